import { ConflictingParameters, InvalidParameter, SeveralFaults, SpatialError } from '../model/errors.ts'
import type { PageQuery } from '../model/collection-store.ts'
import { readCursor } from './cursors.ts'
import { readDatetime } from './datetimes.ts'
import { readEqualities } from './equalities.ts'
import { readSelection, readSort } from './properties.ts'
import type { Collection } from '../model/collection.ts'
import { readBbox } from './bbox.ts'

/** A page holds at most so many features; a larger limit is cut to this, never refused. */
export const largestPage = 10_000

/** A request for features, in the words of its parameters. */
export interface PageRequest {
  readonly limit: number
  readonly offset?: number
  readonly cursor?: string
  readonly bbox?: readonly number[]
  readonly datetime?: string
  readonly properties?: readonly string[]
  readonly sortby?: readonly string[]
  readonly skipGeometry?: boolean
  /** Values by the names of properties. */
  readonly queryables?: Readonly<Record<string, string>>
}

/**
 * What to ask the store for.
 *
 * @returns the query, and what cursors of its listing are bound to
 * @throws InvalidParameter, NotQueryable, UnsupportedParameters; SeveralFaults for more than one of them
 */
export function readPageQuery(
  { id, layer }: Collection,
  request: PageRequest,
): { query: PageQuery; listing: string } {
  const { limit, offset = 0, cursor, bbox, datetime, properties, sortby, queryables, skipGeometry } = request
  const faults: SpatialError[] = []
  /** Reads one parameter, and goes on to the others where it is wrong. */
  const read = <Given, Value>(
    given: Given | undefined,
    reader: (given: Given) => Value,
  ): Value | undefined => {
    try {
      return given === undefined ? undefined : reader(given)
    } catch (error) {
      if (!(error instanceof SpatialError)) throw error
      faults.push(error)
      return undefined
    }
  }
  read(request, checkExtent)
  const box = read(bbox, readBbox)
  const time = read(datetime, readDatetime)
  const columns = read(properties, (names) => readSelection(layer, names))
  const sort = read(sortby, (entries) => readSort(layer, entries))
  const equalities = read(queryables, (parameters) => readEqualities(layer, parameters))
  faults.push(...(equalities?.faults ?? []))
  const order = sort?.map(({ column, descending }) => [layer.columns[column]?.name, descending])
  const listing = listingOf(id, request, order)
  // A cursor can only be judged by a request that is right otherwise.
  const place =
    faults.length > 0
      ? undefined
      : read(cursor, (text) => readCursor(listing, layer.key.type, sort?.length ?? 0, text))
  const [fault, ...others] = faults
  if (fault !== undefined) throw others.length > 0 ? new SeveralFaults(faults) : fault
  return {
    listing,
    query: {
      limit: Math.min(limit, largestPage),
      ...(offset > 0 && { offset }),
      ...(box && { bbox: box }),
      ...(time && { time }),
      ...(equalities && { equals: equalities.equals }),
      ...(sort && { sort }),
      ...place,
      ...(columns && { columns }),
      ...(skipGeometry && { skipGeometry }),
    },
  }
}

function checkExtent({ limit, offset = 0, cursor }: PageRequest): void {
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
}

/** What a listing depends on, and its cursors with it: all but the size of its pages and what is shown of each feature. */
function listingOf(id: string, { bbox, datetime, queryables = {} }: PageRequest, order: unknown): string {
  const equalities = Object.entries(queryables).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([id, bbox ?? null, datetime ?? null, equalities, order ?? []])
}
