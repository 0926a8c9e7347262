import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { ArrowRecords } from '../../../../src/quality/loaders/arrow/arrow-records.ts'
import { bytesOf, LIMITS, readSource } from '../json/read-json.ts'
import { writtenByPython } from '../typed/reading.ts'

const read = async (bytes: Buffer, limits = {}) =>
  readSource(await ArrowRecords.open(bytesOf(bytes, [1 << 20]), { ...LIMITS, ...limits }))

/** The name and the message of the error that the reading of a file ends with; undefined if it ends well. */
async function failureOf(bytes: Buffer, limits = {}): Promise<string | undefined> {
  try {
    await read(bytes, limits)
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
  return undefined
}

const SENTENCE = /^(SourceBroken|OtherFormat|ExpandsTooFar|FileTooWide|CannotExpand): .*\.$/

describe('An Arrow file that is damaged', function () {
  this.timeout(60_000)

  for (const file of ['values.arrow', 'values-lz4.arrow', 'values-zstd.arrow', 'values.arrows'])
    it(`fails by a sentence wherever it is cut, and never otherwise if bytes are flipped: ${file}`, async () => {
      const bytes = readFileSync(writtenByPython(file))
      for (let length = 1; length < bytes.length; length += 97)
        expect(await failureOf(bytes.subarray(0, length)), String(length)).to.match(SENTENCE)
      expect(await failureOf(bytes.subarray(0, -1))).to.match(/cut off|damaged/)
      // Each buffer of zstd is a stream of its own.
      for (let at = 0; at < bytes.length; at += file.includes('zstd') ? 211 : 37) {
        const flipped = Buffer.from(bytes)
        flipped[at]! ^= 1 << (at % 8)
        expect((await failureOf(flipped)) ?? 'SourceBroken: .', String(at)).to.match(SENTENCE)
      }
    })

  it('is refused by its name if it is something else', async () => {
    expect(await failureOf(Buffer.from('FEA1\0\0\0\0'))).to.match(
      /^OtherFormat: .* Feather version 1, which cannot/,
    )
    expect(await failureOf(Buffer.from('a,b\n1,2\n'))).to.match(/^OtherFormat: The file is not an Arrow file/)
    expect(await failureOf(Buffer.alloc(0))).to.match(/^OtherFormat: The file is not an Arrow file/)
  })

  it('fails fast if it has more than the limits allow', async () => {
    const bytes = readFileSync(writtenByPython('values.arrow'))
    expect(await failureOf(bytes, { columns: 5 })).to.match(/^FileTooWide: The file has 24 columns/)
    expect(await failureOf(bytes, { expandedBytes: 100 })).to.match(/^ExpandsTooFar: The values of the file/)
    const { rejects } = await read(bytes, { recordBytes: 300 })
    expect(rejects[0]).to.include({ reason: 'over-long' })
    const huge = Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])
    expect(await failureOf(huge)).to.match(/a message claims metadata of 2147483647 bytes/)
  })
})
