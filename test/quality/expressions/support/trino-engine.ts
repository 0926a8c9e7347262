import { TRINO_TYPES } from '../../../../src/quality/expressions/dialects/trino.ts'
import { readExact } from '../../../../src/quality/expressions/conversions/text-to-number.ts'
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

/** The forms of expressions on the Trino of `TRINO_URL`. Rows are constants of the statement, so it needs no table. */
export class TrinoEngine {
  readonly #url: URL

  constructor(url: string) {
    this.#url = new URL(url)
  }

  /** The values of each expression in each row, in the language's form. Undefined for an expression without a form. */
  async answers(
    expressions: readonly Typed[],
    columns: readonly ScopeColumn[],
    rows: readonly (readonly Value[])[],
  ): Promise<(readonly Value[] | undefined)[]> {
    const places = [...expressions.keys()].filter((at) => isExpressible(expressions[at]!, 'trino'))
    const answers: (readonly Value[] | undefined)[] = expressions.map(() => undefined)
    if (places.length === 0) return answers
    const selected = places.map((at) => {
      const { text, bindings } = compile(expressions[at]!, 'trino')
      const made = { text, bindings }
      return expressions[at]!.type === 'integer' ? sql`cast(${made} as varchar)` : made
    })
    const found = await this.rows(
      sql`select ${joined(selected, ', ')} from ${valuesOf(columns, rows)} order by _rowid`,
    )
    places.forEach((at, place) => {
      const { type } = expressions[at]!
      answers[at] = found.map((row) => valueOf(row[place], type))
    })
    return answers
  }

  /** The rows of a statement as the protocol has them. */
  async rows({ text, bindings }: Sql): Promise<(readonly unknown[])[]> {
    let at = 0
    const statement = text.replace(/\?/g, () => literal(bindings[at++]!))
    const headers = {
      'X-Trino-User': this.#url.username || 'test',
      'X-Trino-Source': 'groundtruth',
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
        throw new Error(`${page.error.errorName}: ${page.error.message} ${statement.slice(0, 20_000)}`)
      rows.push(...(page.data ?? []))
      if (page.nextUri === undefined) return rows
      answer = await fetch(page.nextUri, { headers })
    }
  }
}

function literal(value: Binding): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return value.toExponential()
  return String(value)
}

/** Rows as a table. Without columns, it has one row with its number. */
function valuesOf(columns: readonly ScopeColumn[], rows: readonly (readonly Value[])[]): Sql {
  const listed = rows.map((row, index) => {
    const cells = columns.map(({ raw, type }, place) => {
      const { text, bindings } = TRINO.constant(raw ? 'text' : type, row[place]!)
      return sql`cast(${{ text, bindings }} as ${verbatim(TRINO_TYPES[raw ? 'text' : type])})`
    })
    return sql`(${joined([sql`${index}`, ...cells], ', ')})`
  })
  const names = ['_rowid', ...columns.map(({ sql }) => sql)].join(', ')
  return sql`(values ${joined(listed, ', ')}) as t(${verbatim(names)})`
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
