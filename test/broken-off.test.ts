import { expect } from 'chai'
import { exported, scheduled } from './quality/work/export/exported.ts'
import {
  basic,
  ADMIN_PASSWORD,
  startQualityServer,
  type QualityServer,
} from './quality/support/quality-server.ts'
import { breakOff, openFiles, type Breaker } from './support/broken-off.ts'
import { watchPools, type PoolsInUse } from './support/connections-in-use.ts'
import { inFull } from './support/full.ts'
import { startServer, type TestServer } from './support/server.ts'

/** Awaits of one answer at which it is broken off: every one, or so many at even distances. */
const BREAKS = inFull(150, 50)

/** What the process may have grown by over all the answers that were broken off. */
const GROWTH = 150_000_000

const REPOSITORY = '/api/repositories/test'

describe('A response whose client disconnects at any await', function () {
  this.timeout(120_000)
  let breaker: Breaker
  let pools: PoolsInUse
  let spatial: TestServer
  let quality: QualityServer
  let entity: string
  let file: string
  let ended: string
  let waiting: string
  let bearer: string

  before(async () => {
    pools = watchPools()
    breaker = breakOff()
    spatial = await startServer({ env: { ORACLE: 'off' } })
    bearer = `Bearer ${await spatial.token()}`
    quality = await startQualityServer({ env: { ORACLE: 'off' } })
    const rows = Array.from({ length: 4000 }, (_, i) => (i % 2 ? `${i},text ${i}` : `${i},text,more`))
    const loaded = await quality.load('numbers', `Number,Text\n${rows.join('\n')}\n`, { maxRejected: 10_000 })
    entity = loaded.path
    ;({ file } = await exported(quality, `${entity}/rows`, { filename: 'all.csv' }))
    const done = await scheduled(quality, `${entity}/rows`, { filename: 'done.csv' })
    await quality.ended(done.job)
    ended = done.job
    const create = await quality.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Later',
        source: 'client',
        connectInfo: {
          type: 'delimited',
          attr: 'names',
          sourceFile: await quality.upload('later.csv', 'a\n1\n'),
        },
        scheduleTime: '2099-01-01 00:00:00',
      },
    })
    waiting = create.body.job
  })
  after(async () => {
    await spatial.stop()
    await quality.stop()
    breaker.stop()
    pools.stop()
  })

  const ITEMS = '/v1/ogcapi/enrich/collections/boundaries/us_counties/items'
  const onSpatial = (target: () => string, headers = '') => ({
    url: () => spatial.url,
    request: () => requestFor(target(), `Authorization: ${bearer}\r\n${headers}`),
    log: () => spatial.log,
  })
  const onQuality = (target: () => string, headers = '') => ({
    url: () => quality.url,
    request: () => requestFor(target(), `Authorization: ${basic('admin', ADMIN_PASSWORD)}\r\n${headers}`),
    log: () => quality.log,
  })
  const ofEntity = (path: string) => onQuality(() => `${REPOSITORY}${entity}${path}`)

  const answers = {
    'a page of features': onSpatial(() => `${ITEMS}?limit=3000`),
    'a page of features, by Brotli': onSpatial(() => `${ITEMS}?limit=3000`, 'Accept-Encoding: br\r\n'),
    'a page of rows': ofEntity('/rows?pageSize=2000'),
    'a small page of rows': ofEntity('/rows?pageSize=5'),
    'a page of rows, by gzip': onQuality(
      () => `${REPOSITORY}${entity}/rows?pageSize=2000`,
      'Accept-Encoding: gzip\r\n',
    ),
    'a page of values': ofEntity('/attributes/2/values?pageSize=2000'),
    'a page of masks': ofEntity('/attributes/2/masks'),
    'a page of rejected records': ofEntity('/rejected?pageSize=2000'),
    'a page of entities': onQuality(() => `${REPOSITORY}/entities`),
    'a report': ofEntity('/report'),
    'a download': onQuality(() => `${REPOSITORY}${file}`),
    'a part of a download': onQuality(() => `${REPOSITORY}${file}`, 'Range: bytes=10000-30000\r\n'),
    'the events of a job that has ended': onQuality(() => ended, 'Accept: text/event-stream\r\n'),
    'the events of a job that waits': onQuality(() => waiting, 'Accept: text/event-stream\r\n'),
  }

  for (const [name, { url, request, log }] of Object.entries(answers))
    it(`leaves no open resource: ${name}`, async () => {
      // What an earlier test left behind is not this one's.
      const inUse = pools.inUse()
      const areFree = () => pools.inUse() <= inUse
      const awaits = await breaker.ask(url(), request())
      await breaker.ask(url(), request())
      await until(areFree, 'The whole answer keeps a connection.')
      const from = log().length
      const files = await openFiles()
      const memory = residentBytes()
      const stride = Math.max(1, Math.floor(awaits / BREAKS))
      for (let n = 1; n <= awaits; n += stride) {
        await breaker.ask(url(), request(), n)
        await until(
          () => pools.inUse() === 0,
          `A connection is kept after the end at await ${n} of ${awaits}.`,
        )
      }
      const start = performance.now()
      await breaker.ask(url(), request())
      expect(performance.now() - start).to.be.below(2000)
      await until(areFree, 'The answer after them keeps a connection.')
      // The socket of the last answer may still be closing.
      await until(async () => (await openFiles()) <= files, 'A file or socket stays open.')
      expect(residentBytes() - memory).to.be.below(GROWTH)
      const lines = log().slice(from)
      expect(lines.filter(({ level }) => Number(level) >= 40)).to.deep.equal([])
      const outcomes = lines.flatMap(({ status }) => (status === undefined ? [] : [status]))
      expect(outcomes).to.include(499)
      expect(outcomes.filter((status) => Number(status) >= 500)).to.deep.equal([])
    })
})

const requestFor = (target: string, headers: string): string =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`

function residentBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}

async function until(condition: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + 3000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(otherwise)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
