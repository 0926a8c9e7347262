import type { Call } from './call.ts'
import { Encoded, isPieces, type Answer } from './handler.ts'

/**
 * Sent with every answer that has an ETag. `private`: shared caches do not know that `X-API-Key` is a
 * credential. `no-cache`: the answer may be stored but must be revalidated before each use, because data can
 * be replaced and keys revoked at any time.
 */
export const CACHE_CONTROL = 'private, no-cache'

/**
 * Answers 304 if the client already has the answer (RFC 9110, 13.1.2 and 15.4.5). That reads no row of the
 * body. Only `If-None-Match: *`, which asks whether the resource exists at all, reads the start of the body.
 * @param answer of an operation that declares 304
 * @throws the error of the body at its start
 */
export async function revalidate(call: Call, answer: Answer): Promise<Answer> {
  const condition = call.headers['if-none-match']
  const tag = answer.headers?.['ETag']
  if (condition === undefined || typeof tag !== 'string' || !hasContent(answer)) return answer
  if (condition.trim() === '*') await begin(answer.body)
  else if (!matches(condition, tag)) return answer
  // A cache takes over the headers of a 304 (RFC 9111, 3.2). With the policy of data, a page could load nothing.
  const policy = answer.headers?.['Content-Security-Policy']
  const headers = { ETag: tag, ...(policy !== undefined && { 'Content-Security-Policy': policy }) }
  return { status: 304, mediaType: null, headers, body: undefined }
}

/**
 * True if the answer is the resource or a part of it: `Range` applies only if the conditions hold (13.2.2).
 */
function hasContent({ status }: Answer): boolean {
  return status === 200 || status === 206
}

/** Compares weakly: W/"a" and "a" are the same (RFC 9110, 8.8.3.2). */
export function matches(condition: string, tag: string): boolean {
  const opaque = tag.slice(tag.indexOf('"'))
  for (const [, candidate] of condition.matchAll(/(?:^|[\s,])(?:W\/)?("[^"]*")/g)) {
    if (candidate === opaque) return true
  }
  return false
}

async function begin(body: unknown): Promise<void> {
  if (!(body instanceof Encoded) || !isPieces(body.content)) return
  const pieces = body.content[Symbol.asyncIterator]()
  await pieces.next()
  await pieces.return?.()
}
