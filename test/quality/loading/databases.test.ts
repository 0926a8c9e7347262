import { expect } from 'chai'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sqlite from 'sqlite3'
import { folderOf, serverUser } from '../../support/database-process.ts'
import { type MariadbServer, startMariadb } from '../../support/mariadb-server.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { needs } from '../../support/tools.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const PASSWORD = 'test;{pass}word'

/** Adds a connection; its number. */
async function added(server: QualityServer, name: string, data: Record<string, unknown>): Promise<string> {
  const { status, body } = await server.command('/loaderconnections', {
    command: 'add',
    data: { name, ...data },
  })
  expect(status, JSON.stringify(body)).to.equal(200)
  return (body as unknown as { connectionId: string }).connectionId
}

/** Loads a table; the path of the entity and the row of the job. */
async function loaded(
  server: QualityServer,
  entityName: string,
  connectInfo: Record<string, unknown>,
  data: Record<string, unknown> = {},
) {
  const { status, body } = await server.command('/entities', {
    command: 'create',
    data: { entityName, source: 'server', connectInfo, ...data },
  })
  expect(status, JSON.stringify(body)).to.equal(200)
  return { path: `/entities/${body.entityId}`, job: await server.ended(body.job) }
}

/** What the profile of the attribute `name` counts: rows with null, with a blank value, and with a value. */
async function countsOf(
  server: QualityServer,
  entity: string,
  name: string,
): Promise<(string | undefined)[]> {
  const found = (await server.rows(`${entity}/attributes`)).find(({ Name }) => Name === name)!
  return [found['Nulls'], found['Blanks'], found['Values']]
}

const valuesOf = (rows: Record<string, string>[]) => rows.map(({ Row: _, ...values }) => values)

/** Neither the log nor any file of the server has the text. */
function hasNoSecret(server: QualityServer, secret: string): void {
  expect(JSON.stringify(server.log)).to.not.include(secret)
  for (const entry of readdirSync(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = readFileSync(join(entry.parentPath, entry.name))
    expect(bytes.includes(secret), `${entry.name} has the secret`).to.equal(false)
  }
}

/** Creates a file of SQLite. */
const writeSqlite = (path: string, sql: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const file = new sqlite.Database(path)
    file.exec(sql, (error) => file.close(() => (error ? reject(error) : resolve())))
  })

