import { expect } from 'chai'
import fc from 'fast-check'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { type HdfsFile, readHdfsFile } from '../../../../src/quality/loaders/hdfs/hdfs-file.ts'
import { failureOf } from '../../../platform/support.ts'
import { inFull } from '../../../support/full.ts'
import { randomOf } from '../../../support/random.ts'
import { collect, FakeHdfs, FOREVER, sendRemote } from './fake-hdfs.ts'

const random = randomOf(7)
const BYTES = Buffer.from(Array.from({ length: 300_000 }, () => Math.floor(random() * 256)))

describe('A file of HDFS', () => {
  let hdfs: FakeHdfs
  let file: HdfsFile
  beforeEach(async () => {
    hdfs = await new FakeHdfs().start()
    file = hdfs.file('/data/a.csv', BYTES)
  })
  afterEach(() => hdfs.stop())

  const read = (times = {}, end = file.length): Promise<Buffer> =>
    collect(readHdfsFile(hdfs.client({}, times), file, end, FOREVER))

  async function failure(times = {}): Promise<string> {
    const error = await failureOf(() => read(times))
    expect(error).to.be.instanceOf(SourceUnreadable)
    return (error as Error).message
  }

  const opens = (): string[] =>
    hdfs.urls
      .filter((_, i) => hdfs.requests[i]!.startsWith('DataNode'))
      .map(({ searchParams }) => searchParams.get('offset')!)

  /** Breaks each connection after so many bytes. */
  function breakAfter(lengths: readonly number[]): void {
    let at = 0
    hdfs.dataNodeFault = (url, response) => {
      const cut = lengths[at++]
      if (cut === undefined) return false
      const section = hdfs.section(url)
      response.writeHead(200, { 'content-length': section.length })
      response.flushHeaders()
      response.write(section.subarray(0, cut), () => setTimeout(() => response.destroy(), 5))
      return true
    }
  }

  it('is read whole, and from its beginning up to a byte', async () => {
    expect(await read()).to.deep.equal(BYTES)
    expect(await read({}, 1000)).to.deep.equal(BYTES.subarray(0, 1000))
    expect(await read({}, 0)).to.have.length(0)
  })

  it('is read on at the byte where a connection broke, wherever that is', async () => {
    const lengths = fc.array(fc.oneof(fc.constantFrom(0, 1), fc.nat({ max: 90_000 })), { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(lengths, async (cuts) => {
        breakAfter(cuts)
        const before = opens().length
        expect((await read()).equals(BYTES)).to.equal(true)
        const offsets = opens().slice(before).map(Number)
        const expected = cuts.reduce((all, cut) => [...all, Math.min(all.at(-1)! + cut, file.length)], [0])
        expect(offsets).to.deep.equal(expected.filter((offset) => offset < file.length))
      }),
      { numRuns: inFull(100, 12) },
    )
  })

  it('is read on if an answer ends early without a fault', async () => {
    let isFirst = true
    hdfs.dataNodeFault = (url, response) => {
      if (!isFirst) return false
      isFirst = false
      response.writeHead(200, { connection: 'close' }).end(hdfs.section(url).subarray(0, 1000))
      return true
    }
    expect(await read()).to.deep.equal(BYTES)
    expect(opens()).to.deep.equal(['0', '1000'])
  })

  it('fails after some connections in a row without data', async () => {
    breakAfter([1000, 0, 0, 0, 0, 0])
    expect(await failure()).to.match(
      /^The DataNode 127\.0\.0\.1:\d+ closed the connection; .* After 3 further attempts the reading ended at byte 1000\.$/,
    )
    expect(opens()).to.have.length(4)
  })

  it('is read on as often as needed while each connection brings a megabyte', async () => {
    file = hdfs.file('/data/a.csv', Buffer.alloc(8 << 20, 'x'))
    breakAfter(Array<number>(6).fill((1 << 20) + 1))
    expect(await read({ retries: 1 })).to.have.length(file.length)
  })

  it('fails if the connection sends no data', async () => {
    hdfs.dataNodeFault = (_, response) => {
      response.writeHead(200, { 'content-length': file.length }).write('x')
      return true
    }
    expect(await failure({ idleMs: 60, retries: 1 })).to.include('sent nothing more for 0.06 seconds')
  })

  it('may be read slowly', async () => {
    const pieces = readHdfsFile(hdfs.client({}, { idleMs: 100, retries: 0 }), file, file.length, FOREVER)
    let bytes = 0
    for await (const piece of pieces) {
      if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 250))
      bytes += piece.length
    }
    expect(bytes).to.equal(file.length)
  })

  it('is not read on if it was changed, replaced or removed after the connection broke', async () => {
    for (const [change, word] of [
      [() => hdfs.files.set('/data/a.csv', BYTES.subarray(1)), 'changed'],
      [() => (hdfs.modificationTime = 2000), 'changed'],
      [() => hdfs.files.delete('/data/a.csv'), 'removed'],
    ] as const) {
      file = hdfs.file('/data/a.csv', BYTES)
      breakAfter([1000])
      const fault = hdfs.dataNodeFault
      hdfs.dataNodeFault = (url, response) => {
        const isBroken = fault(url, response)
        change()
        return isBroken
      }
      expect(await failure()).to.include(`The file "a.csv" was ${word} in HDFS while it was read`)
      hdfs.modificationTime = 1000
    }
  })

  it('is not accepted as complete if it was changed during the read', async () => {
    hdfs.dataNodeFault = () => {
      hdfs.modificationTime = 2000
      return false
    }
    expect(await failure()).to.include('was changed in HDFS while it was read')
  })

  it('is rejected if more bytes arrive than it has', async () => {
    hdfs.dataNodeFault = (_, response) => {
      response.writeHead(200).end(Buffer.concat([BYTES, BYTES]))
      return true
    }
    expect(await failure()).to.include('HDFS sends more bytes of "a.csv" than the 300000 of its length')
  })

  it('fails at once if the user lost the permission', async () => {
    breakAfter([1000])
    hdfs.nameNodeFault = (_, response) =>
      opens().length > 0 && (sendRemote(response, 403, 'AccessControlException'), true)
    expect(await failure()).to.include('does not let the user of the connection read "a.csv"')
  })

  it('is closed when the reader leaves', async () => {
    let isClosed!: () => void
    const closed = new Promise<void>((resolve) => (isClosed = resolve))
    hdfs.dataNodeFault = (_, response) => {
      response.on('close', isClosed)
      response.writeHead(200, { 'content-length': file.length }).write('x')
      return true
    }
    for await (const _ of readHdfsFile(hdfs.client(), file, file.length, FOREVER)) break
    await closed
  })

  it('ends with the reason of a signal while it waits for bytes', async () => {
    const controller = new AbortController()
    hdfs.dataNodeFault = (_, response) => {
      response.writeHead(200, { 'content-length': file.length }).write('x')
      setTimeout(() => controller.abort(new Error('cancelled')), 20)
      return true
    }
    const reading = collect(readHdfsFile(hdfs.client(), file, file.length, controller.signal))
    expect(await failureOf(() => reading)).to.equal(controller.signal.reason)
  })
})
