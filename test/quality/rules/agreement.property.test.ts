import { expect } from 'chai'
import fc from 'fast-check'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { instant } from '../../../src/quality/expressions/check/index.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { showValue } from '../../../src/quality/expressions/show-value.ts'
import { compareText } from '../../../src/lib/compare-text.ts'
import type { Typed } from '../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../src/quality/expressions/value.ts'
import { scopeOf } from '../../../src/quality/listings/condition.ts'
import { rowsListing } from '../../../src/quality/listings/declared/warehouse/rows-listing.ts'
import {
  AGGREGATE_METHODS,
  type AggregateMethod,
  type RuleExpressions,
} from '../../../src/quality/model/rule.ts'
import { checkRule } from '../../../src/quality/rules/checked-rule.ts'
import { failedReading } from '../../../src/quality/rules/row-errors.ts'
import type { RuleScope } from '../../../src/quality/rules/rule-scope.ts'
import { DUCKDB_DIALECT } from '../../../src/quality/stores/duckdb/dialect.ts'
import { TRINO_DIALECT } from '../../../src/quality/stores/trino/dialect.ts'
import { EntityLoads } from '../../../src/quality/stores/entities/entity-loads.ts'
import { EntityStore } from '../../../src/quality/stores/entities/entities.ts'
import { recordingLogger } from '../../platform/support.ts'
import { inFull } from '../../support/full.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { lakeOf } from '../support/trino-server.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const ROWS = 60

/** A server whose rows are in an engine, and what stops it. */
interface Started {
  readonly server: QualityServer
  readonly stop: () => Promise<void>
}

const ENGINES = [
  {
    name: 'DuckDB',
    dialect: DUCKDB_DIALECT,
    batches: inFull(60, 2),
    rulesAtOnce: 25,
    start: async (): Promise<Started> => {
      const server = await startQualityServer()
      return { server, stop: () => server.stop() }
    },
  },
  {
    name: 'Trino',
    dialect: TRINO_DIALECT,
    batches: inFull(3, 1),
    rulesAtOnce: 10,
    start: async (context: Mocha.Context): Promise<Started> => {
      const lake = lakeOf(context, 'rules')
      const server = await startQualityServer({ env: lake.env })
      const stop = async () => {
        await server.stop()
        await lake.drop()
      }
      return { server, stop }
    },
  },
]

/** The columns of the entity; some values of columns of numbers and dates cannot be read as the others are. */
const VALUES: Readonly<Record<string, readonly (string | null)[]>> = {
  Count: [...numbers(17, (i) => String(i - 4)), null, ' ', 'many'],
  Price: [...numbers(17, (i) => (i * 1.37 - 3).toFixed(2)), null, '1,5', '-0.00'],
  Day: [...numbers(17, (i) => `2024-0${(i % 9) + 1}-1${i % 10}`), null, '2024-02-30', ' '],
  Flag: [...numbers(18, (i) => (i % 3 === 0 ? 'yes' : 'no')), null, 'perhaps'],
  Word: ['a', 'A', 'ab', 'abc', 'é', '', ' ', 'a b', '12', '2024-01-01', null, 'zz', '007', '🙂', 'Straße'],
  Code: ['x1', 'x2', 'x3', null],
  Account: [
    ...numbers(8, (i) => String(2n ** 53n - 3n + BigInt(i))),
    ...numbers(3, (i) => String(10n ** 25n + BigInt(i))),
    ...['-9007199254740993', '9007199254740992.5', '9007199254740993.0', '1.0e+20', '0.1234567890123456789'],
    ...['9'.repeat(38), '9'.repeat(45), 'unknown', null],
  ],
}

function numbers(count: number, of: (i: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => of(i))
}

const pick = (words: readonly string[]) => fc.constantFrom(...words)

interface Trees {
  condition: string
  number: string
}

