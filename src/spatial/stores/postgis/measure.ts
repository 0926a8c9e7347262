import { identifier } from '../../../lib/sql-quotes.ts'
import { stateOf } from '../../../platform/catalogue/postgres-errors.ts'
import type { Area } from '../../model/area.ts'
import type { Relation, RelationIndex } from './catalogue.ts'
import type { Cell, Connections } from './connections.ts'
import type { RowEstimate } from './layer.ts'

/** Tables with at most so many rows are measured completely, and counted in answers. A count takes a millisecond. */
export const MAX_COUNTED = 20_000
/** Rows of other tables whose geometries are looked at. */
const SAMPLE = 10_000
/** A view can be expensive. */
const MAX_MEASURE_MS = 5000
/** The longest side of all geometries of a large table. */
const MAX_SCAN_MS = 5000
const QUERY_CANCELED = '57014'

/** Facts about the rows of a relation. They are those of a sample if it is large. */
export interface Measures {
  /** Absent if there are many rows. */
  readonly rows?: number
  /** [minX, minY, maxX, maxY] in stored coordinates; absent if there are no positions, or if it is not known. */
  readonly bounds?: Area
  /** False if some positions may lie beyond the bounds. */
  readonly areBoundsComplete: boolean
  readonly srids: readonly number[]
  /** Names of PostGIS, such as ST_Point. */
  readonly kinds: readonly string[]
  readonly hasZ: boolean
  /** The larger of width and height of the largest envelope. Read at the first use. */
  readonly longestSide: () => Promise<number>
  readonly meanSize: number
  /** False if no row of a large table lacks a geometry. */
  readonly mayLackGeometries: boolean
  /** Of a large table with a spatial index and statistics. */
  readonly rowEstimate?: RowEstimate
}

export const NOTHING: Measures = {
  areBoundsComplete: false,
  srids: [],
  kinds: [],
  hasZ: false,
  longestSide: () => Promise.resolve(0),
  meanSize: 200,
  mayLackGeometries: true,
}

/** Measures a relation. @param geometry its column of geometries; undefined without one */
export async function measure(
  connections: Connections,
  relation: Relation,
  geometry: string | undefined,
): Promise<Measures> {
  const isSmall = await hasFewRows(connections, relation)
  if (isSmall === undefined) return NOTHING
  const table = `${identifier(relation.schema)}.${identifier(relation.name)}`
  const rows = isSmall ? await countOf(connections, table) : undefined
  const counted = rows === undefined ? {} : { rows }
  if (geometry === undefined) return { ...NOTHING, ...counted }
  const column = identifier(geometry)
  const found = await shapesOf(
    connections,
    isSmall ? table : `(select ${column} from ${table} limit ${SAMPLE}) as s`,
    column,
  )
  if (isSmall) return { ...found, ...counted, areBoundsComplete: true }
  const { bounds: _, ...shapes } = found
  const bounds = await estimatedBounds(connections, relation, geometry)
  const isOfPoints = shapes.kinds.every((kind) => kind === 'ST_Point')
  let side: Promise<number> | undefined
  const longestSide = (): Promise<number> =>
    (side ??= isOfPoints ? Promise.resolve(0) : scannedSide(connections, table, column, bounds))
  // With an index, PostGIS reads the bounds from its root; otherwise from a sample.
  const areBoundsComplete = hasSpatialIndex(relation, geometry)
  const mayLackGeometries = await hasNulls(connections, relation, geometry)
  const hasEstimate =
    areBoundsComplete && bounds !== undefined && (await estimates(connections, relation, geometry))
  return {
    ...{ ...shapes, ...(bounds && { bounds }), areBoundsComplete, longestSide, mayLackGeometries },
    ...(hasEstimate && { rowEstimate: { oid: relation.oid, rows: relation.rows } }),
  }
}

/** True if PostGIS can estimate how many rows meet a box. */
async function estimates(connections: Connections, { oid }: Relation, geometry: string): Promise<boolean> {
  try {
    await connections.rows({
      text: 'select _postgis_selectivity(cast(cast($1 as oid) as regclass), $2, ST_MakeEnvelope(0, 0, 1, 1))',
      values: [oid, geometry],
    })
    return true
  } catch (error) {
    // It raises an error for what has no statistics, such as a geography.
    if (stateOf(error) === undefined) throw error
    return false
  }
}

/** True if a column has an index whose root has the extent of all geometries. */
const hasSpatialIndex = ({ columns, indexes }: Relation, geometry: string): boolean =>
  indexes.some(
    ({ method, isPlain, columns: [first] }) =>
      method === 'gist' &&
      isPlain &&
      columns.some(({ name, number }) => name === geometry && number === first),
  )

/** An index of the rows without a geometry; undefined if there is none. */
export const nullIndex = ({ indexes }: Relation, geometry: string): RelationIndex | undefined =>
  indexes.find(({ definition }) =>
    [geometry, identifier(geometry)].some((name) => definition.endsWith(` WHERE (${name} IS NULL)`)),
  )

/**
 * True if rows may lack a geometry. A condition for them is costly: without an index of its own, it reads the spatial index as
 * a whole. So it is left out of the statements if the last look found none.
 */
async function hasNulls(connections: Connections, relation: Relation, geometry: string): Promise<boolean> {
  if (nullIndex(relation, geometry) !== undefined) return true
  const { schema, name } = relation
  const found = await quickly(
    connections,
    `select 1 from ${identifier(schema)}.${identifier(name)} where ${identifier(geometry)} is null limit 1`,
  )
  return found === undefined || found.length > 0
}

