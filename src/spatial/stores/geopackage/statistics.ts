import type { Knex } from 'knex'
import { TYPE_NAMES } from '../../encodings/wkb-types.ts'
import { settleColumns, settledType } from './columns.ts'
import type { ColumnFacts, DeclaredColumn } from './columns.ts'
import { commonElementType } from './element-types.ts'
import { measurePeriod, momentOf } from './time.ts'
import type { Period } from './time.ts'
import { quotable } from './quoted-names.ts'

/** Facts that need a scan of all rows of a layer. Plain JSON, so that they can be cached. */
export interface LayerStatistics {
  readonly rows: number
  readonly geometries: number
  /** Geometries whose header marks them as empty; the R*Tree does not contain them. */
  readonly empties: number
  /** Mean bytes of a geometry; null if there is none. */
  readonly meanSize: number | null
  /** Count of each kind of geometry, by its WKB name. */
  readonly kinds: Readonly<Record<string, number>>
  /** Geometries whose first bytes match none of the kinds. */
  readonly damaged: number
  readonly hasZ: boolean
  /** In the order of the declared columns. */
  readonly columns: readonly ColumnFacts[]
  /** First and last instant as Julian days, null if open; absent if no feature has a time. */
  readonly period?: Period
}

/** The parts of a layer to read. */
export interface Measured {
  readonly table: string
  /** The geometry column; undefined for an attribute table. */
  readonly geometry: string | undefined
  readonly columns: readonly DeclaredColumn[]
}

/** A column with more values is not an enumeration. */
const MAX_VALUES = 20
/** Longer texts are free text, even if they repeat. */
const MAX_VALUE_LENGTH = 100
/** SQLite allows at most 2000 columns in a result, and each column needs up to seven of them. */
const COLUMNS_AT_A_TIME = 200

interface Head {
  readonly name: string
  readonly z: boolean
}

/** The possible first five bytes of WKB in hexadecimal digits: ISO's codes and EWKB's codes. */
const HEADS: ReadonlyMap<string, Head> = new Map(
  Object.entries(TYPE_NAMES).flatMap(([type, name]) => {
    const iso = [0, 1000, 2000, 3000].map((dimensions) => ({
      code: dimensions + Number(type),
      z: dimensions % 2000 === 1000,
    }))
    const extended = [0x20000000, 0x40000000, 0x60000000, 0x80000000, 0xa0000000, 0xc0000000, 0xe0000000].map(
      (bits) => ({ code: bits + Number(type), z: bits >= 0x80000000 }),
    )
    return [...iso, ...extended].flatMap(({ code, z }) => {
      const [big, little] = [Buffer.alloc(5), Buffer.alloc(5, 1)]
      big.writeUInt32BE(code, 1)
      little.writeUInt32LE(code, 1)
      return [big, little].map((bytes) => [bytes.toString('hex'), { name, z }] as const)
    })
  }),
)

/**
 * Reads all rows several times, in the threads of the driver: about 3 s for a million rows of ten columns.
 */
export async function measureLayer(db: Knex, layer: Measured): Promise<LayerStatistics> {
  const geometries = await measureGeometries(db, layer)
  const columns: ColumnFacts[] = []
  for (let from = 0; from < layer.columns.length; from += COLUMNS_AT_A_TIME) {
    columns.push(
      ...(await measureColumns(db, layer.table, layer.columns.slice(from, from + COLUMNS_AT_A_TIME))),
    )
  }
  for (const [position, column] of layer.columns.entries()) {
    const facts = columns[position] as ColumnFacts
    const values = await fewValues(db, layer.table, column, facts)
    const elements = await commonElementType(db, layer.table, column, facts)
    columns[position] = {
      ...facts,
      ...(values !== undefined && { values }),
      ...(elements !== undefined && { elements }),
    }
  }
  const period = await measurePeriod(db, layer.table, settleColumns(layer.columns, columns))
  return { ...geometries, columns, ...(period && { period }) }
}

/** The position of a byte in this buffer is its numeric value. */
const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
const GEO_PACKAGE_MAGIC = Buffer.from('GP')

/** The flags in the header of a GeoPackage geometry (12-128r19, 2.1.3.1.1); 0 without a header. */
const flagsOf = (db: Knex, column: string): Knex.Raw =>
  db.raw('iif(substr(??, 1, 2) = ?, instr(?, substr(??, 4, 1)) - 1, 0)', [
    column,
    GEO_PACKAGE_MAGIC,
    ALL_BYTES,
    column,
  ])

type GeometryStatistics = Omit<LayerStatistics, 'columns' | 'period'>

async function measureGeometries(
  db: Knex,
  { table, geometry }: Pick<Measured, 'table' | 'geometry'>,
): Promise<GeometryStatistics> {
  if (geometry !== undefined) {
    const sizes = await measureSizes(db, table, geometry)
    return { ...sizes, ...(await measureKinds(db, table, geometry, sizes.geometries)) }
  }
  const [{ rows }] = (await db(quotable(table)).count('* as rows')) as unknown as [{ rows: number }]
  return { rows, geometries: 0, empties: 0, meanSize: null, kinds: {}, damaged: 0, hasZ: false }
}

async function measureSizes(
  db: Knex,
  table: string,
  geometry: string,
): Promise<Pick<LayerStatistics, 'rows' | 'geometries' | 'empties' | 'meanSize'>> {
  const column = quotable(geometry)
  const [size] = (await db(quotable(table))
    .count('* as rows')
    .count({ geometries: column })
    // The length of a blob is known without reading it.
    .avg({ meanSize: db.raw('length(??)', [column]) })
    .sum({ empties: db.raw('(? >> 4) & 1', [flagsOf(db, column)]) })) as unknown as [
    { rows: number; geometries: number; empties: number | null; meanSize: number | null },
  ]
  return { ...size, empties: size.empties ?? 0 }
}

