import type { Call } from './call.ts'
import { Encoded, isPieces, type Answer } from './handler.ts'

/**
 * What goes with every answer that has an ETag. `private`: shared caches do not know that `X-API-Key` is a
 * credential. `no-cache`: it may be kept, but must be asked about before each use, because data can be
 * replaced and keys revoked at any time.
 */
export const CACHE_CONTROL = 'private, no-cache'

/**
 * Puts an answer 304 in the place of one that the client already has (RFC 9110, 13.1.2 and 15.4.5). No row of
 * its body is read for that; only `If-None-Match: *`, which asks whether there is anything at all, takes the
 * start of the body to tell.
 * @param answer of an operation that declares 304
 * @throws what the body throws at its start
 */
export async function revalidate(call: Call, answer: Answer): Promise<Answer> {
  const condition = call.headers['if-none-match']
  const tag = answer.headers?.['ETag']
  if (condition === undefined || typeof tag !== 'string' || !hasContent(answer)) return answer
  if (condition.trim() === '*') await begin(answer.body)
  else if (!matches(condition, tag)) return answer
  return { status: 304, mediaType: null, headers: { ETag: tag }, body: undefined }
}

/** Whether it is what was asked for, or a part of it: `Range` counts only where the conditions hold (13.2.2). */
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
