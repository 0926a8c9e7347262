import {
  type DuckDBConnection,
  DuckDBDateValue,
  DuckDBInstance,
  DuckDBStructValue,
  DuckDBTimestampValue,
  DuckDBTimeValue,
  type DuckDBValue,
} from '@duckdb/node-api'
import { expect } from 'chai'
import { compile } from '../../../../src/quality/expressions/compile.ts'
import { readExact } from '../../../../src/quality/expressions/conversions/text-to-number.ts'
import { constantSql, DUCKDB_TYPES } from '../../../../src/quality/expressions/dialects/duckdb.ts'
import type { Overload } from '../../../../src/quality/expressions/declaration.ts'
import { evaluator } from '../../../../src/quality/expressions/evaluate.ts'
import type { ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import { joined, type Sql, sql, verbatim } from '../../../../src/quality/expressions/sql.ts'
import type {
  Typed,
  TypedCall,
  TypedColumn,
  TypedConstant,
} from '../../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'
import { bindingsOf } from '../../../../src/quality/stores/duckdb/bindings.ts'

/** What the two forms of an expression gave for each row. */
export interface Answers {
  readonly duckdb: readonly Value[]
  readonly evaluator: readonly Value[]
}

/** An engine of its own in memory, beside the evaluator. */
export class Engines {
  readonly dialect = { name: 'duckdb' } as const
  /** The word before `table` in the statement that makes a table of a test. */
  readonly temporary = 'temp'
  readonly #instance: DuckDBInstance
  readonly #connection: DuckDBConnection
  /** Names of the tables of rows that were asked for. */
  readonly #tables = new Map<readonly (readonly Value[])[], string>()

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance
    this.#connection = connection
  }

  static async start(): Promise<Engines> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    return new Engines(instance, await instance.connect())
  }

  stop(): void {
    this.#connection.closeSync()
    this.#instance.closeSync()
  }

  /** The values of a query's rows, in the language's form; a -0 is the 0 that it equals. */
  async rows({ text, bindings }: Sql): Promise<Value[][]> {
    const { values, types } = bindingsOf(bindings)
    const reader = await this.#connection.runAndReadAll(text, values, types)
    return reader.getRows().map((row) => row.map(valueOf))
  }

  /** The values of expressions in each row of a relation. */
  select(expressions: readonly Typed[], from: Sql): Promise<Value[][]> {
    const selected = joined(
      expressions.map((typed) => compile(typed, this.dialect)),
      ', ',
    )
    return this.rows(sql`select ${selected} from ${from}`)
  }

  /**
   * Expressions over rows of the columns' stored values, in both forms: one answer for each expression. The same rows
   * are always those of the same columns.
   */
  async answers(
    expressions: readonly Typed[],
    columns: readonly ScopeColumn[] = [],
    rows: readonly (readonly Value[])[] = ONE_ROW,
  ): Promise<Answers[]> {
    const table = verbatim(await this.#table(columns, rows))
    const found = await this.select(expressions, sql`${table} order by _rowid`)
    return expressions.map((expression, index) => {
      const evaluate = evaluator(expression)
      return { duckdb: found.map((row) => row[index]!), evaluator: rows.map((row) => evaluate(row)) }
    })
  }

  /** What both forms give; fails where they do not give the same. */
  async agreed(
    expression: Typed,
    columns: readonly ScopeColumn[] = [],
    rows: readonly (readonly Value[])[] = ONE_ROW,
  ): Promise<readonly Value[]> {
    const [found] = await this.answers([expression], columns, rows)
    found!.evaluator.forEach((value, index) => {
      expect(found!.duckdb[index], `of ${rows[index]!.map(shown).join(', ')}`).to.deep.equal(value)
    })
    return found!.evaluator
  }

  /**
   * What a call gives for each of the samples, of which each has a value for each argument, the arguments being
   * columns of the parameters' types; those that must be constant are given once, as `constants`, by their place.
   */
  async call(
    overload: Overload,
    types: readonly Exclude<Type, 'null'>[],
    samples: readonly (readonly Value[])[],
    constants: Readonly<Record<number, Value>> = {},
  ): Promise<readonly Value[]> {
    const columns = types.map((type, index) => columnOf(`c${index + 1}`, type))
    const args = types.map((type, index) =>
      index in constants ? constant(type, constants[index]!) : column(columns, index),
    )
    return this.agreed(call(overload, ...args), columns, samples)
  }

  async #table(columns: readonly ScopeColumn[], rows: readonly (readonly Value[])[]): Promise<string> {
    const known = this.#tables.get(rows)
    if (known !== undefined) return known
    const name = `t${this.#tables.size}`
    this.#tables.set(rows, name)
    const declared = columns.map(({ sql, raw, type }) => `${sql} ${DUCKDB_TYPES[raw ? 'text' : type]}`)
    await this.#connection.run(`create temp table ${name} (${['_rowid bigint', ...declared].join(', ')})`)
    const values = rows.map((row, index) => {
      const cells = columns.map(({ raw, type }, place) => constantSql(raw ? 'text' : type, row[place]!))
      return sql`(${joined([sql`${index}`, ...cells], ', ')})`
    })
    await this.rows(sql`insert into ${verbatim(name)} values ${joined(values, ', ')}`)
    return name
  }
}

function valueOf(value: DuckDBValue): Value {
  if (value instanceof DuckDBDateValue) return value.days
  if (value instanceof DuckDBTimeValue || value instanceof DuckDBTimestampValue) return value.micros
  if (value instanceof DuckDBStructValue) return exactOfParts(value.entries as unknown as ExactEntries)
  // The engine's -0 equals its 0, and its text is made without the sign.
  return typeof value === 'number' ? value + 0 : (value as Value)
}

interface ExactEntries {
  readonly d: number
  readonly t: string | null
}

/** An exact number in the form of the evaluator. */
const exactOfParts = ({ d, t }: ExactEntries): Value => (t === null ? d + 0 : readExact(t))

export const shown = (value: Value): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value)

/** For expressions without columns. */
export const ONE_ROW: readonly (readonly Value[])[] = [[]]

const NOWHERE = { start: 0, end: 0 }

export const constant = (type: Type, value: Value): TypedConstant => ({
  kind: 'constant',
  type,
  value,
  ...NOWHERE,
})

/** The stored value of one of the columns. */
export function column(columns: readonly ScopeColumn[], index: number): TypedColumn {
  const found = columns[index]!
  return { kind: 'column', type: found.raw ? 'text' : found.type, column: found, index, ...NOWHERE }
}

/** A call whose result is of the overload's type, or of its first argument's where that is `same`. */
export const call = (overload: Overload, ...args: readonly Typed[]): TypedCall => ({
  kind: 'call',
  type: overload.returns === 'same' ? args[0]!.type : overload.returns,
  overload,
  args,
  ...NOWHERE,
})

/** A column whose stored values are of the type, or texts of a source where it is raw. */
export const columnOf = (
  name: string,
  type: Exclude<Type, 'null'>,
  raw?: Partial<NonNullable<ScopeColumn['raw']>>,
): ScopeColumn => ({
  name,
  humanName: name,
  type,
  sql: name,
  raw: raw && { isClean: false, dateOrder: undefined, profiled: undefined, ...raw },
})
