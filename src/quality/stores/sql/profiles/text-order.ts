import type { Knex } from 'knex'
import { identifier } from '../../../../lib/sql-quotes.ts'
import type { OrderedTexts, TextColumn as NamedColumn } from '../../../model/warehouse/profile-store.ts'
import type { TableColumn } from '../../../model/warehouse/warehouse.ts'
import type { QueriedWarehouse } from './profile-query.ts'

interface TextColumn extends NamedColumn {
  readonly warehouse: QueriedWarehouse
}

const COLUMNS: readonly TableColumn[] = [
  /** Number of a row with the text. */
  ['id', 'integer'],
  ['values', 'integer'],
  ['frequency', 'integer'],
  ['place', 'integer'],
  /** Texts that are equal so far. */
  ['tied', 'integer'],
]

/** Texts with more bytes are distinguished by their digests. */
const DIGESTED = 1000

/** Characters of the first comparison. Later ones use this share of the memory, at four bytes per character. */
const FIRST_COMPARED = 1000
const SHARE_COMPARED = 1 / 16
const MAX_BYTES_OF_CHARACTER = 4

/** Memory of an engine that does not say how much it has. */
const DEFAULT_MB = 1000

/**
 * Sorts long texts without reading them into memory. It groups them by digest and sorts them part by part; each further
 * part is compared only for texts that are equal so far.
 * @param tables names of two tables to make; the caller drops them
 */
export async function orderTexts(
  column: TextColumn,
  [first, second]: readonly [string, string],
  signal: AbortSignal,
): Promise<OrderedTexts> {
  const { warehouse } = column
  let [table, other] = [first, second]
  await warehouse.drop([table, other])
  await warehouse.createAs({ name: table, columns: COLUMNS }, firstOrder(column), signal)
  for (let from = FIRST_COMPARED + 1; ;) {
    const { count, tied } = await countsOf(warehouse, table, signal)
    if (tied === 0) return { count, rows: orderedRows(column, table) }
    const bytes = (warehouse.memoryMb ?? DEFAULT_MB) * 1_000_000 * SHARE_COMPARED
    const size = Math.max(FIRST_COMPARED, Math.floor(bytes / MAX_BYTES_OF_CHARACTER / tied))
    const next = { name: other, columns: COLUMNS }
    await warehouse.createAs(next, nextOrder(column, table, { from, size }), signal)
    await warehouse.drop([table])
    ;[table, other] = [other, table]
    from += size
  }
}

/** The rows with a text: their number as `id`, and the text. */
function texts({ warehouse, table, number, text, attribute }: TextColumn): Knex.QueryBuilder {
  const rows = warehouse.knex(table).whereNotNull(text).select({ id: number, text })
  return attribute === undefined ? rows : rows.where({ attribute })
}

function firstOrder(column: TextColumn): Knex.QueryBuilder {
  const { knex, dialect } = column.warehouse
  const { frequency, text } = column
  const name = identifier(text)
  const bytes = dialect.bytes(name)
  const grouped = texts(column)
    .clearSelect()
    .min({ id: column.number })
    .count({ values: '*' })
    .select({ frequency: frequency === undefined ? knex.raw('count(*)') : knex.raw('sum(??)', [frequency]) })
    .groupByRaw(`${bytes}, case when ${bytes} > ${DIGESTED} then ${dialect.digest(name)} else ${name} end`)
  const parts = texts(column)
    .clearSelect()
    .select({ id: column.number, part: knex.raw('substr(??, 1, ?)', [column.text, FIRST_COMPARED]) })
  return knex
    .from(grouped.as('grouped'))
    .joinRaw('join ? as parts using (id)', [knex.raw('(?)', [parts])])
    .select('id', 'values', 'frequency', {
      place: knex.raw('rank() over (order by frequency desc, part)'),
      tied: knex.raw('count(*) over (partition by frequency, part)'),
    })
}

function nextOrder(
  column: TextColumn,
  table: string,
  { from, size }: { readonly from: number; readonly size: number },
): Knex.QueryBuilder {
  const { knex } = column.warehouse
  const parts = knex
    .from(knex(table).where('tied', '>', 1).select('id', 'place').as('equal'))
    .joinRaw('join ? as texts using (id)', [knex.raw('(?)', [texts(column)])])
    .select('id', 'place', { part: knex.raw(`substr(text, ${from}, ${size})`) })
  const steps = knex.from(parts.as('parts')).select('id', {
    step: knex.raw('rank() over (partition by place order by part) - 1'),
    tied: knex.raw('count(*) over (partition by place, part)'),
  })
  return knex(`${table} as before`)
    .joinRaw('left join ? as steps using (id)', [knex.raw('(?)', [steps])])
    .select('id', 'values', 'frequency', {
      place: knex.raw('place + coalesce(step, 0)'),
      tied: knex.raw('coalesce(steps.tied, 1)'),
    })
}

async function countsOf(
  warehouse: QueriedWarehouse,
  table: string,
  signal: AbortSignal,
): Promise<{ count: number; tied: number }> {
  const counts = { count: 0, tied: 0 }
  const query = warehouse.knex(table).select({
    count: warehouse.knex.raw('count(*)'),
    tied: warehouse.knex.raw('count(*) filter (where tied > 1)'),
  })
  for await (const [row] of warehouse.read(query, signal)) Object.assign(counts, row)
  return counts
}

const orderedRows = (column: TextColumn, table: string): Knex.QueryBuilder => {
  const { knex } = column.warehouse
  return knex
    .from(`${table} as ordered`)
    .joinRaw('join ? as texts using (id)', [knex.raw('(?)', [texts(column)])])
    .select('text', 'place', 'values', 'frequency')
}
