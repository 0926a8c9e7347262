import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { tablesOf } from '../../../../src/quality/loaders/isolated/read-isolated.ts'
import { inFull } from '../../../support/full.ts'
import {
  closed,
  type DatabaseFolder,
  databaseFolder,
  executed,
  openSqlite,
  readTable,
  tableFailure,
} from './writing.ts'

describe('A file of SQLite', function () {
  this.timeout(60_000)
  let folder: DatabaseFolder
  before(() => void (folder = databaseFolder()))
  after(() => folder.remove())

  const failureOf = (path: string, table?: string): Promise<string> => tableFailure('sqlite', path, table)
  const tablesIn = (path: string): Promise<readonly string[]> =>
    tablesOf(
      { format: 'sqlite', path, bytes: statSync(path).size, memoryMb: 2000 },
      new AbortController().signal,
    )

  it('with several tables needs the name of one, in any case and with quotes', async () => {
    const path = await folder.sqlite('several.db', [
      'create table Orders (id)',
      'insert into Orders values (1)',
      'create table "odd ""name"".x" (id)',
      'insert into "odd ""name"".x" values (2)',
      'create table "of\ntwo lines" (id)',
    ])
    expect(await failureOf(path)).to.equal(
      'TableUnknown: The file has 3 tables. Name one of them in `table`: "Orders", "odd \\"name\\".x", "of\\ntwo lines".',
    )
    expect(await failureOf(path, 'nothing')).to.equal(
      'TableUnknown: The file has no table "nothing". Its tables are "Orders", "odd \\"name\\".x", "of\\ntwo lines"; name one of them in `table`.',
    )
    for (const name of ['Orders', 'ORDERS', '"orders"', 'main.orders', '"main"."Orders"'])
      expect((await readTable('sqlite', path, name)).rows, name).to.deep.equal([['1']])
    for (const name of ['odd "name".x', '"odd ""name"".x"'])
      expect((await readTable('sqlite', path, name)).rows, name).to.deep.equal([['2']])
    expect((await readTable('sqlite', path, 'of\ntwo lines')).rows).to.deep.equal([])
    expect(await tablesIn(path)).to.deep.equal(['Orders', 'odd "name".x', 'of\ntwo lines'])
  })

  it('gives tables only: no views, no virtual tables, no internal tables', async () => {
    const path = await folder.sqlite('relations.db', [
      'create table t (id integer primary key autoincrement)',
      'insert into t values (1)',
      'create view v as with recursive n(i) as (select 1 union all select i + 1 from n) select i from n',
      `create trigger g after insert on t begin select load_extension('x'); end`,
      'create virtual table words using fts5(text)',
      'create virtual table boxes using rtree(id, low, high)',
      'create table words_of_mine (id)',
    ])
    expect(await tablesIn(path)).to.deep.equal(['t', 'words_of_mine'])
    for (const [name, what] of [
      ['v', 'a view'],
      ['words', 'a virtual table'],
      ['boxes_node', 'an internal table of a virtual table'],
      ['sqlite_sequence', 'an internal table'],
    ] as const)
      expect(await failureOf(path, name)).to.equal(
        `TableUnknown: "${name}" is ${what}, and only tables are read from database files; copy its rows into a table, and load that.`,
      )
    expect((await readTable('sqlite', path, 't')).rows).to.deep.equal([['1']])
    expect(await failureOf(await folder.sqlite('views.db', ['create view v as select 1']))).to.equal(
      'TableUnknown: The file has no table, so there is nothing to load.',
    )
  })

  it('calls no function that reaches outside of the file, and has no view in the place of a table', async () => {
    const generated = await folder.sqlite('generated.db', [
      'create table t (id integer, x text generated always as (abs(id)))',
      'insert into t (id) values (1)',
      'pragma writable_schema = on',
      `update sqlite_schema set sql = replace(sql, 'abs(id)', 'load_extension(id)')`,
    ])
    expect(await failureOf(generated)).to.match(
      /^SourceBroken: The (?:table cannot|schema of the file).*load_extension/,
    )
    const forged = await folder.sqlite('forged.db', [
      'create table t (id integer)',
      'pragma writable_schema = on',
      `update sqlite_schema set sql = 'CREATE VIEW t AS SELECT 1'`,
    ])
    expect(await failureOf(forged, 't')).to.match(
      /^SourceBroken: The (?:file|schema of the file) is damaged: /,
    )
  })

  it('is not written to, and gets no files beside it', async () => {
    const path = await folder.sqlite('wal/../wal.db', [
      'pragma journal_mode = wal',
      'create table t (id integer)',
      'insert into t values (1)',
    ])
    const [names, bytes] = [readdirSync(folder.path('')), readFileSync(path)]
    expect(bytes[18], 'the file is in WAL mode').to.equal(2)
    expect((await readTable('sqlite', path)).rows).to.deep.equal([['1']])
    expect(readdirSync(folder.path(''))).to.deep.equal(names)
    expect(readFileSync(path).equals(bytes)).to.equal(true)
  })

  it('is refused while changes of it are in another file', async () => {
    const path = folder.path('changing.db')
    const database = await openSqlite(path)
    await executed(database, 'pragma journal_mode = wal; create table t (id); insert into t values (1)')
    expect(await failureOf(path)).to.equal(
      'SourceBroken: A file beside the database file, with the same name and -wal at its end, has changes that are not in the database file yet. Close the programs that use the database, or run `PRAGMA wal_checkpoint(TRUNCATE)` in it, and load it again.',
    )
    await executed(database, 'pragma wal_checkpoint(truncate)')
    expect((await readTable('sqlite', path)).rows).to.deep.equal([['1']])
    await executed(database, 'pragma journal_mode = delete; pragma cache_size = 1')
    await executed(
      database,
      'begin; with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999) insert into t select i from n',
    )
    expect(await failureOf(path)).to.match(/and -journal at its end, has changes/)
    await executed(database, 'rollback')
    await closed(database)
    expect((await readTable('sqlite', path)).rows).to.deep.equal([['1']])
  })

  it('is refused if a program changes it during the load', async () => {
    const path = await folder.sqlite('changed.db', [
      'create table t (id, text)',
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
        insert into t select i, 'text ' || i from n`,
    ])
    const copy = folder.path('copy.db')
    copyFileSync(path, copy)
    const failure = await tableFailure('sqlite', path, undefined, {
      onEvent: ({ kind }) => {
        if (kind === 'columns') copyFileSync(copy, path)
      },
    })
    expect(failure).to.match(/^SourceBroken: Another program changed the file while it was read; /)
  })

  it('that is damaged is refused with a sentence, or read as far as its rows are whole', async () => {
    const path = await folder.sqlite('whole.db', [
      'create table t (id integer primary key, text)',
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
        insert into t select i, 'text ' || i from n`,
    ])
    const whole = readFileSync(path)
    const failureWith = (bytes: Buffer): Promise<string> => {
      writeFileSync(folder.path('damaged.db'), bytes)
      return failureOf(folder.path('damaged.db'))
    }
    expect(await failureWith(whole.subarray(0, whole.length / 2))).to.match(
      /^SourceBroken: The file is damaged: /,
    )
    expect(await failureWith(whole.subarray(0, 50))).to.match(/^SourceBroken: The file is damaged: /)
    expect(await failureWith(Buffer.alloc(0))).to.equal(
      'SourceBroken: The file is empty, so it has no table.',
    )
    expect(await failureWith(gzipSync(whole))).to.equal(
      'OtherFormat: The file is compressed with gzip. A database file is read at many places, so it cannot be read compressed: expand it, and load it again.',
    )
    expect(await failureWith(Buffer.from('a,b\n1,2\n'))).to.match(
      /^OtherFormat: The file is no database of SQLite, /,
    )
    for (const at of [4096, 8192, 12_288]) {
      const zeros = Buffer.from(whole)
      zeros.fill(0, at, at + 4096)
      expect(await failureWith(zeros), String(at)).to.match(/^SourceBroken: The file is damaged: /)
    }
  })

  it('is refused if its columns compute more than the memory holds, and only read where its values are wanted', async () => {
    const path = await folder.sqlite('memory.db', [
      `create table computed (id, x as (printf('%.*c', 400000000 + id, 'x')))`,
      'insert into computed (id) values (1)',
      'create table stored (id, x)',
      'insert into stored values (1, zeroblob(80000000)), (2, null)',
    ])
    expect(await tableFailure('sqlite', path, 'computed', { memoryMb: 300 })).to.match(
      /^SourceBroken: The (?:table|file) takes more /,
    )
    const { rows, rejects } = await readTable('sqlite', path, 'stored', { memoryMb: 180 })
    expect(rows).to.deep.equal([['2', null]])
    expect(rejects.map(([, line, reason]) => [line, reason])).to.deep.equal([['1', 'over-long']])
  })

  it('may have a name that a URL or a pattern would read in another way', async () => {
    const statements = ['create table t as select 1 as a']
    for (const name of [`a?mode=rwc&immutable=0#%41'*.db`, `b' (read_only);[x]*.db`]) {
      expect((await readTable('sqlite', await folder.sqlite(name, statements))).rows).to.deep.equal([['1']])
      const other = await folder.duckdb('plain.duckdb', statements)
      copyFileSync(other, folder.path(name))
      expect((await readTable('duckdb', folder.path(name))).rows).to.deep.equal([['1']])
    }
  })

  it('may have many tables', async () => {
    const path = await folder.sqlite('tables.db', [
      `begin; ${Array.from({ length: 2000 }, (_, i) => `create table t${i} (id);`).join('')} commit`,
    ])
    expect(await failureOf(path)).to.match(/^TableUnknown: The file has 2000 tables\. .* and 1980 more\.$/)
    expect(await tablesIn(path)).to.have.length(1000)
    expect((await readTable('sqlite', path, 'T1999')).rows).to.deep.equal([])
  })

  it('has exact reals, whatever their bits', async () => {
    const count = inFull(200_000, 10_000)
    const bits = randomBytes(8 * count)
    const reals = Array.from({ length: count }, (_, i) => bits.readDoubleLE(8 * i)).filter(Number.isFinite)
    const path = await folder.sqlite('reals.db', ['create table t (a)'])
    const database = await openSqlite(path)
    database.serialize()
    database.run('begin')
    const insert = database.prepare('insert into t values (?)')
    for (const real of reals) insert.run(real)
    insert.finalize()
    database.run('commit')
    await closed(database)
    const { rows } = await readTable('sqlite', path)
    expect(rows).to.have.length(reals.length)
    for (const [index, real] of reals.entries()) expect(Number(rows[index]![0])).to.equal(real)
  })

  it('has the values that Python reads', async function () {
    const script = `import sqlite3, sys, json
db = sqlite3.connect(sys.argv[1])
db.text_factory = bytes
rows = db.execute('select * from t order by rowid').fetchall()
def text(v):
    if v is None: return None
    if isinstance(v, bytes): return v.decode('utf-8')
    if isinstance(v, float): return ['float', repr(v)]
    return str(v)
print(json.dumps([[text(v) for v in row] for row in rows]))`
    const path = await folder.sqlite('python.db', [
      'create table t (a integer, b real, c text, d numeric, e)',
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
        insert into t select random(), random() / 1e10, 'text ' || i || char(i), random() / 1000.0,
          case i % 4 when 0 then null when 1 then i * 0.1 when 2 then random() else '' end from n`,
    ])
    let printed: string
    try {
      printed = (await promisify(execFile)('python3', ['-c', script, path], { maxBuffer: 1 << 26 })).stdout
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return this.skip()
    }
    const expected = JSON.parse(printed) as (string | null | [string, string])[][]
    const { rows } = await readTable('sqlite', path)
    const shown = rows.map((row, i) =>
      row.map((value, column) => (Array.isArray(expected[i]![column]) ? Number(value) : value)),
    )
    expect(shown).to.deep.equal(
      expected.map((row) => row.map((value) => (Array.isArray(value) ? Number(value[1]) : value))),
    )
  })
})
