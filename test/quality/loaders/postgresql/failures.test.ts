import { createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import pg from 'pg'
import {
  openPostgresql,
  type PostgresqlRequest,
} from '../../../../src/quality/loaders/postgresql/copy-source.ts'
import { DEFAULT_TIMEOUTS } from '../../../../src/quality/loaders/postgresql/server.ts'
import { MORE } from '../../../../src/quality/loaders/records/record-source.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'
import { failureOf, readTable, requestOf } from './reading.ts'

describe('a reading of PostgreSQL that fails', () => {
  let server: PostgresqlServer
  const run = async (...statements: string[]): Promise<void> => {
    for (const statement of statements) await server.client.query(statement)
  }
  const request = (changes: Partial<PostgresqlRequest> = {}, table = 'orders'): PostgresqlRequest =>
    requestOf(server, table, changes)
  const failure = (changes: Partial<PostgresqlRequest> = {}, table = 'orders'): Promise<string> =>
    failureOf(readTable(request(changes, table)))
  const at = (changes: Partial<PostgresqlRequest['server']>): Partial<PostgresqlRequest> => ({
    server: { ...request().server, ...changes },
  })

  before(async function () {
    server = await startPostgresql(this)
    await run(
      "create table orders as select i as id, repeat('x', 1000) as name from generate_series(1, 50000) as i",
      'create table "Customers" (id integer)',
      'create table empty ()',
      "create role reader login password 'reading'",
      'grant select on "Customers" to reader',
    )
  })
  after(() => server?.stop())

  it('says that the user or the password is wrong, without naming the password', async () => {
    const login = { user: server.user, password: 'secret of a user' }
    const expected =
      'SourceUnreadable: The database "postgres" refuses the user "test": correct the user or the password, or have the database allow the login. (SQLSTATE 28P01)'
    expect(await failure({ login })).to.equal(expected)
    expect(await failure({ login: { user: server.user, password: undefined } })).to.match(
      /The database wants a password of the user "test": give one\.$/,
    )
  })

  it('takes no login from the environment', async () => {
    process.env['PGPASSWORD'] = server.password
    try {
      expect(await failure({ login: { user: server.user, password: undefined } })).to.match(
        /wants a password/,
      )
    } finally {
      delete process.env['PGPASSWORD']
    }
  })

  it('says that there is no such host, port or database', async () => {
    expect(await failure(at({ host: 'nowhere.invalid' }))).to.match(
      /There is no host nowhere\.invalid: correct HOST|cannot be resolved now/,
    )
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    expect(await failure(at({ port }))).to.equal(
      `SourceUnreadable: The database at 127.0.0.1, port ${port}, cannot be reached: correct HOST and PORT of the connection, or have the database started.`,
    )
    expect(await failure(at({ database: 'gone' }))).to.match(/The server has no database "gone".*3D000/)
  })

  it('stops waiting for a server that does not answer', async () => {
    const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const timeouts = { ...DEFAULT_TIMEOUTS, loginMs: 200 }
    expect(await failure({ ...at({ port }), timeouts })).to.match(/did not accept the login within 200 ms/)
    silent.close()
  })

  it('names a similar table where there is none of the name', async () => {
    expect(await failure({}, 'ordesr')).to.equal(
      'SourceUnreadable: There is no table or view "ordesr"; did you mean "public.orders"?',
    )
    expect(await failure({}, 'public.Customers')).to.equal(
      String.raw`SourceUnreadable: There is no table or view "public.customers"; did you mean "public.\"Customers\""?`,
    )
    expect(await failure({}, 'public.zzzzzzzz')).to.match(/: list the tables of the connection/)
    expect(await failure({}, 'empty')).to.match(/The table has no columns/)
  })

  it('says what is wrong with a condition', async () => {
    expect(await failure({ where: 'idd = 1' })).to.equal(
      'SourceUnreadable: The database cannot read the rows: column "idd" does not exist. Correct the condition or the table. (SQLSTATE 42703)',
    )
    expect(await failure({ where: 'id = = 1' })).to.match(/syntax error.*42601/)
    expect(await failure({ where: '1 / (id - 40000) = 1' })).to.match(/division by zero.*22012/)
    expect(await failure({ where: 'id = 1; drop table orders' })).to.match(/^InvalidSource: Character 7/)
  })

  it('lets a condition change nothing', async () => {
    await run(
      'create sequence numbers',
      `create function sneaky() returns boolean language plpgsql as 'begin delete from orders; return true; end'`,
      `create function counting() returns bigint language sql as $$ select nextval('numbers') $$`,
    )
    for (const where of ['sneaky()', 'counting() > 0'])
      expect(await failure({ where })).to.match(/would change the database, but it may only read.*25006/)
  })

  it('says that the user may not read the table', async () => {
    const login = { user: 'reader', password: 'reading' }
    expect((await readTable(request({ login }, '"Customers"'))).rows).to.deep.equal([])
    expect(await failure({ login })).to.match(/The user "reader" may not read the table.*42501/)
  })

  it('stops waiting for a lock, and for a statement that takes too long', async () => {
    const other = new pg.Client({
      host: server.socketFolder,
      port: server.port,
      user: server.user,
      database: 'postgres',
    })
    await other.connect()
    await other.query('begin; lock table orders in access exclusive mode')
    const timeouts = { ...DEFAULT_TIMEOUTS, lockMs: 100 }
    expect(await failure({ timeouts })).to.match(/Another session locks the table.*within 100 ms.*55P03/)
    await other.end()
    await run('create view slow as select id, pg_sleep(1)::text from orders')
    expect(await failure({ timeouts: { ...DEFAULT_TIMEOUTS, statementMs: 200 } }, 'slow')).to.match(
      /took more than 200 ms.*57014/,
    )
  })

  it('keeps a table from being dropped while it is read', async () => {
    await run(
      "create table doomed as select i, repeat('x', 1000) as name from generate_series(1, 20000) as i",
    )
    const source = await openPostgresql(request({}, 'doomed'))
    await source.fill()
    expect(await failureOf(run("set lock_timeout = '100ms'", 'drop table doomed'))).to.match(/lock timeout/)
    let rows = 0
    do while (source.next() !== MORE) rows++
    while (await source.fill())
    await source.close()
    expect(rows).to.equal(20_000)
    await run('drop table doomed')
    expect(await failure({}, 'doomed')).to.match(/There is no table or view "doomed"/)
  })

  it('ends with an error where the server ends the session in the middle', async () => {
    const source = await openPostgresql(request())
    await source.fill()
    await run("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'groundtruth'")
    const reading = async (): Promise<void> => {
      do while (source.next() !== MORE);
      while (await source.fill())
    }
    expect(await failureOf(reading())).to.match(/The connection to the database was lost; load again/)
    await source.close()
  })

  it('ends the statement on the server where it is closed early', async () => {
    await run('create view endless as select i from generate_series(1, 1000000000) as i')
    const busy = async (): Promise<number> => {
      const { rows } = await server.client.query<{ count: string }>(
        "select count(*) from pg_stat_activity where application_name = 'groundtruth'",
      )
      return Number(rows[0]!.count)
    }
    for (const table of ['endless', 'slow']) {
      const source = await openPostgresql(request({}, table))
      expect(await busy()).to.equal(1)
      await source.close()
      for (let tries = 0; tries < 1000 && (await busy()) > 0; tries++) await sleep(20)
      expect(await busy()).to.equal(0)
    }
  })

  it('leaves no session behind after an error', async () => {
    await failure({}, 'ordesr')
    const { rows } = await server.client.query(
      "select 1 from pg_stat_activity where application_name = 'groundtruth' and state <> 'idle'",
    )
    expect(rows).to.deep.equal([])
  })
})

describe('a server of PostgreSQL that ends', () => {
  it('ends a reading with an error', async function () {
    const server = await startPostgresql(this)
    try {
      await server.client.query(
        "create table orders as select i as id, repeat('x', 1000) as name from generate_series(1, 50000) as i",
      )
      const source = await openPostgresql(requestOf(server, 'orders'))
      await source.fill()
      server.kill('SIGQUIT')
      const reading = async (): Promise<void> => {
        do while (source.next() !== MORE);
        while (await source.fill())
      }
      expect(await failureOf(reading())).to.match(/The connection to the database was lost/)
      await source.close()
      // A server that is still ending may accept a connection and drop it.
      await server.stop()
      expect(await failureOf(readTable(requestOf(server, 'orders')))).to.match(/cannot be reached/)
    } finally {
      await server.stop()
    }
  })
})
