import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { readOdbcTables } from '../../../../src/quality/loaders/odbc/read-odbc.ts'
import { inFull } from '../../../support/full.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'
import { needs } from '../../../support/tools.ts'
import { databaseOn, parseRows, readTable } from './reading.ts'

const DRIVER = 'PostgreSQL Unicode'
const BIG_ROWS = inFull(1_000_000, 50_000)
const never = new AbortController().signal

const TYPES = `create table types (n int, i2 int2, i8 int8, num numeric, num38 numeric(38,10), f4 float4, f8 float8,
  ok bool, fixed char(5), short varchar(20), free varchar, t text, bytes bytea, d date, ti time, titz timetz,
  ts timestamp, tstz timestamptz, iv interval, id uuid, j json, jb jsonb, arr int[], ip inet, bits bit(3), money money);
insert into types values
(1,-32768,-9223372036854775808,-12345678901234567890.1234567891,9999999999999999999999999999.9999999999,3.4028235e38,
  1.7976931348623157e308,true,'ab','é漢😀','','','\\x','0001-01-01','00:00:00','00:00:00+14','0001-01-01','0001-01-01 00:00:00+00',
  '1 year 2 mons 3 days 04:05:06.789','550e8400-e29b-41d4-a716-446655440000','{"a": "é"}','{"a": [1, 2]}','{1,2,NULL}',
  '10.0.0.1/8',B'101','-92233720368547758.08'),
(2,32767,9223372036854775807,0.00000000000000000001,-0.0000000001,1.1754944e-38,5e-324,false,'abcde',repeat('😀',20),
  repeat('漢',5000),repeat('😀',100000),decode(repeat('00ff',50000),'hex'),'9999-12-31','23:59:59.999999',
  '23:59:59.999999-12','9999-12-31 23:59:59.999999','9999-12-31 23:59:59.999999+00','-178000000 years',null,null,null,'{}','::1',null,null),
(3,0,0,'NaN',0,'NaN','Infinity',null,'',' ',E'a,b\\n"c"\\r',E'Ünïcødé 漢字 😀\\t',E'\\\\x00ab','infinity','24:00:00',null,
  'infinity','-infinity','0',null,null,null,null,null,null,null),
(4,null,null,repeat('9',20000)::numeric,1.5,1e20,1e-7,null,null,null,null,null,null,'0044-03-15 BC','12:00',null,
  '4713-01-01 00:00:00 BC','294276-12-31 23:59:59.999999+00',null,null,null,null,null,null,null,null),
(5,null,null,null,null,null,null,null,null,null,null,null,null,'5874897-12-31',null,null,'20000-01-01','2020-06-15 12:00:00+02',
  null,null,null,null,null,null,null,null);`

