import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { readPages } from './pages/read-pages.ts'
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

  // The first one has BYTE_STREAM_SPLIT in each column that may have it.
  for (const name of ['types-split', 'types-delta', 'types-lengths', 'types-plain'])
    it(`has the same texts in the encodings of ${name}.parquet`, async () => {
      const { names, rows, rejects } = await readFile(writtenByPyarrow(`${name}.parquet`))
      for (const [column, title] of names.entries())
        expect(
          rows.map((row) => row[column]),
          title,
        ).to.deep.equal(EXPECTED[title])
      expect(rejects).to.deep.equal([])
    })

  for (const name of ['types', 'types-delta', 'types-lengths', 'types-plain'])
    it(`has the same texts in ${name}.parquet without the engine, page by page`, async () => {
      const { names, rows, rejects } = await readPages(writtenByPyarrow(`${name}.parquet`))
      expect(names).to.deep.equal(Object.keys(EXPECTED))
      expect(rows).to.deep.equal(rows.map((_, row) => Object.values(EXPECTED).map((values) => values[row])))
      expect([rows.length, rejects]).to.deep.equal([8, []])
    })
})