describe('A table of PostgreSQL', function () {
  this.timeout(60_000)
  let database: PostgresqlServer
  let server: QualityServer
  let connection: string
  let parameters: string

  before(async function () {
    database = await startPostgresql(this)
    await database.client
      .query(`create table orders (id int, customer text, total numeric(12,2), paid boolean, note text);
      insert into orders select i, 'Customer ' || i, i * 1.37, i % 2 = 0, case when i % 3 = 0 then null else 'n' || i end
      from generate_series(1, 500) as i; analyze;
      create view paid as select id, total from orders where paid`)
    server = await startQualityServer({ env: { SOURCE_HOSTS: `127.0.0.1:${database.port}` } })
    parameters = `HOST 127.0.0.1 PORT ${database.port} DATABASE ${database.database} SCHEMA public`
    connection = await added(server, 'Orders', {
      type: 'postgresql',
      parameters,
      username: database.user,
      password: PASSWORD,
    })
  })
  after(async () => {
    await server?.stop()
    await database?.stop()
  })

  it('is listed with the rows that the database estimates, and found by a filter', async () => {
    const rows = await server.rows(`/loaderconnections/${connection}/datasources`)
    expect(rows).to.deep.include({ Filename: 'public.orders', Size: '', Type: 'table', Rows: '500' })
    expect(rows.map(({ Filename, Type }) => [Filename, Type])).to.deep.include(['public.paid', 'view'])
    const { body } = await server.command(`/loaderconnections/${connection}/datasources`, {
      command: 'get',
      data: { filter: 'ord*' },
    })
    expect(body.rows).to.deep.equal([{ dataRow: ['public.orders', '', 'table', '500'] }])
  })

  it('is previewed, also raw, and no schema files are listed', async () => {
    const connectInfo = { connectionId: connection, sourceFile: 'orders', sqlwhere: 'id <= 2' }
    const previewed = await server.command('/entities', {
      command: 'preview',
      data: { source: 'server', connectInfo },
    })
    expect(previewed.status, JSON.stringify(previewed.body)).to.equal(200)
    expect(previewed.body.columns.map(({ humanisedName }) => humanisedName)).to.deep.equal([
      ...['id', 'customer', 'total', 'paid', 'note'],
    ])
    expect(previewed.body.rows).to.deep.equal([
      { dataRow: ['1', 'Customer 1', '1.37', 'false', 'n1'] },
      { dataRow: ['2', 'Customer 2', '2.74', 'true', 'n2'] },
    ])
    const raw = await server.command('/entities', {
      command: 'rawpreview',
      data: { source: 'server', connectInfo },
    })
    expect(raw.body.rows).to.have.length(100)
    expect((raw.body.rows as { dataRow: string[] }[])[0]!.dataRow[1]).to.equal('id,customer,total,paid,note')
    const schemas = await server.ask(`/loaderconnections/${connection}/dataschemas`)
    expect(await schemas.json()).to.include({ rows: '' })
  })

  it('has empty strings that are not null, before and after a reload', async () => {
    await database.client.query(
      "create table blanks (v text); insert into blanks values (null), (''), (' '), ('x'), ('')",
    )
    const { path, job } = await loaded(server, 'Blanks', { connectionId: connection, sourceFile: 'blanks' })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    const check = async () => {
      expect(await countsOf(server, path, 'v')).to.deep.equal(['1', '3', '4'])
      const rows = await server.rows(`${path}/rows?where=${encodeURIComponent('v = ""')}`)
      expect(rows.map(({ Row }) => Row)).to.deep.equal(['2', '5'])
    }
    await check()
    const { body } = await server.command(path, { command: 'reload' })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    await check()
  })

  it('is loaded by a condition and reloaded, and every value arrives', async () => {
    const { path, job } = await loaded(server, 'Paid orders', {
      connectionId: connection,
      sourceFile: 'public.orders',
      sqlwhere: "paid and customer like 'Customer 1%'",
    })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    const { rows } = await database.client.query<Record<string, unknown>>(
      "select id, customer, total, paid::text, coalesce(note, '') as note from orders where paid and customer like 'Customer 1%' order by id limit 65",
    )
    const expected = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
    )
    const found = valuesOf(await server.rows(`${path}/rows`))
    expect(found.map((row) => Object.fromEntries(Object.entries(row)))).to.deep.equal(expected)
    const [entity] = (await server.rows('/entities')).filter(({ Name }) => Name === 'Paid orders')
    expect(entity).to.include({ 'Data Source': 'public.orders', Encoding: 'utf-8', Attributes: '5' })
    await database.client.query("insert into orders values (1000, 'Customer 1000', 1, true, null)")
    const again = await server.command(path, { command: 'reload' })
    expect(again.status, JSON.stringify(again.body)).to.equal(200)
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect((await server.rows(`${path}/rows?pageSize=1000`)).at(-1)).to.include({ id: '1000' })
  })

  it('takes a sample, virtual columns and a view', async () => {
    const { status, body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Some paid',
        source: 'server',
        connectInfo: { connectionId: connection, sourceFile: 'paid' },
        sample: 'SAMPLE {first 3 skip 2}',
      },
      options: { columns: ['{DOUBLE DOUBLE {} {Twice the total} {total * 2} 100}'] },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const rows = valuesOf(await server.rows(`/entities/${body.entityId}/rows`))
    expect(rows).to.deep.equal([
      { id: '6', total: '8.22', DOUBLE: '16.44' },
      { id: '8', total: '10.96', DOUBLE: '21.92' },
      { id: '10', total: '13.70', DOUBLE: '27.4' },
    ])
  })

  it('tells the progress in rows', async () => {
    await database.client.query(
      'create table many as select i, i * 2 as j from generate_series(1, 60000) as i; analyze many',
    )
    const { job } = await loaded(server, 'Many', { connectionId: connection, sourceFile: 'many' })
    expect(job).to.include({ State: 'Completed' })
  })

  it('needs a user, of the connection or of the request, which is kept in secret', async () => {
    const open = await added(server, 'Without user', { type: 'postgresql', parameters })
    const connectInfo = { connectionId: open, sourceFile: 'orders' }
    const refused = await server.command('/entities', {
      command: 'create',
      data: { entityName: 'Nobody', source: 'server', connectInfo },
    })
    expect(refused.status).to.equal(409)
    expect(refused.body.detail).to.include('no stored user')
    const login = { username: database.user, password: PASSWORD }
    const { path, job } = await loaded(server, 'By request', { ...connectInfo, ...login })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    expect((await server.command(path, { command: 'reload' })).status).to.equal(409)
    const again = await server.command(path, { command: 'reload', data: login })
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    const listed = await server.command(`/loaderconnections/${open}/datasources`, {
      command: 'get',
      data: { filter: 'orders', ...login },
    })
    expect(listed.body.rows).to.have.length(1)
    for (const path of ['/loaderconnections', '/entities', '/scheduler'])
      expect(await (await server.ask(path)).text()).to.not.include(PASSWORD)
    hasNoSecret(server, PASSWORD)
  })

  it('ends with a sentence if the password is wrong, the table is missing, or the condition cannot run', async () => {
    const create = (name: string, connectInfo: Record<string, unknown>) =>
      loaded(server, name, { connectionId: connection, sourceFile: 'orders', ...connectInfo })
    const wrong = await create('Wrong', { username: database.user, password: 'guessed' })
    expect(wrong.job).to.include({ State: 'Failed' })
    expect(wrong.job['Reason']).to.include('refuses the user')
    expect(wrong.job['Reason']).to.not.include('guessed')
    const missing = await create('Missing', { sourceFile: 'ordesr' })
    expect(missing.job['Reason']).to.include('did you mean "public.orders"?')
    const unknown = await create('Unknown', { sqlwhere: 'nosuch = 1' })
    expect(unknown.job['Reason']).to.include('nosuch')
    for (const sqlwhere of ['1 = 1; drop table orders', '1 = 1) or (1 = 1', 'id = 1 -- all']) {
      const { status, body } = await server.command('/entities', {
        command: 'create',
        data: {
          entityName: 'Injected',
          source: 'server',
          connectInfo: { connectionId: connection, sourceFile: 'orders', sqlwhere },
        },
      })
      expect(status, sqlwhere).to.equal(400)
      expect(body.errors[0]).to.include({ pointer: '/data/connectInfo/sqlwhere' })
    }
  })

  it('is reached on listed hosts only, and new parameters forget the password', async () => {
    const other = await server.command('/loaderconnections', {
      command: 'add',
      data: { name: 'Other', type: 'postgresql', parameters: 'HOST 127.0.0.1 PORT 5 DATABASE d' },
    })
    expect(other.status).to.equal(409)
    expect(other.body.detail).to.include('SOURCE_HOSTS')
    const id = await added(server, 'Moved', {
      type: 'postgresql',
      parameters,
      username: database.user,
      password: PASSWORD,
    })
    const test = () => server.command(`/loaderconnections/${id}`, { command: 'test' })
    expect((await test()).body)
      .to.have.property('message')
      .that.includes('The database can be read.')
    const edit = (data: Record<string, unknown>) =>
      server.command(`/loaderconnections/${id}`, { command: 'edit', data })
    expect((await edit({ description: 'The same' })).status).to.equal(200)
    expect((await test()).status).to.equal(200)
    expect((await edit({ parameters })).status).to.equal(200)
    expect((await test()).status).to.equal(409)
    expect((await edit({ type: 'odbc' })).status).to.equal(409)
    expect((await edit({ username: database.user, password: PASSWORD })).status).to.equal(200)
    expect((await test()).status).to.equal(200)
  })

  it('keeps connections and their passwords over a restart, and none if the key is lost', async () => {
    const { dataDir } = server
    await server.stop(true)
    const env = { SOURCE_HOSTS: `127.0.0.1:${database.port}` }
    server = await startQualityServer({ dataDir, env })
    const test = () => server.command(`/loaderconnections/${connection}`, { command: 'test' })
    expect((await test()).status).to.equal(200)
    await server.stop(true)
    writeFileSync(join(dataDir, 'sealing-key'), 'another key of another folder, long enough to be one')
    server = await startQualityServer({ dataDir, env })
    const { status, body } = await test()
    expect(status).to.equal(409)
    expect(body.detail).to.include('cannot be decrypted')
  })
})