/** The processes that this one started to read over ODBC. */
const readers = (): number[] =>
  spawnSync('ps', ['-e', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => Number(line.trim().split(/ +/)[0]) === process.pid && line.includes('odbc-child-entry'))
    .map((line) => Number(line.trim().split(/ +/)[1]))

describe('PostgreSQL over ODBC', () => {
  let server: PostgresqlServer
  before(async function () {
    needs(this, 'odbcPostgresql')
    server = await startPostgresql(this)
    await server.client.query(TYPES)
  })
  after(() => server?.stop())

  const database = () => databaseOn(DRIVER, server)
  const failure = (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'no failure',
      (error: Error) => error.message,
    )
  /** What PostgreSQL's own client reads, with booleans as words and bytes in upper case. */
  function read(query: string): (string | null)[][] {
    const settings = "set timezone = 'UTC'; set bytea_output = 'hex'"
    return parseRows(server.run('psql', ['-q', '-c', settings, '-c', `copy (${query}) to stdout csv`]))
  }

  it('gives every value of every type as the own client does', async () => {
    const { rows, names, summary } = await readTable(database(), 'public.types')
    const expected = read(
      "select n,i2,i8,num,num38,f4,f8,ok::text,fixed,short,free,t,upper(encode(bytes,'hex')),d,ti,titz,ts,tstz,iv,id,j,jb,arr,ip,bits,money from types order by n",
    )
    expect(names.slice(0, 4)).to.deep.equal(['n', 'i2', 'i8', 'num'])
    for (const [index, row] of rows.entries()) {
      for (const [column, value] of row.entries())
        expect(value, `${names[column]} of row ${index + 1}`).to.equal(expected[index]![column])
    }
    expect(summary).to.include({ rows: 5, rejected: 0 })
  })

  it(`gives all of ${BIG_ROWS} rows as the own client does`, async () => {
    await server.client.query(`create table big as select i as id, case when i % 20 = 0 then null
      when i % 21 = 0 then '' else 'Ünïcødé 漢字 😀 ' || i end as name, 'user' || i || '@example.org' as mail,
      (i * 1.37)::numeric(12,2) as amount, i % 2 = 0 as ok, decode(md5(i::text), 'hex') as hash,
      case when i % 1000 = 0 then repeat('long ', 2000) else repeat('text ', i % 12) end as t
      from generate_series(1, ${BIG_ROWS}) i`)
    const pieces: Buffer[] = []
    await readTable(database(), 'big', { onPiece: (bytes) => pieces.push(bytes) })
    const expected = server.run('psql', [
      '-qc',
      "copy (select row_number() over (), id, name, mail, amount, ok::text, upper(encode(hash, 'hex')), t from big) to stdout csv",
    ])
    expect(Buffer.concat(pieces).equals(Buffer.from(expected))).to.equal(true)
  }).timeout(120_000)

  it('reads texts of 4,000,000 characters in a table of 1,600 columns', async () => {
    const columns = Array.from({ length: 1598 }, (_, i) => `c${i} int`)
    await server.client.query(`create table wide (${columns.join(', ')}, long text, other text)`)
    await server.client.query(
      "insert into wide (c1597, long, other) values (1, repeat('漢', 4000000), 'end'), (1597, 'short', '')",
    )
    const { rows, names } = await readTable(database(), 'wide')
    expect(names).to.have.length(1600)
    expect(rows[0]![1598] === '漢'.repeat(4_000_000)).to.equal(true)
    expect(rows[0]!.at(-1)).to.equal('end')
    expect(rows[1]!.slice(1597)).to.deep.equal(['1597', 'short', ''])
  })

  it('rejects a row that is longer than a record may be, and reads on', async () => {
    await server.client.query(
      "create table lengths as select * from (values (1, 'a'), (2, repeat('x', 20000)), (3, 'b')) v (n, t) order by n",
    )
    const limits = { recordBytes: 10_000, columns: 100, rejectBytes: 10, expandedBytes: 1 }
    const { rows, rejects, summary } = await readTable(database(), 'lengths', { limits })
    expect(rows).to.deep.equal([
      ['1', 'a'],
      ['3', 'b'],
    ])
    expect(summary.rejected).to.equal(1)
    expect(rejects.join('')).to.match(/^1,2,over-long,/)
  })

  it('applies the condition, and refuses one that is not an expression', async () => {
    const { rows } = await readTable(database(), 'types', { where: "short = 'é漢😀' or i2 = 32767" })
    expect(rows.map(([n]) => n)).to.deep.equal(['1', '2'])
    expect(await failure(readTable(database(), 'types', { where: 'true); drop table types' }))).to.include(
      'Character',
    )
  })

  it('lists tables and views by a pattern, with estimates', async () => {
    await server.client.query(
      'create schema "Odd.Schema"; create view "Odd.Schema"."a view" as select 1 as x',
    )
    await server.client.query('analyze types')
    const { tables } = await readOdbcTables(database(), 'types', never)
    expect(tables).to.deep.equal([
      { name: 'public.types', schema: 'public', table: 'types', kind: 'table', estimatedRows: 5 },
    ])
    const { tables: odd } = await readOdbcTables(database(), 'Odd*', never)
    expect(odd.map(({ kind, name }) => [kind, name])).to.deep.equal([['view', '"Odd.Schema"."a view"']])
    expect((await readTable(database(), odd[0]!.name)).rows).to.deep.equal([['1']])
  })

  it('suggests a similar name for a table that does not exist', async () => {
    expect(await failure(readTable(database(), 'public.typs'))).to.include('did you mean "public.types"?')
  })

  it('tells a wrong password with its SQLSTATE, and not the password', async () => {
    const wrong = databaseOn(DRIVER, server, { password: 'wr}ong;Server=x' })
    const message = await failure(readTable(wrong, 'types'))
    expect(message)
      .to.include('password authentication failed')
      .and.include('Correct the user and the password.')
      .and.match(/\[(28|08)\w{3}\]/)
    expect(message).not.to.include('ong;Server')
  })

  it('tells that a server is unreachable', async () => {
    const message = await failure(readTable(databaseOn(DRIVER, { ...server, port: 1 }), 'types'))
    expect(message).to.include('The connection failed').and.include('[08001]')
  })

  it('names an unknown driver', async () => {
    const message = await failure(readTable(databaseOn('No such driver', server), 'types'))
    expect(message)
      .to.match(/\[(IM002|01000)\]/)
      .and.not.include('/')
  })

  it('cannot change anything', async () => {
    await server.client.query(`create table log (n int);
      create function writes() returns int language sql as 'insert into log values (1) returning n';
      create view writing as select writes() as n`)
    expect(await failure(readTable(database(), 'writing'))).to.include('read-only transaction')
    expect((await server.client.query('select * from log')).rows).to.deep.equal([])
  })

  it('ends a slow query when it is cancelled', async () => {
    await server.client.query('create view slow as select pg_sleep(60)::text as t')
    const abort = new AbortController()
    const reading = failure(readTable(database(), 'slow', { signal: abort.signal }))
    const sleeping = "select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'"
    const count = async () => ((await server.client.query(sleeping)).rows[0] as { n: number }).n
    while ((await count()) === 0);
    abort.abort(new Error('cancelled by the test'))
    expect(await reading).to.equal('cancelled by the test')
    expect(await count()).to.equal(0)
  })

  it('fails when the connection is lost in the middle', async () => {
    await server.client.query('create view endless as select generate_series(1, 1000000000) as i')
    let isKilled = false
    const message = await failure(
      readTable(database(), 'endless', {
        onEvent: (event) => {
          if (event.kind !== 'progress' || isKilled) return
          isKilled = true
          void server.client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
          )
        },
      }),
    )
    expect(message).to.include('reading of the rows failed')
  })

  it('fails with a sentence when the driver crashes', async () => {
    await server.client.query('create view unending as select generate_series(1, 1000000000) as i')
    const message = await failure(
      readTable(database(), 'unending', {
        onEvent: ({ kind }) => {
          if (kind === 'progress') for (const pid of readers()) process.kill(pid, 'SIGSEGV')
        },
      }),
    )
    expect(message).to.include('ended by the signal SIGSEGV').and.include('driver may have crashed')
  })

  it('leaves no process and no session behind', async () => {
    expect(readers()).to.deep.equal([])
    const sessions = "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'"
    const count = async () => ((await server.client.query(sessions)).rows[0] as { n: number }).n
    while ((await count()) > 1);
  })

  it('reads to the end of a table that is dropped while it is read', async () => {
    await server.client.query('create table gone as select i from generate_series(1, 200000) i')
    let dropping: Promise<unknown> | undefined
    const { summary } = await readTable(database(), 'gone', {
      onEvent: (event) => {
        // The server waits with the drop until the reading ends.
        if (event.kind === 'progress') dropping ??= server.client.query('drop table gone')
      },
      onPiece: () => undefined,
    })
    expect(summary.rows).to.equal(200_000)
    await dropping
    expect(await failure(readTable(database(), 'gone'))).to.include('no table or view')
  })
})
