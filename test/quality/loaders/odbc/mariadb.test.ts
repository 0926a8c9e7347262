import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOdbcTables } from '../../../../src/quality/loaders/odbc/read-odbc.ts'
import { inFull } from '../../../support/full.ts'
import { type MariadbServer, startMariadb } from '../../../support/mariadb-server.ts'
import { needs } from '../../../support/tools.ts'
import { databaseOn, readTable } from './reading.ts'

const DRIVER = 'MariaDB Unicode'
const BIG_ROWS = inFull(1_000_000, 50_000)
const never = new AbortController().signal

const TYPES = `set sql_mode = '';
create table types (n int primary key, t1 tinyint, t1u tinyint unsigned, i8 bigint, u8 bigint unsigned,
  num decimal(65,30), f8 double, one bit(1), nine bit(9), fixed char(5), short varchar(20), mid varchar(10000),
  t text, long_text longtext, bn binary(4), vb varbinary(10), bl longblob, d date, ti time(6), dt datetime(6),
  ts timestamp(6) null, y year, e enum('a','é,😀'), s set('x','y'), id uuid, g geometry);
insert into types values
(1,-128,255,-9223372036854775808,18446744073709551615,-12345678901234567890123456789012345.123456789012345678901234567891,
  1.7976931348623157e308,1,b'101010101','ab','é漢😀','','','',x'00ff',x'','','1000-01-01','-838:59:59.999999',
  '1000-01-01 00:00:00.000001','1970-01-01 00:00:01.000001',1901,'é,😀','x,y','550e8400-e29b-41d4-a716-446655440000',point(1,2)),
(2,127,0,9223372036854775807,0,0.000000000000000000000000000001,2.2250738585072014e-308,0,0,'abcde',repeat('😀',20),
  repeat('漢',10000),repeat('😀é漢x',5000),repeat('😀',1000000),x'01020304',x'0102030405060708090a',repeat(x'00ff',1000000),
  '9999-12-31','838:59:59.999999','9999-12-31 23:59:59.999999','2038-01-19 03:14:07.999999',2155,'a','',null,null),
(3,0,0,0,0,1.5,0.1,null,null,'',' ',null,'a,b\\n"c"\\r',concat('x', char(0 using utf8mb4), 'y'),null,null,x'00','0000-00-00',
  '00:00:00','0000-00-00','2020-06-15 12:00:00',0,null,null,null,null),
(4,null,null,null,null,null,123456789.123456789,null,null,null,null,null,null,null,null,null,null,'2020-00-00',null,'2020-01-00',
  null,null,null,null,null,null);`

const TEXTS = [
  ...[
    'n',
    't1',
    't1u',
    'i8',
    'u8',
    'num',
    'f8',
    "if(one = 1, 'true', 'false')",
    'nine',
    'fixed',
    'short',
    'mid',
    't',
  ],
  ...['long_text', 'bn', 'vb', 'bl', 'd', 'ti', 'dt', 'ts', 'y', 'e', 's', 'id', 'g'],
]
const BINARIES = ['nine', 'bn', 'vb', 'bl', 'g']

