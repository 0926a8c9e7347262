import { DuckDBInstance } from '@duckdb/node-api'
import { expect } from 'chai'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tablesOf } from '../../../../src/quality/loaders/isolated/read-isolated.ts'
import { readFile } from '../parquet/reading.ts'
import { parquetFolder } from '../parquet/writing.ts'
import { type DatabaseFolder, databaseFolder, readTable, tableFailure } from './writing.ts'

describe('A file of DuckDB', function () {
  this.timeout(60_000)
  let folder: DatabaseFolder
  before(() => void (folder = databaseFolder()))
  after(() => folder.remove())

  const failureOf = (path: string, table?: string): Promise<string> => tableFailure('duckdb', path, table)

  it('has the values that a file of Parquet with the same rows has', async () => {
    const values = `select i as id, (i / 7)::decimal(18, 6) as amount,
      i / 7 as double, (i / 7)::float as single, date '2024-01-31' + i::integer as day, make_timestamp(i * 86399123456) as moment,
      make_timestamptz(2024, 1, 1, 0, 0, i % 60) as utc, case when i % 3 = 0 then null else 'text ' || i end as text,
      case when i % 2 = 0 then '' else 'é😀' end as empty, ('\\x00' || i)::blob as bytes, [i, null] as list,
      {'a': i / 10, 'b': ['x', null]} as struct, map {'k': i} as map, i % 2 = 0 as flag,
      to_months(i::integer % 30) + to_days(1) as period, uuid() as id2
      from range(1000) as r(i)`
    const path = await folder.duckdb('values.duckdb', [`create table t as ${values}`])
    const written = await parquetFolder()
    try {
      const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' })
      const connection = await instance.connect()
      await connection.run(`copy t to '${written.path('t.parquet')}' (format parquet)`)
      connection.closeSync()
      instance.closeSync()
      const expected = await readFile(written.path('t.parquet'))
      const { names, rows, rejects } = await readTable('duckdb', path)
      expect(rejects).to.deep.equal([])
      expect(names).to.deep.equal(expected.names)
      expect(rows).to.have.length(1000)
      for (const [index, row] of rows.entries()) expect(row).to.deep.equal(expected.rows[index])
    } finally {
      written.close()
    }
  })

  it('has values of types that Parquet does not have', async () => {
    const path = await folder.duckdb('types.duckdb', [
      `create type mood as enum ('sad', 'glad')`,
      'create table t (mood mood, bits bit, n union(num integer, str varchar), big uhugeint, twice integer generated always as (3 * 2))',
      `insert into t values ('glad', '0101', 'a', 340282366920938463463374607431768211455)`,
    ])
    expect((await readTable('duckdb', path)).rows).to.deep.equal([
      ['glad', '0101', 'a', '340282366920938463463374607431768211455', '6'],
    ])
  })

  it('gives long rows after rows that were removed, and rejects those beyond the limit', async () => {
    const path = await folder.duckdb('long.duckdb', [
      `create table t (rowid integer, n integer, text varchar)`,
      `insert into t select i, i, case when i % 1000 = 7 then repeat('x', 100000 + i) when i = 4500 then repeat('y', 2000000) else 'short' end from range(6000) r(i)`,
      'delete from t where n % 3 = 0',
    ])
    const { rows, rejects } = await readTable('duckdb', path, 't', { limits: { recordBytes: 1_000_000 } })
    const long = rows
      .filter(([, , text]) => text!.length > 10)
      .map(([, n, text]) => [Number(n), text!.length])
    expect(long).to.deep.equal(
      [7, 1007, 2007, 3007, 4007, 5007].filter((n) => n % 3 !== 0).map((n) => [n, 100_000 + n]),
    )
    expect(rows.map(([, n]) => Number(n))).to.deep.equal(
      Array.from({ length: 6000 }, (_, n) => n).filter((n) => n % 3 !== 0),
    )
    expect(rejects).to.deep.equal([])
    const tight = await readTable('duckdb', path, 't', { limits: { recordBytes: 101_000 } })
    expect(tight.rejects.map(([, , reason]) => reason)).to.deep.equal(['over-long', 'over-long', 'over-long'])
  })

  it('gives tables only, by their names and those of their schemas', async () => {
    const path = await folder.duckdb('relations.duckdb', [
      'create schema sales',
      'create schema "odd.one"',
      'create table t as select 1 as a',
      'create table sales.t as select 2 as a',
      'create table sales.only as select 3 as a',
      'create table "odd.one"."x""y" as select 4 as a',
      `create view v as select * from read_csv('/etc/passwd')`,
      'create macro m() as table select 5 as a',
    ])
    const tables = await tablesOf(
      { format: 'duckdb', path, bytes: statSync(path).size, memoryMb: 2000 },
      new AbortController().signal,
    )
    expect(tables).to.deep.equal(['t', '"odd.one"."x""y"', 'sales.only', 'sales.t'])
    for (const [name, value] of [
      ['t', '1'],
      ['only', '3'],

      ['SALES.t', '2'],

      ['"odd.one"."x""y"', '4'],
    ] as const)
      expect((await readTable('duckdb', path, name)).rows, name).to.deep.equal([[value]])
    expect(await failureOf(path)).to.match(
      /^TableUnknown: The file has 4 tables\. Name one of them in `table`: "t", /,
    )
    expect(await failureOf(path, 'v')).to.match(/^TableUnknown: "v" is a view, and only tables are read/)
    expect(await failureOf(path, 'm')).to.match(/^TableUnknown: The file has no table "m"\. /)
  })

  it('is not written to, and is refused while changes of it are in another file', async () => {
    const path = await folder.duckdb('changing.duckdb', ['create table t as select 1 as a'])
    const bytes = readFileSync(path)
    const names = readdirSync(folder.path(''))
    expect((await readTable('duckdb', path)).rows).to.deep.equal([['1']])
    expect(readdirSync(folder.path(''))).to.deep.equal(names)
    expect(readFileSync(path).equals(bytes)).to.equal(true)
    writeFileSync(`${path}.wal`, 'changes')
    expect(await failureOf(path)).to.match(
      /^SourceBroken: A file beside the database file, with the same name and \.wal at its end, has changes .* run `CHECKPOINT` in it/,
    )
  })

  it('that is open, encrypted, of another version or damaged is refused with a sentence', async () => {
    const path = await folder.duckdb('whole.duckdb', [
      `create table t as select i as id, 'text ' || hash(i) as text from range(50000) r(i)`,
    ])
    const instance = await DuckDBInstance.create(path)
    expect(await failureOf(path)).to.match(/^SourceBroken: Another program has the file open for writing: /)
    instance.closeSync()
    const whole = readFileSync(path)
    const failureWith = (change: (bytes: Buffer) => Buffer | void): Promise<string> => {
      const bytes = Buffer.from(whole)
      writeFileSync(folder.path('damaged.duckdb'), change(bytes) ?? bytes)
      return failureOf(folder.path('damaged.duckdb'))
    }
    const damaged =
      /^SourceBroken: The file is damaged, or needs an extension that the server does not have: /
    expect(await failureWith((bytes) => bytes.subarray(0, bytes.length / 2))).to.match(damaged)
    expect(await failureWith((bytes) => bytes.subarray(0, 100))).to.match(damaged)
    expect(await failureWith((bytes) => void (bytes[300_000]! ^= 1))).to.match(damaged)
    expect(await failureWith((bytes) => void bytes.writeUInt32LE(99, 12))).to.match(/^SourceBroken: /)
    const encrypted = await DuckDBInstance.create(':memory:')
    const connection = await encrypted.connect()
    await connection.run(`set force_mbedtls_unsafe = 'true'`)
    await connection.run(`attach '${folder.path('secret.duckdb')}' as s (encryption_key 'key')`)
    await connection.run('create table s.t as select 1 as a')
    connection.closeSync()
    encrypted.closeSync()
    expect(await failureOf(folder.path('secret.duckdb'))).to.match(/^SourceBroken: The file is encrypted, /)
    const sqlite = await folder.sqlite('other.db', ['create table t (a)'])
    expect(await failureOf(sqlite)).to.equal(
      'OtherFormat: The file is in the format SQLite. Set `type` to sqlite, and load it again.',
    )
  })
})
