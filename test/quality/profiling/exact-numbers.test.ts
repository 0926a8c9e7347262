import { expect } from 'chai'
import fc from 'fast-check'

import { scaledOf, scaledText } from '../../../src/quality/model/exact-number.ts'
import type { AttributeProfile } from '../../../src/quality/model/profile.ts'
import { valuesTable } from '../../../src/quality/model/warehouse/load-tables.ts'

import { inFull } from '../../support/full.ts'
import { onEachEngine } from './support/engines.ts'
import { ProfiledTables } from './support/profiled.ts'

onEachEngine('The profile of numbers that doubles cannot represent', (engine) => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  /** The figures as texts of digits. */
  const figuresOf = ({ numbers }: AttributeProfile) => {
    const { mean, min, lowerQuartile, median, upperQuartile, max } = numbers!
    return [mean, min, lowerQuartile, median, upperQuartile, max].map((one) => scaledText(scaledOf(one)))
  }
  const binsOf = ({ histogram }: AttributeProfile) =>
    histogram.bins.map(({ from, to, rows }) => [scaledText(scaledOf(from)), scaledText(scaledOf(to)), rows])

  it('gives each integer beyond 2^53 its own bin, and a median between the integers', async () => {
    const profiled = await tables.column(['9007199254740992', '9007199254740993', '9007199254740995'])
    expect(profiled).to.include({ min: '9007199254740992', max: '9007199254740995' })
    expect(figuresOf(profiled)).to.deep.equal([
      '9007199254740993.333333',
      '9007199254740992',
      '9007199254740992.5',
      '9007199254740993',
      '9007199254740994',
      '9007199254740995',
    ])
    expect(binsOf(profiled)).to.deep.equal([
      ['9007199254740992', '9007199254740993', 1],
      ['9007199254740993', '9007199254740994', 1],
      ['9007199254740994', '9007199254740995', 0],
      ['9007199254740995', '9007199254740996', 1],
    ])
    expect(profiled.numbers!.standardDeviation).to.be.closeTo(Math.sqrt(7 / 3), 1e-14)
  })

  it('keeps the median and the mean within the values at the end of 64 bits', async () => {
    const profiled = await tables.column([
      '9223372036854775807',
      '9223372036854775806',
      '-9223372036854775808',
    ])
    expect(figuresOf(profiled)).to.deep.equal([
      '3074457345618258601.666667',
      '-9223372036854775808',
      '-1',
      '9223372036854775806',
      '9223372036854775806.5',
      '9223372036854775807',
    ])
    const close = await tables.column(['9223372036854775807', '9223372036854775806'])
    expect(figuresOf(close).slice(0, 4)).to.deep.equal([
      '9223372036854775806.5',
      '9223372036854775806',
      '9223372036854775806.25',
      '9223372036854775806.5',
    ])
  })

  it('counts the integers and the decimals around 10^25', async () => {
    const integers = ['9999999999999999999999999', '10000000000000000000000000', '10000000000000000000000001']
    const profiled = await tables.column(integers)
    expect(figuresOf(profiled)).to.include.members([...integers, '9999999999999999999999999.5'])
    expect(binsOf(profiled)).to.deep.equal([
      ['9999999999999999999999999', '10000000000000000000000000', 1],
      ['10000000000000000000000000', '10000000000000000000000001', 1],
      ['10000000000000000000000001', '10000000000000000000000002', 1],
    ])
    const decimals = [1, 2, 4].map((last) => `1.000000000000000000000000${last}`)
    const fractions = await tables.column(decimals)
    expect(figuresOf(fractions)).to.include.members(decimals)
    expect(binsOf(fractions).filter(([, , rows]) => rows !== 0)).to.have.length(3)
    expect(fractions.numbers!.standardDeviation).to.be.closeTo(Math.sqrt(7 / 3) * 1e-25, 1e-39)
  })

  it('orders the values by all their digits, also below zero and in another notation', async () => {
    const profiled = await tables.column([
      '-9007199254740993', '-9007199254740992', '-9007199254740994', '+12.5', '9.007199254740993e15',
      'n/a', ...Array<string>(20).fill('0'),
    ]) // prettier-ignore
    expect(profiled.inferredType).to.equal('decimal')
    expect(profiled).to.include({ min: '-9007199254740994', max: '9.007199254740993e15' })
    const values = await tables.rows(valuesTable, ['x', 'key'])
    expect(values.map(({ value }) => value)).to.deep.equal([
      '-9007199254740994', '-9007199254740993', '-9007199254740992', '0', '+12.5', '9.007199254740993e15', 'n/a',
    ]) // prettier-ignore
  })

  it('has no keys if doubles represent the numbers', async () => {
    const profiled = await tables.column(['0.1', '999999999999', '0.30000000000000004', '-7.5e-9'])
    expect(profiled.places).to.equal(undefined)
    expect(profiled.numbers).to.include({ min: -7.5e-9, max: 999_999_999_999 })
    const values = await tables.rows(valuesTable, ['n'])
    expect(values.map(({ key }) => key)).to.deep.equal([null, null, null, null])
  })

  it('stays within the values if the digits would fill more than 128 places', async () => {
    const profiled = await tables.column(['1.5e-200', '9007199254740993', '9007199254740993', '1.5e200'])
    expect(profiled.places).to.equal(undefined)
    expect(profiled.numbers).to.include({ min: 1.5e-200, max: 1.5e200, median: 9007199254740992 })
  })

  const around = (base: bigint): fc.Arbitrary<string> =>
    fc.bigInt({ min: -9n, max: 9n }).map((distance) => String(base + distance))
  const integers = [2n ** 53n, -(2n ** 53n), 2n ** 63n, -(2n ** 63n), 10n ** 25n, 10n ** 31n, 0n].map(around)
  const decimals = fc
    .tuple(fc.constantFrom(...integers), fc.option(fc.stringMatching(/^\d{1,6}$/)))
    .chain(([integer, fraction]) => integer.map((one) => (fraction === null ? one : `${one}.${fraction}`)))
  const column = fc.oneof(
    fc.constantFrom(...integers).chain((one) => fc.array(one, { minLength: 1, maxLength: 30 })),
    fc.array(fc.oneof(...integers), { minLength: 1, maxLength: 30 }),
    fc.array(decimals, { minLength: 1, maxLength: 30 }),
  )

  it('has the figures of the digits of the values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(column, { minLength: 8, maxLength: 8 }), async (columns) => {
        const records = Array.from({ length: 30 }, (_, row) => columns.map((values) => values[row] ?? null))
        const profiles = await tables.profiled(columns.length, records)
        for (const [at, values] of columns.entries()) expectExact(profiles[at]!, values)
      }),
      { numRuns: engine.isSlow ? 2 : inFull(40, 4), endOnFailure: true },
    )
  }).timeout(240_000)
})

