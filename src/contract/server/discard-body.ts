import type { IncomingMessage } from 'node:http'

/**
 * An unread body may keep arriving for a moment, so that the client receives the answer; then it is cut off.
 */
export function discardBody(message: IncomingMessage): void {
  if (message.complete) return
  message.unpipe().resume()
  const timer = setTimeout(() => message.destroy(), 1000)
  timer.unref()
  message.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}
