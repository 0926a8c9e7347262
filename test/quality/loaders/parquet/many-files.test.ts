import { expect } from 'chai'
import { statSync } from 'node:fs'
import { openParquetParts } from '../../../../src/quality/loaders/parquet/open-records.ts'
import type { FilePart } from '../../../../src/quality/loaders/parts/file-parts.ts'
import { MORE, RECORD, type RecordSource } from '../../../../src/quality/loaders/records/record-source.ts'
import { type ParquetFolder, parquetFolder } from './writing.ts'

const LIMITS = {
  recordBytes: 1 << 24,
  rejectBytes: 1000,
  expandedBytes: 1 << 30,
  columns: 100,
  memoryMb: 1000,
}

describe('Several Parquet files', function () {
  this.timeout(60_000)
  let folder: ParquetFolder
  before(async () => void (folder = await parquetFolder()))
  after(() => folder?.close())

  const partOf = (path: string, value: string | null): FilePart => {
    const { size: bytes, mtimeMs: modified, ino: inode } = statSync(path)
    return { name: path.slice(path.lastIndexOf('/') + 1), path, bytes, modified, inode, values: [value] }
  }

  async function read(source: RecordSource, keep: (row: number) => boolean): Promise<(string | null)[][]> {
    const rows: (string | null)[][] = []
    for (let count = 0; await source.fill();)
      for (let found = source.next(); found !== MORE; found = source.next()) {
        expect(found).to.equal(RECORD)
        const { record } = source
        if (keep(count++))
          rows.push(Array.from({ length: record.fields }, (_, field) => cell(record.starts[field]!, field)))
        function cell(start: number, field: number): string | null {
          const end = record.ends[field]!
          return start === end && record.flags[field] === 0 ? null : record.bytes.toString('utf8', start, end)
        }
      }
    await source.close()
    return rows
  }

  it('give the same values by the engine that large files share, and page by page', async () => {
    const rows = 40_000
    const query = (from: number, to: number) =>
      `select r as id, case when r % 3 > 0 then 'a "quoted", text ' || hash(r) end as name, r / 8 as share, hash(r) as noise from range(${from}, ${to}) t(r)`
    const large = [
      await folder.write('large-1.parquet', query(0, rows)),
      await folder.write('large-2.parquet', query(rows, 2 * rows)),
    ]
    const small = [
      await folder.write('small-1.parquet', query(0, 50)),
      await folder.write('small-2.parquet', `select noise, id, share from (${query(rows, rows + 50)})`),
    ]
    for (const path of large) expect(statSync(path).size).to.be.above(256 << 10)
    const open = (paths: readonly string[]) =>
      openParquetParts(
        {
          partitions: ['year'],
          files: paths.map((path, index) => partOf(path, index === 0 ? 'ä, b' : null)),
        },
        LIMITS,
        { limits: LIMITS, firstBytes: undefined },
      )
    const ofLarge = await read(await open(large), (row) => row % rows < 50)
    const source = await open(small)
    expect(source.names).to.deep.equal(['id', 'name', 'share', 'noise', 'year'])
    const ofSmall = await read(source, () => true)
    expect(source.parts).to.deep.equal({ files: 2, missing: [{ name: 'name', files: 1 }] })
    expect(ofSmall).to.have.length(100)
    expect(ofSmall).to.deep.equal(
      ofLarge.map((row, index) =>
        index < 50 ? row : row.map((value, field) => (field === 1 ? null : value)),
      ),
    )
    expect(ofSmall[1]!.at(-1)).to.equal('ä, b')
    expect(ofSmall[99]!.at(-1)).to.equal(null)
  })
})
