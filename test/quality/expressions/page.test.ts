import { expect } from 'chai'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { compile } from '../../../src/quality/expressions/compile.ts'
import { conversion } from '../../../src/quality/expressions/conversions/index.ts'
import { InvalidExpression, type ExpressionFault } from '../../../src/quality/expressions/errors.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { ScopeColumn } from '../../../src/quality/expressions/scope.ts'
import { showValue } from '../../../src/quality/expressions/show-value.ts'
import type { Type, Value } from '../../../src/quality/expressions/value.ts'
import { DocsPage } from '../../support/docs-page.ts'
import { call, constant, Engines } from './support/engines.ts'

describe('the page about expressions', () => {
  const page = new DocsPage('docs/expressions.md')
  const code = (cell: string): string => /^`(.*)`$/.exec(cell)?.[1] ?? cell
  /** The attributes of an entity, by their types. */
  const scopeOf = (types: Readonly<Record<string, ScopeColumn['type']>>) => ({
    columns: Object.entries(types).map(([name, type]): ScopeColumn => ({
      name,
      humanName: name,
      type,
      sql: name,
      raw: { isClean: true, dateOrder: undefined, profiled: undefined },
    })),
  })
  const attributes = scopeOf({ Amount: 'integer', Share: 'decimal', Born: 'date', Name: 'text' })
  const shown = (value: Value, type: Type): string => (value === null ? 'null' : showValue(value, type))

  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  for (const section of ['Operators', 'Null and blank', 'Numbers', 'Mixed types']) {
    it(`shows the results of both forms: ${section}`, async () => {
      for (const [expression, wanted] of page.tables(section).at(-1)!) {
        const { typed } = checkExpression(code(expression!), { columns: [] }, FUNCTIONS, 'sql')
        const [value] = await engines.agreed(typed)
        expect(shown(value!, typed.type), expression).to.equal(wanted)
      }
    })
  }

  it('shows how texts are read as numbers, dates and timestamps', async () => {
    const [dates, timestamps] = page.tables('Dates and times')
    for (const [type, rows] of [
      ['decimal', page.tables('Numbers')[0]!],
      ['date', dates!],
      ['timestamp', timestamps!],
    ] as const) {
      for (const [text, wanted] of rows) {
        const [value] = await engines.agreed(call(conversion('text', type)!, constant('text', code(text!))))
        expect(shown(value!, type), text).to.equal(wanted)
      }
    }
  })
  it('shows what to write instead of rejected or suspicious expressions', () => {
    const [refused, warned] = page.tables('Conditions')
    const faultsOf = (expression: string): readonly ExpressionFault[] => {
      try {
        checkExpression(expression, attributes, FUNCTIONS, 'sql')
      } catch (error) {
        if (error instanceof InvalidExpression) return error.faults
        throw error
      }
      return []
    }
    for (const [expression, instead] of refused!)
      expect(faultsOf(code(expression!))[0]?.suggestion, expression).to.equal(code(instead!))
    for (const [expression, rather] of warned!) {
      const { warnings } = checkExpression(code(expression!), attributes, FUNCTIONS, 'sql')
      expect(warnings[0]?.suggestion, expression).to.equal(code(rather!))
    }
  })

  it('shows the types that different values are converted to', () => {
    for (const [expression, wanted] of page.tables('Mixed types')[1]!) {
      const { type } = checkExpression(code(expression!), attributes, FUNCTIONS, 'sql')
      expect(type, expression).to.equal(wanted)
    }
  })

  it('shows how virtual columns read texts', () => {
    const scope = scopeOf({ Net: 'text', Tax: 'text' })
    for (const [expression, wanted] of page.tables('Virtual columns')[0]!) {
      const { typed } = checkExpression(code(expression!), scope, FUNCTIONS, 'rows')
      expect(shown(evaluator(typed)(['9', '10']), typed.type), expression).to.equal(wanted)
    }
  })

  it('names every function that depends on the place', () => {
    const [profiled, listed, computed] = page
      .tables('Functions by place')[0]!
      .map(([cell]) => cell!.split(' '))
    const all = [...FUNCTIONS.values()]
    const taking = (kind: string) =>
      all.filter(({ overloads }) =>
        overloads.some(({ parameters }) => parameters.some((parameter) => parameter.kind === kind)),
      )
    const computedOnly = all.filter(({ overloads }) => overloads.every(({ only }) => only === 'rows'))
    const names = (functions: typeof all) => functions.map(({ name }) => name)
    expect(profiled).to.have.members(names(taking('attribute')))
    expect(listed).to.have.members(names(taking('listed')))
    expect(computed).to.have.members(names(computedOnly))
  })

  it('states the maximum size of an expression exactly', () => {
    const many = (count: number, text: string, by: string) => Array<string>(count).fill(text).join(by)
    const ways: readonly ((count: number) => string)[] = [
      (count) => '1'.padEnd(count),
      (count) => `${'('.repeat(count)}1${')'.repeat(count)}`,
      (count) => many(count + 1, 'Amount', ' + '),
      (count) => `1 IN (${many(count, '1', ', ')})`,
      (count) => `COALESCE(${many(count, '1', ', ')})`,
      (count) => `Name LIKE "${'a'.repeat(count)}"`,
      (count) => `REGEX_MATCH(Name, "${'a'.repeat(count)}")`,
      // Of ten thousand rows each megabyte is a hundred bytes of a row.
      (count) => `LPAD(Name, ${count * 100 - 60})`,
    ]
    const memory = { bytes: loadConfig({}).queryMemoryMb * 1e6, rowsAtOnce: 10_000 }
    const rows = page.tables('Limits')[0]!
    expect(rows).to.have.lengthOf(ways.length)
    for (const [index, [what, most]] of rows.entries()) {
      const count = Number(most!.replace(',', ''))
      const check = (text: string) => () => {
        const { typed } = checkExpression(text, attributes, FUNCTIONS, 'sql')
        if (what!.startsWith('MB')) compile(typed, { name: 'duckdb' }, memory)
      }
      expect(check(ways[index]!(count)), what).not.to.throw()
      expect(check(ways[index]!(count + 1)), what).to.throw(InvalidExpression)
    }
  })
})
