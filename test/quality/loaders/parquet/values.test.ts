import { expect } from 'chai'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, writtenByPyarrow } from './reading.ts'
import { type ParquetFolder, parquetFolder } from './writing.ts'

const ROWS = 20_000

/** The values of a row that is computed from its number, by the query below. */
const QUERY = `select i as id,
    case when i % 7 = 0 then null when i % 11 = 0 then '' else 'text ' || i || ' "é",' || chr(10) end as text,
    cast(i * 1.37 as decimal(20, 2)) as amount,
    case when i % 5 = 0 then null else repeat('long ', 10 + cast(i % 40 as int)) end as long
  from range(${ROWS}) t(i)`
const rowOf = (i: number): (string | null)[] => [
  String(i),
  i % 7 === 0 ? null : i % 11 === 0 ? '' : `text ${i} "é",\n`,
  `${Math.floor((i * 137) / 100)}.${String((i * 137) % 100).padStart(2, '0')}`,
  i % 5 === 0 ? null : 'long '.repeat(10 + (i % 40)),
]
const EXPECTED = Array.from({ length: ROWS }, (_, i) => rowOf(i))

describe('A Parquet file', function () {
  this.timeout(120_000)
  let folder: ParquetFolder
  before(async () => void (folder = await parquetFolder()))
  after(() => folder.close())

  const firstDifference = (rows: readonly unknown[], expected: readonly unknown[]) =>
    rows.findIndex((row, i) => JSON.stringify(row) !== JSON.stringify(expected[i]))

  it('is read in its order, from several groups of rows and pieces', async () => {
    const path = await folder.write('groups.parquet', QUERY, 'row_group_size 4096')
    const progress: number[] = []
    const { names, rows, summary } = await readFile(path, {
      onEvent: (event) => {
        if ('bytesRead' in event) progress.push(event.bytesRead)
      },
    })
    expect(names).to.deep.equal(['id', 'text', 'amount', 'long'])
    expect(rows).to.have.length(ROWS)
    expect(firstDifference(rows, EXPECTED)).to.equal(-1)
    const lengths = EXPECTED.map((row) => [...row.join('')].length)
    expect(summary).to.include({
      rows: ROWS,
      recordMinLength: Math.min(...lengths),
      recordMaxLength: Math.max(...lengths),
    })
    // Bytes of the file, in proportion to the rows.
    expect(progress).to.deep.equal(progress.toSorted((one, other) => one - other))
    expect(progress.at(-1)).to.equal(summary.bytes)
    expect(summary.columns.map(({ types }) => types.null)).to.deep.equal([
      0,
      EXPECTED.filter(([, text]) => text === null).length,
      0,
      ROWS / 5,
    ])
  })

  it('is read with one text for NaN, whatever its sign, and with geometries as WKT', async () => {
    const path = await folder.write(
      'odd.parquet',
      `select -cast('nan' as double) as a, -cast('nan' as float) as b, [-cast('nan' as double), 0.1] as c,
         cast('POINT(1 2.5)' as geometry) as d`,
    )
    expect((await readFile(path)).rows).to.deep.equal([['nan', 'nan', '["nan",0.1]', 'POINT (1 2.5)']])
  })

  for (const codec of ['uncompressed', 'snappy', 'gzip', 'zstd', 'brotli', 'lz4_raw'])
    it(`is read where its pages are compressed by ${codec}`, async () => {
      const path = await folder.write(`${codec}.parquet`, `${QUERY} where i < 1000`, `compression ${codec}`)
      const { rows } = await readFile(path)
      expect(rows).to.deep.equal(EXPECTED.slice(0, 1000))
    })

  it('has the fewest digits of each number that give it back', async () => {
    const path = await folder.write(
      'digits.parquet',
      `select cast(v as float) as f, [cast(v as float)] as list, d from (values
        (1738380.25, pow(2::double, 81)), (327806784, -pow(2::double, 91)), (456963.125, pow(2::double, 807)),
        (0.1, 0.1), (16777216, 1e22), (1e-45, 5e-324), (9318120527233024, 123456789012345680)) t(v, d)`,
    )
    expect((await readFile(path)).rows).to.deep.equal([
      ['1738380.3', '[1738380.3]', '2.4178516392292583e+24'],
      ['327806780.0', '[327806780.0]', '-2.4758800785707605e+27'],
      ['456963.13', '[456963.13]', '8.535058474086213e+242'],
      ['0.1', '[0.1]', '0.1'],
      ['16777216.0', '[16777216.0]', '1e+22'],
      ['1e-45', '[1e-45]', '5e-324'],
      ['9318120000000000.0', '[9318120000000000.0]', '1.2345678901234568e+17'],
    ])
  })

  it('has variants as JSON with the text of each value, with columns of their own or without', async () => {
    const path = await folder.write(
      'variants.parquet',
      `select unnest([
        {'a': 1, 'b': 'x "é"', 'c': 0.1::float, 'd': 1.5::double, 'e': 'nan'::float}::variant,
        {'a': 2::hugeint, 'z': {'list': [0.1::float, null]}::variant, 'Y': -1.50::decimal(38, 2)}::variant,
        {'when': '2024-01-01 00:00:00.5'::timestamp, 'zone': '2024-01-01 10:00:00+02'::timestamptz,
          'day': date '2024-02-29', 'time': time '10:00:00.25', 'bytes': unhex('00FF'),
          'id': '00000000-0000-0000-0000-000000000001'::uuid, 'yes': true}::variant,
        'text'::variant, null, [1, 2]::variant, 0.1::float::variant, '{}'::json::variant]) as v`,
    )
    expect((await readFile(path)).rows.flat()).to.deep.equal([
      '{"a":1,"b":"x \\"é\\"","c":0.1,"d":1.5,"e":"nan"}',
      '{"Y":-1.50,"a":2,"z":{"list":[0.1,null]}}',
      '{"bytes":"00FF","day":"2024-02-29","id":"00000000-0000-0000-0000-000000000001","time":"10:00:00.25",' +
        '"when":"2024-01-01 00:00:00.5","yes":true,"zone":"2024-01-01 08:00:00+00"}',
      '"text"',
      null,
      '[1,2]',
      '0.1',
      '{}',
    ])
    const typed = await folder.write(
      'typed.parquet',
      `select {'a': i, 'f': [i + 0.5::float], 'o': {'p': i}}::variant as v from range(3000) t(i)`,
    )
    const { rows } = await readFile(typed)
    expect(rows).to.deep.equal(
      Array.from({ length: 3000 }, (_, i) => [`{"a":${i},"f":[${i}.5],"o":{"p":${i}}}`]),
    )
  })

  it('has texts of types that DuckDB alone writes', async () => {
    const path = await folder.write(
      'types.parquet',
      `select 'POINT (1 2)'::geometry as shape,
        {'a': 1.10::decimal(38, 2), 'b': ['x', null]}::variant as variant,
        interval '14 months 3 days 4 hours 5.25 seconds' as span,
        '12:34:56+02'::timetz as time_of_zone,
        'infinity'::timestamp as never,
        '-infinity'::date as long_ago,
        '0044-03-15 (BC)'::date as ides,
        '290000-01-01 00:00:00.5'::timestamp as far,
        'b'::enum('a', 'b') as choice,
        map {[1, 2]: {'a': 1.5::float}} as keyed_by_list,
        {'a': 1, 'A ': '', 'q"': true} as struct`,
    )
    const { names, rows } = await readFile(path)
    expect(Object.fromEntries(names.map((name, column) => [name, rows[0]![column]]))).to.deep.equal({
      shape: 'POINT (1 2)',
      variant: '{"a":1.10,"b":["x",null]}',
      span: '1 year 2 months 3 days 04:00:05.25',
      time_of_zone: '10:34:56+00',
      never: 'infinity',
      long_ago: '-infinity',
      ides: '0044-03-15 (BC)',
      far: '290000-01-01 00:00:00.5',
      choice: 'b',
      keyed_by_list: '{"[1,2]":{"a":1.5}}',
      struct: '{"a":1,"A ":"","q\\"":true}',
    })
  })

  it('keeps names with any characters', async () => {
    const path = await folder.write(
      'names.parquet',
      `select 1 as "x""y", 2 as "ü,\n", 3 as "#1", 4 as " ", 5 as "\ufeffmark"`,
    )
    const { names, rows } = await readFile(path)
    expect(names).to.deep.equal(['x"y', 'ü,\n', '#1', ' ', '\ufeffmark'])
    expect(rows).to.deep.equal([['1', '2', '3', '4', '5']])
  })

  it('keeps names that are equal, differ in letter case only, or are empty', async () => {
    const same = await readFile(writtenByPyarrow('same-names.parquet'))
    expect(same.names).to.deep.equal(['a', 'a', 'A'])
    expect(same.rows).to.deep.equal([['1', 'x', '3']])
    const none = await readFile(writtenByPyarrow('no-name.parquet'))
    expect([none.names, none.rows]).to.deep.equal([[''], [['1']]])
  })

  it('may be nested in 10 lists, or in 50 levels of structures', async () => {
    const lists = await readFile(writtenByPyarrow('lists-10.parquet'))
    expect(lists.rows).to.deep.equal([[`${'['.repeat(10)}1${']'.repeat(10)}`]])
    const structures = await readFile(writtenByPyarrow('structs-50.parquet'))
    expect(structures.rows).to.deep.equal([[`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`]])
  })

  it('keeps nulls that its statistics deny', async () => {
    const path = await folder.write(
      'denied.parquet',
      `select case when i = 1 then null else i end as n, case when i = 1 then null else 'text ' || i end as t from range(3) t(i)`,
    )
    const bytes = readFileSync(path)
    // The third field of the statistics, an integer in zigzag: one null. A field of bytes follows.
    const count = Buffer.of(0x16, 2, 0x28)
    let counts = 0
    for (let at = bytes.indexOf(count); at >= 0; at = bytes.indexOf(count, at + 2), counts++)
      bytes[at + 1] = 0
    expect(counts).to.equal(2)
    writeFileSync(path, bytes)
    const expected = [
      ['0', 'text 0'],
      [null, null],
      ['2', 'text 2'],
    ]
    expect((await readFile(path)).rows).to.deep.equal(expected)
  })

  it('may have no rows', async () => {
    const path = await folder.write('none.parquet', `select 1 as a, 'x' as b limit 0`)
    const { names, rows, summary } = await readFile(path)
    expect(names).to.deep.equal(['a', 'b'])
    expect(rows).to.deep.equal([])
    expect(summary).to.include({ rows: 0, records: 0 })
  })

  it('may have 1,500 columns', async () => {
    const columns = Array.from({ length: 1500 }, (_, i) => `'${i} ' || i as c${i}, i as n${i}`).slice(0, 750)
    const path = await folder.write('wide.parquet', `select ${columns.join(', ')} from range(3) t(i)`)
    const { names, rows } = await readFile(path)
    expect(names).to.have.length(1500)
    expect(rows[2]!.slice(-2)).to.deep.equal(['749 2', '2'])
  })

  it('may have a name that is a pattern of other names', async () => {
    await folder.write('a1b.parquet', `select 'wrong' as a`)
    const path = folder.path('a[0-9]*\\?.parquet')
    renameSync(await folder.write('right.parquet', `select 'right' as a`), path)
    expect((await readFile(path)).rows).to.deep.equal([['right']])
    const star = folder.path('a*b.parquet')
    renameSync(path, star)
    expect((await readFile(star)).rows).to.deep.equal([['right']])
  })

  it('gives the rows of a sample', async () => {
    const path = await folder.write('sampled.parquet', QUERY)
    const first = await readFile(path, { sample: { kind: 'first', rows: 3, skip: 5000 } })
    expect(first.rows).to.deep.equal(EXPECTED.slice(5000, 5003))
    const random = await readFile(path, { sample: { kind: 'random', percent: 10, skip: 19_000, seed: 7 } })
    expect(random.rows.length).to.be.within(60, 140)
    for (const row of random.rows) expect(row).to.deep.equal(rowOf(Number(row[0])))
  })
})
