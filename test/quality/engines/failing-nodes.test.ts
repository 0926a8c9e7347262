import { expect } from 'chai'
import { temporaryFolder } from '../../platform/support.ts'
import { startTrinoCluster, type TrinoCluster } from '../../../scripts/trino/start-cluster.ts'
import { randomOf } from '../../support/random.ts'
import { trinoUrl } from '../../support/trino.ts'
import { until } from '../cluster/servers.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'
import { lakeState, sweepLake } from './lake-state.ts'

/** The same each time, unless one is given, as the full run does. */
const SEED = Number(process.env['CRASH_SEED'] ?? 7)
const ROWS = 20_000
const NAMES = 97
const CONTENT = `Id,Name\n${Array.from({ length: ROWS }, (_, i) => `${i},name ${i % NAMES}\n`).join('')}`
const SECONDS = 200

describe('A cluster of Trino whose nodes fail', function () {
  this.timeout(900_000)
  let cluster: TrinoCluster
  let server: QualityServer
  let env: Readonly<Record<string, string>>
  let entity: string
  before(async function () {
    // It needs a cluster of its own, which the lane of Trino can start.
    trinoUrl(this)
    cluster = await startTrinoCluster({ workers: 2, heapMb: 1024 })
    env = { WAREHOUSE_URL: `${cluster.url}/fails`, WAREHOUSE_STORAGE: cluster.lake }
    server = await startQualityServer({ env })
    const { path, job } = await server.load('Names', CONTENT)
    expect(job).to.include({ State: 'Completed' })
    entity = path
  })
  after(async () => {
    await server?.stop()
    await cluster?.stop()
  })

  /** Begins to load again. @returns the address of the job */
  async function reload(): Promise<string> {
    const { status, body } = await server.command(entity, { command: 'reload' })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.job
  }

  const statusOfRows = async (): Promise<number> => (await server.ask(`${entity}/rows?pageSize=1`)).status

  async function expectAllRows(): Promise<void> {
    const answer = await server.ask(`${entity}/rows?pageSize=1`)
    const text = await answer.text()
    expect(answer.status, text).to.equal(200)
    expect((JSON.parse(text) as { metadata: { totalCount: unknown } }).metadata.totalCount).to.be.oneOf([
      ROWS,
      String(ROWS),
    ])
    expect(await server.rows(`${entity}/attributes/2/values?pageSize=1000`)).to.have.length(NAMES)
  }

  it('ends the jobs of a killed worker, keeps the rows, and loads with the other worker', async () => {
    const random = randomOf(SEED)
    const [percent, worker] = [random() * 60, `worker-${1 + Math.floor(random() * 2)}`]
    const job = await reload()
    const at = job.slice(job.indexOf('/scheduler'))
    await until(
      async () => Number.parseFloat((await server.rows(at))[0]!['Progress']!) > percent,
      'progress',
      SECONDS,
    )
    cluster.nodes.get(worker)!.kill('SIGKILL')
    const { State, Reason } = await server.ended(job)
    if (State !== 'Completed') expect(Reason).to.match(/^A node of Trino failed/)
    await expectAllRows()
    expect(await server.ended(await reload())).to.include({ State: 'Completed' })
    await expectAllRows()
    await cluster.restart(worker)
  })

  it('answers 503 while the coordinator is away, and serves all rows after its restart', async () => {
    await cluster.nodes.get('coordinator')!.stop()
    expect(await statusOfRows()).to.equal(503)
    await cluster.restart('coordinator')
    await until(async () => (await statusOfRows()) === 200, 'the rows are there', SECONDS)
    await expectAllRows()
    expect(await server.ended(await reload())).to.include({ State: 'Completed' })
    await expectAllRows()
  })

  it('leaves nothing but the served tables after the sweep', async () => {
    const folder = await temporaryFolder()
    let kinds: string[] = []
    await until(
      async () => {
        await sweepLake(env, folder)
        const { tables, strayFolders } = await lakeState(env)
        kinds = tables.map((table) => table[0]!)
        return strayFolders.length === 0 && tables.length === 5
      },
      'the sweep',
      SECONDS,
    )
    expect(kinds.join('')).to.equal('efqrv')
    expect((await lakeState(env)).strayFiles).to.deep.equal([])
  })
})
