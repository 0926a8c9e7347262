import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { ByteBudget } from '../../../../src/quality/loaders/hdfs/byte-budget.ts'
import { HdfsBytes } from '../../../../src/quality/loaders/hdfs/hdfs-bytes.ts'
import type { HdfsAccess } from '../../../../src/quality/loaders/hdfs/hdfs-connection.ts'
import { type HdfsFile, readHdfsFile } from '../../../../src/quality/loaders/hdfs/hdfs-file.ts'
import { HdfsFolder } from '../../../../src/quality/loaders/hdfs/hdfs-folder.ts'
import { findHdfsSource } from '../../../../src/quality/loaders/hdfs/hdfs-source.ts'
import { WebHdfs } from '../../../../src/quality/loaders/hdfs/webhdfs.ts'
import { failureOf } from '../../../platform/support.ts'
import { HdfsCluster, superuser } from '../../../support/hdfs-cluster.ts'
import { randomOf } from '../../../support/random.ts'
import { startCuttingProxies } from './cutting-proxies.ts'
import { collect, FOREVER, TIMES } from './fake-hdfs.ts'

const random = randomOf(11)
/** More than the buffers of all sockets between the DataNode and the reader. */
const LARGE = Buffer.alloc(48 << 20)
for (let at = 0; at < LARGE.length; at += 997) LARGE[at] = Math.floor(random() * 256)

