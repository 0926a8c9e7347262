import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { nextTurn } from '../../lib/turns.ts'
import type { InvalidExpression } from '../expressions/errors.ts'
import { type EvaluatedPart, MAX_COMBINATIONS, tooManyValues } from '../expressions/evaluated-parts.ts'
import { evaluator } from '../expressions/evaluate.ts'
import type { ScopeColumn } from '../expressions/scope.ts'
import type { Type, Value } from '../expressions/value.ts'
import type { ColumnType } from '../model/warehouse/dialect.ts'
import { evaluatedTable, rowsTable } from '../model/warehouse/load-tables.ts'
import {
  OutOfMemory,
  type Piece,
  QueryFailed,
  type TableColumn,
  type TableLayout,
  TableUnknown,
} from '../model/warehouse/warehouse.ts'
import { PartFile } from './part-file.ts'
import { selectedColumns, valueOf } from './row-values.ts'
import type { EvaluatedLoad } from './rule-scope.ts'

/** The tables of parts that a load keeps. More would fill the storage while users change expressions. */
const MAX_TABLES = 1000

/** Milliseconds of evaluation after which other work gets its turn. */
const TURN_MS = 4

/** The load whose rows are read. */
type PartsLoad = Pick<EvaluatedLoad, 'entity' | 'warehouse' | 'folder'>

interface MakeOptions {
  readonly signal?: AbortSignal | undefined
  /** The rows that the expressions are about; all rows of the load by default. */
  readonly rows?: Knex.QueryBuilder
  /** The most combinations of values. */
  readonly most?: number
  /** The most tables that are kept. */
  readonly kept?: number
}

/** Why the table of a part could not be made. */
type PartRefused = InvalidExpression | OutOfMemory | QueryFailed

/**
 * Makes the tables of parts that do not exist yet: reads the distinct combinations of the values that the parts need,
 * evaluates the parts, and loads the results. Parts with the same columns share a query.
 * @returns why tables could not be made, by their names
 * @throws the errors of the warehouse that concern no single part
 */
export async function makeParts(
  load: PartsLoad,
  parts: readonly EvaluatedPart[],
  options: MakeOptions = {},
): Promise<ReadonlyMap<string, PartRefused>> {
  if (parts.length === 0) return new Map()
  const wanted = new Map(parts.map((part) => [part.table, part]))
  for (;;) {
    const existing = await partTables(load)
    const missing = [...wanted.values()].filter(({ table }) => !existing.has(table))
    const others = missing.flatMap(({ table }) => making.get(table) ?? [])
    if (others.length > 0) {
      await Promise.allSettled(others)
      continue
    }
    const made = dropOthers(load, existing, wanted, options).then(() => makeMissing(load, missing, options))
    for (const { table } of missing) making.set(table, made)
    try {
      return await made
    } finally {
      for (const { table } of missing) making.delete(table)
    }
  }
}

/** The tables that this process is making. Another request for one waits. */
const making = new Map<string, Promise<unknown>>()

async function makeMissing(
  load: PartsLoad,
  missing: readonly EvaluatedPart[],
  options: MakeOptions,
): Promise<ReadonlyMap<string, PartRefused>> {
  const refused = new Map<string, PartRefused>()
  const byColumns = new Map<string, EvaluatedPart[]>()
  for (const part of missing) {
    const columns = [...part.columns.keys()].join(' ')
    byColumns.set(columns, [...(byColumns.get(columns) ?? []), part])
  }
  for (const sharing of byColumns.values()) {
    const reason = await makeSharing(load, sharing, options)
    if (reason) for (const { table } of sharing) refused.set(table, reason)
  }
  return refused
}

/**
 * The same for an expression that needs all of its parts.
 * @throws PartRefused
 */
export async function needParts(
  load: PartsLoad,
  parts: readonly EvaluatedPart[],
  options?: MakeOptions,
): Promise<void> {
  for (const reason of (await makeParts(load, parts, options)).values()) throw reason
}

async function partTables({ entity, warehouse }: PartsLoad): Promise<ReadonlySet<string>> {
  const own = evaluatedTable(entity.id, entity.generation, '')
  return new Set((await warehouse.tables()).filter((table) => table.startsWith(own)))
}

