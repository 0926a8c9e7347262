import { expect } from 'chai'
import { failureOf, readFile } from './reading.ts'
import { type ParquetFolder, parquetFolder } from './writing.ts'

describe('A Parquet file with long rows', function () {
  this.timeout(120_000)
  let folder: ParquetFolder
  before(async () => void (folder = await parquetFolder()))
  after(() => folder.close())

  it('is read in its order, with short rows between the long ones', async () => {
    // Lengths about the limits of what is packed and what is streamed, and several vectors.
    const lengths = [0, 1, 63, 64, 65, 1000, 65_530, 65_535, 65_536, 65_537, 70_000, 200_000]
    const path = await folder.write(
      'mixed.parquet',
      `select i as id, case when i % 13 = 12 then null else repeat('é', n) end as text,
        case when i % 50 = 0 then repeat('\\x00\\xFF'::blob, 40000) else '\\x01'::blob end as bytes,
        case when i % 70 = 0 then list_resize([i], 20000, i) end as list
      from (select i, ([${lengths.join()}])[1 + i % ${lengths.length}] // (1 + i % 3) as n from range(3000) t(i))`,
      'row_group_size 2048',
    )
    const { rows, rejects } = await readFile(path)
    expect(rejects).to.deep.equal([])
    expect(rows).to.have.length(3000)
    const wrong = rows.findIndex(([id, text, bytes, list], i) => {
      const length = Math.floor(lengths[i % lengths.length]! / (1 + (i % 3)))
      return (
        id !== String(i) ||
        text !== (i % 13 === 12 ? null : 'é'.repeat(length)) ||
        bytes !== (i % 50 === 0 ? '00FF'.repeat(40_000) : '01') ||
        list !== (i % 70 === 0 ? `[${Array(20_000).fill(i).join()}]` : null)
      )
    })
    expect(wrong).to.equal(-1)
  })

  it('has its rows rejected that are longer than a record may be', async () => {
    const path = await folder.write(
      'rejected.parquet',
      `select i as id, repeat('x', case i when 3 then 99999 when 5 then 100000 else 5 end) as text,
        repeat('\\xAB'::blob, case i when 7 then 60000 else 1 end) as bytes from range(9) t(i)`,
    )
    const limits = { recordBytes: 100_002, rejectBytes: 20 }
    const { rows, rejects, summary } = await readFile(path, { limits })
    expect(rows.map(([id]) => id)).to.deep.equal(['0', '1', '2', '3', '4', '6', '8'])
    expect(rows[3]![1]).to.equal('x'.repeat(99_999))
    const hexOf = (text: string) => Buffer.from(text).toString('hex')
    const detail = 'The row is longer than 100002 bytes.'
    expect(rejects).to.deep.equal([
      ['1', '6', 'over-long', detail, '5', '100003', hexOf(`5,${'x'.repeat(18)}`)],
      ['2', '8', 'over-long', detail, '7', '120006', hexOf('7,xxxxx,')],
    ])
    expect(summary).to.include({ rows: 7, rejected: 2, records: 9 })
    expect(await failureOf(readFile(path, { limits, maxRejected: 1 }))).to.match(
      /^TooManyRejected: More than 1 records were rejected\. Reasons: .* Line 8: The row is longer/,
    )
  })

  it('is read in little memory, also if it repeats a long value that it stores once', async () => {
    // 3 GB of text in some kilobytes: a vector of the engine would take 2 GB.
    const path = await folder.write('repeated.parquet', `select repeat('x', 1000000) as a from range(3000)`)
    let bytes = 0
    const failure = failureOf(
      readFile(path, {
        file: { memoryMb: 600 },
        limits: { expandedBytes: 200_000_000 },
        onPiece: (piece) => (bytes += piece.length),
      }),
    )
    expect(await failure).to.equal(
      'ExpandsTooFar: The values of the file take more than 200000000 bytes as text; split it into several files.',
    )
    expect(bytes).to.be.within(150_000_000, 250_000_000)
  })
})
