import { expect } from 'chai'
import fc from 'fast-check'
import { CopySplitter } from '../../../../src/quality/loaders/postgresql/copy-splitter.ts'
import { EMPTY, MORE, PLAIN, RECORD, SPECIAL } from '../../../../src/quality/loaders/records/record-source.ts'
import { inFull } from '../../../support/full.ts'
import { valueOf } from './reading.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
}

/** As PostgreSQL's documentation of COPY says. */
const written = (rows: readonly (readonly (string | null)[])[]): Buffer =>
  Buffer.from(
    rows
      .map((row) =>
        row.map((value) => value?.replace(/[\b\f\n\r\t\v\\]/g, (found) => ESCAPES[found]!) ?? '\\N'),
      )
      .map((fields) => `${fields.join('\t')}\n`)
      .join(''),
  )

const VALUES = fc.option(
  fc.string({
    unit: fc.constantFrom('a', 'N', '\\', '\t', '\n', '\r', '\v', '\b', '\f', ',', '"', 'é', '漢', '😀', '.'),
    maxLength: 12,
  }),
)
const ROWS = fc
  .integer({ min: 1, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(VALUES, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 20 }),
  )

describe('the splitter of COPY', () => {
  it('restores all rows from chunks of any size', () => {
    fc.assert(
      fc.property(ROWS, fc.integer({ min: 1, max: 40 }), (rows, chunk) => {
        const bytes = written(rows)
        const splitter = new CopySplitter(rows[0]!.length, { recordBytes: 1000, rejectBytes: 10 })
        const found: (string | null)[][] = []
        for (let at = 0; at < bytes.length; at += chunk) {
          splitter.push(bytes.subarray(at, at + chunk))
          for (let outcome = splitter.next(); outcome !== MORE; outcome = splitter.next()) {
            expect(outcome).to.equal(RECORD)
            const row = rows[found.length]!
            const values = row.map((_, field) => valueOf(splitter, field))
            found.push(values)
            const text = row.map((value) => value ?? '').join('')
            expect(splitter.length()).to.equal(Array.from(text).length)
            expect(splitter.size).to.equal(Buffer.byteLength(text))
            expect(splitter.isAscii).to.equal(/^[\0-\x7f]*$/.test(text))
            expect(Array.from(splitter.flags)).to.deep.equal(row.map(flagOf))
          }
        }
        expect(found).to.deep.equal(rows)
      }),
      { numRuns: inFull(20_000, 1000) },
    )
  })

  it('rejects exactly the rows that are longer than the limit, wherever chunks end', () => {
    fc.assert(
      fc.property(ROWS, fc.integer({ min: 1, max: 40 }), (rows, chunk) => {
        const bytes = written(rows)
        const lines = rows.map((row) => written([row]).subarray(0, -1))
        const splitter = new CopySplitter(rows[0]!.length, { recordBytes: 20, rejectBytes: 10 })
        let next = 0
        for (let at = 0; at < bytes.length; at += chunk) {
          splitter.push(bytes.subarray(at, at + chunk))
          for (let outcome = splitter.next(); outcome !== MORE; outcome = splitter.next()) {
            const line = lines[next]!
            if (outcome === RECORD) expect(line.length).to.be.at.most(20)
            else {
              expect(line.length).to.be.above(20)
              const { raw, ...rest } = splitter.rejected!
              expect(rest).to.deep.equal({
                reason: 'over-long',
                detail: 'The record is longer than 20 bytes.',
                line: next + 1,
                offset: written(rows.slice(0, next)).length,
                length: line.length,
              })
              expect(raw.toString('hex')).to.equal(line.subarray(0, 10).toString('hex'))
            }
            next++
          }
        }
        expect(next).to.equal(rows.length)
        expect(splitter.rows).to.equal(rows.length)
      }),
      { numRuns: inFull(20_000, 1000) },
    )
  })

  it('refuses a row with another number of values', () => {
    const splitter = new CopySplitter(2, { recordBytes: 100, rejectBytes: 10 })
    splitter.push(Buffer.from('1\t2\t3\n'))
    expect(() => splitter.next()).to.throw(/a row of 3 values where 2 are expected/)
  })
})

const flagOf = (value: string | null): number => {
  if (value === '') return EMPTY
  return value !== null && /[,"\n\r]/.test(value) ? SPECIAL : PLAIN
}
