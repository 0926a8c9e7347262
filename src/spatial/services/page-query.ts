import { ConflictingParameters, InvalidParameter, SeveralFaults, SpatialError } from '../model/errors.ts'
import type { PageQuery } from '../model/collection-store.ts'
import { readCursor } from './cursors.ts'
import { readDatetime } from './datetimes.ts'
import { readEqualities } from './equalities.ts'
import { isOneOf, readIds } from './ids.ts'
import { readSelection, readSort } from './properties.ts'
import type { Collection } from '../model/collection.ts'
import { readBbox } from './bbox.ts'
import { readSystem } from './reference-systems.ts'
import type { Format } from '../model/links.ts'
import { CRS84 } from '../model/coordinate-system.ts'
import { CRS84 as LON_LAT_LITERALS } from '../cql2/index.ts'
import type { LiteralSystem } from '../model/filter.ts'
import { type FilterRequest, readFilter } from './filters.ts'

/** Maximum number of features on a page. A larger limit is reduced to it, never refused. */
export const MAX_PAGE_SIZE = 10_000

/** A request for features, by its parameters. */
export interface PageRequest extends FilterRequest {
  readonly limit: number
  readonly offset?: number
  readonly cursor?: string
  readonly bbox?: readonly number[]
  /** URI of the reference system of the bbox. */
  readonly 'bbox-crs'?: string
  /** URI of the reference system of the answer. */
  readonly crs?: string
  readonly datetime?: string
  readonly ids?: readonly string[]
  readonly properties?: readonly string[]
  readonly sortby?: readonly string[]
  readonly skipGeometry?: boolean
  readonly f?: Format
  /** Values by property names. */
  readonly queryables?: Readonly<Record<string, string>>
}

/**
 * Builds the query for the store, without the transformation of a bbox in another reference system.
 *
 * @param literals the reference system of geometries in the filter
 * @returns the query, the text that the cursors of its listing are bound to, and the text of the filter as it was read
 * @throws InvalidParameter, InvalidFilter, NotQueryable, UnsupportedParameters; SeveralFaults for more than one of them
 */
export function readPageQuery(
  collection: Collection,
  request: PageRequest,
  literals: LiteralSystem = LON_LAT_LITERALS,
): { query: PageQuery; listing: string; filterText: string | undefined } {
  const { id, layer } = collection
  const {
    limit,
    offset = 0,
    cursor,
    bbox,
    datetime,
    ids,
    properties,
    sortby,
    queryables,
    skipGeometry,
  } = request
  const faults: SpatialError[] = []
  /** Reads a parameter; records a fault and continues if it is invalid. */
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
  read(request.crs, (uri) => readSystem(collection, 'crs', uri))
  const axes = read(request['bbox-crs'], (uri) => readSystem(collection, 'bbox-crs', uri))
  const box = read(bbox, (numbers) => readBbox(numbers, axes))
  const time = read(datetime, readDatetime)
  const columns = read(properties, (names) => readSelection(layer, names))
  const sort = read(sortby, (entries) => readSort(layer, entries))
  const equalities = read(queryables, (parameters) => readEqualities(layer, parameters))
  faults.push(...(equalities?.faults ?? []))
  read(request['filter-crs'], (uri) => readSystem(collection, 'filter-crs', uri))
  const filter = readFilter(collection, request, literals)
  faults.push(...filter.faults)
  const conditions = [
    ...(filter.condition ? [filter.condition] : []),
    ...(ids ? [readIds(layer, ids)] : []),
    ...(equalities?.id === undefined ? [] : [isOneOf(layer, [equalities.id])]),
  ]
  const order = sort?.map(({ column, descending }) => [layer.columns[column]?.name, descending])
  const listing = listingOf(id, request, filter.text, order)
  // A cursor can be checked only if the other parameters are valid.
  const place =
    faults.length > 0
      ? undefined
      : read(cursor, (text) => readCursor(listing, layer.key.type, sort?.length ?? 0, text))
  const [fault, ...others] = faults
  if (fault !== undefined) throw others.length > 0 ? new SeveralFaults(faults) : fault
  return {
    listing,
    filterText: filter.text,
    query: {
      limit: Math.min(limit, MAX_PAGE_SIZE),
      ...(offset > 0 && { offset }),
      ...(box && { bbox: box }),
      ...(time && { time }),
      ...(equalities && { equals: equalities.equals }),
      ...(conditions[0] && {
        filter: conditions.length > 1 ? { kind: 'and', parts: conditions } : conditions[0],
      }),
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
      'A cursor already defines the start of the page. Omit either the cursor or the offset.',
    )
  }
}

/** Parameters that choose a page of a listing, or what is shown of its features. A cursor does not depend on them. */
const OF_THE_PAGE: readonly (keyof PageRequest)[] = [
  'limit',
  'offset',
  'cursor',
  'properties',
  'skipGeometry',
  'crs',
  'f',
]

/** Parameters that `listingOf` writes as they were read, or without their defaults. */
const AS_READ: readonly (keyof PageRequest)[] = [
  ...(['bbox', 'bbox-crs', 'datetime', 'queryables', 'sortby'] as const),
  ...(['filter', 'filterWithPlus', 'filter-lang', 'filter-crs'] as const),
]

const NOT_BOUND_BY_NAME: ReadonlySet<string> = new Set([...OF_THE_PAGE, ...AS_READ])

/**
 * Everything that a listing and its cursors depend on: all parameters except those of the page. A parameter that
 * nobody has named here belongs to the listing.
 */
function listingOf(id: string, request: PageRequest, filter: string | undefined, order: unknown): string {
  const { bbox, datetime, queryables = {}, 'bbox-crs': bboxCrs = CRS84 } = request
  const equalities = sortedEntries(queryables)
  const system = bbox === undefined || bboxCrs === CRS84 ? [] : [bboxCrs]
  const { 'filter-lang': language = 'cql2-text', 'filter-crs': filterCrs = CRS84 } = request
  const filtered = filter === undefined ? [] : [{ filter, language, filterCrs }]
  const others = sortedEntries(request).filter(
    ([name, value]) => value !== undefined && !NOT_BOUND_BY_NAME.has(name),
  )
  return JSON.stringify([
    ...[id, bbox ?? null, datetime ?? null, equalities, order ?? []],
    ...[...system, ...filtered],
    ...(others.length > 0 ? [{ others }] : []),
  ])
}

const sortedEntries = (parameters: object): [string, unknown][] =>
  Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
