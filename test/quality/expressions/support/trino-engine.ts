import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { call, column, columnOf, ONE_ROW, shown } from './engines.ts'
import { withRoutines } from '../../../../src/quality/values/trino/routines/index.ts'
import { TRINO_TYPES } from '../../../../src/quality/expressions/dialects/trino.ts'
import { readExact } from '../../../../src/quality/expressions/conversions/text-to-number.ts'
import { evaluator } from '../../../../src/quality/expressions/evaluate.ts'
import type { Overload } from '../../../../src/quality/expressions/declaration.ts'
import { compile, isExpressible } from '../../../../src/quality/expressions/compile.ts'
import { DAY_MICROSECONDS } from '../../../../src/quality/expressions/limits.ts'
import { TRINO } from '../../../../src/quality/expressions/dialects/trino.ts'
import type { ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import { type Binding, joined, type Sql, sql, verbatim } from '../../../../src/quality/expressions/sql.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'

interface Page {
  readonly data?: readonly (readonly unknown[])[]
  readonly nextUri?: string
  readonly error?: { readonly errorName: string; readonly message: string }
}

/** The forms of expressions on the Trino of `TRINO_URL`, in a schema of their own. */
export class TrinoEngine {
  readonly dialect = { name: 'trino' } as const
  /** The word before `table` in the statement that makes a table of a test. */
  readonly temporary = ''
  readonly #url: URL
  readonly #catalog: string
  readonly #schema: string
  /** Names of the tables of rows that were asked for. The engine plans constants of a statement slowly. */
  readonly #tables = new Map<readonly (readonly Value[])[], string>()

  private constructor(url: URL, catalog: string, schema: string) {
    this.#url = url
    this.#catalog = catalog
    this.#schema = schema
  }

  static async start(url: string): Promise<TrinoEngine> {
    const parsed = new URL(url)
    const [, catalog] = parsed.pathname.split('/')
    const engine = new TrinoEngine(parsed, catalog!, `expressions_${randomUUID()}`)
    await engine.rows(verbatim(`create schema "${engine.#schema}"`))
    return engine
  }

  async stop(): Promise<void> {
    await this.rows(verbatim(`drop schema "${this.#schema}" cascade`))
  }

  /** The values of each expression in each row, in the language's form. Undefined for an expression without a form. */
  async answers(
    expressions: readonly Typed[],
    columns: readonly ScopeColumn[],
    rows: readonly (readonly Value[])[],
  ): Promise<(readonly Value[] | undefined)[]> {
    const places = [...expressions.keys()].filter((at) => isExpressible(expressions[at]!, this.dialect))
    const answers: (readonly Value[] | undefined)[] = expressions.map(() => undefined)
    if (places.length === 0) return answers
    const table = verbatim(await this.#table(columns, rows))
    const found = await this.select(
      places.map((at) => expressions[at]!),
      sql`${table} order by _rowid`,
    )
    places.forEach((at, place) => (answers[at] = found.map((row) => row[place]!)))
    return answers
  }

  /** The values of expressions in each row of a relation. */
  async select(expressions: readonly Typed[], from: Sql): Promise<Value[][]> {
    const selected = expressions.map((typed) => {
      const { text, bindings } = compile(typed, this.dialect)
      return typed.type === 'integer' ? sql`cast(${{ text, bindings }} as varchar)` : { text, bindings }
    })
    const rows = await this.rows(sql`select ${joined(selected, ', ')} from ${from}`)
    return rows.map((row) => row.map((value, at) => valueOf(value, expressions[at]!.type)))
  }

  /** What the form of an expression gives; fails where the evaluator does not give the same. */
  async agreed(
    expression: Typed,
    columns: readonly ScopeColumn[] = [],
    rows: readonly (readonly Value[])[] = ONE_ROW,
  ): Promise<readonly Value[]> {
    const [found] = await this.answers([expression], columns, rows)
    const evaluate = evaluator(expression)
    expect(found, 'a form').to.not.equal(undefined)
    found!.forEach((value, at) =>
      expect(value, `of ${rows[at]!.map(shown).join(', ')}`).to.deep.equal(evaluate(rows[at]!)),
    )
    return found!
  }

  /** See `Engines.call`. */
  call(
    overload: Overload,
    types: readonly Exclude<Type, 'null'>[],
    samples: readonly (readonly Value[])[],
  ): Promise<readonly Value[]> {
    const columns = types.map((type, index) => columnOf(`c${index + 1}`, type))
    return this.agreed(call(overload, ...types.map((_, index) => column(columns, index))), columns, samples)
  }

  async #table(columns: readonly ScopeColumn[], rows: readonly (readonly Value[])[]): Promise<string> {
    const known = this.#tables.get(rows)
    if (known !== undefined) return known
    const name = `t${this.#tables.size}`
    this.#tables.set(rows, name)
    const declared = columns.map(({ sql, raw, type }) => `${sql} ${TRINO_TYPES[raw ? 'text' : type]}`)
    await this.rows(verbatim(`create table ${name} (${['_rowid bigint', ...declared].join(', ')})`))
    const listed = rows.map((row, index) => {
      const cells = columns.map(({ raw, type }, place) => storedValue(raw ? 'text' : type, row[place]!))
      return sql`(${joined([sql`${index}`, ...cells], ', ')})`
    })
    await this.rows(sql`insert into ${verbatim(name)} values ${joined(listed, ', ')}`)
    return name
  }

  /** The rows of a statement as the protocol has them. */
  async rows({ text, bindings }: Sql): Promise<(readonly unknown[])[]> {
    let at = 0
    const statement = await withRoutines(text.replace(/\?/g, () => literal(bindings[at++]!)))
    const headers = {
      'X-Trino-User': this.#url.username || 'test',
      'X-Trino-Source': 'groundtruth',
      'X-Trino-Catalog': this.#catalog,
      'X-Trino-Schema': this.#schema,
      'X-Trino-Time-Zone': 'UTC',
      'X-Trino-Client-Capabilities': 'PARAMETRIC_DATETIME',
    }
    const origin = `http://${this.#url.host}`
    let answer = await fetch(`${origin}/v1/statement`, { method: 'POST', headers, body: statement })
    const rows: (readonly unknown[])[] = []
    for (;;) {
      if (!answer.ok) throw new Error(`Trino answers ${answer.status}: ${await answer.text()}`)
      const page = (await answer.json()) as Page
      if (page.error)
        throw new Error(`${page.error.errorName}: ${page.error.message} ${text.slice(0, 10_000)}`)
      rows.push(...(page.data ?? []))
      if (page.nextUri === undefined) return rows
      answer = await fetch(page.nextUri, { headers })
    }
  }
}

/** A stored value. Most have the type of the column by themselves, which the engine plans faster. */
function storedValue(type: Exclude<Type, 'null'>, value: Value): Sql {
  if (value === null) return sql`null`
  if (type === 'exact') {
    const digits = typeof value === 'number' ? null : String(value)
    return sql`ROW(${verbatim(Number(value).toExponential())}, ${digits})`
  }
  if (type === 'decimal') return verbatim((value as number).toExponential())
  return typeof value === 'string' || typeof value === 'boolean' || type === 'integer'
    ? sql`${value}`
    : TRINO.constant(type, value)
}

function literal(value: Binding): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return value.toExponential()
  return String(value)
}

function valueOf(found: unknown, type: Type): Value {
  if (found === null || found === undefined) return null
  switch (type) {
    case 'integer':
      return BigInt(found as string)
    case 'decimal':
      return Number(found) + 0
    case 'exact': {
      const [double, digits] = found as [number, string | null]
      return digits === null ? Number(double) + 0 : readExact(digits)
    }
    case 'date':
      return daysOf(found as string)
    case 'time':
      return timeOf(found as string)
    case 'timestamp': {
      const [date, time] = (found as string).split(' ') as [string, string]
      return BigInt(daysOf(date)) * DAY_MICROSECONDS + timeOf(time)
    }
    default:
      return found as string | boolean
  }
}

const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

function timeOf(time: string): bigint {
  const [hours, minutes, seconds] = time.split(/[:.]/).map(BigInt) as [bigint, bigint, bigint]
  const fraction = BigInt((time.split('.')[1] ?? '').padEnd(6, '0'))
  return ((hours * 60n + minutes) * 60n + seconds) * 1_000_000n + fraction
}
