import { expect } from 'chai'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { expandXz } from '../../../../src/quality/loaders/compression/xz.ts'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { failureOf } from '../../../platform/support.ts'
import { inFull } from '../../../support/full.ts'
import { needs } from '../../../support/tools.ts'
import { outcome } from './support/expanded.ts'
import { pythonFiles } from './support/python-files.ts'
import { SMALL_FILES, SMALL_TEXT } from './support/small-files.ts'

const SMALL = SMALL_FILES.xz

/** The small file with another size of the dictionary in the header of its block (5.3.1): 28 is 64 MB, 39 is 3 GB. */
function withDictionary(property: number): Buffer {
  const file = Buffer.from(SMALL)
  const header = file.subarray(12, 24)
  header[4] = property
  header.writeUInt32LE(crc32(header.subarray(0, 8)), 8)
  return file
}

async function contentOf(pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of expandXz(Readable.from(pieces, { objectMode: false }))) chunks.push(chunk)
  return String(Buffer.concat(chunks))
}

describe('xz', function () {
  this.timeout(30_000)

  it('is expanded, also from bytes that come one by one', async () => {
    expect(await outcome(SMALL)).to.equal(SMALL_TEXT)
    expect(await contentOf(Array.from(SMALL, (byte) => Buffer.from([byte])))).to.equal(SMALL_TEXT)
  })

  it('is refused if it is cut anywhere, or if any byte is changed', async () => {
    for (let at = 6; at < SMALL.length; at += inFull(1, 5)) {
      expect(await outcome(SMALL.subarray(0, at)), `cut at ${at}`).to.match(/^CompressedFileBroken/)
      const changed = Buffer.from(SMALL)
      changed[at]! ^= 0x10
      expect(await outcome(changed), `changed at ${at}`).to.match(/^(CompressedFileBroken|CannotExpand)/)
    }
    expect(await outcome(Buffer.concat([SMALL, Buffer.alloc(3)]))).to.match(/^CompressedFileBroken/)
  })

  it('is expanded in several places at once, and after a reading that ended early', async () => {
    for await (const chunk of expandXz(Readable.from([SMALL])))
      expect(chunk).to.have.length(SMALL_TEXT.length)
    for await (const _ of expandXz(Readable.from([SMALL, SMALL]))) break
    const all = await Promise.all(Array.from({ length: 20 }, () => contentOf([SMALL])))
    expect(new Set(all)).to.deep.equal(new Set([SMALL_TEXT]))
  })

  it('ends with the error of its bytes', async () => {
    const broken = async function* () {
      yield SMALL.subarray(0, 20)
      throw new SourceUnreadable('The host closed the connection.')
    }
    expect(await failureOf(() => contentOf(broken()))).to.be.instanceOf(SourceUnreadable)
  })

  it('is read with each checksum but SHA-256, and without filters', async function () {
    const file = pythonFiles(
      needs(this, 'python'),
      `
def pack(name, check=lzma.CHECK_CRC64, **filter):
    write(name, lzma.compress(b'1,2\\n', check=check, filters=[{'id': lzma.FILTER_LZMA2, **filter}]))
pack('none', lzma.CHECK_NONE)
pack('crc32', lzma.CHECK_CRC32)
pack('sha256', lzma.CHECK_SHA256)
write('delta', lzma.compress(b'1,2\\n', filters=[{'id': lzma.FILTER_DELTA, 'dist': 1}, {'id': lzma.FILTER_LZMA2}]))
`,
    )
    for (const name of ['none', 'crc32']) expect(await outcome(file(name)), name).to.equal('1,2\n')
    for (const name of ['sha256', 'delta'])
      expect(await outcome(file(name))).to.match(
        /^CannotExpand: The xz file has a checksum or a filter .*`xz` without/,
      )
  })

  it('is read with dictionaries of up to 64 MB', async () => {
    expect(await outcome(withDictionary(28))).to.equal(SMALL_TEXT)
    for (const property of [29, 36, 39])
      expect(await outcome(withDictionary(property))).to.match(
        /^CannotExpand: The xz file needs a dictionary of more than 64 MB /,
      )
  })
})
