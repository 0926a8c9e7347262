import { expect } from 'chai'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sqlite from 'sqlite3'
import { readOdbcTables } from '../../../../src/quality/loaders/odbc/read-odbc.ts'
import { folderOf, serverUser } from '../../../support/database-process.ts'
import { inFull } from '../../../support/full.ts'
import { needs } from '../../../support/tools.ts'
import { readTable, sqliteDatabase } from './reading.ts'

const BIG_ROWS = inFull(1_000_000, 50_000)
const never = new AbortController().signal

describe('SQLite over ODBC', () => {
  let folder: string
  let path: string
  let client: sqlite.Database
  before(function () {
    needs(this, 'odbcSqlite')
    // Of the user who reads it.
    folder = folderOf(serverUser(), 'sqlite-')
    // The name has what would end an attribute.
    path = join(folder, 'a b.db')
    client = new sqlite.Database(path)
  })
  after(() => {
    client?.close(() => rmSync(folder, { recursive: true }))
  })

  const execute = (sql: string): Promise<void> =>
    new Promise((resolve, reject) => client.exec(sql, (error) => (error ? reject(error) : resolve())))
  const read = (sql: string): Promise<Record<string, unknown>[]> =>
    new Promise((resolve, reject) =>
      client.all<Record<string, unknown>>(sql, (error, rows) => (error ? reject(error) : resolve(rows))),
    )

  it('gives values of any type in columns of any type', async () => {
    await execute(`create table types (n integer primary key, i integer, bg bigint, d double, b boolean, t text,
      short varchar(20), bl blob, da date, ts timestamp);
      insert into types values
      (1, -9223372036854775808, 9223372036854775807, 0.1, 1, 'Ünïcødé 漢字 😀', 'longer than twenty characters: it is allowed', x'00ff', '2020-01-01', '2020-01-01 00:00:00.123456'),
      (2, 'text in a column of integers', 1.5, 4.5, 'maybe', '', '', x'', 'not a date', 0),
      (3, 0, 0, 123.25, 0, printf('%.1000000c', 'x') || '😀', null, null, '20200101', ''),
      (4, null, null, null, null, null, null, null, null, null)`)
    const { rows } = await readTable(sqliteDatabase(path), 'types')
    expect(rows[2]![5] === `${'x'.repeat(1_000_000)}😀`).to.equal(true)
    rows[2]![5] = 'x'
    expect(rows).to.deep.equal([
      [
        '1',
        '-9223372036854775808',
        '9223372036854775807',
        '0.1',
        'true',
        'Ünïcødé 漢字 😀',
        'longer than twenty characters: it is allowed',
        '00FF',
        '2020-01-01',
        '2020-01-01 00:00:00.123456',
      ],
      ['2', 'text in a column of integers', '1.5', '4.5', 'maybe', '', '', '', 'not a date', '0'],
      ['3', '0', '0', '123.25', 'false', 'x', null, null, '20200101', ''],
      ['4', null, null, null, null, null, null, null, null, null],
    ])
  })

  it(`gives all of ${BIG_ROWS} rows as the own client does`, async () => {
    await execute(`create table big as with recursive s(i) as (select 1 union all select i + 1 from s where i < ${BIG_ROWS})
      select i as id, case when i % 20 = 0 then null when i % 21 = 0 then '' else 'Ünïcødé 漢字 😀 ' || i end as name, 'user' || i || '@example.org' as mail,
      case when i % 1000 = 0 then printf('%.5000c', 'y') else substr('text text text', 1, i % 12) end as t from s`)
    const { rows } = await readTable(sqliteDatabase(path), 'big')
    const expected = await read('select * from big')
    expect(rows).to.have.length(BIG_ROWS)
    const wrong = rows.findIndex((row, index) => {
      const values = Object.values(expected[index]!).map((value) =>
        typeof value === 'string' ? value : value === null ? null : JSON.stringify(value),
      )
      return row.some((value, column) => value !== values[column])
    })
    expect(wrong).to.equal(-1)
  }).timeout(120_000)

  it('reads 2,000 columns, and lists tables and views', async () => {
    const columns = Array.from({ length: 2000 }, (_, i) => `c${i} text default 'd${i}'`)
    await execute(
      `create table wide (${columns.join(', ')}); insert into wide default values; create view seen as select c1 from wide`,
    )
    const { rows, names } = await readTable(sqliteDatabase(path), 'wide')
    expect(names).to.have.length(2000)
    expect(rows[0]!.at(-1)).to.equal('d1999')
    const { tables } = await readOdbcTables(sqliteDatabase(path), 'seen', never)
    expect(tables.map(({ table, kind }) => [table, kind])).to.deep.equal([['seen', 'view']])
  })

  it('passes conditions with characters whose lowest byte is a quote', async () => {
    const { rows } = await readTable(sqliteDatabase(path), 'types', { where: "t = 'ħ or 1 = 1 or ħ'" })
    expect(rows).to.deep.equal([])
    const where = "t = '😀ħ or 1 = 1 or ħ'"
    const refused = readTable(sqliteDatabase(path), 'types', { where }).then(
      () => 'no failure',
      (error: Error) => error.message,
    )
    expect(await refused).to.include('cannot take all characters')
  })

  it('applies the condition', async () => {
    const { rows } = await readTable(sqliteDatabase(path), 'big', {
      where: "name like '%漢字%' and id = 17 or id = 19",
    })
    expect(rows.map(([id]) => id)).to.deep.equal(['17', '19'])
  })
})
