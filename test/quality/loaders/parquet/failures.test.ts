import { expect } from 'chai'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { openParquetFile } from '../../../../src/quality/loaders/parquet/decoder/open-parquet-file.ts'
import { failureOf, readFile, writtenByPyarrow } from './reading.ts'
import { type ParquetFolder, parquetFolder } from './writing.ts'

describe('A Parquet file that cannot be read', function () {
  this.timeout(60_000)
  let folder: ParquetFolder
  let whole: Buffer
  before(async () => {
    folder = await parquetFolder()
    whole = readFileSync(
      await folder.write('whole.parquet', `select i as number, 'text ' || i as text from range(1000) t(i)`),
    )
  })
  after(() => folder.close())

  /** Reads bytes as a file. @returns the message */
  const failureWith = (bytes: Buffer): Promise<string> => {
    const path = folder.path('broken.parquet')
    writeFileSync(path, bytes)
    return failureOf(readFile(path))
  }
  const changed = (change: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.from(whole)
    change(bytes)
    return bytes
  }

  const CASES: readonly (readonly [string, () => Buffer, RegExp])[] = [
    [
      'is another file',
      () => Buffer.from('a,b\n1,2\n'),
      /^SourceBroken: The file is not a Parquet file.*type that the file has\.$/,
    ],
    ['is empty', () => Buffer.alloc(0), /The file is not a Parquet file/],
    ['is cut off', () => whole.subarray(0, 2000), /The file is cut off after 2000 bytes.*upload it again\.$/],
    ['is cut off after its first bytes', () => whole.subarray(0, 4), /The file is cut off after 4 bytes/],
    ['is compressed as a whole', () => gzipSync(whole), /compressed with gzip as a whole; expand it/],
    [
      'has no footer',
      () => Buffer.concat([whole.subarray(0, 4), whole.subarray(-8)]),
      /^SourceBroken: The file is damaged.*: "Footer length error"/,
    ],
    [
      'has a damaged footer',
      () => changed((bytes) => bytes.fill(0xff, bytes.length - 200, bytes.length - 100)),
      /^SourceBroken: The file is damaged/,
    ],
    [
      'has damaged pages',
      () => changed((bytes) => bytes.fill(0x55, 100, 3000)),
      /^SourceBroken: The file is damaged/,
    ],
    [
      'has an unknown codec',
      withUnknownCodec,
      /^SourceBroken: The file is compressed by LZO, which cannot be read: write it with snappy/,
    ],
  ]
  for (const [what, bytes, message] of CASES)
    it(`tells that it ${what}`, async () => {
      const failure = await failureWith(bytes())
      expect(failure).to.match(message)
      expect(failure).not.to.match(/\/dev\/fd|LINE 1|broken\.parquet/)
    })

  /** The column `number` says that its codec is LZO (3): its path, then field 4, a 4-byte integer in zigzag. */
  function withUnknownCodec(): Buffer {
    return changed((bytes) => {
      const codec = bytes.indexOf(Buffer.concat([Buffer.from('number'), Buffer.of(0x15, 2 * 1)]), 1000)
      expect(codec).to.be.greaterThan(0)
      bytes[codec + 'number'.length + 1] = 2 * 3
    })
  }

  for (const [name, message] of [
    ['encrypted', /The file is encrypted, and encrypted files cannot be read/],
    ['encrypted-columns', /^SourceBroken: The file is damaged, or has encrypted columns/],
    ['no-columns', /The file has no columns/],
    ['decimal-40', /Column "sum" has decimals of more than 38 digits, which cannot be read exactly/],
    ['far-timestamp', /A date or a time of the file is outside of the range that can be read/],
    ['not-utf8', /A value of a text column is not UTF-8/],
    ['lists-11', /nested deeper than 50 levels, or in more than 10 lists and maps/],
  ] as const)
    it(`tells what is wrong with ${name}.parquet`, async () => {
      expect(await failureOf(readFile(writtenByPyarrow(`${name}.parquet`)))).to.match(message)
    })

  it('has too many columns', async () => {
    const path = await folder.write('three.parquet', 'select 1 as a, 2 as b, 3 as c')
    expect(await failureOf(readFile(path, { limits: { columns: 2 } }))).to.equal(
      'FileTooWide: The file has 3 columns, and a source has at most 2: write a file with fewer columns.',
    )
    expect((await readFile(path, { limits: { columns: 3 } })).rows).to.deep.equal([['1', '2', '3']])
  })

  it('does not exist', async () => {
    const path = folder.path('three.parquet')
    const failure = await failureOf(readFile(path, { file: { path: folder.path('nowhere.parquet') } }))
    expect(failure).to.match(/^SourceUnreadable: The source file does not exist/)
  })

  it('takes more memory than its process may have', async () => {
    const names = `{'${'n'.repeat(300)}': cast(null as tinyint)}`
    const path = await folder.write(
      'names.parquet',
      `select list_resize([${names}], 300, ${names}) as a from range(2048)`,
    )
    // The engine does not count the texts that it makes of nested values.
    expect(await failureOf(readFile(path, { file: { memoryMb: 300 } }))).to.match(
      /^SourceBroken: The file takes more than 300 MB of memory to read: write it again with smaller/,
    )
  })

  it('takes more memory than the engine may have', async () => {
    const path = await folder.write(
      'long.parquet',
      `select repeat('x', 1000000) || i as a from range(100) t(i)`,
    )
    const file = await openParquetFile(path, { recordBytes: 1 << 24, columns: 10, memoryMb: 20 })
    const read = async () => {
      for await (const _ of file.blocks());
    }
    expect(await failureOf(read())).to.match(/^ParquetUnreadable: The file takes more memory than/)
    await file.close()
  })
})
