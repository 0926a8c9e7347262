import { DuckDBInstance } from '@duckdb/node-api'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  dateText,
  doubleText,
  durationText,
  floatText,
  timestampText,
  timeText,
} from '../../../../src/quality/loaders/typed/value-texts.ts'

const RUNS = 2000
const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

/** Values of an arbitrary, with the texts that DuckDB gives them, as the reader of Parquet does. */
async function textsOf<T>(arbitrary: fc.Arbitrary<T>, sqlOf: (value: T) => string): Promise<[T, string][]> {
  const values = fc.sample(arbitrary, { numRuns: RUNS, seed: SEED })
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const list = values.map((value) => `(${sqlOf(value)})`).join(',')
  const { rows } = await connection
    .runAndReadAll(`select cast(v as varchar) from (values ${list}) t(v)`)
    .then((result) => ({ rows: result.getRows() }))
  connection.closeSync()
  instance.closeSync()
  return values.map((value, i) => [value, rows[i]![0] as string])
}

const digitsIn = (text: string): number => text.replace(/e.*|\D/g, '').replace(/^0+|0+$/g, '').length

const allEqual = (found: readonly string[], expected: readonly string[]) => {
  const at = found.findIndex((text, i) => text !== expected[i])
  expect([found[at], at]).to.deep.equal([expected[at], at])
}

describe('The text of a typed value is that of the Parquet reader:', function () {
  this.timeout(60_000)

  it('doubles', async () => {
    const double = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.bigInt({ min: 2n ** 54n, max: 2n ** 57n }).map(Number),
      fc.float(),
    )
    const pairs = await textsOf(double, (value) => `'${Object.is(value, -0) ? '-0.0' : value}'::double`)
    allEqual(
      pairs.map(([value]) => doubleText(value)),
      pairs.map(([, text]) => text),
    )
  })

  it('numbers of 4 bytes', async () => {
    const float = fc.oneof(fc.float(), fc.integer({ min: -(2 ** 26), max: 2 ** 26 }).map(Math.fround))
    const pairs = await textsOf(float, (value) => `'${Object.is(value, -0) ? '-0.0' : value}'::float`)
    for (const [value, text] of pairs) {
      const found = floatText(value)
      // The engine gives some numbers more digits than they need.
      if (found === text) continue
      expect(digitsIn(found), `${found} ${text}`).to.be.lessThan(digitsIn(text))
      expect(Math.fround(Number(found))).to.equal(value)
    }
  })

  it('dates', async () => {
    const day = fc.integer({ min: -800_000, max: 2 ** 31 - 800_000 })
    const pairs = await textsOf(day, (days) => `'1970-01-01'::date + (${days})`)
    allEqual(
      pairs.map(([days]) => dateText(days)),
      pairs.map(([, text]) => text),
    )
  })

  it('moments', async () => {
    const micros = fc.oneof(
      fc.bigInt({ min: -(2n ** 56n), max: 2n ** 62n }),
      fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n }),
    )
    const pairs = await textsOf(micros, (ticks) => `make_timestamp(${ticks})`)
    allEqual(
      pairs.map(([ticks]) => timestampText(ticks, 6)),
      pairs.map(([, text]) => text),
    )
  })

  it('moments in nanoseconds', async () => {
    const nanos = fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n })
    const pairs = await textsOf(nanos, (ticks) => `make_timestamp_ns(${ticks})`)
    allEqual(
      pairs.map(([ticks]) => timestampText(ticks, 9)),
      pairs.map(([, text]) => text),
    )
  })

  it('times of the day', async () => {
    const micros = fc.bigInt({ min: 0n, max: 86_399_999_999n })
    const pairs = await textsOf(micros, (ticks) => `'00:00'::time + to_microseconds(${ticks})`)
    allEqual(
      pairs.map(([ticks]) => timeText(ticks, 6)!),
      pairs.map(([, text]) => text),
    )
    expect([timeText(-1n, 3), timeText(86_400_001n, 3)]).to.deep.equal([undefined, undefined])
  })

  it('durations', async () => {
    const duration = fc.tuple(
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: -100, max: 100 }),
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    )
    const pairs = await textsOf(
      duration,
      ([months, days, micros]) => `to_months(${months}) + to_days(${days}) + to_microseconds(${micros})`,
    )
    allEqual(
      pairs.map(([[months, days, micros]]) => durationText(months, days, micros * 1000n)),
      pairs.map(([, text]) => text),
    )
  })
})