const { condition, number } = fc.letrec<Trees>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    pick([
      'Count',
      'Price',
      'Account',
      '9007199254740993',
      'LENGTH(Word)',
      'TO_DECIMAL(Word)',
      'DT_DAY(Day)',
      'Row',
      '0',
      '2.5',
      '-1',
      'NULL',
    ]),
    fc
      .tuple(tie('number'), pick(['+', '-', '*', '/']), tie('number'))
      .map(([a, op, b]) => `(${String(a)} ${op} ${String(b)})`),
    fc
      .tuple(tie('condition'), tie('number'), tie('number'))
      .map(([c, a, b]) => `(IF ${String(c)} THEN ${String(a)} ELSE ${String(b)})`),
  ),
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(tie('number'), pick(['=', '<>', '<', '>=', '>']), tie('number'))
      .map(([a, op, b]) => `${String(a)} ${op} ${String(b)}`),
    pick(['Day > "2024-04-15"', 'Day = TO_DATE(Word)', 'DT_MONTH(Day) < 6', 'IS_DATE(Word)', 'Day < Word']),
    pick(['Word LIKE "a*"', 'Word = "ab"', 'Code IN ("x1", "x2")', 'IS_NULL(Word)', 'Word > Code']),
    pick(['Flag', 'NOT Flag', 'Price > AVERAGE(Price)', 'Count < MEDIAN(Count)']),
    tie('condition').map((c) => `NOT (${String(c)})`),
    fc
      .tuple(tie('condition'), pick(['AND', 'OR']), tie('condition'))
      .map(([a, op, b]) => `(${String(a)} ${op} ${String(b)})`),
  ),
}))

const group = pick([
  'Code',
  'Flag',
  'Count',
  'LENGTH(Word)',
  'Day',
  'Word',
  'DT_MONTH(Day)',
  'TO_INT(Word)',
  'Price / 0',
])

interface Drawn extends RuleExpressions {
  readonly aggregateMethod: AggregateMethod
}

const rules: fc.Arbitrary<Drawn> = fc
  .record({
    expression: condition,
    filter: fc.option(condition, { nil: undefined }),
    group: fc.option(group, { nil: undefined }),
    aggregate: fc.option(number, { nil: undefined }),
    aggregateMethod: fc.constantFrom(...AGGREGATE_METHODS),
    groupLimit: fc.constantFrom(undefined, 0, 3),
  })
  // With a filter these functions are over the rows that it admits, which the evaluator does not know.
  .filter(
    ({ filter, ...rest }) => filter === undefined || !/AVERAGE|MEDIAN/.test(JSON.stringify([filter, rest])),
  )

/** What the evaluator finds. */
function evaluate(rule: Drawn, scope: RuleScope, rows: readonly (readonly Value[])[]) {
  const checked = checkRule(rule, scope)
  const evaluation = (typed: Typed) => ({
    of: evaluator(typed),
    fails: failedReading(typed),
    type: typed.type,
  })
  const [expression, filter, grouped, aggregated] = [
    checked.expression,
    checked.filter,
    checked.group,
    checked.aggregate?.typed,
  ].map((typed) => typed && evaluation(typed))
  const errors = { rule: 0, filter: 0, group: 0, aggregate: 0 }
  const failing: number[] = []
  const all = { passing: [] as Value[], failing: [] as Value[], counts: [0, 0] as [number, number] }
  const groups = new Map<string, typeof all>()
  rows.forEach((row, i) => {
    const isAdmitted = filter ? filter.of(row) : true
    if (isAdmitted === null && filter!.fails(row)) errors.filter++
    if (isAdmitted !== true) return
    const passes = expression!.of(row)
    if (passes === null && expression!.fails(row)) errors.rule++
    if (passes !== true) failing.push(i + 1)
    if (grouped?.fails(row)) errors.group++
    if (aggregated?.fails(row)) errors.aggregate++
    const value = aggregated ? aggregated.of(row) : null
    const key = grouped ? grouped.of(row) : null
    const name = key === null ? '' : showValue(key, grouped!.type)
    const own = groups.get(name) ?? { passing: [], failing: [], counts: [0, 0] }
    groups.set(name, own)
    for (const part of [all, own]) {
      part.counts[passes === true ? 0 : 1]++
      if (value !== null) (passes === true ? part.passing : part.failing).push(value)
    }
  })
  const aggregate = (values: readonly Value[]) =>
    aggregated ? combined(rule.aggregateMethod, values, aggregated.type) : undefined
  return { failing, passing: all.counts[0], errors, aggregate, all, groups: grouped ? groups : undefined }
}

