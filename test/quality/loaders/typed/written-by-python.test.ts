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

/** The numbers that `write_files.py` writes. */
const numberAt = (number: number): string => String(BigInt.asUintN(64, BigInt(number) * 0x9e3779b97f4a7c15n))

describe('Arrow files of version 0.17', () => {
  it('are expanded by the codec that the metadata of their batches names', async () => {
    const { rows } = await readFile('arrow', writtenByPython('version-0.17-lz4.arrow'))
    expect(rows).to.deep.equal(Array.from({ length: 100 }, (_, number) => [numberAt(number)]))
  })

  it('are refused if this codec is unknown', async () => {
    const error = await readFile('arrow', writtenByPython('version-0.17-brotli.arrow')).catch(
      (error: Error) => error,
    )
    expect(error).to.be.an('error')
    expect((error as Error).message).to.equal(
      'The buffers of the file are compressed in an unknown way; write it with lz4 or zstd.',
    )
  })
})
