import { expect } from 'chai'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type TestSchema, testSchema } from '../loaders/trino/reading.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const LOGIN_MISSING =
  'The loader connection "Without" has no stored user; give username and password with the request, or ask an administrator to store them with the connection.'

describe('A table of Trino', function () {
  this.timeout(120_000)
  let trino: TestSchema
  let server: QualityServer
  let connection: string

  before(async function () {
    trino = await testSchema(this)
    const { cluster, login } = trino.connection
    await trino.run(`create table orders as select cast(n as integer) id, 'Customer ' || cast(n as varchar) customer,
      cast(n * decimal '1.37' as decimal(12,2)) total, n % 2 = 0 paid, if(n % 3 = 0, null, if(n % 3 = 1, '', 'n')) note
      from unnest(sequence(1, 500)) t(n)`)
    server = await startQualityServer({ env: { SOURCE_HOSTS: `${cluster.host}:${cluster.port}` } })
    connection = await added('Lake', { username: login.user })
  })
  after(async () => {
    await server?.stop()
    await trino?.drop()
  })

  /** Adds a connection to the schema; its number. */
  async function added(name: string, data: Record<string, unknown>): Promise<string> {
    const { host, port } = trino.connection.cluster
    const parameters = `HOST ${host} PORT ${port} CATALOG ${trino.catalog} SCHEMA ${trino.schema} SSLMODE disable`
    const { status, body } = await server.command('/loaderconnections', {
      command: 'add',
      data: { name, type: 'trino', parameters, ...data },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return (body as unknown as { connectionId: string }).connectionId
  }

  const command = (name: string, sourceFile: string, data: object = {}, words: object = {}) =>
    server.command('/entities', {
      command: name,
      data: { source: 'server', connectInfo: { connectionId: connection, sourceFile, ...words }, ...data },
    })

  it('is listed, and its connection is tested', async () => {
    const { schema } = trino
    const rows = await server.rows(`/loaderconnections/${connection}/datasources`)
    expect(rows).to.deep.equal([{ Filename: `${schema}.orders`, Size: '', Type: 'table', Rows: '' }])
    const tested = await server.command(`/loaderconnections/${connection}`, { command: 'test' })
    expect((tested.body as unknown as { message: string }).message).to.match(
      /The user sees 1 tables and views/,
    )
  })

  it('is previewed with a condition and a sample, also raw', async () => {
    const { body } = await command('preview', 'orders', {}, { sqlwhere: 'id = 2' })
    expect(body.rows).to.deep.equal([{ dataRow: ['2', 'Customer 2', '2.74', 'true', 'n'] }])
    const sampled = await command('preview', 'orders', { sample: 'SAMPLE {random 50}' })
    expect(sampled.body.rows).to.have.length.within(50, 500)
    const raw = await command('rawpreview', 'orders')
    expect((raw.body.rows as { dataRow: string[] }[])[0]!.dataRow[1]).to.equal('id,customer,total,paid,note')
  })

  it('is loaded by a condition with a virtual column and reloaded, and every value arrives', async () => {
    const { body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Paid orders',
        source: 'server',
        connectInfo: {
          connectionId: connection,
          sourceFile: `${trino.catalog}.${trino.schema}.orders`,
          sqlwhere: 'paid and id <= 12',
        },
      },
      options: { columns: ['{DOUBLE DOUBLE {} {Twice the total} {total * 2} 100}'] },
    })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const path = `/entities/${body.entityId}`
    const ofRows = async () =>
      (await server.rows(`${path}/rows?pageSize=1000`))
        .map(({ Row: _, ...values }) => values)
        .toSorted((left, right) => Number(left['id']) - Number(right['id']))
    const rows = await ofRows()
    expect(rows[0]).to.deep.equal({
      ...{ id: '2', customer: 'Customer 2', total: '2.74', paid: 'true', note: 'n', DOUBLE: '5.48' },
    })
    expect(rows.map(({ id }) => id)).to.deep.equal(['2', '4', '6', '8', '10', '12'])
    const note = (await server.rows(`${path}/attributes`)).find(({ Name }) => Name === 'note')!
    expect([note['Nulls'], note['Blanks']]).to.deep.equal(['2', '2'])
    await trino.run("insert into orders values (0, 'New', 0, true, null)")
    const again = await server.command(path, { command: 'reload' })
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect((await ofRows())[0]).to.include({ id: '0', customer: 'New' })
  })

  it('is not read with a condition that reads other tables', async () => {
    const where = `exists (select 1 from ${trino.catalog}.information_schema.tables)`
    for (const name of ['preview', 'create']) {
      const data = name === 'create' ? { entityName: 'Wrong' } : {}
      const { status, body } = await command(name, 'orders', data, { sqlwhere: where })
      expect(status).to.equal(400)
      expect(JSON.stringify(body)).to.include('must not contain a subquery')
    }
  })

  it('needs a user or a token, and neither a password nor a token goes over HTTP', async () => {
    const without = await added('Without', {})
    const info = { connectionId: without }
    const { status, body } = await command('preview', 'orders', {}, info)
    expect([status, body.detail]).to.deep.equal([409, LOGIN_MISSING])
    const secret = `secret-${randomUUID()}`
    for (const login of [{ username: 'u', password: secret }, { token: secret }]) {
      const refused = await command('preview', 'orders', {}, { ...info, ...login })
      expect(JSON.stringify(refused.body)).to.include('needs TLS').and.not.include(secret)
    }
    expect(JSON.stringify(server.log)).to.not.include(secret)
  })

  it('is not read on by Trino when its job is cancelled', async () => {
    const mark = randomUUID()
    await trino.run(
      'create view endless as select a.n + b.n n from unnest(sequence(1, 10000)) a(n), unnest(sequence(1, 10000)) b(n)',
    )
    const { body } = await command(
      'create',
      'endless',
      { entityName: 'Endless' },
      { sqlwhere: `cast(n as varchar) <> '${mark}'` },
    )
    const states = () =>
      trino.run(
        `select state from system.runtime.queries where query like '%${mark}%' and query not like '%runtime%' and query not like 'explain%'`,
      )
    while ((await states()).length === 0) await sleep(200)
    await server.command(body.job.replace(/^.*(?=\/scheduler)/, ''), { command: 'cancel' })
    await server.ended(body.job)
    expect(await states()).to.deep.equal([['FAILED']])
  })
})
