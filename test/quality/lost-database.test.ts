import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PostgresqlServer, startPostgresql } from '../support/postgresql-server.ts'
import { type QualityServer, startQualityServer } from './support/quality-server.ts'
import { prepareCatalogue, withoutDemo } from './support/data-dir.ts'
import { temporaryFolder } from '../platform/support.ts'

/** How soon the server works after the database does. */
const RECOVERY_MS = 5000

describe('A server whose database is lost', () => {
  let database: PostgresqlServer
  let server: QualityServer
  const outer = process.env['TEST_CATALOGUE']
  before(async function () {
    this.timeout(60_000)
    database = await startPostgresql(this, { fsync: 'on', synchronous_commit: 'on' })
    const { user, password, host, port } = database
    process.env['TEST_CATALOGUE'] =
      `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres`
    const dataDir = await withoutDemo(await temporaryFolder())
    await prepareCatalogue(dataDir)
    server = await startQualityServer({ dataDir })
    const { status } = await server.command('/../../repositories', { name: 'test' })
    expect(status).to.equal(201)
  })
  after(async () => {
    await server?.stop()
    await database?.stop()
    if (outer === undefined) delete process.env['TEST_CATALOGUE']
    else process.env['TEST_CATALOGUE'] = outer
  })

  const rowsOf = (count: number): string =>
    `id,name\n${Array.from({ length: count }, (_, i) => `${i},name ${i % 97}`).join('\n')}\n`

  /** Waits until a request succeeds. @returns how long that took, in milliseconds */
  async function recovered(): Promise<number> {
    const start = performance.now()
    for (;;) {
      const { status } = await server.ask('/entities')
      if (status === 200) return performance.now() - start
      expect(status).to.equal(503)
      if (performance.now() - start > 4 * RECOVERY_MS) throw new Error('The server did not recover.')
      await sleep(50)
    }
  }

  it('answers 503 with the time to try again, and works soon after the return of the database', async function () {
    this.timeout(60_000)
    await server.load('Kept', rowsOf(10))
    await database.halt()
    for (let request = 0; request < 20; request++) {
      const answer = await server.ask('/entities')
      expect(answer.status).to.equal(503)
      expect(Number(answer.headers.get('retry-after'))).to.be.within(1, 60)
      const text = await answer.text()
      expect(text).to.contain('The catalogue cannot be read or written at the moment')
      expect(text).not.to.match(/sqlite|knex|select|ECONN/i)
    }
    const { status } = await server.command('/entities', { command: 'get' })
    expect(status).to.equal(503)
    await database.resume()
    expect(await recovered()).to.be.below(RECOVERY_MS)
    expect((await server.rows('/entities')).map((row) => row['Name'])).to.deep.equal(['Kept'])
    const [row] = await server.rows('/entities')
    expect(row).to.include({ Name: 'Kept' })
  })

  it('completes the jobs that ran, and loses nothing that it has acknowledged', async function () {
    this.timeout(120_000)
    const { entityId } = await server.load('Loaded', rowsOf(10))
    const jobs: string[] = []
    for (let round = 0; round < 4; round++) {
      const sourceFile = await server.upload(`round ${round}.csv`, rowsOf(60_000))
      const { status, body } = await server.command('/entities', {
        command: 'create',
        data: {
          entityName: `Round ${round}`,
          source: 'client',
          connectInfo: { type: 'delimited', attr: 'names', sourceFile },
        },
      })
      expect(status).to.equal(200)
      jobs.push(body.job)
      await sleep(150 * round)
      await database.halt()
      await sleep(700)
      await database.resume()
      expect(await recovered()).to.be.below(RECOVERY_MS)
    }
    for (const job of jobs) expect(await server.ended(job)).to.include({ State: 'Completed' })
    const names = (await server.rows('/entities')).map((row) => row['Name'])
    expect(names).to.include.members(['Loaded', 'Round 0', 'Round 1', 'Round 2', 'Round 3'])
    expect(Number(entityId)).to.be.above(0)
  })
})
