import { expect } from 'chai'
import fc from 'fast-check'
import sqlite3 from 'sqlite3'
import { daysWithin, endOf, startOf } from '../../../../src/spatial/stores/geopackage/stored-times.ts'
import { inFull } from '../../../support/full.ts'

const two = (most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'))

const dates = fc
  .tuple(fc.constantFrom('0000', '0001', '1969', '2020', '2023', '9999'), two(12), two(31))
  .map((parts) => parts.join('-'))
const offsets = fc.oneof(
  fc.constantFrom('', 'Z'),
  fc
    .tuple(fc.constantFrom('+', '-'), two(14), two(59))
    .map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
)
const stored = fc.oneof(
  dates,
  fc
    .tuple(dates, fc.constantFrom('T', ' '), two(24), two(59), offsets)
    .map(([date, separator, hours, minutes, offset]) => `${date}${separator}${hours}:${minutes}${offset}`),
)

describe('The days of stored times', () => {
  const database = new sqlite3.Database(':memory:')
  after((done) => database.close(done))

  /** The value of an expression over the column 0, which has a text. */
  const ofText = (sql: string, text: string, values: readonly unknown[] = []): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const query = `select (${sql.replaceAll('{0}', 'c')}) as value from (select cast(? as text) as c)`
      database.get(query, [...values, text], (error, row: { value: unknown }) => {
        if (error) reject(error)
        else resolve(row.value)
      })
    })

  it('contain every value that meets a range', async () => {
    await fc.assert(
      fc.asyncProperty(stored, fc.integer({ min: 0, max: 3 }), async (text, distance) => {
        const [start, end] = [await ofText(startOf(0), text), await ofText(endOf(0), text)] as [
          number | null,
          number,
        ]
        if (start === null) return
        for (const [from, to] of [
          [end - distance, end + distance],
          [start - distance, start + distance],
          [-Infinity, start],
          [end, Infinity],
        ] as const) {
          for (const { sql, values } of daysWithin(0, from, to))
            expect(await ofText(sql, text, values), `${text} ${sql} ${values.join()}`).to.equal(1)
        }
      }),
      { numRuns: inFull(5000, 500) },
    )
  })
})
