import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import {
  CompressedFileBroken,
  ExpandsTooFar,
  SourceUnreadable,
} from '../../../../src/quality/loaders/errors.ts'
import { ByteBudget } from '../../../../src/quality/loaders/hdfs/byte-budget.ts'
import { HdfsBytes } from '../../../../src/quality/loaders/hdfs/hdfs-bytes.ts'
import { failureOf } from '../../../platform/support.ts'
import { collect, FakeHdfs, FOREVER } from './fake-hdfs.ts'

const TEXT = Array.from({ length: 5000 }, (_, i) => `${i},row number ${i}\n`).join('')

describe('The bytes of a file of HDFS', () => {
  let hdfs: FakeHdfs
  beforeEach(async () => void (hdfs = await new FakeHdfs().start()))
  afterEach(() => hdfs.stop())

  const open = (bytes: Buffer | string, limits = {}, name = 'a.csv'): Promise<HdfsBytes> =>
    openWith(bytes, new ByteBudget({ expandedBytes: 1 << 30, ...limits }), name)

  const openWith = (bytes: Buffer | string, budget: ByteBudget, name = 'a.csv'): Promise<HdfsBytes> =>
    HdfsBytes.open(hdfs.client(), hdfs.file(`/data/${name}`, bytes), budget, FOREVER)

  it('are those of the file', async () => {
    for (const text of [TEXT, '', 'a', 'ab']) {
      const bytes = await open(text)
      expect(String(await collect(bytes.chunks()))).to.equal(text)
      expect(bytes).to.include({ compression: undefined, isCut: false, bytesRead: text.length })
    }
  })

  it('are expanded from gzip of one member or several', async () => {
    const whole = gzipSync(TEXT)
    for (const file of [whole, Buffer.concat([gzipSync(TEXT.slice(0, 777)), gzipSync(TEXT.slice(777))])]) {
      const bytes = await open(file)
      expect(String(await collect(bytes.chunks()))).to.equal(TEXT)
      expect(bytes).to.include({ compression: 'gzip', isCut: false, bytesRead: file.length })
    }
  })

  it('are expanded also if the first bytes come one by one', async () => {
    const file = gzipSync(TEXT)
    hdfs.dataNodeFault = (_, response) => {
      response.writeHead(200, { 'content-length': file.length })
      const send = (at: number): unknown =>
        at < 4
          ? response.write(file.subarray(at, at + 1), () => setTimeout(send, 5, at + 1))
          : response.end(file.subarray(at))
      send(0)
      return true
    }
    expect(String(await collect((await open(file)).chunks()))).to.equal(TEXT)
  })

  it('end at a limit, and say so', async () => {
    const plain = await open(TEXT, { firstBytes: 1000 })
    expect(String(await collect(plain.chunks()))).to.equal(TEXT.slice(0, 1000))
    expect(plain).to.include({ isCut: true, bytesRead: 1000 })
    const expanded = await open(gzipSync(TEXT), { firstBytes: 20_000 })
    expect(String(await collect(expanded.chunks()))).to.equal(TEXT.slice(0, 20_000))
    expect(expanded.isCut).to.equal(true)
    const within = await open(gzipSync(TEXT), { firstBytes: 1000 })
    expect(TEXT.startsWith(String(await collect(within.chunks())))).to.equal(true)
    expect(within).to.include({ isCut: true, bytesRead: 1000 })
    const exact = await open(TEXT, { firstBytes: TEXT.length })
    expect(await collect(exact.chunks())).to.have.length(TEXT.length)
    expect(exact.isCut).to.equal(false)
  })

  it('of several files have their limits in common', async () => {
    const budget = new ByteBudget({ expandedBytes: 150_000, firstBytes: 110_000 })
    const first = await openWith(TEXT.slice(0, 10_000), budget)
    expect(await collect(first.chunks())).to.have.length(10_000)
    const second = await openWith(gzipSync(Buffer.alloc(90_000)), budget)
    expect(await collect(second.chunks())).to.have.length(90_000)
    const third = await openWith(TEXT, budget)
    expect(await collect(third.chunks())).to.have.length(10_000)
    expect(third.isCut).to.equal(true)
    const fourth = await openWith(TEXT, budget)
    expect(await collect(fourth.chunks())).to.have.length(0)
    expect(fourth.isCut).to.equal(true)
    const whole = new ByteBudget({ expandedBytes: 150_000 })
    await collect((await openWith(gzipSync(Buffer.alloc(90_000)), whole)).chunks())
    const bomb = await openWith(gzipSync(Buffer.alloc(90_000)), whole)
    expect(await failureOf(() => collect(bomb.chunks()))).to.be.instanceOf(ExpandsTooFar)
  })

  it('are refused if the compressed file is damaged or cut off', async () => {
    const file = gzipSync(TEXT)
    const damaged = Buffer.from(file)
    damaged.fill(0xff, 500, 520)
    for (const bytes of [damaged, file.subarray(0, 2000)]) {
      const failure = await failureOf(async () => collect((await open(bytes)).chunks()))
      expect(failure).to.be.instanceOf(CompressedFileBroken)
      expect(failure).to.have.property('message').that.includes('The compressed file "a.csv" is damaged')
    }
  })

  it('are refused for the reason of the connection, not as damage, if it breaks', async () => {
    const file = gzipSync(TEXT)
    hdfs.dataNodeFault = (url, response) => {
      response.writeHead(200, { 'content-length': file.length })
      response.write(hdfs.section(url).subarray(0, 5), () => setTimeout(() => response.destroy(), 5))
      return true
    }
    const failure = await failureOf(async () => collect((await open(file)).chunks()))
    expect(failure).to.be.instanceOf(SourceUnreadable)
    expect(failure).to.have.property('message').that.includes('closed the connection')
  })

  it('are refused for formats that are not text, before anything is requested', async () => {
    for (const name of ['a.csv.snappy', 'part-00000.snappy.parquet', 'A.ORC']) {
      const failure = await failureOf(() => open(TEXT, {}, name))
      expect(failure).to.have.property('message').that.includes('which this source cannot read')
    }
    expect(hdfs.requests).to.deep.equal([])
  })

  it('need no chunks to be closed', async () => {
    let isClosed!: () => void
    const closed = new Promise<void>((resolve) => (isClosed = resolve))
    hdfs.dataNodeFault = (_, response) => {
      response.on('close', isClosed)
      response.writeHead(200, { 'content-length': 1000 }).write('abc'.repeat(5))
      return true
    }
    await (await open(Buffer.alloc(1000))).close()
    await closed
  })
})
