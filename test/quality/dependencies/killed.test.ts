import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../../support/full.ts'
import { randomOf } from '../../support/random.ts'
import { newDataDir } from '../support/data-dir.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

const SEED = Number(process.env['CRASH_SEED'] ?? 7)
const KILLS = inFull(12, 2)
const ROWS = 20_000
const COLUMNS = 9

type Row = Record<string, string>

describe('Keys and dependencies on a server that is killed', function () {
  this.timeout(240_000)
  let dataDir: string
  let server: ServerProcess
  before(async () => {
    dataDir = await newDataDir()
    server = await startServerProcess(dataDir)
  })
  after(async () => {
    await server.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  const ended = async (job: string): Promise<Row> => {
    for (;;) {
      const [row] = await server.rows(job)
      if (['Completed', 'Failed', 'Cancelled'].includes(row!['State']!)) return row!
      await sleep(50)
    }
  }
  const below = (url: string): string => url.slice('/api/repositories'.length)

  async function discover(kind: 'keys' | 'dependencies'): Promise<string> {
    const command = { command: 'discover', data: {} }
    const { status, body } = await server.post<{ url: string }>(`/killed/entities/1/${kind}`, command)
    expect(status, JSON.stringify(body)).to.equal(200)
    return below(body.url)
  }

  /** The ids of all keys and dependencies, each with its figures. */
  async function listed(): Promise<string[]> {
    const columns = 'LH_ATTRS,RH_ATTR,GOODNESS,CONFIRMATIONS,_verified'
    const rows: Row[] = []
    for (const kind of ['keys', 'dependencies'])
      rows.push(...(await server.rows(`/killed/entities/1/${kind}?pageSize=2000&columns=${columns}`)))
    return rows.map((row) => JSON.stringify(row))
  }

  it(`are the same after ${KILLS} kills, each once`, async () => {
    const random = randomOf(SEED)
    expect((await server.post('', { name: 'killed' })).status).to.equal(201)
    const header = Array.from({ length: COLUMNS }, (_, i) => `c${i}`).join(',')
    const record = (): string =>
      Array.from({ length: COLUMNS }, (_, i) => Math.floor(random() * (5 + 7 * i))).join(',')
    const content = `${header}\n${Array.from({ length: ROWS }, record).join('\n')}\n`
    const { path: sourceFile } = await server.upload('killed', 'drawn.csv', content)
    const { body } = await server.post<{ job: string }>('/killed/entities', {
      command: 'create',
      data: {
        entityName: 'Drawn',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile },
      },
    })
    expect(await ended(below(body.job))).to.include({ State: 'Completed' })
    for (const kind of ['keys', 'dependencies'] as const)
      expect(await ended(await discover(kind))).to.include({ State: 'Completed' })
    const expected = await listed()
    expect(expected.length).to.be.above(10)

    for (let kill = 0; kill < KILLS; kill++) {
      for (const { 'Lh Attr IDs': ids } of await server.rows('/killed/entities/1/keys?pageSize=2000')) {
        const key = `/killed/entities/1/keys/${ids!.replaceAll(' ', '_')}`
        expect((await server.ask(key, { method: 'DELETE' })).status).to.equal(204)
      }
      const jobs = [await discover('keys'), await discover('dependencies')]
      await sleep(random() * 1500)
      await server.end()
      server = await startServerProcess(dataDir)
      for (const job of jobs) expect(await ended(job)).to.include({ State: 'Completed' })
      expect(await listed()).to.deep.equal(expected)
    }
  })
})
