import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { readFile, writtenByPyarrow } from '../reading.ts'

/** The values of each file as pyarrow reads them, see `write_odd_files.py`. */
const ODD = JSON.parse(readFileSync(writtenByPyarrow('odd.json'), 'utf8')) as Record<string, unknown[][]>

describe('A Parquet file that the engine reads in another way than pyarrow', function () {
  this.timeout(60_000)

  for (const [name, what] of [
    ['repeated', 'repeated fields and groups without an annotation'],
    ['repeated-in-repeated', 'repeated groups in other ones and in optional ones'],
    ['maps', 'maps without values, and with the annotation of old writers'],
    ['old-lists', 'lists of old writers'],
  ] as const)
    it(`has ${what} as pyarrow reads them`, async () => {
      const { rows, rejects } = await readFile(writtenByPyarrow(`${name}.parquet`))
      expect(rows).to.deep.equal(ODD[name])
      expect(rejects).to.deep.equal([])
    })

  const NEAR = [
    ['1', '1970-01-01 00:00:00'],
    ['2', '1969-12-31 00:00:00.123456'],
    ['3', '9999-12-31 23:59:59.999999'],
    ['4', '0001-01-01 00:00:00.000001'],
  ]

  it('has each moment of the type INT96 to the microsecond, which pyarrow cannot hold', async () => {
    expect((await readFile(writtenByPyarrow('near-int96.parquet'))).rows).to.deep.equal(NEAR)
  })

  it('rejects records with moments of the type INT96 that are too far away', async () => {
    const { rows, rejects } = await readFile(writtenByPyarrow('far-int96.parquet'))
    expect(rows).to.deep.equal(NEAR)
    expect(rejects.map(([, line]) => line)).to.deep.equal(['5', '6', '7'])
    expect(rejects[0]!.join()).to.contain(
      'A moment of the column t is outside of the years 290309 BC to 294247; correct the value.',
    )
  })

  it('gives the rows of a sample, and fails with too many columns', async () => {
    const path = writtenByPyarrow('types-split.parquet')
    const sample = { kind: 'first', rows: 2, skip: 5 } as const
    const { rows } = await readFile(path, { sample })
    const all = await readFile(path)
    expect(rows).to.deep.equal(all.rows.slice(5, 7))
    const failure = await readFile(path, { limits: { columns: 10 } }).catch(String)
    expect(failure).to.match(/FileTooWide: The file has 53 columns, and a source has at most 10/)
  })

  it('rejects a row that is longer than the limit', async () => {
    const { rows, rejects } = await readFile(writtenByPyarrow('types-split.parquet'), {
      limits: { recordBytes: 700 },
    })
    expect(rows.length + rejects.length).to.equal(8)
    expect(rejects.length).to.be.within(1, 7)
    expect(rejects[0]!.join()).to.contain('The record is longer than 700 bytes.')
  })
})
