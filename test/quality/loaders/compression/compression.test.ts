import { expect } from 'chai'
import type { Context } from 'mocha'
import { gzipSync } from 'node:zlib'
import type { Compression } from '../../../../src/quality/model/reading.ts'
import { inFull } from '../../../support/full.ts'
import { randomOf } from '../../../support/random.ts'
import { needs } from '../../../support/tools.ts'
import { expanded, outcome } from './support/expanded.ts'
import { pythonFiles } from './support/python-files.ts'
import { zipFile } from './support/zip-file.ts'
import { runs, storedFrame, withChecksum, written } from './support/zstd-file.ts'

/** Files of one compression. */
interface Files {
  readonly content: Buffer
  /** The content, with a checksum. */
  readonly file: Buffer
  readonly empty: Buffer
  /** Expands to more than 40 MB. */
  readonly bomb: Buffer
  /** Its content begins as gzip does. */
  readonly twice: Buffer
  /** What may follow the file and is no content; undefined if nothing may. */
  readonly padding: Buffer | undefined
}

const BROKEN =
  /^CompressedFileBroken: The compressed file is damaged or cut off after (\d+) expanded bytes; compress and upload it again\.$/

const BOMB_BYTES = 40_000_000

const TEXT = Buffer.from(
  Array.from({ length: 20_000 }, (_, i) => `${i},name ${(i * 7919) % 10_007},${i % 7}\n`).join(''),
)

/** Files that Python writes: `bz2` and `lzma` are modules with the same function. */
function byPython(context: Context, module: 'bz2' | 'lzma', padding: Buffer): Files {
  const file = pythonFiles(
    needs(context, 'python'),
    `
content = ''.join(f'{i},name {i * 7919 % 10007},{i % 7}\\n' for i in range(20000)).encode()
twice = bytes([0x1f, 0x8b, 8]) + bytes(7)
for name, data in (('file', content), ('empty', b''), ('bomb', b'1' * 40000001), ('twice', twice)):
    write(name, ${module}.compress(data))
`,
  )
  return {
    ...{ content: TEXT, file: file('file'), empty: file('empty'), bomb: file('bomb'), twice: file('twice') },
    padding,
  }
}

async function ofZstd(): Promise<Files> {
  const { content, frame } = await written(20_000)
  return {
    content,
    file: withChecksum(frame, content),
    empty: storedFrame(Buffer.alloc(0)),
    bomb: runs(Math.ceil(BOMB_BYTES / (128 << 10))),
    twice: storedFrame(gzipSync('1,2\n')),
    // A skippable frame.
    padding: Buffer.from('502a4d1804000000ffffffff', 'hex'),
  }
}

const SUITES: Readonly<Record<Compression, (context: Context) => Files | Promise<Files>>> = {
  gzip: () => ({
    content: TEXT,
    file: gzipSync(TEXT),
    empty: gzipSync(''),
    bomb: gzipSync(Buffer.alloc(BOMB_BYTES + 1, '1')),
    twice: gzipSync(gzipSync('1,2\n')),
    padding: Buffer.alloc(512),
  }),
  zip: () => ({
    content: TEXT,
    file: zipFile([{ name: 'a.csv', content: TEXT }]),
    empty: zipFile([{ name: 'a.csv' }]),
    bomb: zipFile([{ name: 'a.csv', content: Buffer.alloc(BOMB_BYTES + 1, '1') }]),
    twice: zipFile([{ name: 'a.csv.gz', content: gzipSync('1,2\n') }]),
    padding: undefined,
  }),
  zstd: ofZstd,
  bzip2: (context) => byPython(context, 'bz2', Buffer.alloc(512)),
  xz: (context) => byPython(context, 'lzma', Buffer.alloc(512)),
}

