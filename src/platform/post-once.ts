import http from 'node:http'
import https from 'node:https'

/** Bytes of an answer that are read and ignored. The connection is closed after them. */
const MAX_ANSWER_BYTES = 65_536

/**
 * Sends a body to a server by POST. The connection is new and is closed afterwards, so that no state goes from one
 * host to another. Redirects are not followed. The answer is read so that the other side can send it, and ignored.
 * @param signal ends the exchange; not later than its end, the promise settles
 * @returns the status of the answer
 * @throws the error of the system, of TLS or of the HTTP parser if there is no status; the signal's reason
 */
export function postOnce(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const bytes = Buffer.from(body)
  const { request: send } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    if (signal.aborted) return void reject(signal.reason as Error)
    let status: number | undefined
    const settle = (error?: Error): void => {
      signal.removeEventListener('abort', abort)
      if (status !== undefined) resolve(status)
      else reject(error ?? new Error('The connection was closed without an answer.'))
    }
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': bytes.length },
      agent: false,
    })
    const abort = (): void => void request.destroy(signal.reason as Error)
    signal.addEventListener('abort', abort)
    request.on('response', (response) => {
      status = response.statusCode!
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > MAX_ANSWER_BYTES) request.destroy()
      })
      // The status is known, so a broken rest of the answer changes nothing.
      response.on('error', () => settle())
      response.on('close', () => settle())
    })
    request.on('error', settle)
    request.on('close', () => settle())
    request.end(bytes)
  })
}
