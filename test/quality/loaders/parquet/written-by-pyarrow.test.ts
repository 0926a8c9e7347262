import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { readFile, writtenByPyarrow } from './reading.ts'

/** The texts of each column as `write_files.py` has made them, without the product. */
const EXPECTED = JSON.parse(readFileSync(writtenByPyarrow('types.json'), 'utf8')) as Record<
  string,
  (string | null)[]
>

describe('A Parquet file of pyarrow', () => {
  it('is read with the exact text of each value of each type', async () => {
    const { names, rows, rejects, summary } = await readFile(writtenByPyarrow('types.parquet'))
    expect(names).to.deep.equal(Object.keys(EXPECTED))
    for (const [column, name] of names.entries())
      expect(
        rows.map((row) => row[column]),
        name,
      ).to.deep.equal(EXPECTED[name])
    expect(rejects).to.deep.equal([])
    expect(summary).to.include({
      rows: 8,
      records: 8,
      rejected: 0,
      terminator: 'none',
      compression: undefined,
    })
  })
})