function combined(
  method: AggregateMethod,
  values: readonly Value[],
  type: Type,
): number | string | undefined {
  const found = values.map(Number)
  if (method === 'Count') return found.length
  if (found.length === 0) return undefined
  // A drawn column is text if too many of its values cannot be read as numbers. Texts have an order of their own.
  if (type === 'text') {
    const ordered = (values as readonly string[]).toSorted(compareText)
    return method === 'Minimum' ? ordered[0] : ordered.at(-1)
  }
  const sum = exactSum(values)
  return { Sum: sum, Average: sum / found.length, Maximum: Math.max(...found), Minimum: Math.min(...found) }[
    method
  ]
}

/** Decimals with which sums are computed: more than the smallest double has. */
const DECIMALS = 400

/** The double next to the sum. A sum of doubles would lose what is left of large numbers that cancel each other out. */
const exactSum = (values: readonly Value[]): number =>
  Number(`${values.reduce((total: bigint, value) => total + scaled(String(value)), 0n)}e-${DECIMALS}`)

/** A number in units of the last decimal. */
function scaled(text: string): bigint {
  const [, whole, fraction = '', exponent = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text)!
  return BigInt(whole! + fraction) * 10n ** BigInt(DECIMALS - fraction.length + Number(exponent))
}

function expectNear(shown: string | undefined, expected: number | string | undefined, what: string): void {
  if (typeof expected !== 'number') return void expect(shown, what).to.equal(expected ?? '')
  expect(Math.abs(Number(shown) - expected), `${what}: ${shown} for ${expected}`).to.be.at.most(
    1e-9 * Math.max(1, Math.abs(expected)),
  )
}

