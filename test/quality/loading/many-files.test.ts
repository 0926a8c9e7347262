import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { textRow, xlsx } from '../loaders/excel/xlsx.ts'
import { type ParquetFolder, parquetFolder } from '../loaders/parquet/writing.ts'
import { writtenByPython } from '../loaders/typed/reading.ts'
import { FolderServer } from './folder-server.ts'

const NO_ATTR = { attr: undefined }

describe('Several files of a folder as one entity', function () {
  this.timeout(60_000)
  let folder: FolderServer
  let parquet: ParquetFolder
  before(async () => {
    folder = await FolderServer.start()
    parquet = await parquetFolder()
  })
  after(async () => {
    parquet?.close()
    await folder?.stop()
  })

  it('are loaded by a pattern, in the order of their names, with the header once', async () => {
    folder.put('flat/part-2.csv', 'id,name\n3,Rome\n')
    folder.put('flat/part-1.csv.gz', gzipSync('id,name\n1,Paris\n2,"Oslo"'))
    folder.put('flat/part-3.csv', '')
    folder.put('flat/part-4.csv', '4,Wien\n')
    folder.put('flat/_part-5.csv', 'not read\n')
    folder.put('flat/notes.txt', 'not read\n')
    const { rows, path } = await folder.loaded({ sourceFile: 'flat/part-*.csv*' })
    expect(rows).to.deep.equal([
      { id: '1', name: 'Paris' },
      { id: '2', name: 'Oslo' },
      { id: '3', name: 'Rome' },
      { id: '4', name: 'Wien' },
    ])
    const report = await (await folder.server.ask(`${path}/report`)).text()
    expect(report).to.include('3 files, each as utf-8 with the delimiter comma')
  })

  it('are found again by each reload', async () => {
    folder.put('growing/1.csv', 'id\n1\n')
    const { path, rows } = await folder.loaded({ sourceFile: 'growing/' })
    expect(rows).to.deep.equal([{ id: '1' }])
    folder.put('growing/2.csv', 'id\n2\n')
    const { body } = await folder.server.command(path, { command: 'reload', data: {} })
    expect(await folder.server.ended(body.job)).to.include({ State: 'Completed' })
    expect(await folder.rowsOf(path)).to.deep.equal([{ id: '1' }, { id: '2' }])
  })

  it('are those of all folders below the name of a folder', async () => {
    folder.put('deep/b.csv', 'id,name\n2,Rome\n')
    folder.put('deep/a/x/1.csv', 'id,name\n1,Paris\n')
    folder.put('deep/.hidden/2.csv', 'id\n')
    for (const sourceFile of ['deep', 'dee?/**/*.csv'])
      expect((await folder.shown({ sourceFile })).rows, sourceFile).to.deep.equal([
        ['1', 'Paris'],
        ['2', 'Rome'],
      ])
  })

  it('give the values of their partitions as columns, profiled and open to virtual columns', async () => {
    folder.put('sales/year=2023/city=S%C3%A3o%20Paulo%2FSP/a.csv', 'sold\n5\n')
    folder.put('sales/year=2024/city=__HIVE_DEFAULT_PARTITION__/a.csv', 'sold\n7\n8,9\n')
    folder.put('sales/year=2024/city=Rome, "Italy"/b.csv', 'sold\n9\n')
    const NEXT = `{NEXT NEXT {} {The next year} {'year' + 1} 4}`
    const { rows, path } = await folder.loaded(
      { sourceFile: 'sales/year=*/city=*/*.csv' },
      { options: { columns: [NEXT] }, maxRejected: 1 },
    )
    expect(rows).to.deep.equal([
      { sold: '5', year: '2023', city: 'São Paulo/SP', NEXT: '2024' },
      { sold: '9', year: '2024', city: 'Rome, "Italy"', NEXT: '2025' },
      { sold: '7', year: '2024', city: '', NEXT: '2025' },
    ])
    const attributes = await folder.server.rows(`${path}/attributes`)
    expect(attributes.map((row) => [row['Name'], row['Inferred Type'], row['Nulls']])).to.deep.equal([
      ['sold', 'integer', '0'],
      ['year', 'integer', '0'],
      ['city', 'text', '1'],
      ['NEXT', 'integer', '0'],
    ])
    const found = await folder.server.rows(`${path}/rows?where=${encodeURIComponent('year = 2023')}`)
    expect(found).to.have.length(1)
    const [rejected] = await folder.server.rows(`${path}/rejected`)
    expect(JSON.stringify(rejected)).to.include('year=2024/city=__HIVE_DEFAULT_PARTITION__/a.csv')
    expect(rejected).to.include({ Line: '3' })
  })

  it('keep a column of the same name as a partition apart', async () => {
    folder.put('twice/year=2024/a.csv', 'sold,year\n5,2019\n')
    folder.put('twice/year=2023/a.csv', 'sold,year\n6,2018\n')
    expect(await folder.shown({ sourceFile: 'twice/' })).to.deep.equal({
      names: ['sold', 'year', 'year (2)'],
      rows: [
        ['6', '2018', '2023'],
        ['5', '2019', '2024'],
      ],
    })
    expect((await folder.shown({ sourceFile: 'twice/', attr: 'none' })).names).to.deep.equal([
      'Column 1',
      'Column 2',
      'year',
    ])
    folder.put('twice.ddl', 'CREATE TABLE t (amount INTEGER, since INTEGER);')
    const { names } = await folder.shown({ sourceFile: 'twice/', attr: 'ddl', schemaFile: 'twice.ddl' })
    expect(names).to.deep.equal(['amount', 'since', 'year'])
  })

  it('have the columns of all files if the format has names, and the report tells which are missing', async () => {
    folder.put('json/a.json', '[{"id": 1, "name": "Paris"}]')
    folder.put('json/b.json', '[]')
    folder.put('json/c.json', '{"name": "Rome", "size": 3}')
    folder.put('json/d.json.gz', gzipSync('{"name": "Oslo", "size": ""}'))
    const { rows, path } = await folder.loaded({ type: 'json', sourceFile: 'json/*', ...NO_ATTR })
    expect(rows).to.deep.equal([
      { id: '1', name: 'Paris', size: '' },
      { id: '', name: 'Rome', size: '3' },
      { id: '', name: 'Oslo', size: '' },
    ])
    const report = await (await folder.server.ask(`${path}/report`)).text()
    expect(report).to.match(/column (&quot;|")id(&quot;|") is missing in 2 of 4 files/)
  })

  it('are rows of nulls if they are nothing but objects without keys, or null', async () => {
    folder.put('bare/1.json', '{}')
    folder.put('bare/2.json', '{"id": 1}\n{"id": 2}')
    folder.put('bare/3.json', '[{}, {}]')
    folder.put('bare/4.json', '[null]')
    const { rows } = await folder.loaded({ type: 'json', sourceFile: 'bare/', ...NO_ATTR })
    expect(rows.map(({ id }) => id)).to.deep.equal(['', '1', '2', '', '', ''])
    folder.put('bare.xml/1.xml', '<a><item/></a>')
    folder.put('bare.xml/2.xml', '<a><item><id>1</id></item></a>')
    const xml = { type: 'xml', records: 'item', ...NO_ATTR }
    expect((await folder.shown({ ...xml, sourceFile: 'bare.xml' })).rows).to.have.length(2)
  })

  it('are workbooks, XML, Avro, Arrow or Parquet as well', async () => {
    const sheet = (...rows: string[][]) =>
      xlsx({ sheets: [{ name: 'Sheet', xml: rows.map((row) => textRow(...row)).join('') }] })
    folder.put('excel/1.xlsx', sheet(['id', 'name'], ['1', 'Paris']))
    folder.put('excel/2.xlsx', sheet(['name', 'id', 'note'], ['Rome', '2', 'x']))
    const expected = {
      names: ['id', 'name', 'note', 'year'],
      rows: [
        ['1', 'Paris', '', '2023'],
        ['2', 'Rome', 'x', '2024'],
      ],
    }
    folder.put('excel/~$1.xlsx', 'lock')
    expect(await folder.shown({ type: 'excel', sourceFile: 'excel/*' })).to.deep.equal({
      names: expected.names.slice(0, 3),
      rows: expected.rows.map((row) => row.slice(0, 3)),
    })
    folder.put('xml/year=2023/1.xml', '<a><item><id>1</id><name>Paris</name></item></a>')
    folder.put('xml/year=2024/2.xml', '<a><item><name>Rome</name><id>2</id><note>x</note></item></a>')
    const xml = { type: 'xml', records: 'item', sourceFile: 'xml', ...NO_ATTR }
    expect(await folder.shown(xml)).to.deep.equal(expected)
    for (const [name, query] of [
      ['parquet/year=2023/1.parquet', `select 1 as id, 'Paris' as name`],
      ['parquet/year=2024/2.parquet', `select 'Rome' as name, 2 as id, 'x' as note`],
    ] as const)
      folder.put(name, readFileSync(await parquet.write('written.parquet', query)))
    const ofParquet = { type: 'parquet', sourceFile: 'parquet/*/*.parquet', ...NO_ATTR }
    expect(await folder.shown(ofParquet)).to.deep.equal(expected)
    for (const [type, file] of [
      ['avro', 'values-deflate.avro'],
      ['arrow', 'values-lz4.arrow'],
    ] as const) {
      for (const year of [2023, 2024])
        folder.put(`${type}/year=${year}/values`, readFileSync(writtenByPython(file)))
      const { names, rows } = await folder.shown({ type, sourceFile: `${type}/`, ...NO_ATTR })
      expect([names.at(-1), rows.length, rows.at(-1)!.at(-1)]).to.deep.equal(['year', 12, '2024'])
      expect(rows[6]!.slice(0, -1)).to.deep.equal(rows[0]!.slice(0, -1))
    }
  })

  it('are records of positions or of a copybook as well', async () => {
    folder.put('lines/year=2023/a.txt', 'Paris   1\nOslo   22\n')
    folder.put('lines/year=2024/a.txt', 'Rome    3\n')
    const rows = [
      ['Paris', '1', '2023'],
      ['Oslo', '22', '2023'],
      ['Rome', '3', '2024'],
    ]
    const widths = { type: 'fixedwidth', sourceFile: 'lines/', widths: [5, 4] }
    expect((await folder.shown({ ...widths, attr: 'none' })).rows).to.deep.equal(rows)
    folder.put('lines.cpy', '       01  R.\n           05  CITY  PIC X(5).\n           05  SOLD  PIC Z(4).\n')
    const cobol = {
      type: 'cobol',
      sourceFile: 'lines/',
      schemaFile: 'lines.cpy',
      terminator: 'lf',
      ...NO_ATTR,
    }
    const { names, rows: ofCobol } = await folder.shown(cobol)
    expect(names).to.deep.equal(['CITY', 'SOLD', 'year'])
    expect(ofCobol).to.deep.equal(rows)
  })
})
