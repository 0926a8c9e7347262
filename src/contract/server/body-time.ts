import type { IncomingMessage } from 'node:http'

const streamed = new WeakSet<IncomingMessage>()

/**
 * Exempts a request from the time limit for whole requests if a handler streams its body: such a body may
 * take any time, as long as bytes keep arriving.
 */
export function markStreamed(message: IncomingMessage): void {
  streamed.add(message)
}

export function isStreamed(message: IncomingMessage): boolean {
  return streamed.has(message)
}
