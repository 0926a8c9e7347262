import { expect } from 'chai'
import { readFile as readParquet } from '../parquet/reading.ts'
import { readFile, writtenByPython } from './reading.ts'

const AVRO_CODECS = ['null', 'deflate', 'snappy', 'zstandard', 'bzip2', 'xz']

const ARROW_FILES = ['values.arrow', 'values-lz4.arrow', 'values-zstd.arrow', 'values.arrows']

describe('The same values as Parquet and', function () {
  this.timeout(60_000)
  let parquet: Awaited<ReturnType<typeof readParquet>>
  before(async () => void (parquet = await readParquet(writtenByPython('values.parquet'))))

  for (const file of ARROW_FILES)
    it(`as Arrow of pyarrow, in ${file}, have the same texts`, async () => {
      const { names, rows, rejects } = await readFile('arrow', writtenByPython(file))
      expect(rejects).to.deep.equal([])
      expect(names).to.deep.equal(parquet.names)
      for (const [column, name] of names.entries())
        expect(
          rows.map((row) => row[column]),
          name,
        ).to.deep.equal(parquet.rows.map((row) => row[column]))
    })

  for (const codec of AVRO_CODECS)
    it(`as Avro of fastavro, with the codec ${codec}, have the same texts`, async () => {
      const { names, rows, rejects } = await readFile('avro', writtenByPython(`values-${codec}.avro`))
      expect(rejects).to.deep.equal([])
      expect(names).to.deep.equal(parquet.names)
      expect(rows).to.have.length(6)
      for (const [column, name] of names.entries())
        expect(
          rows.map((row) => row[column]),
          name,
        ).to.deep.equal(parquet.rows.map((row) => row[column]))
    })
})
