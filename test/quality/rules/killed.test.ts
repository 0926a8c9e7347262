import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../../support/full.ts'
import { randomOf } from '../../support/random.ts'
import { newDataDir } from '../support/data-dir.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

const SEED = Number(process.env['CRASH_SEED'] ?? 7)
const KILLS = inFull(15, 2)
const ROWS = 60_000
const RULES = 12

type Row = Record<string, string>

describe('Rules on a server that is killed', function () {
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

  it(`complete their runs with the right figures after ${KILLS} kills, and keep what was acknowledged`, async () => {
    const random = randomOf(SEED)
    expect((await server.post('', { name: 'killed' })).status).to.equal(201)
    const content = `n,text\n${Array.from({ length: ROWS }, (_, i) => `${i},text ${i % 100}\n`).join('')}`
    const { path: sourceFile } = await server.upload('killed', 'rows.csv', content)
    const created = await server.post<{ url: string; job: string }>('/killed/entities', {
      command: 'create',
      data: {
        entityName: 'Rows',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile },
      },
    })
    expect(await ended(below(created.body.job))).to.include({ State: 'Completed' })
    const rules = `${below(created.body.url)}/businessrules`
    /** The threshold of each acknowledged rule by its name, which is also the number of its failing rows. */
    const known = new Map<string, number>()
    for (let i = 1; i <= RULES; i++) {
      const NAME = String(i * 1000)
      const data = {
        NAME,
        EXPRESSION: `n >= ${NAME}`,
        THRESHOLD: '50',
        GROUP_EXPRESSION: 'text',
        INDEX_CONTROL: '1',
      }
      expect((await server.post(rules, { command: 'add', data })).status).to.equal(200)
      known.set(NAME, 50)
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const started = await server.post<{ url: string }>(rules, { command: 'run', data: { OPTION: 'ALL' } })
      expect(started.status).to.equal(200)
      // Changes are sent until the server is killed. Their acknowledgement counts, and nothing else.
      const killing = sleep(random() * 700).then(() => server.end())
      const attempts = new Map<string, number>()
      for (let change = 0; ; change++) {
        const number = 1 + Math.floor(random() * RULES)
        const THRESHOLD = Math.floor(random() * 100)
        const name = String(number * 1000)
        attempts.set(name, THRESHOLD)
        const answer = await server
          .post(`${rules}/${number}`, { command: 'edit', data: { THRESHOLD } })
          .catch(() => undefined)
        if (!answer) break
        expect(answer.status).to.equal(200)
        known.set(name, THRESHOLD)
        attempts.delete(name)
      }
      await killing
      server = await startServerProcess(dataDir)
      expect(await ended(below(started.body.url))).to.include({ State: 'Completed' })
      for (const row of await server.rows(`${rules}?pageSize=100`)) {
        const name = row['Name']!
        expect([known.get(name), attempts.get(name)], name).to.include(Number(row['Threshold']))
        known.set(name, Number(row['Threshold']))
        expect(row, name).to.include({
          'Failing Rows': name,
          'Passing Rows': String(ROWS - Number(name)),
          'Group Count': '100',
        })
      }
    }
    expect(await server.post(rules, { command: 'run', data: { OPTION: 'UPDATED' } })).to.include({
      status: 200,
    })
    const [last] = await server.rows(`${rules}/${RULES}/failingrows?pageStart=${RULES * 1000}&pageSize=1`)
    expect(last).to.include({ n: String(RULES * 1000 - 1) })
  })
})