/** A query that still needs one of them fails as if the load was replaced, and is repeated. */
async function dropOthers(
  { warehouse }: PartsLoad,
  existing: ReadonlySet<string>,
  wanted: ReadonlyMap<string, unknown>,
  { kept = MAX_TABLES }: MakeOptions,
): Promise<void> {
  if (existing.size <= kept) return
  await warehouse.drop([...existing].filter((table) => !wanted.has(table)))
}

/** Makes the tables of parts with the same columns. @returns why they could not be made */
async function makeSharing(
  load: PartsLoad,
  parts: readonly EvaluatedPart[],
  options: MakeOptions,
): Promise<PartRefused | undefined> {
  const { warehouse, entity } = load
  const { signal, rows, most = MAX_COMBINATIONS } = options
  const { columns, typed } = parts[0]!
  const all = rows?.clone() ?? warehouse.knex(rowsTable(entity.id, entity.generation))
  const combinations = all.select(selectedColumns(warehouse.knex, columns)).distinct()
  try {
    if (entity.loadedRows > most && (await areMore(load, combinations, most, signal)))
      return tooManyValues(typed, 'The columns of this have', most)
    await fill(load, parts, combinations, signal)
    return undefined
  } catch (error) {
    // Another server may have made some of them meanwhile.
    const existing = await partTables(load)
    const missing = parts.filter(({ table }) => !existing.has(table))
    if (missing.length === 0) return undefined
    if (missing.length < parts.length) return makeSharing(load, missing, options)
    if (signal?.aborted !== true && isOfQuery(error)) return error
    throw error
  }
}

/** True if the engine could not run a query because of its content. */
export const isOfQuery = (error: unknown): error is OutOfMemory | QueryFailed =>
  error instanceof OutOfMemory || (error instanceof QueryFailed && !(error instanceof TableUnknown))

async function areMore(
  { warehouse }: PartsLoad,
  combinations: Knex.QueryBuilder,
  most: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const some = combinations.clone().limit(most + 1)
  const count = warehouse.knex.from(some.as('combinations')).count({ count: '*' })
  for await (const [row] of warehouse.read(count, signal)) return Number(row?.['count']) > most
  return false
}

/** Evaluates parts for combinations of values, and loads the results. */
async function fill(
  { warehouse, folder }: PartsLoad,
  parts: readonly EvaluatedPart[],
  combinations: Knex.QueryBuilder,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { columns } = parts[0]!
  await mkdir(folder, { recursive: true })
  const own = await mkdtemp(join(folder, 'parts-'))
  const files = parts.map(({ table, typed }, i) => ({
    file: new PartFile(table, join(own, `part-${i}`)),
    evaluate: evaluator(typed),
  }))

  async function* pieces(): AsyncGenerator<Piece> {
    let turnEnds = performance.now() + TURN_MS
    for await (const batch of warehouse.read(combinations, signal))
      for (const stored of batch) {
        const values: Value[] = []
        for (const [index, column] of columns)
          values[index] = valueOf(storedType(column), stored[`s${index}`])
        const keys = [...columns.keys()].map((index) => values[index]!)
        for (const { file, evaluate } of files) {
          file.add(keys, evaluate(values))
          if (file.isFull) yield await file.take()
        }
        if (performance.now() < turnEnds) continue
        await nextTurn()
        signal?.throwIfAborted()
        turnEnds = performance.now() + TURN_MS
      }
    for (const { file } of files) if (!file.isEmpty) yield await file.take()
  }

  try {
    await warehouse.load(
      parts.map((part) => layoutOf(part)),
      pieces(),
      signal,
    )
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

const layoutOf = ({ table, typed, columns }: EvaluatedPart): TableLayout => ({
  name: table,
  columns: [
    ['n', 'integer'],
    ...[...columns.values()].map((column, i): TableColumn => [`k${i}`, storedType(column)]),
    ['value', typed.type as ColumnType],
  ],
  number: 'n',
})

/** The type of a column's stored values. */
const storedType = ({ raw, type }: ScopeColumn): ColumnType & Type => (raw ? 'text' : type)
