import { expect } from 'chai'
import { type DatabaseFolder, databaseFolder, readTable } from './writing.ts'

describe('The values of a table of SQLite', function () {
  this.timeout(60_000)
  let folder: DatabaseFolder
  before(() => void (folder = databaseFolder()))
  after(() => folder.remove())

  const VALUES: readonly (readonly [string, string | null])[] = [
    ['null', null],
    [`''`, ''],
    [`x''`, ''],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9007199254740993', '9007199254740993'],
    ['0.1', '0.1'],
    ['1.0', '1.0'],
    ['1e300', '1e+300'],
    ['5e-324', '5e-324'],
    ['-283204304539690020.0', '-2.8320430453969002e+17'],
    ['9e999', 'inf'],
    ['-9e999', '-inf'],
    [`x'00FF'`, '00FF'],
    [`'a "quoted", text' || char(10) || 'of two lines'`, 'a "quoted", text\nof two lines'],
    [`'Grüße 😀 ' || char(65279)`, 'Grüße 😀 \ufeff'],
    [`char(65279) || 'a'`, '\ufeffa'],
    [`'a' || char(0) || 'b'`, 'a\0b'],
    [`'2024-01-31'`, '2024-01-31'],
    ['true', '1'],
  ]

  for (const encoding of ['UTF-8', 'UTF-16le', 'UTF-16be'])
    it(`are exact, whatever their types, in ${encoding}`, async () => {
      const path = await folder.sqlite('values.db', [
        `pragma encoding = '${encoding}'`,
        'create table t (id integer primary key, value)',
        ...VALUES.map(([sql]) => `insert into t (value) values (${sql})`),
      ])
      const { names, rows, rejects } = await readTable('sqlite', path)
      expect(names).to.deep.equal(['id', 'value'])
      expect(rows.map(([, value]) => value)).to.deep.equal(VALUES.map(([, value]) => value))
      expect(rejects).to.deep.equal([])
    })

  it('are rejected if they are no characters of the encoding of the file', async () => {
    for (const [encoding, broken, unit] of [
      ['UTF-8', `cast(x'61ff62' as text)`, 'UTF-8'],
      ['UTF-16le', `cast(x'610000d8' as text)`, 'UTF-16'],
    ] as const) {
      const path = await folder.sqlite('broken.db', [
        `pragma encoding = '${encoding}'`,
        'create table t (value)',
        `insert into t values ('good'), (${broken}), ('good too')`,
      ])
      const { rows, rejects } = await readTable('sqlite', path)
      expect(rows).to.deep.equal([['good'], ['good too']])
      expect(rejects.map(([, line, reason, detail]) => [line, reason, detail])).to.deep.equal([
        [
          '2',
          'undecodable',
          `A text of the column value is not ${unit}; repair it, or write the column as binary data.`,
        ],
      ])
    }
  })

  it('come in the order of the rows, also from tables without row numbers and with hidden ones', async () => {
    const rows = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
      insert into t select i, 'text ' || i from n`
    const path = await folder.sqlite('many.db', [
      'create table t (id integer, text text)',
      rows,
      'delete from t where id % 7 = 0',
      'update t set rowid = -rowid where id % 2 = 0',
      'create table without_rowid (id text, part real, primary key (part desc, id)) without rowid',
      `insert into without_rowid select text, id from t`,
      'create table hidden (rowid, _rowid_, oid)',
      'insert into hidden select id, text, null from t',
    ])
    const plain = (await readTable('sqlite', path, 't')).rows.map(([id]) => Number(id))
    expect(plain).to.have.length(3000 - 428)
    expect(plain.slice(0, 2)).to.deep.equal([3000, 2998])
    expect(plain.slice(-2)).to.deep.equal([2997, 2999])
    const stepped = (await readTable('sqlite', path, 'without_rowid')).rows
    expect(stepped).to.deep.equal(plain.toSorted((a, b) => b - a).map((id) => [`text ${id}`, `${id}.0`]))
    const { names, rows: hidden } = await readTable('sqlite', path, 'hidden')
    expect(names).to.deep.equal(['rowid', '_rowid_', 'oid'])
    expect(hidden.map(([id]) => Number(id))).to.deep.equal(plain)
  })

  it('include those of generated columns, and those of columns that were added later', async () => {
    const path = await folder.sqlite('generated.db', [
      'create table t (a integer, twice integer generated always as (a * 2) virtual, kept as (a + 1) stored)',
      'insert into t (a) values (1), (2)',
      `alter table t add column late text default 'late'`,
    ])
    expect((await readTable('sqlite', path)).rows).to.deep.equal([
      ['1', '2', '2', 'late'],
      ['2', '4', '3', 'late'],
    ])
  })

  it('may be long, and rows beyond the limit are rejected with their beginnings', async () => {
    const path = await folder.sqlite('long.db', [
      'create table t (id integer primary key, text text, bytes blob)',
      `insert into t values (1, 'short', null), (2, printf('%.*c', 40000, 'x'), x'00'), (3, 'more', zeroblob(600000)),
        (4, printf('%.*c', 1200000, 'y'), null), (5, 'last', null)`,
      'create table stepped (id integer primary key, text text, bytes blob) without rowid',
      'insert into stepped select * from t',
    ])
    for (const table of ['t', 'stepped']) {
      const { rows, rejects } = await readTable('sqlite', path, table, { limits: { recordBytes: 1_000_000 } })
      expect(rows.map(([id, text, bytes]) => [id, text!.length, bytes?.length])).to.deep.equal([
        ['1', 5, undefined],
        ['2', 40_000, 2],
        ['5', 4, undefined],
      ])
      expect(rejects.map(([, line, reason]) => [line, reason])).to.deep.equal([
        ['3', 'over-long'],
        ['4', 'over-long'],
      ])
      expect(
        rejects.map((reject) => reject.at(-1) && Buffer.from(reject.at(-1)!, 'hex').toString()),
      ).to.deep.equal(table === 't' ? ['3,more,', '4,,'] : [null, null])
    }
  })

  it('may be those of 2,000 columns', async () => {
    const columns = Array.from({ length: 2000 }, (_, i) => `c${i}`)
    const path = await folder.sqlite('wide.db', [
      `create table t (${columns.join(', ')})`,
      `insert into t values (${columns.map((_, i) => i).join(', ')})`,
    ])
    const { names, rows } = await readTable('sqlite', path)
    expect(names).to.deep.equal(columns)
    expect(rows).to.deep.equal([columns.map((_, i) => String(i))])
  })
})
