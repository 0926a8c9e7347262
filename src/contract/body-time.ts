import type { IncomingMessage } from 'node:http'

const streamed = new WeakSet<IncomingMessage>()

/**
 * Takes a request whose body a handler reads as it comes out of the time limit for whole requests: such a body
 * may take as long as it needs, as long as something arrives.
 */
export function markStreamed(message: IncomingMessage): void {
  streamed.add(message)
}

export function isStreamed(message: IncomingMessage): boolean {
  return streamed.has(message)
}