/** A scale at which all numbers of the test, and quarters of their differences, are integers. */
const SCALE = 8

const digitsOf = (number: Parameters<typeof scaledOf>[0]): bigint => {
  const { digits, scale } = scaledOf(number)
  return digits * 10n ** BigInt(SCALE - scale)
}

function expectExact(profiled: AttributeProfile, values: readonly string[]): void {
  const sorted = values.map(digitsOf).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const { numbers, histogram } = profiled
  const quartile = (quarter: number): bigint => {
    const quarters = (sorted.length - 1) * quarter
    const below = sorted[Math.floor(quarters / 4)]!
    const above = sorted[Math.ceil(quarters / 4)]!
    return below + ((above - below) * BigInt(quarters % 4)) / 4n
  }
  const { min, lowerQuartile, median, upperQuartile, max } = numbers!
  expect([min, lowerQuartile, median, upperQuartile, max].map(digitsOf)).to.deep.equal([
    sorted[0], quartile(1), quartile(2), quartile(3), sorted.at(-1),
  ]) // prettier-ignore
  const sum = sorted.reduce((total, one) => total + one, 0n)
  const error = scaledOf(numbers!.mean)
  const scale = BigInt(10) ** BigInt(Math.max(0, error.scale - SCALE))
  const shift = BigInt(10) ** BigInt(Math.max(0, SCALE - error.scale))
  const difference = error.digits * shift * BigInt(sorted.length) - sum * scale
  // Half of the sixth decimal.
  const half = (BigInt(sorted.length) * scale * 10n ** BigInt(SCALE)) / 2_000_000n + 1n
  expect(difference <= half && difference >= -half, `mean ${numbers!.mean} of ${values.join(' ')}`).to.equal(
    true,
  )
  const bins = histogram.bins.map(({ from, to, rows }) => ({ from: digitsOf(from), to: digitsOf(to), rows }))
  for (const [at, { from, to, rows }] of bins.entries()) {
    expect(from < to, 'a bin is not empty').to.equal(true)
    if (at > 0) expect(from).to.equal(bins[at - 1]!.to)
    const isLast = at === bins.length - 1
    expect(rows).to.equal(sorted.filter((one) => one >= from && (one < to || (isLast && one === to))).length)
  }
  expect(bins.reduce((total, { rows }) => total + rows, 0)).to.equal(sorted.length)
}