describe('A table over ODBC', function () {
  this.timeout(60_000)
  let server: QualityServer
  let folder: string
  before(async function () {
    needs(this, 'odbcSqlite')
    folder = folderOf(serverUser(), 'sqlite-')
    server = await startQualityServer({
      env: {
        ODBC_DRIVERS: 'SQLite3,PostgreSQL Unicode,MariaDB Unicode',
        ODBC_ATTRIBUTES: 'SQLite3: Database',
        ODBC_DATA_SOURCES: 'nosuch',
      },
    })
  })
  after(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is loaded from SQLite, and drivers that are not listed are refused', async () => {
    const path = join(folder, 'sales.db')
    await writeSqlite(
      path,
      "create table sales (branch text, sold integer); insert into sales values ('Paris', 12), ('Rome', null), ('', 3), (null, 4)",
    )
    const connection = await added(server, 'SQLite', {
      type: 'generic',
      parameters: `DRIVER SQLite3 ATTRIBUTES {Database {${path}}}`,
    })
    const rows = await server.rows(`/loaderconnections/${connection}/datasources`)
    expect(rows.map(({ Filename }) => Filename)).to.deep.equal(['main.sales'])
    const { path: entity, job } = await loaded(server, 'Sales', {
      connectionId: connection,
      sourceFile: 'sales',
    })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${entity}/rows`))).to.deep.equal([
      { branch: 'Paris', sold: '12' },
      { branch: 'Rome', sold: '' },
      { branch: '', sold: '3' },
      { branch: '', sold: '4' },
    ])
    expect(await countsOf(server, entity, 'branch')).to.deep.equal(['1', '1', '3'])
    for (const [type, parameters, setting] of [
      ['generic', 'DRIVER {/tmp/evil.so}', 'ODBC_DRIVERS'],
      ['odbc', 'DSN sales', 'ODBC_DATA_SOURCES'],
    ]) {
      const { status, body } = await server.command('/loaderconnections', {
        command: 'add',
        data: { name: 'Refused', type, parameters },
      })
      expect(status).to.equal(409)
      expect(body.detail).to.include(setting)
    }
  })

  it('ends with a sentence if the data source does not exist', async () => {
    const connection = await added(server, 'No source', { type: 'odbc', parameters: 'DSN nosuch' })
    const { status, body } = await server.command(`/loaderconnections/${connection}`, { command: 'test' })
    expect(status, JSON.stringify(body)).to.equal(409)
    expect(body.detail).to.match(/data source|nosuch/i)
  })

  it('is loaded from PostgreSQL and MariaDB', async function () {
    needs(this, 'odbcPostgresql')
    needs(this, 'odbcMariadb')
    const databases: [string, PostgresqlServer | MariadbServer][] = [
      ['PostgreSQL Unicode', await startPostgresql(this)],
      ['MariaDB Unicode', await startMariadb(this)],
    ]
    for (const [driver, database] of databases) {
      try {
        const sql =
          "create table t (id int, name varchar(40)); insert into t values (1, 'Ünïcødé 漢字 😀'), (2, null), (3, '')"
        if ('client' in database) await database.client.query(sql)
        else database.run(sql)
        const attributes = `Server 127.0.0.1 Port ${database.port} Database ${database.database}`
        const connection = await added(server, driver, {
          type: 'generic',
          parameters: `DRIVER {${driver}} ATTRIBUTES {${attributes}}`,
          username: database.user,
          password: database.password,
        })
        const { path, job } = await loaded(server, `T of ${driver}`, {
          connectionId: connection,
          sourceFile: 't',
          sqlwhere: 'id > 0',
        })
        expect(job, job['Reason']).to.include({ State: 'Completed' })
        expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
          { id: '1', name: 'Ünïcødé 漢字 😀' },
          { id: '2', name: '' },
          { id: '3', name: '' },
        ])
        expect(await countsOf(server, path, 'name'), driver).to.deep.equal(['1', '1', '2'])
      } finally {
        await database.stop()
      }
    }
  })
})
