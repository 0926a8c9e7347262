import type { Knex } from 'knex'
import type { ServedLoad } from '../../listings/served-load.ts'
import { valuesTable } from '../../model/warehouse/load-tables.ts'
import { VALUE_TYPES } from '../../model/reading.ts'
import type { Row } from '../../model/warehouse/warehouse.ts'
import type { ColumnFacts } from './column-facts.ts'

/** The values of a column that have a mask and a Rich pattern. */
export interface Form {
  readonly mask: string
  readonly rich: string
  readonly rows: number
}

export interface ValueRows {
  readonly value: string
  readonly rows: number
}

/** What the tables of a profile tell of columns, by the ids of the attributes. */
export interface Evidence {
  /** The most frequent forms of columns that may have a pattern. */
  readonly forms: ReadonlyMap<number, readonly Form[]>
  /** All values of columns with few values, the most frequent first. */
  readonly values: ReadonlyMap<number, readonly ValueRows[]>
}

const BLANK = VALUE_TYPES.indexOf('blank')

/** The values of a set. */
export const MAX_SET_VALUES = 60
/** Rows for each value of a set, on average. */
const MIN_ROWS_PER_VALUE = 8
const MIN_ROWS_OF_SET = 40
/** Characters of a value of a set. */
const MAX_SET_LENGTH = 60

const MAX_FORMS = 60
/** Characters of the longest value of a column with a pattern. */
const MAX_PATTERN_LENGTH = 200
/** A column with more masks has no pattern, unless one of them is frequent. */
const MAX_MASKS = 200
const FREQUENT = 0.8

/** Columns whose values or forms are read. */
const MAX_COLUMNS = 200

/** True if the column has few values, each of them in many rows. */
export const hasFewValues = ({ profile, filled, type }: ColumnFacts): boolean =>
  ['text', 'boolean', 'integer'].includes(type) &&
  filled >= MIN_ROWS_OF_SET &&
  profile.distinct >= 2 &&
  profile.distinct <= MAX_SET_VALUES &&
  filled >= MIN_ROWS_PER_VALUE * profile.distinct &&
  profile.maxLength <= MAX_SET_LENGTH

/** True if the values may have a form in common. */
const mayHavePattern = ({ profile, filled, type }: ColumnFacts): boolean =>
  ['text', 'integer'].includes(type) &&
  filled > 0 &&
  profile.maxLength <= MAX_PATTERN_LENGTH &&
  (profile.masks <= MAX_MASKS || (profile.patterns.mode?.rows ?? 0) >= FREQUENT * filled)

/** Reads the values of columns with few values, and the forms of columns that may have a pattern. */
export async function readEvidence(
  load: ServedLoad,
  columns: readonly ColumnFacts[],
  signal: AbortSignal,
): Promise<Evidence> {
  const { entity, warehouse } = load
  const table = valuesTable(entity.id, entity.generation)
  const idsOf = (some: readonly ColumnFacts[]): number[] =>
    some.slice(0, MAX_COLUMNS).map(({ attributeId }) => attributeId)
  const { knex, dialect } = warehouse
  const values = knex(table)
    .whereIn('attribute', idsOf(columns.filter(hasFewValues)))
    .where('n', '<=', MAX_SET_VALUES)
    .orderBy(['attribute', 'n'])
    .select('attribute', 'value', 'frequency as rows')
  const grouped = knex(table)
    .whereIn('attribute', idsOf(columns.filter(mayHavePattern)))
    .whereNotNull('mask')
    .whereNotNull('rich')
    // The suggested rules leave blank values out.
    .whereNot('type', BLANK)
    .groupBy('attribute', 'mask', 'rich')
    .select('attribute', 'mask', 'rich')
    .sum({ rows: 'frequency' })
  const order = [{ column: 'rows', isDescending: true }, { column: 'mask' }, { column: 'rich' }]
  const place = knex.raw(dialect.rowNumber(order, ['attribute']))
  const placed = knex.from(grouped.as('grouped')).select('*', { place })
  const forms = knex
    .from(placed.as('placed'))
    .where('place', '<=', MAX_FORMS)
    .orderBy(['attribute', 'place'])
    .select('attribute', 'mask', 'rich', 'rows')
  return {
    values: byAttribute(await rowsOf(load, values, signal), ({ value, rows }) => ({
      value: value as string,
      rows: Number(rows),
    })),
    forms: byAttribute(await rowsOf(load, forms, signal), ({ mask, rich, rows }) => ({
      mask: mask as string,
      rich: rich as string,
      rows: Number(rows),
    })),
  }
}

function byAttribute<T>(rows: readonly Row[], read: (row: Row) => T): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const row of rows) {
    const id = Number(row['attribute'])
    const known = found.get(id)
    if (known) known.push(read(row))
    else found.set(id, [read(row)])
  }
  return found
}

/** The rows of a query with few rows. */
export async function rowsOf(
  { warehouse }: ServedLoad,
  query: Knex.QueryBuilder,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = []
  for await (const some of warehouse.read(query, signal)) rows.push(...some)
  return rows
}