/** Undefined if even that takes long. */
async function hasFewRows(
  connections: Connections,
  { kind, rows, schema, name }: Relation,
): Promise<boolean | undefined> {
  if (rows > MAX_COUNTED) return false
  if (rows >= 0 && kind === 'r' && rows > 0) return true
  const some = `select from ${identifier(schema)}.${identifier(name)} offset ${MAX_COUNTED} limit 1`
  const found = await quickly(connections, `select count(*) from (${some}) as s`)
  return found === undefined ? undefined : found[0] === '0'
}

async function countOf(connections: Connections, table: string): Promise<number | undefined> {
  const found = await quickly(connections, `select count(*) from ${table}`)
  return found && Number(found[0])
}

/**
 * True if a column has whole numbers beyond 2^53, where clients lose digits. An index over it answers at once. False if
 * that takes too long.
 */
export async function hasLargeNumbers(
  connections: Connections,
  { schema, name }: Relation,
  column: string,
): Promise<boolean> {
  const number = identifier(column)
  const found = await quickly(
    connections,
    `select min(${number}) < -9007199254740991 or max(${number}) > 9007199254740991
    from ${identifier(schema)}.${identifier(name)}`,
  )
  return found?.[0] === 't'
}

const sideOf = (column: string): string => {
  const shape = `cast(${column} as geometry)`
  return `max(greatest(ST_XMax(${shape}) - ST_XMin(${shape}), ST_YMax(${shape}) - ST_YMin(${shape})))`
}

async function shapesOf(connections: Connections, from: string, column: string): Promise<Measures> {
  const shape = `cast(${column} as geometry)`
  const found = await quickly(
    connections,
    `select to_json(array_agg(distinct ST_SRID(${shape}))), to_json(array_agg(distinct ST_GeometryType(${shape}))),
      coalesce(bool_or(ST_Zmflag(${shape}) in (2, 3)), false), ${sideOf(column)}, avg(ST_MemSize(${shape})),
      ${boundsOf(`ST_Extent(${shape})`)}
    from ${from} where ${column} is not null`,
  )
  if (found === undefined) return NOTHING
  const [srids, kinds, hasZ, side, size, bounds] = found as (string | null)[]
  return {
    srids: (JSON.parse(srids ?? 'null') as number[] | null) ?? [],
    kinds: (JSON.parse(kinds ?? 'null') as string[] | null) ?? [],
    hasZ: hasZ === 't',
    areBoundsComplete: false,
    longestSide: () => Promise.resolve(finite(side)),
    meanSize: 200 + finite(size),
    mayLackGeometries: true,
    ...areaIn(bounds ?? null),
  }
}

const finite = (text: string | null | undefined): number => (Number.isFinite(Number(text)) ? Number(text) : 0)

const boundsOf = (
  box: string,
): string => `(select to_json(array[ST_XMin(b), ST_YMin(b), ST_XMax(b), ST_YMax(b)])
  from (select ${box} as b) as boxes where b is not null)`

function areaIn(json: string | null): { bounds?: Area } {
  const sides: unknown = JSON.parse(json ?? 'null')
  return Array.isArray(sides) && sides.every(Number.isFinite) ? { bounds: sides as unknown as Area } : {}
}

/** What ANALYZE found; undefined without statistics, and for views. */
async function estimatedBounds(
  connections: Connections,
  { schema, name }: Relation,
  geometry: string,
): Promise<Area | undefined> {
  try {
    const [row = []] = await connections.rows({
      text: `select ${boundsOf('ST_EstimatedExtent($1, $2, $3)')}`,
      values: [schema, name, geometry],
    })
    return areaIn((row[0] ?? null) as string | null).bounds
  } catch (error) {
    // PostGIS raises an error for what has no statistics.
    if (stateOf(error) === undefined) throw error
    return undefined
  }
}

/** A feature with the envelope of its geometry. */
export interface Placed {
  readonly id: string
  readonly box: Area
}

/** The envelopes of at most `MAX_COUNTED` features; none if that takes too long. */
export async function boxesIn(
  connections: Connections,
  { schema, name }: Relation,
  geometry: string,
  key: readonly string[],
): Promise<readonly Placed[]> {
  const shape = `cast(${identifier(geometry)} as geometry)`
  const id = key.map((column) => `cast(${identifier(column)} as text)`).join(` || ',' || `)
  const columns = [...new Set([...key, geometry])].map(identifier).join(', ')
  const found = await quickly(
    connections,
    `select json_agg(json_build_object('id', ${id}, 'box',
        array[ST_XMin(${shape}), ST_YMin(${shape}), ST_XMax(${shape}), ST_YMax(${shape})]))
      from (select ${columns} from ${identifier(schema)}.${identifier(name)} limit ${MAX_COUNTED}) as s
      where ${identifier(geometry)} is not null and not ST_IsEmpty(${shape})`,
  )
  return (JSON.parse((found?.[0] ?? '[]') as string) as Placed[]).filter(({ box }) =>
    box.every(Number.isFinite),
  )
}

/** The longest side of all geometries; that of the extent if the scan takes too long. */
async function scannedSide(
  connections: Connections,
  table: string,
  column: string,
  bounds: Area | undefined,
): Promise<number> {
  const found = await quickly(connections, `select ${sideOf(column)} from ${table}`, MAX_SCAN_MS)
  if (found !== undefined) return finite(found[0] as string | null)
  return bounds === undefined ? 0 : Math.max(bounds[2] - bounds[0], bounds[3] - bounds[1])
}

/** The first row of a query; undefined if it takes too long. */
async function quickly(
  connections: Connections,
  text: string,
  ms = MAX_MEASURE_MS,
): Promise<readonly Cell[] | undefined> {
  try {
    return (await connections.rows({ text, values: [] }, ms))[0] ?? []
  } catch (error) {
    if (stateOf(error) === QUERY_CANCELED) return undefined
    throw error
  }
}
