import { ConflictingParameters, InvalidParameter, UnknownFeature } from '../errors.ts'
import type { Bbox } from '../stores/bbox.ts'
import type { FeatureKey, FeatureRow, PageQuery } from '../stores/collection-store.ts'
import type { Collection } from './collections.ts'
import { readCursor, writeCursor } from './cursors.ts'

/** A page holds at most so many features; a larger limit is cut to this, never refused. */
export const largestPage = 10_000

export interface PageRequest {
  readonly limit: number
  readonly offset?: number
  readonly cursor?: string
  readonly bbox?: Bbox
}

/** A page being read. `batches` can be iterated once; what `next` says holds when that has ended. */
export class FeaturePage {
  readonly batches: AsyncIterable<readonly FeatureRow[]>
  /** All features that the request matches, on any page; only where it is known without counting. */
  readonly numberMatched?: number
  #next: string | undefined

  constructor(collection: Collection, query: PageQuery, numberMatched: number | undefined) {
    if (numberMatched !== undefined) this.numberMatched = numberMatched
    this.batches = this.#read(collection, query)
  }

  /** Cursor of the following page; undefined where nothing follows, and before the page was read. */
  get next(): string | undefined {
    return this.#next
  }

  async *#read(collection: Collection, query: PageQuery): AsyncGenerator<readonly FeatureRow[], void, void> {
    let left = query.limit
    let last: FeatureKey | undefined
    // One feature more than asked for tells whether there is a next page.
    for await (const batch of collection.store.page(collection.layer, { ...query, limit: query.limit + 1 })) {
      if (batch.length > left) {
        const kept = batch.slice(0, left)
        last = kept.at(-1)?.key ?? last
        if (last !== undefined) this.#next = writeCursor(requestOf(collection, query.bbox), last)
        if (kept.length > 0) yield kept
        return
      }
      left -= batch.length
      last = batch.at(-1)?.key
      yield batch
    }
  }
}

/**
 * The features of a collection in the order of their keys, from an offset or from the cursor of an earlier
 * page. The limit may change from page to page.
 *
 * @throws InvalidParameter for a limit below 1 or an offset below 0
 * @throws InvalidCursor for a cursor that is malformed or of another collection or bbox
 * @throws ConflictingParameters for a cursor together with an offset
 */
export function readPage(
  collection: Collection,
  { limit, offset = 0, cursor, bbox }: PageRequest,
): FeaturePage {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new InvalidParameter('limit', 'The limit must be a whole number greater than 0.')
  }
  if (!Number.isSafeInteger(offset) || offset < 0) {
    throw new InvalidParameter('offset', 'The offset must be a whole number of at least 0.')
  }
  if (cursor !== undefined && offset > 0) {
    throw new ConflictingParameters(
      ['cursor', 'offset'],
      'A cursor already says where the page starts: leave out either the cursor or the offset.',
    )
  }
  const after =
    cursor === undefined
      ? undefined
      : readCursor(requestOf(collection, bbox), collection.layer.key.type, cursor)
  const query: PageQuery = {
    limit: Math.min(limit, largestPage),
    offset,
    ...(bbox !== undefined && { bbox }),
    ...(after !== undefined && { after }),
  }
  return new FeaturePage(collection, query, bbox === undefined ? collection.featureCount : undefined)
}

/** One feature. @throws UnknownFeature where there is none of this id, or the id can't be one */
export async function findFeature(collection: Collection, id: string): Promise<FeatureRow> {
  const key = collection.layer.key.type === 'integer' ? Number(id) : id
  // Only the one way to write a number names it: "1", never "01", "1.0" or "+1".
  const possible = String(key) === id && (typeof key === 'string' || Number.isSafeInteger(key))
  const row = possible ? await collection.store.feature(collection.layer, key) : undefined
  if (row === undefined) throw new UnknownFeature(collection.id, id)
  return row
}

/** What a listing depends on, and a cursor with it. */
function requestOf(collection: Collection, bbox: Bbox | undefined): string {
  const boxes = bbox?.map(({ minX, minY, maxX, maxY, minZ, maxZ }) =>
    [minX, minY, maxX, maxY, minZ, maxZ].join(),
  )
  return [collection.id, ...(boxes ?? ['everywhere'])].join(' ')
}
