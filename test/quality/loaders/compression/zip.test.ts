import { expect } from 'chai'
import { gzipSync } from 'node:zlib'
import { inFull } from '../../../support/full.ts'
import { needs } from '../../../support/tools.ts'
import { expanded, outcome } from './support/expanded.ts'
import { pythonFiles } from './support/python-files.ts'
import { zipFile, type ZipMember } from './support/zip-file.ts'

const ROWS = 'id,name\n1,Ada\n'
const DAMAGED = /^CompressedFileBroken: The compressed file is damaged or cut off after \d+ expanded bytes; /

describe('A zip archive', function () {
  this.timeout(30_000)

  const ofMember = (member: Partial<ZipMember>) =>
    outcome(zipFile([{ name: 'a.csv', content: ROWS, ...member }]))

  it('is read if its member is stored, streamed, or described by 64-bit numbers', async () => {
    for (const member of [
      { method: 0 },
      { isStreamed: true },
      { isLarge: true },
      { isLarge: true, isStreamed: true },
    ])
      expect(await ofMember(member)).to.equal(ROWS)
    expect(await outcome(zipFile([{ name: 'a.csv', content: ROWS }], { comment: 'of June' }))).to.equal(ROWS)
    for (const method of [0, 8]) expect(await ofMember({ method, content: '' })).to.equal('')
  })

  it('has its members named if there are several, up to 20 of them', async () => {
    const members = ['b.csv', 'folder/', 'folder/a "b".csv'].map((name) => ({ name, content: ROWS }))
    expect(await outcome(zipFile(members))).to.equal(
      'MemberUnknown: The archive has 2 files. Name one of them in `member`: "b.csv", "folder/a \\"b\\".csv".',
    )
    const many = zipFile(Array.from({ length: 1234 }, (_, i) => ({ name: `${i}.csv`, content: `${i}` })))
    expect(await outcome(many)).to.match(
      /^MemberUnknown: The archive has 1,234 files\. Name one of them in `member`: "0\.csv", .*, "19\.csv" and 1,214 more\.$/,
    )
    expect(await outcome(many, { member: '20.csv' })).to.equal('20')
    expect(await outcome(many, { member: '1233.csv' })).to.equal('1233')
    expect(await outcome(many, { member: 'x.csv' })).to.match(
      /^MemberUnknown: The archive has no member "x\.csv"\. Name one of them in `member`: "0\.csv", .* and 1,214 more\.$/,
    )
  })

  it('is read by the name of its member, also in folders, in other scripts and with `..`', async () => {
    const names = ['données/été.csv', '../evil.csv', '/etc/passwd', 'C:\\data.csv', 'データ.csv', 'a\nb.csv']
    const archive = zipFile(names.map((name) => ({ name, content: name })))
    for (const member of names) expect(await outcome(archive, { member })).to.equal(member)
    for (const name of names) expect(await outcome(zipFile([{ name, content: ROWS }]))).to.equal(ROWS)
  })

  it('has names in cp437 if they are not in UTF-8, and in UTF-8 if the flag says so', async () => {
    const archive = zipFile([
      { name: Buffer.from('821.csv', 'latin1'), content: 'plain' },
      { name: Buffer.from([0x82, 0x2e, 0x63, 0x73, 0x76]), content: 'old' },
      { name: 'é2.csv', flags: 0x800, content: 'flagged' },
    ])
    expect(await outcome(archive, { member: 'é.csv' })).to.equal('old')
    expect(await outcome(archive, { member: 'é2.csv' })).to.equal('flagged')
  })

  it('has no members that macOS adds', async () => {
    const archive = zipFile([
      { name: 'data.csv', content: ROWS },
      { name: '__MACOSX/._data.csv', content: 'Mac OS X' },
      { name: 'sub/.DS_Store', content: '1' },
    ])
    expect(await outcome(archive)).to.equal(ROWS)
  })

  it('is refused if it is empty, or has folders only', async () => {
    for (const archive of [zipFile([]), zipFile([{ name: 'a/' }])])
      expect(await outcome(archive)).to.equal(
        'MemberUnknown: The archive has no files. Pack the file with the records, and load the archive again.',
      )
  })

  it('is refused for a name that several members have', async () => {
    const archive = zipFile([1, 2, 3].map((i) => ({ name: 'a.csv', content: String(i) })))
    expect(await outcome(archive, { member: 'a.csv' })).to.equal(
      'MemberUnknown: The archive has several members "a.csv". Unpack it, and load the file that you need.',
    )
  })

  it('is refused for members that are encrypted or compressed by other methods, and says which', async () => {
    expect(await ofMember({ flags: 1 })).to.equal(
      'CannotExpand: The member "a.csv" of the archive is encrypted. Unpack it with its password, and load the file.',
    )
    expect(await ofMember({ flags: 0x41 })).to.match(
      /^CannotExpand: The directory of the archive is encrypted\./,
    )
    for (const [method, name] of [
      [12, 'bzip2'],
      [14, 'LZMA'],
      [9, 'Deflate64'],
      [93, 'zstd'],
      [77, 'the method 77'],
    ] as const)
      expect(await ofMember({ method })).to.equal(
        `CannotExpand: The member "a.csv" of the archive is compressed with ${name}, which cannot be read in archives. Pack it with Deflate, the default of most programs.`,
      )
    const two = zipFile([
      { name: 'a.csv', content: ROWS, flags: 1 },
      { name: 'b.csv', content: ROWS },
    ])
    expect(await outcome(two, { member: 'a.csv' })).to.match(
      /The archive has these members: "a\.csv", "b\.csv"\.$/,
    )
    expect(await outcome(two, { member: 'b.csv' })).to.equal(ROWS)
  })

  it('is refused for wrong checksums and sizes, stored or compressed', async () => {
    for (const method of [0, 8]) {
      expect(await ofMember({ method, crc32: 1 })).to.match(DAMAGED)
      for (const bytes of [0, ROWS.length - 1, ROWS.length + 1, 300_000_000])
        expect(await ofMember({ method, bytes })).to.match(DAMAGED)
    }
    expect(await ofMember({ packed: Buffer.from('no Deflate') })).to.match(DAMAGED)
    const liar = zipFile([{ name: 'a.csv', content: Buffer.alloc(50_000_000, '1'), bytes: 1000 }])
    expect(await outcome(liar)).to.match(DAMAGED)
  })

  it('is refused if the number of members is wrong, since members would be missed', async () => {
    const members = ['a', 'b'].map((name) => ({ name, content: name }))
    for (const entries of [0, 1, 3, 65_535])
      expect(await outcome(zipFile(members, { entries }), { member: 'a' }), String(entries)).to.match(DAMAGED)
    expect(await outcome(zipFile(members.slice(0, 1), { entries: 0 }))).to.match(DAMAGED)
  })

  it('is refused for more than 100,000 members', async () => {
    const archive = zipFile([{ name: 'a', content: 'a' }])
    const end = Buffer.concat([large(archive.length - 22 - 47, 100_001), archive.subarray(-22)])
    expect(await outcome(Buffer.concat([archive.subarray(0, -22), end]))).to.match(
      /^CannotExpand: The archive has 100,001 members; at most 100,000 are possible\./,
    )
  })

  it('is never read otherwise if any byte is changed', async () => {
    const archive = zipFile([
      { name: 'a.csv', content: ROWS },
      { name: 'b.csv', content: '1' },
    ])
    for (let at = 4; at < archive.length; at += inFull(1, 2))
      for (const change of inFull([1, 0x80, 0xff], [0x81])) {
        const changed = Buffer.from(archive)
        changed[at]! ^= change
        expect(await outcome(changed, { member: 'a.csv' }), `${change} at ${at}`).to.match(
          /^(id,name\n1,Ada\n$|CompressedFileBroken|CannotExpand|MemberUnknown)/,
        )
      }
  })

  it('is no archive of data if it is a document of Office, also compressed again or cut off', async () => {
    const workbook = ['docProps/app.xml', 'xl/workbook.xml', '[Content_Types].xml']
    const text = ['mimetype', 'content.xml']
    for (const [names, sentence] of [
      [workbook, /^OtherFormat: The file is a workbook of Excel, .* Set `type` to excel if it is a workbook/],
      [text, /^OtherFormat: The file is an OpenDocument file\./],
    ] as const) {
      const archive = zipFile(names.map((name) => ({ name, content: '<x/>' })))
      for (const file of [archive, gzipSync(archive), archive.subarray(0, 100)])
        expect(await outcome(file)).to.match(sentence)
      expect(await outcome(archive, { member: names[1]! })).to.match(sentence)
    }
    expect(await outcome(zipFile([{ name: 'xl/data.csv', content: ROWS }]))).to.equal(ROWS)
  })

  it('must be one if a member is named', async () => {
    for (const file of [Buffer.from(ROWS), gzipSync(ROWS)])
      expect(await outcome(file, { member: 'a.csv' })).to.equal(
        'MemberUnknown: The file is not a zip archive, so it has no member "a.csv". Leave `member` out.',
      )
  })

  it('shows of a large member what a preview needs', async () => {
    const content = Buffer.alloc(3_000_000, 'abcdefg\n')
    const archive = zipFile([{ name: 'a.csv', content, method: 0 }])
    const found = await expanded(archive, { firstBytes: 1_000_000 })
    expect(found).to.include({ isCut: true, bytesRead: 1_000_000 })
    expect(found.content.equals(content.subarray(0, 1_000_000))).to.equal(true)
  })

  it('is read as Python writes it: stored, compressed, to a pipe, with 64-bit sizes', async function () {
    const file = pythonFiles(
      needs(this, 'python'),
      `
class Pipe(io.RawIOBase):
    def __init__(self): self.data = b''
    def writable(self): return True
    def write(self, data): self.data += bytes(data); return len(data)
for method, name in ((zipfile.ZIP_STORED, 'stored'), (zipfile.ZIP_DEFLATED, 'deflated')):
    for output in (io.BytesIO(), Pipe()):
        with zipfile.ZipFile(output, 'w', method) as archive:
            archive.writestr('été.csv', 'id,name\\n1,Ada\\n')
            with archive.open('b.csv', 'w', force_zip64=True) as member: member.write(b'2' * 100000)
        write(name + type(output).__name__, output.data if isinstance(output, Pipe) else output.getvalue())
`,
    )
    for (const name of ['storedBytesIO', 'storedPipe', 'deflatedBytesIO', 'deflatedPipe']) {
      expect(await outcome(file(name), { member: 'été.csv' })).to.equal(ROWS)
      expect(await outcome(file(name), { member: 'b.csv' })).to.equal('2'.repeat(100_000))
    }
  })
})

/** The end of an archive with 64-bit numbers: the record, and where it is. */
function large(directoryAt: number, entries: number): Buffer {
  const end = Buffer.alloc(56 + 20)
  end.writeUInt32LE(0x06064b50)
  end.writeBigUInt64LE(44n, 4)
  end.writeBigUInt64LE(BigInt(entries), 24)
  end.writeBigUInt64LE(BigInt(entries), 32)
  end.writeBigUInt64LE(BigInt(directoryAt), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(directoryAt + 47), 64)
  return end
}