/**
 * Counts the kinds by the first bytes of each geometry: one byte for the byte order and four for the type,
 * after the header and its envelope, whose size the flags give. Kinds that only an extension defines are not
 * recognised.
 */
async function measureKinds(
  db: Knex,
  table: string,
  geometry: string,
  geometries: number,
): Promise<Pick<LayerStatistics, 'kinds' | 'hasZ' | 'damaged'>> {
  const column = quotable(geometry)
  const start = db.raw(
    '9 + case ? & 46 when 0 then 0 when 2 then 32 when 4 then 48 when 6 then 48 when 8 then 64 end',
    [flagsOf(db, column)],
  )
  const head = db.raw('substr(??, iif(substr(??, 1, 2) = ?, ?, 1), 5)', [
    column,
    column,
    GEO_PACKAGE_MAGIC,
    start,
  ])
  const found: { head: Buffer; count: number }[] = await db
    .select('head')
    .count('* as count')
    // The limit prevents SQLite from computing the expression again at each use of its name.
    .from(db(quotable(table)).select({ head }).limit(Number.MAX_SAFE_INTEGER).as('heads'))
    .whereIn(
      'head',
      [...HEADS.keys()].map((hex) => Buffer.from(hex, 'hex')),
    )
    .groupBy('head')
  const kinds: Record<string, number> = {}
  let [readable, hasZ] = [0, false]
  for (const { head: bytes, count } of found) {
    const { name, z } = HEADS.get(bytes.toString('hex')) as Head
    kinds[name] = (kinds[name] ?? 0) + count
    readable += count
    hasZ ||= z
  }
  return { kinds, hasZ, damaged: geometries - readable }
}

async function measureColumns(
  db: Knex,
  table: string,
  columns: readonly DeclaredColumn[],
): Promise<ColumnFacts[]> {
  const query = db(quotable(table))
  const isNumber = "in ('integer', 'real')"
  columns.forEach(({ name, type, maxLength }, position) => {
    const column = quotable(name)
    const ask = (sql: string, alias: string, ...bindings: Knex.RawBinding[]): void =>
      void query.select(db.raw(`${sql} as ??`, [...bindings, `${alias}${position}`]))
    ask('count(??)', 'count', column)
    ask('typeof(min(??))', 'least', column)
    ask('typeof(max(??))', 'greatest', column)
    if (type === 'json') {
      ask('count(iif(json_valid(??), 1, null))', 'documents', column)
      const typed = (json: string): string =>
        `count(iif(json_valid(??), iif(json_type(??) = '${json}', 1, null), null))`
      ask(typed('array'), 'arrays', column, column)
      ask(typed('object'), 'objects', column, column)
    } else if (type !== 'text') {
      ask(`iif(typeof(min(??)) ${isNumber}, min(??), null)`, 'min', column, column)
      ask(`iif(typeof(max(??)) ${isNumber}, max(??), null)`, 'max', column, column)
    }
    if (type !== 'text' && type !== 'number' && type !== 'json')
      ask(`max(typeof(??) = 'real')`, 'fractions', column)
    if (type === 'date') {
      ask('count(iif(length(??) = 10, ?, null))', 'moments', column, momentOf(db, column))
    }
    if (type === 'datetime') ask('count(?)', 'moments', momentOf(db, column))
    if (maxLength !== undefined) ask('max(length(??))', 'longest', column)
  })
  const row = (await query.first()) as Record<string, unknown>
  const of = <T>(alias: string, position: number): T | null =>
    (row[`${alias}${position}`] ?? null) as T | null
  return columns.map((_, position) => ({
    count: of<number>('count', position) ?? 0,
    least: of<ColumnFacts['least']>('least', position) ?? 'null',
    greatest: of<ColumnFacts['greatest']>('greatest', position) ?? 'null',
    fractions: of<number>('fractions', position) === 1,
    min: of<number>('min', position),
    max: of<number>('max', position),
    moments: of<number>('moments', position),
    longest: of<number>('longest', position),
    ...(columns[position]?.type === 'json' && {
      documents: of<number>('documents', position) ?? 0,
      arrays: of<number>('arrays', position) ?? 0,
      objects: of<number>('objects', position) ?? 0,
    }),
  }))
}

/** The values of a column of texts or whole numbers, if there are few. Stops at the first value too many. */
async function fewValues(
  db: Knex,
  table: string,
  column: DeclaredColumn,
  facts: ColumnFacts,
): Promise<ColumnFacts['values']> {
  const type = settledType(column, facts)
  if (type !== 'text' && type !== 'integer') return undefined
  const wanted = type === 'text' ? 'text' : 'integer'
  if (facts.least !== wanted || facts.greatest !== wanted) return undefined
  const name = quotable(column.name)
  const rows = (await db(quotable(table))
    .select({ value: db.raw('iif(length(??) <= ?, ??, null)', [name, MAX_VALUE_LENGTH, name]) })
    .distinct()
    .whereNotNull(name)
    .limit(MAX_VALUES + 1)) as { value: string | number | null }[]
  const values = rows.map(({ value }) => value).filter((value) => value !== null)
  const isAll = rows.length > 0 && rows.length <= MAX_VALUES && values.length === rows.length
  return isAll ? values.sort((a, b) => (a < b ? -1 : 1)) : undefined
}