for (const { name, start, dialect, batches, rulesAtOnce } of ENGINES)
  describe(`The figures of rules in ${name}`, function () {
    this.timeout(inFull(1_800_000, 400_000))
    let server: QualityServer
    let stop: () => Promise<void>
    let path: string
    let scope: RuleScope
    let rows: (readonly Value[])[]

    before(async function () {
      ;({ server, stop } = await start(this))
      const names = Object.keys(VALUES)
      const [table] = fc.sample(
        fc.array(fc.tuple(...names.map((name) => fc.constantFrom(...VALUES[name]!))), {
          minLength: ROWS,
          maxLength: ROWS,
        }),
        { seed: SEED, numRuns: 1 },
      )
      const lines = table!.map((row) => row.map((value) => (value === null ? '' : `"${value}"`)).join(','))
      const loaded = await server.load('Drawn', `${names.join(',')}\n${lines.join('\n')}\n`)
      path = loaded.path
      const catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
      const loads = new EntityLoads(catalogue)
      const repository = await catalogue
        .knex('repositories')
        .where({ name: 'test' })
        .first<{ id: number }>('id')
      const entity = (await new EntityStore(catalogue).find(repository.id, Number(loaded.entityId)))!
      const attributes = await loads.profiledAttributes(entity)
      await catalogue.close()
      const profiles = new Map(attributes.map(({ id, profile }) => [id, profile!]))
      const listing = rowsListing(dialect, entity, attributes, undefined, profiles)
      const memory = { bytes: 1e9, rowsAtOnce: 1 }
      const others = { tableOfPart: (part: string) => part, now: instant() }
      scope = { scope: scopeOf(listing, dialect), attributes, engine: dialect, memory, ...others }
      // An empty field is null.
      rows = table!.map((row, i) => [BigInt(i + 1), ...row.map((value) => value || null)])
    })
    after(() => stop?.())

    const isValid = (rule: Drawn): boolean => {
      try {
        checkRule(rule, scope)
        return true
      } catch {
        return false
      }
    }

    it(`are those of the evaluator, row by row, for ${batches * rulesAtOnce} rules`, async () => {
      const drawn = fc.sample(rules, { seed: SEED, numRuns: 3 * batches * rulesAtOnce }).filter(isValid)
      expect(drawn.length).to.be.at.least(batches * rulesAtOnce)
      for (let batch = 0; batch < batches; batch++)
        await compare(drawn.slice(batch * rulesAtOnce, (batch + 1) * rulesAtOnce))
    })

    async function compare(batch: readonly Drawn[]): Promise<void> {
      const place = `${path}/businessrules`
      const numbers: string[] = []
      for (const [i, rule] of batch.entries()) {
        const { status, body } = await server.command(place, {
          command: 'add',
          data: {
            NAME: `Rule ${i}`,
            THRESHOLD: '50',
            EXPRESSION: rule.expression,
            ...(rule.filter !== undefined && { FILTER_EXPRESSION: rule.filter }),
            ...(rule.group !== undefined && { GROUP_EXPRESSION: rule.group }),
            ...(rule.groupLimit !== undefined && { GROUP_LIMIT: rule.groupLimit }),
            ...(rule.aggregate !== undefined && { AGGREGATE_EXPRESSION: rule.aggregate }),
            AGGREGATE_METHOD: AGGREGATE_METHODS.indexOf(rule.aggregateMethod),
          },
        })
        expect(status, JSON.stringify(body)).to.equal(200)
        numbers.push(body.url.split('/').at(-1)!)
      }
      const { body } = await server.command(place, { command: 'run', data: { OPTION: 'ALL' } })
      expect(await server.ended(body.url)).to.include({ State: 'Completed' })
      const columns =
        '_aggregate_pass,_aggregate_fail,_passing_rows,_failing_rows,_error_count,_filter_error_count,_group_error_count,_aggregate_error_count,_group_count,_result,_first_error'
      const figures = await server.rows(`${place}?columns=${columns}&pageSize=1000`)
      for (const [i, rule] of batch.entries()) {
        const what = JSON.stringify(rule)
        const expected = evaluate(rule, scope, rows)
        const { 'First Error': message, ...found } = figures[i]!
        expect(found, `${what} ${message}`).to.include({
          'Passing Rows': String(expected.passing),
          'Failing Rows': String(expected.failing.length),
          'Error Count': String(expected.errors.rule),
          'Filter Error Count': String(expected.errors.filter),
          'Group Error Count': String(expected.errors.group),
          'Aggregate Error Count': String(expected.errors.aggregate),
          'Group Count': expected.groups ? String(expected.groups.size) : '',
        })
        if (rule.aggregate !== undefined) {
          expectNear(found['Aggregate over Passing Rows'], expected.aggregate(expected.all.passing), what)
          expectNear(found['Aggregate over Failing Rows'], expected.aggregate(expected.all.failing), what)
        }
        const failing = await server.rows(`${place}/${numbers[i]}/failingrows?pageSize=1000`)
        expect(
          failing.map(({ Row }) => Number(Row)),
          what,
        ).to.deep.equal(expected.failing)
        if (expected.groups) await compareGroups(`${place}/${numbers[i]}/groups`, rule, expected)
      }
      const references = numbers.map((number) => ({
        entity: path.split('/').at(-1),
        attribute: '0',
        rule: number,
      }))
      const deleted = await server.ask('/businessrules/entity', {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ rules: references }),
      })
      expect(deleted.status).to.equal(200)
    }

    async function compareGroups(
      place: string,
      rule: Drawn,
      expected: ReturnType<typeof evaluate>,
    ): Promise<void> {
      const what = JSON.stringify(rule)
      const shown = await server.rows(`${place}?pageSize=1000`)
      const total = ({ counts: [passing, failing] }: { counts: [number, number] }): number =>
        passing + failing
      const sizes = [...expected.groups!.values()].map(total).sort((a, b) => b - a)
      const kept = rule.groupLimit ? sizes.slice(0, rule.groupLimit) : sizes
      expect(
        shown.map((row) => Number(row['Total Number of Rows'])),
        what,
      ).to.deep.equal(kept)
      for (const row of shown) {
        const own = expected.groups!.get(row['Value']!)!
        expect([Number(row['Passing Rows']), Number(row['Failing Rows'])], what).to.deep.equal(own.counts)
        if (rule.aggregate === undefined) continue
        expectNear(row['Aggregate over Passing Rows'], expected.aggregate(own.passing), what)
        expectNear(row['Aggregate over Failing Rows'], expected.aggregate(own.failing), what)
      }
    }
  })