describe('MariaDB over ODBC', () => {
  let server: MariadbServer
  before(async function () {
    needs(this, 'odbcMariadb')
    server = await startMariadb(this)
    server.run(TYPES)
  })
  after(() => server?.stop())

  const database = () => databaseOn(DRIVER, server)
  const failure = (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'no failure',
      (error: Error) => error.message,
    )
  /** What MariaDB's own client reads: each value in hexadecimal digits of its UTF-8, null as NULL. */
  const read = (expressions: readonly string[], from: string): string[][] => {
    const hex = expressions.map((text) => `hex(cast(${text} as char character set utf8mb4))`)
    return server
      .run(`set time_zone = '+00:00'; select ${hex.join(', ')} from ${from}`)
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
  }
  const asHex = (value: string | null) =>
    value === null ? 'NULL' : Buffer.from(value).toString('hex').toUpperCase()

  it('gives every value of every type as the own client does', async () => {
    const { rows, names, summary } = await readTable(database(), 'types')
    expect(summary).to.include({ rows: 4, rejected: 0 })
    const texts = TEXTS.map((text) =>
      text === 'nine' ? "lpad(hex(nine), 4, '0')" : BINARIES.includes(text) ? `hex(${text})` : text,
    )
    const expected = read(
      texts.map((text) =>
        text.startsWith('if(') ? "if(one is null, null, if(one = 1, 'true', 'false'))" : text,
      ),
      'types order by n',
    )
    for (const [index, row] of rows.entries()) {
      for (const [column, value] of row.entries())
        expect(
          asHex(value) === expected[index]![column],
          `${names[column]} of row ${index + 1}: ${value?.slice(0, 50)}`,
        ).to.equal(true)
    }
  })

  it(`gives all of ${BIG_ROWS} rows as the own client does`, async () => {
    server.run(`create table big (id int primary key, name varchar(100), mail varchar(100), amount decimal(12,2), t longtext);
      insert into big select seq, case when seq % 20 = 0 then null when seq % 21 = 0 then '' else concat('Ünïcødé 漢字 😀 ', seq) end,
      concat('user', seq, '@example.org'), cast(seq * 1.37 as decimal(12,2)),
      if(seq % 1000 = 0, repeat('long😀 ', 2000), repeat('text ', seq % 12)) from seq_1_to_${BIG_ROWS}`)
    const { rows } = await readTable(database(), 'gt.big')
    const expected = server
      .run('select id, name, mail, amount, t from big order by id')
      .slice(0, -1)
      .split('\n')
    expect(rows).to.have.length(BIG_ROWS)
    const wrong = rows.findIndex(
      (row, index) => row.map((value) => value ?? 'NULL').join('\t') !== expected[index],
    )
    expect(wrong).to.equal(-1)
  }).timeout(120_000)

  it('reads 2,000 columns', async () => {
    const columns = Array.from({ length: 2000 }, (_, i) => `c${i} tinyint default ${i % 100}`)
    server.run(`create table wide (${columns.join(', ')}) engine = Aria; insert into wide () values (), ()`)
    const { rows, names } = await readTable(database(), 'wide')
    expect(names).to.have.length(2000)
    expect(rows).to.have.length(2)
    expect(rows[1]!.at(-1)).to.equal('99')
  })

  it('passes conditions with any characters', async () => {
    const { rows } = await readTable(database(), 'types', { where: "short = 'é漢😀' or short = 'ħ'" })
    expect(rows.map(([n]) => n)).to.deep.equal(['1'])
  })

  it('lists the tables and views of all databases of the user, with estimates', async () => {
    server.run('create view `odd.view` as select 1 as x; analyze table types')
    const { tables } = await readOdbcTables(database(), 'gt.*', never)
    expect(tables.find(({ table }) => table === 'types')).to.deep.include({
      schema: 'gt',
      kind: 'table',
      estimatedRows: 4,
    })
    const view = tables.find(({ table }) => table === 'odd.view')!
    expect(view.kind).to.equal('view')
    expect((await readTable(database(), view.name)).rows).to.deep.equal([['1']])
  })

  it('refuses a wrong password and an unknown table in sentences', async () => {
    const wrong = await failure(readTable(databaseOn(DRIVER, server, { password: 'wrong' }), 'types'))
    expect(wrong)
      .to.include('Access denied')
      .and.match(/\[\w{5}\]/)
    expect(await failure(readTable(database(), 'type'))).to.include('did you mean')
  })

  it('ends a slow query when it is cancelled', async () => {
    server.run('create view slow as select sleep(60) as t')
    const abort = new AbortController()
    const reading = failure(readTable(database(), 'slow', { signal: abort.signal }))
    const sleeping = () =>
      server.run("select count(*) from information_schema.processlist where state = 'User sleep'").trim()
    while (sleeping() === '0') await sleep(20)
    abort.abort(new Error('cancelled by the test'))
    expect(await reading).to.equal('cancelled by the test')
  })

  it('fails when the server ends in the middle', async () => {
    server.run('create view endless as select b.seq from seq_1_to_1000000 a, seq_1_to_1000 b')
    const reading = failure(readTable(database(), 'endless'))
    const running = () =>
      server
        .run(
          "select count(*) from information_schema.processlist where info like '%endless%' and id <> connection_id()",
        )
        .trim()
    while (running() === '0') await sleep(20)
    server.kill('SIGKILL')
    expect(await reading).to.include('The statement failed')
  })
})