describe('A real HDFS', () => {
  let cluster: HdfsCluster
  before(async function () {
    this.timeout(600_000)
    cluster = await HdfsCluster.start(this)
    await cluster.write('/data/large.bin', LARGE)
  })
  after(() => cluster?.kill())

  function accessOf(changes: Partial<HdfsAccess> = {}): HdfsAccess {
    return {
      nameNodes: cluster.nameNodes,
      dataNodes: [cluster.dataNode],
      user: superuser(),
      token: undefined,
      dataDirectory: '/data',
      dataExtensions: [],
      ...changes,
    }
  }

  const clientOf = (changes: Partial<HdfsAccess> = {}): WebHdfs => new WebHdfs(accessOf(changes), TIMES)

  const find = (name: string, changes: Partial<HdfsAccess> = {}) =>
    findHdfsSource(clientOf(changes), accessOf(changes), name, FOREVER)

  async function fileOf(name: string): Promise<HdfsFile> {
    const [file] = (await find(name))!.parts
    return file!
  }

  const read = async (name: string, changes: Partial<HdfsAccess> = {}): Promise<Buffer> => {
    const file = await fileOf(name)
    return collect(readHdfsFile(clientOf(changes), file, file.length, FOREVER))
  }

  it('gives a file byte for byte', async () => {
    expect((await read('large.bin')).equals(LARGE)).to.equal(true)
  })

  it('gives files with blanks, letters of any script and signs of URLs in their names', async () => {
    for (const name of [
      'a b',
      'ü',
      '漢 字',
      '😀',
      '100%',
      'a%20b',
      'a+b',
      'a;b',
      'a#b',
      'a?b',
      'a&b=c',
      "it's",
      '[x]',
    ]) {
      await cluster.write(`/data/names/${name}/${name}.csv`, name)
      expect(String(await read(`names/${name}/${name}.csv`)), name).to.equal(name)
    }
    const names: string[] = []
    const folder = new HdfsFolder(clientOf(), accessOf(), { isListed: (name) => name.endsWith('.csv') })
    for await (const batch of folder.sources(FOREVER)) names.push(...batch.map(({ name }) => name))
    expect(names).to.have.length(13).and.include('names/漢 字/漢 字.csv').and.include('names/a%20b/a%20b.csv')
  })

  it('lists more entries than it sends at a time', async () => {
    const names = Array.from({ length: 15 }, (_, i) => `${'äz'[i % 2]}${i}`)
    for (const name of names) await cluster.write(`/data/many/${name}`, name)
    const entries = await clientOf().entries('/data/many', 'many', FOREVER)
    expect(entries.map(({ name }) => name)).to.have.members(names)
    expect(await failureOf(() => clientOf().entries('/data/many/z1', 'z1', FOREVER)))
      .to.have.property('message')
      .that.includes('is no folder')
  })

  it('gives a folder of part files, plain and compressed, as one source', async () => {
    await cluster.write('/data/out/part-00000', 'a,1\nb,2')
    await cluster.write('/data/out/part-00001.gz', gzipSync('c,3\n'))
    await cluster.write('/data/out/part-00002', '')
    await cluster.write('/data/out/_SUCCESS', '')
    await cluster.write('/data/out/.part-00000.crc', 'crc')
    const source = (await find('out'))!
    expect(source.parts.map(({ name }) => name)).to.deep.equal(['out/part-00000', 'out/part-00001.gz'])
    const budget = new ByteBudget({ expandedBytes: 1000 })
    const texts: string[] = []
    for (const part of source.parts) {
      const bytes = await HdfsBytes.open(clientOf(), part, budget, FOREVER)
      texts.push(String(await collect(bytes.chunks())))
    }
    expect(texts).to.deep.equal(['a,1\nb,2', 'c,3\n'])
    const listed: string[] = []
    const folder = new HdfsFolder(clientOf(), accessOf(), { isListed: (name) => name.startsWith('out') })
    for await (const batch of folder.sources(FOREVER)) listed.push(...batch.map(({ name }) => name))
    expect(listed).to.deep.equal(['out/'])
  })

  it('refuses what the user may not read', async () => {
    await cluster.write('/data/private/a.csv', 'secret')
    await cluster.write('/data/mine.csv', 'secret')
    await cluster.setPermission('/data/private', '700')
    await cluster.setPermission('/data/mine.csv', '600')
    const user = { user: 'analyst' }
    expect(String(await read('large.bin', user).then(({ length }) => length))).to.equal(String(LARGE.length))
    for (const work of [
      () => read('mine.csv', user),
      () => find('private', user),
      () => find('private/a.csv', user),
    ])
      expect(await failureOf(work))
        .to.be.instanceOf(SourceUnreadable)
        .and.have.property('message')
        .that.includes('does not let the user of the connection read')
    expect(await failureOf(() => find('large.bin', { user: 'no such user' })))
      .to.have.property('message')
      .that.includes('check the USER of the connection')
  })

  it('does not have what is missing', async () => {
    expect(await find('nothing.csv')).to.equal(undefined)
    const removed = { ...(await fileOf('large.bin')), path: '/data/removed.bin', name: 'removed.bin' }
    expect(await failureOf(() => collect(readHdfsFile(clientOf(), removed, 5, FOREVER))))
      .to.have.property('message')
      .that.includes('HDFS does not have "removed.bin"')
  })

  it('says that the only NameNode named is in standby', async () => {
    const [, standby] = cluster.nameNodes
    expect(await failureOf(() => clientOf({ nameNodes: [standby] }).status('/data', '', FOREVER)))
      .to.have.property('message')
      .that.includes('is in standby; add the address of the active NameNode')
  })

  for (const redirects of [false, true])
    it(`gives a file whole over connections that break, ${redirects ? 'by redirects' : 'without redirects'}`, async () => {
      const cuts = [0, 100, 5 << 20, 1 << 20, 300, 7_654_321]
      const options = { nameNode: cluster.nameNodes[0], dataNode: cluster.dataNode, cuts, redirects }
      const proxies = await startCuttingProxies(options)
      try {
        const changes = { nameNodes: [proxies.nameNode], dataNodes: [proxies.dataNode] }
        expect((await read('large.bin', changes)).equals(LARGE)).to.equal(true)
        expect(proxies.connections()).to.equal(cuts.length + 1)
      } finally {
        proxies.stop()
      }
    })

  it('refuses to go on with a file that was written again', async () => {
    await cluster.write('/data/changing.bin', LARGE)
    const file = await fileOf('changing.bin')
    const pieces = readHdfsFile(clientOf(), file, file.length, FOREVER)
    await pieces.next()
    await cluster.write('/data/changing.bin', LARGE)
    expect(await failureOf(() => collect(pieces)))
      .to.have.property('message')
      .that.matches(/"changing.bin" was changed|HDFS does not have/)
  })

  it('goes on at the other NameNode after a failover', async () => {
    const client = clientOf()
    const file = await fileOf('large.bin')
    expect(await client.status('/data/large.bin', 'large.bin', FOREVER)).to.include({ length: LARGE.length })
    await cluster.failOver()
    expect((await collect(readHdfsFile(client, file, file.length, FOREVER))).equals(LARGE)).to.equal(true)
  })

  it('ends with a sentence if the DataNode stops in the middle', async () => {
    const file = await fileOf('large.bin')
    const pieces = readHdfsFile(clientOf(), file, file.length, FOREVER)
    await pieces.next()
    await cluster.stopDataNode()
    const failure = await failureOf(() => collect(pieces))
    expect(failure).to.be.instanceOf(SourceUnreadable)
    expect(failure)
      .to.have.property('message')
      .that.matches(/^The DataNode .* refuses the connection; check/)
  })

  it('ends with a sentence if the cluster is killed', async () => {
    const client = clientOf()
    await client.status('/data', '', FOREVER)
    await cluster.kill()
    const failure = await failureOf(() => client.status('/data', '', FOREVER))
    expect(failure).to.be.instanceOf(SourceUnreadable)
    expect(failure)
      .to.have.property('message')
      .that.matches(/^The NameNode .* refuses the connection; check/)
  })
})
