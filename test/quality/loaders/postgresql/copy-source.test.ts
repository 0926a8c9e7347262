import { expect } from 'chai'
import { openPostgresql } from '../../../../src/quality/loaders/postgresql/copy-source.ts'
import { MORE } from '../../../../src/quality/loaders/records/record-source.ts'
import { inFull } from '../../../support/full.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'
import { failureOf, LIMITS, printedBy, readTable, recordsOf, requestOf } from './reading.ts'

/** Values of each type, as SQL. Booleans and bytes have tests of their own. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  smallint: ['-32768', '32767', '0'],
  integer: ['-2147483648', '2147483647'],
  bigint: ['-9223372036854775808', '9223372036854775807'],
  numeric: [
    "'12345678901234567890.1234567891'",
    "'NaN'",
    "'-Infinity'",
    '1e-40',
    "repeat('9', 500)::numeric",
  ],
  'numeric(12,2)': ['-9999999999.99', '0.1'],
  real: ["'3.4028235e38'", "'1e-45'", "'0.1'", "'-Infinity'"],
  'double precision': ["'1.7976931348623157e308'", "'5e-324'", '0.1::float8 + 0.2::float8', "'NaN'"],
  money: ["'-92233720368547758.08'"],
  text: [
    "'Ünïcødé 漢字 😀'",
    "''",
    "'  '",
    String.raw`E'a\tb\nc\rd\\e\bf\fg\vh,i"j'`,
    String.raw`'\N'`,
    String.raw`'\.'`,
  ],
  'character(5)': ["'ab'", "''"],
  'character varying(9)': [String.raw`E'\u0001\u007f'`, "'é,\"'"],
  '"char"': ["'x'", "''"],
  name: ["'pg_class'"],
  date: ["'0001-01-01'", "'4713-01-01 BC'", "'5874897-12-31'", "'infinity'"],
  time: ["'23:59:59.999999'", "'24:00:00'"],
  'time with time zone': ["'12:00:00.5+05:30'"],
  timestamp: ["'294276-12-31 23:59:59.999999'", "'-infinity'", "'0044-03-15 10:00:00 BC'"],
  'timestamp with time zone': ["'2024-02-29 23:59:59.000001+13:45'", "'infinity'"],
  interval: ["'-1 year 2 months -3 days 04:05:06.789'", "'00:00:00'"],
  uuid: ["'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'"],
  json: [`'{"a": [1, "x,\\n"]}'`],
  jsonb: [`'{"b": "ü \\u20ac", "a": null}'`],
  xml: ["'<a>ü&amp;</a>'"],
  'integer[]': ["'{{1,2},{3,NULL}}'", "'{}'"],
  'text[]': [`'{"a,b","c\\"d",NULL,"NULL",""}'`],
  'boolean[]': ["'{t,f,NULL}'"],
  int4range: ["'[1,5)'", "'empty'"],
  inet: ["'2001:db8::/32'"],
  macaddr: ["'08:00:2b:01:02:03'"],
  'bit varying(9)': ["B'10101'", "B''"],
  point: ["'(1.5,-2)'"],
  tsvector: ["to_tsvector('simple', 'a fat cat')"],
  oid: ["'4294967295'"],
  void_domain: ["'x'"],
}

describe('a table of PostgreSQL that is read by COPY', () => {
  let server: PostgresqlServer
  const run = async (...statements: string[]): Promise<void> => {
    for (const statement of statements) await server.client.query(statement)
  }

  before(async function () {
    server = await startPostgresql(this)
    await run(
      'create domain void_domain as text',
      'create domain truth as boolean',
      'create table few (id integer, name text)',
      "insert into few values (1, 'one'), (2, ''), (3, null)",
    )
  })
  after(() => server?.stop())

  it('gives each value of each type as psql prints it', async () => {
    const types = Object.keys(VALUES)
    const most = Math.max(...Object.values(VALUES).map((values) => values.length))
    await run(`create table types (id integer, ${types.map((type, i) => `c${i} ${type}`).join(', ')})`)
    for (let i = 0; i <= most; i++) {
      const values = types.map((type) => `(${VALUES[type]![i] ?? 'null'})::${type}`)
      await run(`insert into types values (${[i, ...values].join(', ')})`)
    }
    const { rows, names } = await readTable(requestOf(server, 'types'))
    expect(names).to.deep.equal(['id', ...types.map((_, i) => `c${i}`)])
    const printed = printedBy(server, 'select * from types')
    for (const [i, row] of rows.entries())
      for (const [j, value] of row.entries())
        expect(value, `row ${i} of ${types[j - 1]}`).to.equal(printed[i]![j])
    expect(rows).to.have.length(printed.length)
    expect(
      rows
        .at(-1)!
        .slice(1)
        .every((value) => value === null),
    ).to.equal(true)
  })

  it('gives booleans as true and false, and bytes as upper-case hexadecimal digits', async () => {
    await run(
      'create table bits (a boolean, b truth, c bytea)',
      String.raw`insert into bits values (true, false, '\x00ff0a5cabcdef'), (false, true, ''), (null, null, null)`,
    )
    const { rows } = await readTable(requestOf(server, 'bits'))
    expect(rows).to.deep.equal([
      ['true', 'false', '00FF0A5CABCDEF'],
      ['false', 'true', ''],
      [null, null, null],
    ])
  })

  it('tells null from the empty string', async () => {
    const { rows } = await readTable(requestOf(server, 'few'))
    expect(rows).to.deep.equal([
      ['1', 'one'],
      ['2', ''],
      ['3', null],
    ])
  })

  it('gives many rows in the order and with the values that psql prints', async function () {
    this.timeout(300_000)
    const count = inFull(1_000_000, 50_000)
    await run(
      `create table many as select i as id, 'Name ' || i || case i % 20 when 0 then ' Ünïcødé, 漢字 "😀"' when 1 then E'\\n\\\\' else '' end as name,
        case when i % 20 = 3 then null else 'user' || i || '@example.org' end as mail,
        (i * 1.37)::numeric(12, 2) as amount, date '2000-01-01' + i % 9000 as day
      from generate_series(1, ${count}) as i`,
    )
    const printed = printedBy(server, 'select * from many')
    const { rows, bytesRead } = await readTable(requestOf(server, 'public.many'))
    expect(rows.length).to.equal(count)
    expect(bytesRead).to.equal(count)
    const differing = rows.findIndex((row, i) => row.some((value, j) => value !== printed[i]![j]))
    expect(rows[differing]).to.equal(undefined)
  })

  it('reads a view, the rows of a condition, and the first of them', async () => {
    await run('create view large as select * from few where id > 1')
    expect((await readTable(requestOf(server, 'large'))).rows).to.have.length(2)
    const filtered = await readTable(requestOf(server, 'few', { where: "name is null or name = 'one'" }))
    expect(filtered.rows.map(([id]) => id)).to.deep.equal(['1', '3'])
    expect(filtered.isCut).to.equal(false)
    const first = await readTable(requestOf(server, 'few', { where: 'id > 1', maxRows: 1 }))
    expect(first.rows).to.deep.equal([['2', '']])
    expect(first.isCut).to.equal(true)
  })

  it('reads a table with as many columns as PostgreSQL allows', async () => {
    const columns = Array.from({ length: 1600 }, (_, i) => `c${i + 1}`)
    await run(
      `create table wide (${columns.map((name) => `${name} smallint`).join(', ')})`,
      `insert into wide select ${columns.map((_, i) => i).join(', ')}`,
    )
    const { rows, names } = await readTable(requestOf(server, 'wide'))
    expect(names).to.deep.equal(columns)
    expect(rows).to.deep.equal([columns.map((_, i) => String(i))])
    const limits = { ...LIMITS, columns: 1599 }
    expect(await failureOf(readTable(requestOf(server, 'wide', { limits })))).to.match(
      /^FileTooWide: The table has 1600 columns, and a source has at most 1599/,
    )
  })

  it('finds names with capitals, dots, quotes and blanks', async () => {
    await run(
      'create schema "My Schema"',
      'create table "My Schema"."a.""b" ("Col ""1" integer)',
      'insert into "My Schema"."a.""b" values (7)',
    )
    const { rows, names } = await readTable(requestOf(server, '"My Schema"."a.""b"'))
    expect([names, rows]).to.deep.equal([['Col "1'], [['7']]])
    const schema = {
      ...requestOf(server, '"a.""b"'),
      server: { ...requestOf(server, '').server, schema: 'My Schema' },
    }
    expect((await readTable(schema)).rows).to.deep.equal([['7']])
    expect((await readTable(requestOf(server, 'PUBLIC.Few'))).rows).to.have.length(3)
  })

  it('rejects only the rows that are too long, with their first bytes', async () => {
    await run(
      'create table long (id integer, name text)',
      `insert into long select i, repeat(case i % 3 when 0 then E'\\t' else 'é' end, i) from generate_series(1, 300) as i`,
    )
    const limits = { ...LIMITS, recordBytes: 400, rejectBytes: 10 }
    const { rows, rejects } = await readTable(requestOf(server, 'long', { limits }))
    expect(rows.length + rejects.length).to.equal(300)
    expect(rows.map(([id]) => Number(id)).filter((id) => id > 198)).to.deep.equal([])
    expect(rejects[0]).to.deep.include({
      reason: 'over-long',
      detail: 'The record is longer than 400 bytes.',
      line: 199,
      length: 4 + 2 * 199,
    })
    expect(rejects[0]!.raw.toString()).to.equal('199\tééé')
    expect(rejects[2]!.raw.toString()).to.equal('201\t\\t\\t\\t')
  })

  it('rejects a row of many megabytes without holding it', async () => {
    await run(
      'create table huge (id integer, name text)',
      "insert into huge values (1, 'a'), (2, repeat('x', 30000000)), (3, 'b')",
    )
    const source = await openPostgresql(requestOf(server, 'huge'))
    const { rows, rejects } = await recordsOf(source)
    expect(rows).to.deep.equal([
      ['1', 'a'],
      ['3', 'b'],
    ])
    expect(rejects).to.have.length(1)
    expect(rejects[0]).to.deep.include({ line: 2, offset: 4, length: 30_000_002 })
    expect(source.record.bytes.length).to.be.below(4 * LIMITS.recordBytes)
    await source.close()
  })

  it('tells the length of a record in characters, and whether it is ASCII', async () => {
    await run(
      'create table lengths (a text, b text)',
      "insert into lengths values ('é😀', null), ('abc', 'd')",
    )
    const source = await openPostgresql(requestOf(server, 'lengths'))
    const found: unknown[] = []
    while (await source.fill()) {
      while (source.next() !== MORE) found.push([source.record.length(), source.record.isAscii])
    }
    await source.close()
    expect(found).to.deep.equal([
      [2, false],
      [4, true],
    ])
  })

  it('estimates the rows that it will read', async () => {
    await run('create table estimated as select i from generate_series(1, 5000) as i', 'analyze estimated')
    expect((await readTable(requestOf(server, 'estimated'))).expectedRows).to.equal(5000)
    const none = await readTable(requestOf(server, 'estimated', { where: 'i < 0' }))
    expect(none.expectedRows).to.be.below(10)
  })
})
