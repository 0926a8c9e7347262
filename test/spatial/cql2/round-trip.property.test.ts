import { expect } from 'chai'
import fc from 'fast-check'
import { parseJson, parseText, printJson, printText, type Outcome } from '../../../src/spatial/cql2/index.ts'
import type { Expression } from '../../../src/spatial/cql2/index.ts'
import { expressions } from './support/arbitraries.ts'
import { withoutPlaces } from './support/places.ts'

const withoutFaults = ({ value, faults }: Outcome<Expression>): unknown =>
  faults?.map(({ message }) => message) ?? withoutPlaces(value!)

describe('A printed CQL2 filter', () => {
  it('is read from text as it was', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        expect(withoutFaults(parseText(printText(expression)))).to.deep.equal(withoutPlaces(expression))
      }),
      { numRuns: 1500 },
    )
  })

  it('is read from JSON as it was', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        expect(withoutFaults(parseJson(printJson(expression)))).to.deep.equal(withoutPlaces(expression))
      }),
      { numRuns: 1500 },
    )
  })

  it('survives from text to JSON to text', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const text = printText(expression)
        const json = printJson(parseText(text).value!)
        expect(printText(parseJson(json).value!)).to.equal(text)
      }),
      { numRuns: 500 },
    )
  })

  it('is refused in text if a text ends with a backslash', () => {
    expect(() => printText(parseJson('{"op":"=","args":[{"property":"a"},"C:\\\\"]}').value!)).to.throw(
      RangeError,
    )
  })
})
