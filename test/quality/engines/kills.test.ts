import { expect } from 'chai'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inFull } from '../../support/full.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { randomOf } from '../../support/random.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { Servers, type SharedServer, until } from '../cluster/servers.ts'
import { lakeOf, type TestLake } from '../support/trino-server.ts'
import { lakeState, sweepLake } from './lake-state.ts'

/** The same each time, unless one is given, as the full run does. */
const SEED = Number(process.env['CRASH_SEED'] ?? 7)
const ROWS = inFull(300_000, 60_000)
const SECONDS = 200
/** The sweep waits for the queries of the killed server, which Trino ends after minutes (`query.client.timeout`). */
const SWEEP_SECONDS = 400
/** Two, and one for each kill. A job may have to be begun again because it ended before the kill. */
const MOST_SERVERS = 10
const BEGINS = '"msg":"A job begins."'

/** Tables of a load, and those that a run of rules keeps. Only the served generation may be left. */
const LIVE = /^[ervfqxy]1_g\d+(?:_\d+)?$/

/** A row of the listing of jobs. */
type Job = Readonly<Record<string, string>>

describe('Servers that share a lake and a catalogue', function () {
  this.timeout(900_000)
  let database: PostgresqlServer
  let lake: TestLake
  let servers: Servers
  let running: SharedServer[]
  let started = 0
  const random = randomOf(SEED)

  before(async function () {
    lake = lakeOf(this, 'kills')
    database = await startPostgresql(this)
    servers = await Servers.on(database, MOST_SERVERS)
    await mkdir(servers.sources)
    const lines = Array.from(
      { length: ROWS },
      (_, i) => `${i},name ${i % 97},${i % 11},${i % 13},${(i * 7) % 1001}`,
    )
    await writeFile(join(servers.sources, 'many.csv'), `id,name,a,b,c\n${lines.join('\n')}\n`)
    running = [await start(), await start()]
    expect((await running[0]!.post('', { name: 'test' })).status).to.equal(201)
  })
  after(async () => {
    await servers?.stop()
    await lake?.drop()
    await database?.stop()
  })

  /** Starts a further server. */
  const start = () => servers.start(`server-${++started}`, lake.env)

  const begun = ({ output }: SharedServer): number => output().split(BEGINS).length
  /** The newest job. */
  const jobOf = async (server: SharedServer) =>
    (await server.rows('/test/scheduler')).toSorted((a, b) => Number(b['Ref']) - Number(a['Ref']))[0]!

  async function command(path: string, body: object): Promise<string> {
    const { status, body: answer } = await running[0]!.post<{ entityId?: string }>(`/test${path}`, body)
    expect(status, JSON.stringify(answer)).to.equal(200)
    return answer.entityId ?? ''
  }

  const hasEnded = ({ State }: Job): boolean => !['Waiting', 'Running', 'Scheduled'].includes(State!)
  const progressOf = ({ Progress }: Job): number => Number.parseFloat(Progress!)

  /**
   * Begins a job, kills the server that runs it when it has come some way, and waits for its end on the other server.
   * Then a new server takes the place of the killed one.
   * @param from the least progress in percent at which the server is killed
   * @param to the most of it; a job that ends earlier is begun again, and killed earlier
   */
  async function survives(from: number, to: number, begin: () => Promise<unknown>): Promise<void> {
    const percent = from + random() * (to - from)
    const before = running.map(begun)
    await begin()
    const at = () => running.findIndex((server, index) => begun(server) > before[index]!)
    await until(async () => at() >= 0, 'the job begins', SECONDS)
    const [victim, other] = [running[at()]!, running[1 - at()]!]
    let job = await jobOf(other)
    const look = async () => {
      job = await jobOf(other)
      return hasEnded(job) || progressOf(job) > percent
    }
    await until(look, 'progress', SECONDS)
    if (hasEnded(job) && percent > from) return survives(from, Math.max(from, percent / 2), begin)
    expect(job).to.include({ State: 'Running' })
    await victim.end('SIGKILL')
    await until(async () => hasEnded(await jobOf(other)), 'the job ends', SECONDS)
    expect(await jobOf(other)).to.include({ State: 'Completed' })
    const isRepeated = begun(other) > before[1 - running.indexOf(victim)]!
    running = [other, await start()]
    // Otherwise the killed server had just ended the job.
    if (!isRepeated) await survives(from, Math.max(from, percent / 2), begin)
  }

  const countOf = async (path: string): Promise<number> => {
    const answer = await running[0]!.ask(`/test/entities/1${path}`)
    const text = await answer.text()
    expect(answer.status, text).to.equal(200)
    return Number((JSON.parse(text) as { metadata: { totalCount: number } }).metadata.totalCount)
  }

  /** Sweeps until nothing is left but the tables that are served. */
  async function expectClean(): Promise<void> {
    const folder = await temporaryFolder()
    const generation = (await servers.query<{ generation: number }>('select generation from entities'))[0]!
    const isLive = (table: string) => LIVE.test(table) && table.split('_')[1] === `g${generation.generation}`
    const read = async () => {
      await sweepLake(lake.env, folder)
      const { tables, ...rest } = await lakeState(lake.env)
      return { strayTables: tables.filter((table) => !isLive(table)), ...rest, tables }
    }
    let state = await read()
    await until(
      async () => {
        state = await read()
        const { strayTables, strayFolders } = state
        return strayTables.length + strayFolders.length === 0
      },
      'the sweep',
      SWEEP_SECONDS,
    ).catch((error: unknown) => {
      throw new Error(JSON.stringify(state), { cause: error })
    })
    expect(state.strayFiles).to.deep.equal([])
    expect(state.maxSnapshots).to.be.at.most(2)
    expect(state.tables).to.include.members([`e1_g${generation.generation}`, `v1_g${generation.generation}`])
  }

  const create = () =>
    command('/entities', {
      command: 'create',
      data: {
        entityName: 'Many',
        source: 'server',
        connectInfo: { type: 'delimited', attr: 'names', connectionId: 1, sourceFile: 'many.csv' },
      },
    })
  const reload = () => command('/entities/1', { command: 'reload' })

  it('go on with a load whose server is killed while it reads', async () => {
    await survives(0, 40, create)
    expect(await countOf('/rows?pageSize=1')).to.equal(ROWS)
    await expectClean()
  })

  it('go on with a reload whose server is killed while it profiles, and serve the old rows meanwhile', async () => {
    await survives(50, 90, async () => {
      await reload()
      expect(await countOf('/rows?pageSize=1')).to.equal(ROWS)
    })
    expect(await countOf('/attributes/2/values?pageSize=1')).to.equal(97)
    await expectClean()
  })

  it('go on with a run of rules whose server is killed', async () => {
    const rules = [
      'name LIKE "*1"',
      'LENGTH(name) > 6',
      'a = b',
      'UPPER(name) <> name',
      'MASK(name) = "aaaa NN"',
    ]
    for (const [at, EXPRESSION] of rules.entries())
      await command('/entities/1/businessrules', {
        command: 'add',
        data: { NAME: `Rule ${at}`, EXPRESSION, THRESHOLD: '50' },
      })
    const run = { command: 'run', data: { OPTION: 'ALL' } }
    await survives(-1, 60, () => command('/entities/1/businessrules', run))
    const failing = await countOf('/businessrules/1/failingrows?pageSize=1')
    const passing = await countOf('/businessrules/1/passingrows?pageSize=1')
    expect([failing + passing, failing > 0, passing > 0]).to.deep.equal([ROWS, true, true])
    await expectClean()
  })

  it('go on with a discovery whose server is killed', async () => {
    await survives(-1, 60, () => command('/entities/1/dependencies', { command: 'discover', data: {} }))
    expect(await countOf('/dependencies?pageSize=1')).to.be.above(0)
    await expectClean()
  })
})
