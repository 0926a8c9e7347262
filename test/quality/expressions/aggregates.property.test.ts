import { expect } from 'chai'
import fc from 'fast-check'
import { aggregateText, decimalSizes, sumsDecimals } from '../../../src/quality/expressions/aggregates.ts'
import { DIALECTS } from '../../../src/quality/expressions/dialects/index.ts'
import { scaleFor } from '../../../src/quality/expressions/exact/decimal-sums.ts'
import { type Exact, toDouble, wholeOf } from '../../../src/quality/expressions/exact/numbers.ts'
import { showValue } from '../../../src/quality/expressions/show-value.ts'
import { joined, type Sql, sql, verbatim } from '../../../src/quality/expressions/sql.ts'
import type { Value } from '../../../src/quality/expressions/value.ts'
import type { AggregateMethod } from '../../../src/quality/model/rule.ts'
import { inFull } from '../../support/full.ts'
import { inEachEngine, type TestedEngine } from './support/tested-engines.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

type Summed = 'integer' | 'decimal' | 'exact'

/** A double as a whole number of units of the smallest double. */
function unitsOf(double: number): bigint {
  let [digits, exponent] = [double, 0]
  while (!Number.isInteger(digits)) {
    digits *= 2
    exponent++
  }
  return BigInt(digits) << BigInt(1074 - exponent)
}

/** The double that is nearest to a quotient in units of the smallest double. */
function doubleOf(units: bigint, divisor: bigint): number {
  const size = units < 0n ? -units : units
  const dropped = Math.max(0, (size / divisor).toString(2).length - 64)
  const unit = divisor << BigInt(dropped)
  const isInexact = size % unit !== 0n
  const double = Number(((size / unit) << 1n) | (isInexact ? 1n : 0n)) * 2 ** -537
  return (
    (units < 0n ? -double : double) *
      2 ** Math.floor((dropped - 538) / 2) *
      2 ** Math.ceil((dropped - 538) / 2) +
    0
  )
}

/** The sum of numbers, or their mean, as it is shown. */
function expected(method: 'Sum' | 'Average', type: Summed, values: readonly Value[]): string | null {
  const found = values.filter((value) => value !== null) as Exact[]
  if (found.length === 0) return null
  const wholes = type === 'integer' ? (found as bigint[]) : found.map(wholeOf)
  if (type !== 'decimal' && method === 'Sum' && wholes.every((whole) => whole !== undefined))
    return String(wholes.reduce((sum, whole) => sum + whole, 0n))
  const units = found
    .map((one) => (type === 'integer' ? (one as bigint) << 1074n : unitsOf(toDouble(one))))
    .reduce((sum, one) => sum + one, 0n)
  if (method === 'Sum') return showValue(doubleOf(units, 1n), 'decimal')
  // The sum of decimals is rounded before it is divided.
  const mean = type === 'integer' ? doubleOf(units, BigInt(found.length)) : doubleOf(units, 1n) / found.length
  return showValue(mean, 'decimal')
}

const prices = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100)
const wide = fc.double({ min: -1e60, max: 1e60, noNaN: true }).map((double) => double + 0)
const small = fc.double({ min: -1e-300, max: 1e-300, noNaN: true }).map((double) => double + 0)
const large = fc
  .bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
  .map((whole): Value => (Number.isSafeInteger(Number(whole)) ? Number(whole) : whole))

const VALUES: readonly (readonly [type: Summed, fc.Arbitrary<Value>])[] = [
  ['integer', fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })],
  ['decimal', prices],
  ['decimal', wide],
  ['decimal', fc.oneof(prices, wide)],
  ['decimal', small],
  ['exact', large],
  ['exact', fc.oneof(large, prices)],
]

async function aggregate(
  engine: TestedEngine,
  method: AggregateMethod,
  type: Summed,
  values: readonly Value[],
): Promise<unknown> {
  const { name } = engine.dialect
  const rows = values.map((value) => sql`(0, ${DIALECTS[name].constant(type, value)})`)
  const read = async (figures: Sql) =>
    (await engine.rows(sql`select ${figures} from (values ${joined(rows, ', ')}) as given(c0, c1)`))[0]!
  const column = verbatim('c1')
  const { greatest, least } = decimalSizes(type, column, name)
  const sizes = sumsDecimals(method, type) ? await read(sql`${greatest}, ${least}`) : undefined
  const scale =
    sizes &&
    scaleFor({ greatest: sizes[0] as number | null, least: sizes[1] as number | null, rows: values.length })
  const [text] = await read(aggregateText(method, type, column, name, scale))
  return text
}

inEachEngine('Aggregates of rules', inFull(600_000, 120_000), (engine, runs) => {
  for (const method of ['Sum', 'Average'] as const)
    it(`have the digits of the exact ${method}, whatever the order of the rows is`, async () => {
      for (const [type, values] of VALUES)
        await fc.assert(
          fc.asyncProperty(fc.array(fc.option(values), { minLength: 1, maxLength: 60 }), async (all) => {
            const wanted = expected(method, type, all)
            expect(await aggregate(engine(), method, type, all)).to.equal(wanted)
            expect(await aggregate(engine(), method, type, all.toReversed())).to.equal(wanted)
          }),
          { numRuns: runs(inFull(200, 20)), seed: SEED },
        )
    })

  it('keep the rest of decimals of which the greatest cancel each other', async () => {
    const values = [1e15, 0.1, -1e15, 0.2, 1e15, -1e15]
    expect(await aggregate(engine(), 'Sum', 'decimal', values)).to.equal('0.3')
    expect(await aggregate(engine(), 'Average', 'decimal', values)).to.equal('0.05')
  })

  it('are null without a value, and if a sum is no decimal', async () => {
    expect(await aggregate(engine(), 'Sum', 'decimal', [null])).to.equal(null)
    expect(await aggregate(engine(), 'Average', 'integer', [null])).to.equal(null)
    expect(await aggregate(engine(), 'Sum', 'decimal', [Number.MAX_VALUE, Number.MAX_VALUE])).to.equal(null)
    expect(await aggregate(engine(), 'Average', 'decimal', [Number.MAX_VALUE, Number.MAX_VALUE])).to.equal(
      showValue(Number.MAX_VALUE, 'decimal'),
    )
    expect(await aggregate(engine(), 'Sum', 'decimal', [0, null, 0])).to.equal('0')
  })
})
