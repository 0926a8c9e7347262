import { expect } from 'chai'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../platform/support.ts'
import { inFull } from '../../support/full.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { Servers, type SharedServer, until } from './servers.ts'

/** So many that a load takes a second or more. */
const MANY = inFull(600_000, 300_000)

describe('Servers that share a catalogue and the folder of rows', function () {
  this.timeout(180_000)
  let database: PostgresqlServer
  let servers: Servers
  before(async function () {
    database = await startPostgresql(this)
  })
  beforeEach(async () => {
    servers = await Servers.on(database)
    await mkdir(servers.sources)
    const lines = Array.from({ length: MANY }, (_, i) => `${i},name ${i % 97}`)
    await writeFile(join(servers.sources, 'many.csv'), `id,name\n${lines.join('\n')}\n`)
    await writeFile(join(servers.sources, 'few.csv'), 'id,name\n1,a\n2,b\n')
  })
  afterEach(() => servers?.stop())
  after(() => database?.stop())

  /** Begins a load. @returns the number of the entity */
  const load = async (server: SharedServer, sourceFile: string): Promise<string> => {
    const { status, body } = await server.post<{ entityId: string }>('/test/entities', {
      command: 'create',
      data: {
        entityName: sourceFile,
        source: 'server',
        connectInfo: { type: 'delimited', attr: 'names', connectionId: 1, sourceFile },
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.entityId
  }
  const jobOf = async (server: SharedServer) => (await server.rows('/test/scheduler'))[0]!
  const hasEnded = async (server: SharedServer): Promise<boolean> =>
    !['Waiting', 'Running', 'Scheduled'].includes((await jobOf(server))['State']!)
  const hasBegun = async (server: SharedServer): Promise<boolean> =>
    Number.parseFloat((await jobOf(server))['Progress']!) > 0
  /** The status of a page of rows. */
  const statusOf = async (server: SharedServer, entity: string): Promise<number> =>
    (await server.ask(`/test/entities/${entity}/rows?pageSize=1`)).status
  const countOf = async (server: SharedServer, entity: string): Promise<number> => {
    const answer = await server.ask(`/test/entities/${entity}/rows?pageSize=1`)
    const text = await answer.text()
    expect(answer.status, text).to.equal(200)
    return Number((JSON.parse(text) as { metadata: { totalCount: number } }).metadata.totalCount)
  }
  const ownerOf = async (all: readonly SharedServer[]): Promise<[SharedServer, SharedServer]> => {
    const name = await servers.owner()
    const owner = all.findIndex((server) => server.name === name)
    return [all[owner]!, all[1 - owner]!]
  }

  it('go on with the load of a killed server, and serve its rows', async () => {
    const [a, b] = [await servers.start('a'), await servers.start('b')]
    expect((await a.post('', { name: 'test' })).status).to.equal(201)
    const entity = await load(a, 'many.csv')
    await until(() => hasBegun(b), 'the load begins')
    const [owner, other] = await ownerOf([a, b])
    await owner.end('SIGKILL')
    await until(() => hasEnded(other), 'the load ends')
    expect(await jobOf(other)).to.include({ State: 'Completed' })
    expect(await countOf(other, entity)).to.equal(MANY)
  })

  it('take over from a stopped server, which is killed before it can write', async () => {
    const [a, b] = [await servers.start('a'), await servers.start('b')]
    expect((await a.post('', { name: 'test' })).status).to.equal(201)
    const entity = await load(a, 'few.csv')
    await until(() => hasEnded(b), 'the load ends')
    const [owner, other] = await ownerOf([a, b])
    owner.child.kill('SIGSTOP')
    let end: unknown
    void owner.exit.then((how) => (end = how))
    await until(async () => (await statusOf(other, entity)) === 200, 'the other server takes over')
    await sleep(100)
    expect(end).to.equal('SIGKILL')
    expect(await countOf(other, entity)).to.equal(2)
  })

  it('go on within two seconds when a server leaves, and its load loses no attempt', async () => {
    const [a, b] = [await servers.start('a'), await servers.start('b')]
    expect((await a.post('', { name: 'test' })).status).to.equal(201)
    const entity = await load(a, 'many.csv')
    await until(() => hasBegun(b), 'the load begins')
    const [owner, other] = await ownerOf([a, b])
    await owner.end('SIGTERM')
    const begun = performance.now()
    await until(async () => (await jobOf(other))['State'] === 'Running', 'the load begins again', 10)
    expect(performance.now() - begun).to.be.below(2500)
    await until(() => hasEnded(other), 'the load ends')
    expect(await jobOf(other)).to.include({ State: 'Completed' })
    expect(await countOf(other, entity)).to.equal(MANY)
    const rows = await servers.query<{ attempts: number }>('select attempts from jobs')
    expect(rows.map(({ attempts }) => Number(attempts))).to.deep.equal([1])
  })

  it('close their rows while the database is away, and work again when it is back', async () => {
    const [a, b] = [await servers.start('a'), await servers.start('b')]
    expect((await a.post('', { name: 'test' })).status).to.equal(201)
    const entity = await load(a, 'few.csv')
    await until(() => hasEnded(b), 'the load ends')
    const [owner] = await ownerOf([a, b])
    await database.halt()
    await sleep(8000)
    await database.resume()
    for (const { child } of [a, b]) expect(child.exitCode ?? child.signalCode).to.equal(null)
    await until(
      async () => (await statusOf(owner, entity)) === 200 || (await statusOf(b, entity)) === 200,
      'rows',
    )
    expect(owner.output()).to.contain('It closes the data that other servers may open.')
    await load(a, 'many.csv').catch(() => load(b, 'many.csv'))
    await until(() => hasEnded(a), 'the second load ends')
    expect(await jobOf(a)).to.include({ State: 'Completed' })
  })

  it('name the server that has the rows if the folder is not shared and the server does not run', async () => {
    const a = await servers.start('a', { WAREHOUSE_DIR: '' })
    expect((await a.post('', { name: 'test' })).status).to.equal(201)
    const entity = await load(a, 'few.csv')
    await until(() => hasEnded(a), 'the load ends')
    const b = await servers.start('b', { WAREHOUSE_DIR: '' })
    await a.end('SIGTERM')
    const answer = await b.ask(`/test/entities/${entity}/rows`)
    expect(answer.status).to.equal(503)
    expect(Number(answer.headers.get('retry-after'))).to.be.above(0)
    expect(await answer.text()).to.contain(
      'The rows of this repository are at the server a, which does not run; try again later.',
    )
  })

  it('back up and compact rows wherever they are', async () => {
    const a = await servers.start('a', { WAREHOUSE_DIR: '' })
    expect((await a.post('', { name: 'test' })).status).to.equal(201)
    await load(a, 'many.csv')
    await until(() => hasEnded(a), 'the load ends')
    const b = await servers.start('b', { WAREHOUSE_DIR: '' })
    // The other server has the duty, so that it runs the jobs on the whole server.
    await servers.query("update duties set server_id = (select id from servers where name = 'b')")
    await sleep(1500)
    const folder = await temporaryFolder()
    expect(await servers.admin(b, 'backup', join(folder, 'copy'))).to.match(/^\d+ files are copied to /)
    expect((await stat(join(folder, 'copy', 'quality', '1', 'warehouse.duckdb'))).size).to.be.above(1_000_000)
    expect(await readdir(join(b.dataDir, 'quality', '1'))).not.to.include('warehouse.duckdb')
    expect(await servers.admin(a, 'compact', 'test')).to.match(/MB of disk space were freed/)
  })

  it('leave the jobs to others if they do not work', async () => {
    const entry = await servers.start('entry', { WORK: 'none' })
    expect((await entry.post('', { name: 'test' })).status).to.equal(201)
    expect((await entry.ask('/test/entities')).status).to.equal(503)
    const worker = await servers.start('worker')
    const entity = await load(entry, 'few.csv')
    await until(() => hasEnded(entry), 'the load ends')
    expect(await jobOf(entry)).to.include({ State: 'Completed' })
    expect(await countOf(worker, entity)).to.equal(2)
    expect(await servers.owner()).to.equal('worker')
    expect(await countOf(entry, entity), 'passed on').to.equal(2)
  })
})
