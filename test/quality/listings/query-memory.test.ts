import { expect } from 'chai'
import { memoryFor } from '../../../src/quality/listings/query-memory.ts'
import { formSizes, textSizes } from '../../../src/quality/listings/declared/warehouse/text-sizes.ts'

describe('The rows that an engine reads together', () => {
  const rowsAtOnce = (count: number, threads: number, isTable = true) =>
    memoryFor({ scannedRows: { count, isTable } }, { bytes: 1, threads }).rowsAtOnce
  it('are at most the rows of the table, and 2,048 for each thread with a group of rows', () => {
    expect(rowsAtOnce(0, 8)).to.equal(0)
    expect(rowsAtOnce(1461, 8)).to.equal(1461)
    expect(rowsAtOnce(100_000, 8)).to.equal(2048)
    expect(rowsAtOnce(122_881, 8)).to.equal(4096)
    expect(rowsAtOnce(300_000, 2)).to.equal(4096)
    expect(rowsAtOnce(3_000_000, 8)).to.equal(16_384)
  })
  it('may be in two groups if they are a part of a table', () => {
    expect(rowsAtOnce(100_000, 8, false)).to.equal(4096)
    expect(rowsAtOnce(1461, 8, false)).to.equal(1461)
  })
})

describe('The length of the values of an attribute', () => {
  const histogram = {
    of: 'length' as const,
    bins: [
      { from: 0, to: 100, rows: 9_990 },
      { from: 100, to: 200, rows: 0 },
      { from: 200, to: 300, rows: 10 },
    ],
  }
  it('is the maximum of the load, with four bytes a character', () => {
    expect(textSizes({ maxLength: 300 }, undefined)(2048)).to.deep.equal({ longest: 1200, mean: 1200 })
    const ofNumbers = { histogram: { ...histogram, of: 'x' as const } }
    expect(textSizes({ maxLength: 300 }, ofNumbers)(2048)).to.deep.equal({ longest: 1200, mean: 1200 })
  })
  it('is on average the maximum of their bins in the profile', () => {
    const sizes = textSizes({ maxLength: 300 }, { histogram })
    expect(sizes(10)).to.deep.equal({ longest: 1200, mean: 1200 })
    expect(sizes(20)).to.deep.equal({ longest: 1200, mean: 800 })
    expect(sizes(10_000).mean).to.equal(4 * (100 + 0.2))
  })
  it('is twice as much for their forms', () => {
    expect(formSizes({ maxLength: 300 }, { histogram })(20)).to.deep.equal({ longest: 2400, mean: 1600 })
  })
})
