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

type Row = Record<string, string>

/** The joins of the two tables, with their numbers of common values and of rows. */
const EXPECTED: Readonly<Record<string, readonly [common: string, inner: string]>> = {
  '1-1-2-1-1': ['30000', '30000'],
  '1-1-2-2-1': ['500', String(ROWS)],
  '1-2-2-1-1': ['500', String(ROWS / 2)],
  '1-2-2-2-1': ['500', String(500 * 60 * 120)],
}

describe('Joins on a server that is killed', function () {
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

  async function load(name: string, content: string): Promise<void> {
    const { path: sourceFile } = await server.upload('killed', `${name}.csv`, content)
    const { body } = await server.post<{ job: string }>('/killed/entities', {
      command: 'create',
      data: {
        entityName: name,
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile },
      },
    })
    expect(await ended(below(body.job))).to.include({ State: 'Completed' })
  }

  const table = (header: string, record: (i: number) => string): string =>
    `${header}\n${Array.from({ length: ROWS }, (_, i) => record(i)).join('\n')}\n`

  it(`are created and discovered after ${KILLS} kills, each once and with the right figures`, async () => {
    const random = randomOf(SEED)
    expect((await server.post('', { name: 'killed' })).status).to.equal(201)
    await load(
      'Left',
      table('n,a', (i) => `${i},${i % 1000}`),
    )
    await load(
      'Right',
      table('m,c', (i) => `${2 * i},${i % 500}`),
    )
    const discover = {
      command: 'discover',
      data: { attributes: { 1: '1 2', 2: '1 2' }, manyToMany: '1' },
    }
    const create = (attribute: number) => ({
      command: 'create',
      data: {
        params: {
          LH: { entity: '1', attributes: String(attribute) },
          RH: { entity: '2', attributes: String(attribute) },
        },
        createJoinIndex: '1',
      },
    })
    for (let kill = 0; kill < KILLS; kill++) {
      const jobs: string[] = []
      for (const command of [create(1 + (kill % 2)), discover]) {
        const { status, body } = await server.post<{ url: string }>('/killed/entities/1/joins', command)
        expect(status, JSON.stringify(body)).to.equal(200)
        jobs.push(below(body.url))
      }
      await sleep(random() * 600)
      await server.end()
      server = await startServerProcess(dataDir)
      for (const job of jobs) expect(await ended(job)).to.include({ State: 'Completed' })
      const found: Record<string, readonly string[]> = {}
      for (const row of await server.rows('/killed/joins?pageSize=100')) {
        const id = row['Join Key']!.replaceAll(' ', '-')
        expect(found, `${id} is there once`).to.not.have.property(id)
        found[id] = [row['Matching Values']!, row['Inner joined rows']!]
      }
      expect(found).to.deep.equal(EXPECTED)
      const indexed = `/killed/joins/1-${1 + (kill % 2)}-2-${1 + (kill % 2)}-1`
      expect((await server.rows(indexed))[0]).to.include({ Index: 'Y', Status: 'Permanent' })
      const [, inner = ''] = EXPECTED[indexed.slice('/killed/joins/'.length)]!
      const [last] = await server.rows(`${indexed}/innerrows?pageStart=${inner}`)
      expect(last).to.include(
        kill % 2 === 0
          ? { 'Left n': String(ROWS - 2), 'Right m': String(ROWS - 2) }
          : { 'Left n': String(ROWS - 501), 'Right c': '499' },
      )
    }
  })
})
