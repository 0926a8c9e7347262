import { expect } from 'chai'
import { Readable } from 'node:stream'
import { Damaged } from '../../../../src/quality/loaders/compression/damaged.ts'
import { expandZstd } from '../../../../src/quality/loaders/compression/zstd.ts'
import type { ExpandFrame } from '../../../../src/quality/loaders/compression/zstd-frame.ts'
import { expandNatively, isNative } from '../../../../src/quality/loaders/compression/zstd-native.ts'
import { portableDecoder } from '../../../../src/quality/loaders/compression/zstd-portable.ts'
import { CannotExpand } from '../../../../src/quality/loaders/errors.ts'
import { failureOf } from '../../../platform/support.ts'
import { inFull } from '../../../support/full.ts'
import { randomOf } from '../../../support/random.ts'
import {
  blockHeader,
  BY_PROGRAM,
  frameOf,
  runs,
  storedFrame,
  withChecksum,
  written,
} from './support/zstd-file.ts'

/** Node has a decoder from 22.15 on. */
const DECODERS: Readonly<Record<string, () => Promise<ExpandFrame>>> = {
  'the portable decoder': portableDecoder,
  ...(isNative() && { 'the decoder of Node': async () => expandNatively }),
}

for (const [name, decoder] of Object.entries(DECODERS))
  describe(`zstd by ${name}`, function () {
    this.timeout(60_000)
    let expandFrame: ExpandFrame
    before(async () => (expandFrame = await decoder()))

    async function expand(file: Buffer, pieceBytes = 1 << 20): Promise<string> {
      const pieces: Buffer[] = []
      for (let at = 0; at < file.length; at += pieceBytes) pieces.push(file.subarray(at, at + pieceBytes))
      const chunks: Buffer[] = []
      for await (const chunk of expandZstd(Readable.from(pieces), expandFrame)) {
        expect(chunk.length).to.be.within(1, 1 << 20)
        chunks.push(chunk)
      }
      return String(Buffer.concat(chunks))
    }

    it('is expanded, in pieces of any size', async () => {
      const { content, frame } = BY_PROGRAM
      for (const size of [1, 7, 1000, 1 << 20]) expect(await expand(frame, size)).to.equal(content)
    })

    it('is expanded from several frames, with and without checksums, and skippable frames between', async () => {
      const skippable = (bytes: number) => {
        const frame = Buffer.alloc(8 + bytes, 'x')
        frame.writeUInt32LE(0x184d2a5f)
        frame.writeUInt32LE(bytes, 4)
        return frame
      }
      const { content: rows, frame } = await written(20_000)
      const text = String(rows)
      const file = Buffer.concat([
        skippable(12),
        frame,
        withChecksum(frame, rows),
        skippable(0),
        BY_PROGRAM.frame,
        skippable(300_000),
        storedFrame(Buffer.from('1,2\n')),
        storedFrame(Buffer.alloc(0)),
      ])
      const whole = `${text}${text}${BY_PROGRAM.content}1,2\n`
      for (const size of [999, 1 << 20]) expect((await expand(file, size)) === whole).to.equal(true)
    })

    it('is refused where a frame has a wrong checksum, also in a frame that is not the last', async () => {
      const { content, frame } = await written(1000)
      const other = Buffer.from(content)
      other[500]! ^= 1
      const wrong = withChecksum(frame, other)
      for (const file of [wrong, Buffer.concat([wrong, frame]), Buffer.concat([frame, wrong])])
        expect(await failureOf(() => expand(file))).to.be.instanceOf(Damaged)
    })

    it('is refused for a dictionary and for a window of more than 128 MB, with what to do', async () => {
      const dictionary = Buffer.from('28b52ffd0138070900000000', 'hex')
      const window = (descriptor: number) => Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, descriptor, 1, 0, 0])
      for (const [file, sentence] of [
        [dictionary, /^The file was compressed by zstd with a dictionary,.* Compress it again without/],
        [window((17 << 3) | 1), /^The zstd file needs a window of 144 MB .*at most 128 MB/],
        [window(0xff), /needs a window of \d+ MB/],
        // The size of the content is the window of a single segment.
        [Buffer.from('28b52ffde00000000001000000010000', 'hex'), /needs a window of 4096 MB/],
      ] as const) {
        const failure = await failureOf(() => expand(file))
        expect(failure).to.be.instanceOf(CannotExpand)
        expect(failure).to.have.property('message').that.matches(sentence)
      }
      expect(await expand(window(17 << 3))).to.equal('')
    })

    it('is refused for frames that break the format', async () => {
      const content = Buffer.from('1,2\n')
      for (const [what, file] of [
        ['a reserved bit', Buffer.from('28b52ffd0838010000', 'hex')],
        ['a reserved type of block', frameOf([blockHeader(3, 0, true)])],
        ['a block of more than 128 KB', frameOf([blockHeader(1, (128 << 10) + 1, true), Buffer.from('1')])],
        ['another size than the header says', Buffer.from('28b52ffd20052100003132330a', 'hex')],
        ['no last block', frameOf([blockHeader(0, 4, false), content])],
        ['a size of a skippable frame after the end', Buffer.from('502a4d18ffffffff00', 'hex')],
        ['another magic', Buffer.concat([storedFrame(content), Buffer.from('1,2\n3,4\n')])],
      ] as const)
        expect(await failureOf(() => expand(file)), what).to.be.instanceOf(Damaged)
    })

    it('is expanded block by block, so that little can become much only by and by', async () => {
      let most = 0
      let chunks = 0
      for await (const chunk of expandZstd(Readable.from([runs(500)]), expandFrame)) {
        most = Math.max(most, chunk.length)
        if (++chunks === 3) break
      }
      expect(most).to.be.at.most(1 << 20)
    })

    it('ends with damage or with content, never otherwise, if its bytes are changed', async function () {
      this.timeout(inFull(600_000, 60_000))
      const random = randomOf(3)
      const pick = (below: number) => Math.floor(random() * below)
      const { frame: large } = await written(3000)
      for (let run = inFull(20_000, 150); run > 0; run--) {
        const file = Buffer.from(run % 3 === 0 ? large : BY_PROGRAM.frame)
        for (let change = 1 + pick(4); change > 0; change--) file[4 + pick(file.length - 4)] = pick(256)
        try {
          await expand(file)
        } catch (error) {
          if (!(error instanceof Damaged || error instanceof CannotExpand)) throw error
        }
      }
    })

    it('is refused for a Huffman tree whose weights take no bits', async () => {
      // Literals with a tree: 5 bytes, 9 compressed. The weights take 6 bytes: an FSE table of 32 states, all for one
      // symbol, and a last byte that is not zero. fzstd would decode weights for ever.
      const literals = Buffer.from([0x52, 0x40, 2, 6, 0xf0, 3, 0, 0, 0, 0x80, 1, 1])
      const block = Buffer.concat([literals, Buffer.from([0])])
      const file = frameOf([blockHeader(2, block.length, true), block])
      expect(await failureOf(() => expand(file))).to.be.instanceOf(Damaged)
    })
  })
