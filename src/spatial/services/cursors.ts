import { hash } from 'node:crypto'
import { InvalidCursor } from '../model/errors.ts'
import type { Layer, Position, Value } from '../model/collection-store.ts'

/** Long enough to distinguish requests. A cursor grants no more access than its request. */
const BINDING_SIZE = 12

/**
 * Maximum bytes of the values in a cursor, which must fit into a URL. If they are longer, the store looks
 * them up.
 */
const MAX_VALUES = 600

/** The start of a page: after a position, or before it (`end` is the position after the last feature). */
export type Cursor = { readonly after: Position } | { readonly before: Position | 'end' }

/**
 * A position in a listing as a base64url token: a digest of the request, then as JSON the direction, the key
 * and the values under the sort keys.
 *
 * @param request everything that the listing depends on: collection, filters and order, not the page size
 */
export function writeCursor(request: string, cursor: Cursor): string {
  const direction = 'after' in cursor ? 'a' : 'b'
  const place = 'after' in cursor ? cursor.after : cursor.before
  const parts = place === 'end' ? [] : [place.key, ...portable(place.values ?? [])]
  const text = JSON.stringify([direction, ...parts])
  return Buffer.concat([bindingOf(request), Buffer.from(text)]).toString('base64url')
}

/** The values; empty if they are too long or cannot be written in JSON. */
function portable(values: readonly Value[]): readonly Value[] {
  const isPortable = values.every((value) => value === null || typeof value === 'string' || isNumber(value))
  return isPortable && Buffer.byteLength(JSON.stringify(values)) <= MAX_VALUES ? values : []
}

/**
 * The position in a cursor.
 *
 * @param sortKeys number of sort keys in the request
 * @throws InvalidCursor if the cursor is malformed or belongs to another request
 */
export function readCursor(
  request: string,
  keyType: Layer['key']['type'],
  sortKeys: number,
  cursor: string,
): Cursor {
  const bytes = Buffer.from(cursor, 'base64url')
  const parts = parse(bytes.subarray(BINDING_SIZE).toString('utf8'))
  const isWellFormed = bytes.toString('base64url') === cursor && Array.isArray(parts)
  if (isWellFormed && !bytes.subarray(0, BINDING_SIZE).equals(bindingOf(request))) {
    throw new InvalidCursor(
      'The cursor belongs to a request with another collection, other filters or another order. Start that listing anew.',
    )
  }
  const place = isWellFormed ? readPlace(parts, keyType, sortKeys) : undefined
  if (place === undefined) {
    throw new InvalidCursor('The cursor is malformed. Take it unchanged from the link to the next page.')
  }
  return place
}

function readPlace(
  parts: readonly unknown[],
  keyType: Layer['key']['type'],
  sortKeys: number,
): Cursor | undefined {
  const [direction, key, ...values] = parts
  if (direction === 'b' && parts.length === 1) return { before: 'end' }
  const isKey = keyType === 'integer' ? Number.isSafeInteger(key) : typeof key === 'string'
  const areValues = values.every((value) => value === null || typeof value === 'string' || isNumber(value))
  if (!isKey || !areValues || (values.length > 0 && values.length !== sortKeys)) return undefined
  const isComplete = values.length === sortKeys
  const place = { key, ...(isComplete && { values }) } as Position
  return direction === 'a' ? { after: place } : direction === 'b' ? { before: place } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A text that is not JSON is not a valid cursor.
    return undefined
  }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const bindingOf = (request: string): Buffer => hash('sha256', request, 'buffer').subarray(0, BINDING_SIZE)
