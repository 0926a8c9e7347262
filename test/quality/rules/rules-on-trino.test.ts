import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { lakeOf, type TestLake } from '../support/trino-server.ts'

const ROWS = 400
const price = (i: number): string => (((i * 7919) % 100_003) / 100 - 300).toFixed(2)
const CONTENT = `Id,Code,Price,Day,Account\n${Array.from(
  { length: ROWS },
  (_, i) =>
    `${i},c${i % 7},${i % 50 === 3 ? 'unknown' : price(i)},2024-0${(i % 9) + 1}-1${i % 10},${9007199254740990n + BigInt(i)}\n`,
).join('')}`

interface Defined {
  readonly EXPRESSION: string
  readonly FILTER_EXPRESSION?: string
  readonly GROUP_EXPRESSION?: string
  readonly AGGREGATE_EXPRESSION?: string
  readonly AGGREGATE_METHOD?: number
}

/** More rules than one scan takes, whose aggregates are sums (0) and means (1) of decimals, computed and as read. */
const RULES: readonly Defined[] = [
  ...Array.from({ length: 16 }, (_, i) => ({
    EXPRESSION: `Price > ${i * 10 - 100}`,
    GROUP_EXPRESSION: i % 2 === 0 ? 'Code' : `DT_MONTH(Day) + ${i}`,
    AGGREGATE_EXPRESSION: ['Price', 'Price / 3', 'Account', 'Price * 1e12 + Account'][i % 4]!,
    AGGREGATE_METHOD: i % 2,
  })),
  { EXPRESSION: 'IS_UNIQUE(Price)', FILTER_EXPRESSION: 'Id < 300', GROUP_EXPRESSION: 'Code' },
  { EXPRESSION: 'Price < AVERAGE(Price)', FILTER_EXPRESSION: 'Code <> "c3"' },
  { EXPRESSION: 'REGEX_MATCH(Code, "c[0-4]")', AGGREGATE_EXPRESSION: 'Price', AGGREGATE_METHOD: 1 },
  { EXPRESSION: 'IS_DETERMINED(Code, Id)', FILTER_EXPRESSION: 'IS_NULL(TO_DECIMAL(Code))' },
]

const FIGURES =
  '_aggregate_pass,_aggregate_fail,_passing_rows,_failing_rows,_error_count,_group_count,_result,_first_error'

describe('Rules on Trino', function () {
  this.timeout(400_000)
  let lake: TestLake
  let servers: QualityServer[] = []
  before(async function () {
    lake = lakeOf(this, 'rules')
    servers = [await startQualityServer(), await startQualityServer({ env: lake.env })]
  })
  after(async () => {
    for (const server of servers) await server.stop()
    await lake?.drop()
  })

  /** Runs all rules. @returns their figures, groups and failing rows */
  async function outcome(server: QualityServer): Promise<unknown> {
    const { path } = await server.load('Ruled', CONTENT)
    const rules = `${path}/businessrules`
    for (const [i, rule] of RULES.entries()) {
      const data = { NAME: `Rule ${i}`, THRESHOLD: '50', ...rule }
      const { status, body } = await server.command(rules, { command: 'add', data })
      expect(status, JSON.stringify(body)).to.equal(200)
    }
    const { body } = await server.command(rules, { command: 'run', data: { OPTION: 'ALL' } })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const details = []
    for (const number of [1, 2, 3, 4, 17, 18])
      details.push({
        groups: RULES[number - 1]!.GROUP_EXPRESSION && (await server.rows(`${rules}/${number}/groups`)),
        failing: await server.rows(`${rules}/${number}/failingrows?pageSize=1000`),
      })
    return { figures: await server.rows(`${rules}?columns=${FIGURES}&pageSize=1000`), details }
  }

  it('have the figures, groups and failing rows that they have in the embedded engine', async () => {
    const [embedded, trino] = [await outcome(servers[0]!), await outcome(servers[1]!)]
    expect(trino).to.deep.equal(embedded)
  })
})