for (const [name, filesOf] of Object.entries(SUITES))
  describe(`A source file that is compressed with ${name}`, function () {
    this.timeout(60_000)
    let files: Files
    before(async function () {
      files = await filesOf(this)
    })

    it('is expanded, whatever its name is', async () => {
      const { content, file, empty } = files
      const found = await expanded(file)
      expect(found.content.equals(content)).to.equal(true)
      expect(found).to.include({ compression: name, isCut: false, bytesRead: bytesOf(file) })
      expect((await expanded(empty)).content).to.have.length(0)
    })

    if (name !== 'zip')
      it('is read to its end if several files are joined, with and without padding', async () => {
        const { content, file, empty, padding } = files
        const twice = Buffer.concat([content, content])
        for (const joined of [
          [file, file],
          [empty, file, empty, file],
          [file, file, padding!],
        ])
          expect((await expanded(Buffer.concat(joined))).content.equals(twice)).to.equal(true)
      })

    it('is refused if other bytes follow it', async () => {
      for (const rest of ['garbage of many bytes', '1'])
        expect(await outcome(Buffer.concat([files.file, Buffer.from(rest)]))).to.match(BROKEN)
    })

    it('is refused wherever it is cut off', async () => {
      const { content, file } = files
      const random = randomOf(1)
      const ends = [11, 12, 20, 100, file.length - 20, file.length - 9, file.length - 4, file.length - 1]
      for (let i = inFull(200, 3); i > 0; i--) ends.push(11 + Math.floor(random() * (file.length - 12)))
      for (const end of ends) {
        const found = await outcome(file.subarray(0, end))
        expect(found.slice(0, 200), `at ${end}`).to.match(BROKEN)
        expect(Number(BROKEN.exec(found)![1])).to.be.at.most(content.length)
      }
    })

    it('never has other content if a bit is flipped', async () => {
      const { content, file } = files
      const random = randomOf(2)
      const places = [10, 12, 30, file.length >> 1, file.length - 13, file.length - 5, file.length - 1]
      for (let i = inFull(500, 8); i > 0; i--) places.push(Math.floor(random() * file.length))
      let refused = 0
      for (const place of places) {
        const flipped = Buffer.from(file)
        flipped[place]! ^= 1 << Math.floor(random() * 8)
        const found = await expanded(flipped).catch((error: Error) => error)
        if (found instanceof Error) {
          refused++
          expect(found.message, `at ${place}`).to.match(
            /^The .*[.;] ?[A-Z].*\.$|^The compressed file is damaged/,
          )
        } else if (found.compression !== undefined) {
          expect(found.content.equals(content), `at ${place}`).to.equal(true)
        }
      }
      // Headers have times and other bytes that do not matter.
      expect(refused).to.be.above(places.length / 2)
    })

    it('is expanded to a limit only', async () => {
      const before = process.memoryUsage().arrayBuffers
      let most = 0
      const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5)
      const found = await outcome(files.bomb, { expandedBytes: 3_000_000 })
      clearInterval(timer)
      expect(found).to.equal(
        'ExpandsTooFar: The compressed file expands to more than 3000000 bytes; split it into several files.',
      )
      expect(most).to.be.below(BOMB_BYTES)
      const { length } = files.content
      expect((await expanded(files.file, { expandedBytes: length })).content).to.have.length(length)
    })

    it('is no error if a preview cuts it, in the file or in its content', async () => {
      const { content, file } = files
      const half = content.length >> 1
      const inContent = await expanded(file, { firstBytes: half })
      expect(inContent.content.equals(content.subarray(0, half))).to.equal(true)
      expect(inContent.isCut).to.equal(true)
      for (const firstBytes of [1, 5, 20, bytesOf(file) >> 1, bytesOf(file) - 3]) {
        const inFile = await expanded(file, { firstBytes })
        expect(content.subarray(0, inFile.content.length).equals(inFile.content)).to.equal(true)
        expect(inFile, String(firstBytes)).to.include({ isCut: true, bytesRead: firstBytes })
      }
      const whole = await expanded(file, { firstBytes: content.length })
      expect(whole.isCut).to.equal(false)
    })

    it('is refused if its content is compressed again', async () => {
      expect(await outcome(files.twice)).to.equal(
        `OtherFormat: The file is compressed twice: with gzip, and then with ${name}. Expand it once, and load the result.`,
      )
    })

    /** The bytes that are read of a file: all, or those of the member of an archive. */
    function bytesOf(file: Buffer): number {
      return name === 'zip' ? file.readUInt32LE(18) : file.length
    }
  })
