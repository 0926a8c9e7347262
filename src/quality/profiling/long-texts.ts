import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { rangesOfLong, selectBetween } from '../stores/long-rows.ts'
import { writeCsv } from '../stores/write-csv.ts'
import {
  formsTable,
  orderTables,
  rowsTable,
  valuesTable,
  type Generation,
} from '../model/warehouse/load-tables.ts'
import type { Piece, Warehouse } from '../model/warehouse/warehouse.ts'
import { FORM_KINDS, type FormKind } from '../model/warehouse/form-kinds.ts'
import { FORMS_COLUMNS } from '../model/warehouse/tables.ts'

/** An expanded pattern takes the memory of this many texts of its length. */
const EXPANSION = 8

/** A load with texts that are too long for plain grouping and sorting by the engine. */
export interface LongTexts {
  readonly warehouse: Warehouse
  readonly entityId: number
  readonly generation: Generation
  /** Folder for temporary files. */
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Writes the distinct values of an attribute to a file (see ValuesTask).
 * @returns the number of values
 */
export async function writeLongValues(load: LongTexts, attribute: number, path: string): Promise<number> {
  const { warehouse, entityId, generation, signal } = load
  const column = {
    table: rowsTable(entityId, generation),
    number: '_rowid',
    text: `c${attribute}`,
  }
  const part = `${path}.part`
  const tables = orderTables(entityId, generation)
  try {
    const { rows, count } = await warehouse.profiles.orderTexts(column, tables, signal)
    const values = rows.clearSelect().select({ value: 'text' }, 'frequency')
    const ordered = { rows: values, number: 'place', count, columns: ['text'] }
    for await (const { query } of inRanges(ordered, warehouse, signal)) {
      await writeCsv(warehouse, query, { path: part, quoted: ['value'] }, signal)
      await pipeline(createReadStream(part), createWriteStream(path, { flags: 'a' }))
      await rm(part)
    }
    return count
  } finally {
    await warehouse.drop(tables)
  }
}

/**
 * The pieces of the table of forms, for all attributes.
 * @param long attributes with long values
 */
export async function* formsWithLong(load: LongTexts, long: readonly number[]): AsyncGenerator<Piece> {
  let pieces = 0
  const pieceOf = async (query: Knex.QueryBuilder): Promise<Piece> => {
    const path = join(load.folder, `forms-${++pieces}.csv`)
    const rows = await writeCsv(load.warehouse, query, { path, quoted: ['kind', 'form'] }, load.signal)
    return { table: formsTable(load.entityId, load.generation), path, rows }
  }
  for await (const { query } of otherForms(load, long)) yield await pieceOf(query)
  for (const attribute of long) {
    for (const kind of FORM_KINDS) {
      for await (const { query } of longForms(load, attribute, kind)) yield await pieceOf(query)
    }
  }
}

/** The forms of attributes without long values, in batches. */
async function* otherForms(load: LongTexts, long: readonly number[]): AsyncGenerator<Asked> {
  const { warehouse, entityId, generation, signal } = load
  const { dialect, knex } = warehouse
  const [name] = orderTables(entityId, generation)
  await warehouse.drop([name])
  const forms = warehouse.profiles.forms(valuesTable(entityId, generation), long)
  const numbered = knex.from(forms.as('forms')).select('*', { _rowid: knex.raw(dialect.rowNumber()) })
  await warehouse.createAs({ name, columns: [...FORMS_COLUMNS, ['_rowid', 'integer']] }, numbered, signal)
  try {
    let count = 0
    for await (const [row] of warehouse.read(knex(name).count({ count: '*' }), signal))
      count = Number(row!['count'])
    if (count === 0) return
    const names = FORMS_COLUMNS.map(([column]) => column)
    const rows = knex(name).select(names)
    yield* inRanges({ rows, number: '_rowid', count, columns: ['form', 'long'] }, warehouse, signal)
  } finally {
    await warehouse.drop([name])
  }
}

async function* longForms(load: LongTexts, attribute: number, kind: FormKind): AsyncGenerator<Asked> {
  const { warehouse, entityId, generation, signal } = load
  const tables = orderTables(entityId, generation)
  const table = valuesTable(entityId, generation)
  const column = { table, number: 'n', text: kind, frequency: 'frequency', attribute }
  try {
    const { rows, count } = await warehouse.profiles.orderTexts(column, tables, signal)
    const forms = warehouse.profiles.orderedForms(rows, attribute, kind)
    const columns = Array<string>(kind === 'rich' ? EXPANSION : 1).fill('text')
    yield* inRanges({ rows: forms, number: 'place', count, columns }, warehouse, signal)
  } finally {
    await warehouse.drop(tables)
  }
}

/** A query that is not run yet. It is wrapped, because an async function would await the bare query and run it. */
interface Asked {
  readonly query: Knex.QueryBuilder
}

/** Numbered rows in their order, in batches. */
async function* inRanges(
  {
    rows,
    number,
    count,
    columns,
  }: {
    readonly rows: Knex.QueryBuilder
    readonly number: string
    readonly count: number
    readonly columns: readonly string[]
  },
  warehouse: Warehouse,
  signal: AbortSignal,
): AsyncGenerator<Asked> {
  if (count === 0) return
  const numbered = { rows, number, first: 1, last: count, columns, longest: 0, block: 1 }
  for await (const range of rangesOfLong(numbered, warehouse, signal))
    yield { query: selectBetween(rows, number, range).orderBy(number) }
}
