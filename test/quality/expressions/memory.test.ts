import { expect } from 'chai'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { compile } from '../../../src/quality/expressions/compile.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { ScopeColumn, TextSize } from '../../../src/quality/expressions/scope.ts'

const column = (humanName: string, size: TextSize): ScopeColumn => ({
  name: humanName.toUpperCase(),
  humanName,
  type: 'text',
  sql: humanName,
  raw: undefined,
  sizeAmong: () => size,
})
const columns = [
  column('Short', { longest: 40, mean: 40 }),
  column('Uneven', { longest: 1_000_000, mean: 100 }),
  column('Long', { longest: 1_000_000, mean: 1_000_000 }),
]
const typedOf = (text: string) => checkExpression(text, { columns }, FUNCTIONS, 'sql').typed
const madeBy = (text: string): number => compile(typedOf(text), { name: 'duckdb' }).made ?? 0
/** More than the values themselves take. */
const SOME = 1000

describe('The memory for the texts of a condition', () => {
  it('is zero for stored values and for values that are the same in all rows', () => {
    expect(madeBy('Long')).to.equal(0)
    expect(madeBy('LENGTH(Long) > 3')).to.be.below(SOME)
    expect(madeBy('LPAD("x", 99999, "y")')).to.equal(0)
  })
  it('is the length of a padded text, and four times that for a fill of any characters', () => {
    expect(madeBy('LPAD(Short, 50000, "x")')).to.be.within(50_000, 50_040 + SOME)
    expect(madeBy('LPAD(Short, 50000, "é")')).to.be.within(100_000, 100_040 + SOME)
    expect(madeBy('LPAD(Short, 50000, Short)')).to.be.within(200_000, 200_040 + SOME)
    expect(madeBy('LPAD(Short, LENGTH(Short))')).to.be.within(100_000, 100_040 + SOME)
    expect(madeBy('LPAD(Short, 200000)')).to.be.below(40 + SOME)
  })
  it('is the length of the longest replacement at each possible place', () => {
    expect(madeBy('REPLACE(Short, "a", "bcdef")')).to.be.within(200, 240 + SOME)
    expect(madeBy('REGEX_REPLACE(Short, "", "bcdef")')).to.be.within(245, 245 + SOME)
    expect(madeBy('REPLACE(Long, "ab", "b")')).to.be.within(1e6, 2e6 + SOME)
  })
  it('counts intermediate texts, and repeated parts as often as they occur', () => {
    expect(madeBy('REVERSE(Short) = "x"')).to.be.above(40 * 100)
    expect(madeBy('WORDS(Short) = 1')).to.be.above(40 * 20)
    const [once, twice] = ['LPAD(Short, 9000)', 'LPAD(LPAD(Short, 9000), 9001)'].map(madeBy)
    expect(twice).to.be.above(3 * once!)
  })
  it('uses the mean length of the values instead of the maximum, if it is known', () => {
    expect(madeBy('UPPER(Uneven) = "X"')).to.be.below(150 + SOME)
    expect(madeBy('UPPER(Long) = "X"')).to.be.above(1e6)
    expect(madeBy('REPLACE(Short, "a", Uneven) = "x"')).to.be.above(400_000)
    expect(madeBy('IF Short = "a" THEN Uneven ELSE Short')).to.be.below(SOME)
  })

  const refusal = (text: string, megabytes: number, rowsAtOnce: number): InvalidExpression | undefined => {
    try {
      compile(typedOf(text), { name: 'duckdb' }, { bytes: megabytes * 1e6, rowsAtOnce })
    } catch (error) {
      if (error instanceof InvalidExpression) return error
      throw error
    }
    return undefined
  }
  it('is exceeded with a sentence that names the smallest part that is too large, its size and the correction', () => {
    const text = 'Short = "a" OR LENGTH(LPAD(Short, 99999, "x") || LPAD(Short, 99998, "x")) > 1'
    const [fault] = refusal(text, 256, 1461)!.faults
    expect(fault!.kind).to.equal('limit')
    expect(text.slice(fault!.start, fault!.end)).to.equal(
      'LPAD(Short, 99999, "x") || LPAD(Short, 99998, "x")',
    )
    expect(fault!.message).to.equal(
      'This creates up to 1,170 MB of text while 1,461 rows are processed, more than the 256 MB of QUERY_MEMORY_MB; create shorter texts, or move a part of it into a virtual column.',
    )
    expect(refusal(text, 256, 1461)!.faults).to.have.lengthOf(1)
    expect(refusal(text, 1200, 1461)).to.equal(undefined)
    expect(refusal(text, 256, 300)).to.equal(undefined)
    expect(refusal(text, 256, 0)).to.equal(undefined)
  })
  it('is exceeded by many parts that each would fit', () => {
    const text = Array(20).fill('LPAD(Short, 20000, "x") = "y"').join(' OR ')
    expect(refusal(text, 256, 2048)!.faults).to.deep.include({
      kind: 'limit',
      start: 0,
      end: text.length,
      message: refusal(text, 256, 2048)!.message,
    })
    expect(refusal('LPAD(Short, 20000, "x") = "y"', 256, 2048)).to.equal(undefined)
  })
  it('is sufficient for all realistic conditions', () => {
    for (const text of [
      'UPPER(TRIM(Short)) = PROPER(Short)',
      'REVERSE(LOWER(Short)) LIKE "*a"',
      'SIMILARITY(Short, REPLACE(Short, ",", " ")) > 0.8',
      'EDIT_DISTANCE(Short, LOWER(Short)) < 3',
      'FOLD_ACCENTS(Short) || " " || Short || ", " || Short = "x"',
      'REGEX_REPLACE(Short, "[^0-9]", "") = "1" AND IS_LUHN(Short) AND IS_IBAN(Short)',
      'SPLIT(Short, ",", 2) IN ("a", "b") OR WORD(Short, -1) = "c"',
      'TYPE(Short) = "date" AND TO_DATE(Short) > TO_DATE("2020-01-01")',
    ]) {
      expect(refusal(text, 256, 2 * 2048), text).to.equal(undefined)
    }
  })
})
