import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const REQUEST_ID = /^[\x21-\x7e\xa0-\xff](?:[\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa0-\xff])?$/

/** The caller's id if it may be echoed and logged, otherwise a new id. */
export function requestIdOf(header: string | string[] | undefined, maxLength: number): string {
  const usable = typeof header === 'string' && header.length <= maxLength && REQUEST_ID.test(header)
  return usable ? header : randomUUID()
}

/**
 * Prepares a response to echo an id. node:http joins the headers to a first piece of text and encodes both as
 * UTF-8, although headers are ISO 8859-1. Pieces of bytes leave the headers as they are.
 */
export function prepareEcho(response: ServerResponse, requestId: string): void {
  if (/^[\x20-\x7e]*$/.test(requestId)) return
  response.write = withBytes(response.write.bind(response))
  response.end = withBytes(response.end.bind(response))
}

function withBytes<Method extends ServerResponse['write'] | ServerResponse['end']>(method: Method): Method {
  const send = method as (...values: unknown[]) => unknown
  return ((piece: unknown, ...rest: unknown[]) =>
    send(typeof piece === 'string' ? Buffer.from(piece) : piece, ...rest)) as Method
}
