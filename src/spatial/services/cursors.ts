import { createHash } from 'node:crypto'
import { InvalidCursor } from '../errors.ts'
import type { FeatureKey, Layer } from '../stores/collection-store.ts'

/** Enough to tell requests apart; a cursor grants nothing that its request would not. */
const bindingSize = 12

/**
 * The place in a listing behind a feature, as a token of base64url: a digest of the request, then the key.
 *
 * @param request what the listing depends on: its collection and its filters, not the size of its pages
 */
export function writeCursor(request: string, key: FeatureKey): string {
  return Buffer.concat([bindingOf(request), Buffer.from(String(key))]).toString('base64url')
}

/** The key in a cursor. @throws InvalidCursor where it is malformed or comes from another request */
export function readCursor(request: string, keyType: Layer['key']['type'], cursor: string): FeatureKey {
  const bytes = Buffer.from(cursor, 'base64url')
  const text = bytes.subarray(bindingSize).toString('utf8')
  const key = keyType === 'integer' ? Number(text) : text
  const wellFormed =
    text !== '' &&
    String(key) === text &&
    (typeof key === 'string' || Number.isSafeInteger(key)) &&
    bytes.toString('base64url') === cursor
  if (!wellFormed) {
    throw new InvalidCursor('The cursor is malformed. Take it unchanged from the link to the next page.')
  }
  if (!bytes.subarray(0, bindingSize).equals(bindingOf(request))) {
    throw new InvalidCursor(
      'The cursor belongs to a request with another collection or other filters. Start that listing anew.',
    )
  }
  return key
}

const bindingOf = (request: string): Buffer =>
  createHash('sha256').update(request).digest().subarray(0, bindingSize)
