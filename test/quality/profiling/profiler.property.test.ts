import { expect } from 'chai'
import fc from 'fast-check'
import { distanceBetween } from '../../../src/quality/model/exact-number.ts'
import { doublesOf, type AttributeProfile, type Bin } from '../../../src/quality/model/profile.ts'
import type { Field } from '../stores/pieces.ts'
import { naiveProfile } from './support/naive-profile.ts'
import { onEachEngine } from './support/engines.ts'
import { ProfiledTables } from './support/profiled.ts'

const word = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', ' ', '1', '-', '😀', "'"),
  maxLength: 4,
})
const small = fc.integer({ min: -5, max: 5 }).map(String)
const large = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String)
const decimal = fc
  .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 0, max: 999 }))
  .map(([a, b]) => `${a}.${b}`)
/** Almost all in one place, some far away: the bins in which numbers are counted are as bad as can be. */
const skewed = fc.oneof(
  { weight: 9, arbitrary: small },
  { weight: 1, arbitrary: fc.constant('900000000000') },
)
const ROWS = 60

const column = fc
  .constantFrom<fc.Arbitrary<string>[]>(
    word,
    small,
    large,
    decimal,
    skewed,
    fc.oneof(small, word),
    fc.oneof(large, decimal),
  )
  .chain((value) =>
    fc
      .array(fc.option(value, { freq: 8 }), { minLength: ROWS, maxLength: ROWS })
      .chain((values) =>
        fc
          .integer({ min: 0, max: ROWS })
          .map((count): Field[] => [...values.slice(0, count), ...Array<Field>(ROWS - count).fill(null)]),
      ),
  )

/** A number that two ways of computing may round otherwise. */
const isNear = (actual: number, expected: number, magnitude: number): void => {
  expect(actual).to.be.closeTo(expected, 1e-12 * Math.max(1, magnitude))
}

function expectAlike(profiled: AttributeProfile, values: readonly Field[]): void {
  const { inferredShare, histogram, numbers, frequencyMean, frequencyDeviation, ...exact } = profiled
  const {
    numbers: naive,
    frequencyMean: mean,
    frequencyDeviation: deviation,
    ...expected
  } = naiveProfile(values)
  expect(exact).to.deep.equal(expected)
  expect(inferredShare).to.be.within(0.9, 1)
  isNear(frequencyMean, mean, mean)
  isNear(frequencyDeviation, deviation, mean)
  expect(numbers === undefined).to.equal(naive === undefined)
  if (numbers !== undefined && naive !== undefined) {
    const [ours, theirs] = [doublesOf(numbers), doublesOf(naive)]
    const magnitude = Math.max(Math.abs(theirs.min), Math.abs(theirs.max))
    for (const name of Object.keys(naive) as (keyof typeof naive)[])
      isNear(ours[name], theirs[name], magnitude)
  }
  const counted = histogram.of === 'x' ? numbers!.count : values.filter((value) => value !== null).length
  expectBins(histogram.bins, counted)
}

function expectBins(bins: readonly Bin[], rows: number): void {
  expect(bins.reduce((sum, bin) => sum + bin.rows, 0)).to.equal(rows)
  expect(bins.length).to.be.within(rows === 0 ? 0 : 1, 20)
  for (const [at, bin] of bins.entries()) {
    if (at > 0) expect(bin.from).to.equal(bins[at - 1]!.to)
    expect(distanceBetween(bin.from, bin.to)).to.be.above(0)
  }
}

onEachEngine('Profiles of any table', (engine) => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  it('have the figures of an array of its values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(column, { minLength: 12, maxLength: 12 }), async (columns) => {
        const records = Array.from({ length: ROWS }, (_, row) => columns.map((values) => values[row]!))
        const profiles = await tables.profiled(columns.length, records)
        for (const [at, values] of columns.entries()) expectAlike(profiles[at]!, values)
      }),
      { numRuns: engine.isSlow ? 2 : 8 },
    )
  }).timeout(engine.isSlow ? 240_000 : 60_000)

  it('have the figures of a column whose numbers are all zero, alone in its table or not', async () => {
    const columns = [Array<Field>(20).fill('0'), Array.from({ length: 20 }, (_, row) => `text ${row}`)]
    for (const some of [columns, columns.slice(0, 1), [Array<Field>(20).fill('-0.0')]]) {
      const records = Array.from({ length: 20 }, (_, row) => some.map((values) => values[row]!))
      const profiles = await tables.profiled(some.length, records)
      for (const [at, values] of some.entries()) expectAlike(profiles[at]!, values)
    }
  }).timeout(engine.isSlow ? 120_000 : 20_000)
})
