import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'
import { exported } from './exported.ts'
import { READ, readParquet, type Rows } from './read-file.ts'
import { rowsOfWorkbook } from './read-workbook.ts'

const PEOPLE = `Name,Born,Paid,Note
Ada Lovelace,1815-12-10,12.5,"of ""Analytical"" fame,
in two lines"
Grace Hopper,1906-12-09,-7,
Barbara Liskov,,0,=1+1
Grace Hopper,1906-12-09,007, blank
`

/** What a type of file keeps of a field: Parquet the number 33.3 of 33.300, a workbook the time of what is one. */
const SHAPES: Readonly<Record<string, (field: string | null) => string | null>> = {
  parquet: (field) => (/^-?\d+\.\d{3}$/.test(field ?? '') ? String(Number(field)) : field),
  xlsx: (field) => (/^\d{4}[-/]\d\d[-/]\d\d( |$)/.test(field ?? '') ? timeOf(field!) : field),
}

const timeOf = (text: string): string =>
  new Date(`${text.slice(0, 10).replaceAll('/', '-')}T${text.slice(11) || '00:00:00'}Z`).toISOString()

describe('An export over HTTP', function () {
  this.timeout(60_000)
  let server: QualityServer
  let entity: string

  before(async () => {
    server = await startQualityServer()
    ;({ path: entity } = await server.load('people', PEOPLE))
    await server.command('/library/entities', {
      command: 'create',
      data: { entityName: 'Person', attributes: [{ name: 'Name' }] },
    })
  })
  after(async () => {
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
    await server.stop()
  })

  const LISTINGS: Readonly<Record<string, () => string>> = {
    rows: () => `${entity}/rows`,
    attributes: () => `${entity}/attributes`,
    values: () => `${entity}/attributes/1/values`,
    masks: () => `${entity}/attributes/1/masks`,
    patterns: () => `${entity}/attributes/1/patterns`,
    soundexes: () => `${entity}/attributes/1/soundexes`,
    metaphones: () => `${entity}/attributes/1/metaphones`,
    entities: () => '/entities',
    jobs: () => '/scheduler',
    'library entities': () => '/library/entities',
  }

  /** What the listing answers: the human names and the fields, an absent value as null. */
  async function listed(path: string): Promise<Rows> {
    const { status, body } = await server.command(path, { command: 'get', options: { pageSize: 10_000 } })
    expect(status).to.equal(200)
    const rows = (body.rows || []).map(({ dataRow }) =>
      dataRow.map((field) => [field].flat().join(' ') || null),
    )
    return [body.columns.map(({ humanisedName }) => humanisedName), ...rows]
  }

  /** Human names that a listing has twice get numbers in a file. */
  const withoutNumber = (text: string | null) => String(text).replace(/ \(\d+\)$/, '')

  for (const [name, path] of Object.entries(LISTINGS)) {
    it(`of ${name} holds what the listing shows, as a file of every type`, async () => {
      const before = await listed(path())
      const [names, ...records] = name === 'rows' ? before.map(([, ...fields]) => fields) : before
      await Promise.all(
        Object.entries(READ).map(async ([filetype, read]) => {
          const { bytes, file } = await exported(server, path(), {
            filename: `${name}.${filetype}`,
            filetype,
          })
          expect(file).to.equal(`/download/${encodeURIComponent(`${name}.${filetype}`)}`)
          const [foundNames, ...found] = await read(bytes)
          expect(foundNames!.map(withoutNumber), filetype).to.deep.equal(names)
          // Of the jobs, those of the exports are in the files as well.
          const comparable = name === 'jobs' ? found.slice(0, records.length) : found
          const shape = SHAPES[filetype] ?? ((field) => field)
          expect(
            comparable.map((fields) => names!.map((_, i) => shape(fields[i] ?? null))),
            filetype,
          ).to.deep.equal(records.map((fields) => fields.map(shape)))
        }),
      )
    })
  }

  it('writes the chosen columns in their order, the chosen records, and sorts them', async () => {
    const { bytes } = await exported(
      server,
      `${entity}/rows`,
      { filename: 'some.csv' },
      {
        columns: ['_rowid', 'NAME', 'PAID'],
        sort: [{ column: 'PAID', direction: 'desc' }, { column: 'NAME' }],
        keypatternlist: ['1', '2', '4', '77'],
      },
    )
    expect(bytes.toString()).to.equal(
      'Row,Name,Paid\n1,Ada Lovelace,12.5\n4,Grace Hopper,007\n2,Grace Hopper,-7\n',
    )
  })

  it('of no rows has only the names, or is empty', async () => {
    const nothing = { keypatternlist: ['99'], columns: ['NAME', 'BORN'] }
    const content = async (filetype: string) =>
      (await exported(server, `${entity}/rows`, { filename: 'nothing', filetype }, nothing)).bytes
    expect((await content('csv')).toString()).to.equal('Name,Born\n')
    expect((await content('json')).toString()).to.equal('[]\n')
    expect((await content('ndjson')).toString()).to.equal('')
    expect(await rowsOfWorkbook(await content('xlsx'))).to.deep.equal([['Name', 'Born']])
    expect(await readParquet(await content('parquet'))).to.deep.equal([['Name', 'Born']])
  })

  it('writes an encoding that a load reads back, and reports missing characters', async () => {
    const { path } = await server.load('Polish', 'Name,Text\nŁódź,żółw €\n"a,b",plain\n')
    const { bytes } = await exported(server, `${path}/rows`, { filename: 'p.csv', encoding: 'cp1250' })
    const again = await server.load('Polish again', bytes, { connectInfo: { encoding: 'cp1250' } })
    expect(await server.rows(`${again.path}/rows`)).to.deep.equal(await server.rows(`${path}/rows`))

    const wide = { filename: 'l.json', filetype: 'json', encoding: 'iso8859-1' }
    const failed = await server.command(`${path}/rows`, { command: 'export', data: wide })
    const row = await server.ended(failed.body.job)
    expect(row['State']).to.equal('Failed')
    expect(row['Reason']).to.equal(
      'The encoding iso8859-1 does not have the character "Ł" (U+0141): choose utf-8, or set "unencodable" to "replace" to write a question mark instead of each such character.',
    )
    expect((await server.ask('/download/l.json')).status).to.equal(404)

    const replaced = await exported(server, `${path}/rows`, { ...wide, unencodable: 'replace' })
    expect(replaced.file).to.equal('/download/l.json')
    expect(replaced.job['Message']).to.match(
      /The encoding does not have 5 characters: each is replaced by a question mark\.$/,
    )
    expect(JSON.parse(replaced.bytes.toString('latin1'))).to.deep.equal([
      { Name: '?ód?', Text: '?ó?w ?' },
      { Name: 'a,b', Text: 'plain' },
    ])
  })

  it('writes escape sequences that a load reads back, and lists rejected records in the same encoding', async () => {
    const encoding = 'iso2022-jp'
    const { path } = await server.load('Japanese', 'Name,Text\n日本,"a,b"\n東京,한\n')
    const { bytes } = await exported(server, `${path}/rows`, { filename: 'j.csv', encoding })
    expect(bytes.toString('latin1').split('\n')[1]).to.equal('\x1b$BF|K\\\x1b(B,"a,b"')
    const damaged = Buffer.concat([bytes, Buffer.from('\x1b$B0!\x1b(B\n', 'latin1')])
    const again = await server.load('Japanese again', damaged, { connectInfo: { encoding }, maxRejected: 1 })
    expect(await server.rows(`${again.path}/rows`)).to.deep.equal(await server.rows(`${path}/rows`))
    const [rejected] = await server.rows(`${again.path}/rejected`)
    expect(Object.values(rejected!)).to.include('亜')
  })

  it('puts an apostrophe before formulas where that is asked for, and spares numbers', async () => {
    const { path } = await server.load('Formulas', 'A,B\n=1+1,-5\n+44 20,+1.5e3\n@x,-\n"\tt",plain\n-2+3,=\n')
    const { bytes } = await exported(server, `${path}/rows`, { filename: 'f.csv', escapeFormulas: true })
    expect(bytes.toString()).to.equal("A,B\n'=1+1,-5\n'+44 20,+1.5e3\n'@x,'-\n'\tt,plain\n'-2+3,'=\n")
    const plain = await exported(server, `${path}/rows`, { filename: 'f.csv' })
    expect(plain.bytes.toString()).to.equal('A,B\n=1+1,-5\n+44 20,+1.5e3\n@x,-\n\tt,plain\n-2+3,=\n')
  })

  it('types the cells of a workbook, and tells of texts that it had to cut', async () => {
    const long = 'x'.repeat(40_000)
    const { path } = await server.load(
      'Cells',
      `Number,Code,Truth,Day,Moment,Text\n12.5,007,true,2024-01-31,2024-01-31 09:30:00,"=1+1 _x0041_ \u0001"\n-3,12345678901234567890,FALSE,1815-12-10,2024-02-30 09:30:00,${long}\n`,
    )
    const { bytes, job } = await exported(server, `${path}/rows`, { filename: 'c.xlsx', filetype: 'xlsx' })
    const [, first, second] = await rowsOfWorkbook(bytes)
    expect(first).to.deep.equal([
      12.5,
      '007',
      true,
      new Date(Date.UTC(2024, 0, 31)),
      new Date(Date.UTC(2024, 0, 31, 9, 30)),
      '=1+1 _x0041_ \u0001',
    ])
    // What no spreadsheet can hold as a day, or is none, is a text.
    expect(second!.slice(0, 5)).to.deep.equal([
      -3,
      '12345678901234567890',
      false,
      '1815-12-10',
      '2024-02-30 09:30:00',
    ])
    expect(second![5]).to.equal('x'.repeat(32_767))
    expect(job['Message']).to.match(/1 text is cut after the first 32,767 characters, the limit of a cell\.$/)
  })

  it('writes the dates before 1 March 1900 to a workbook as texts, those of the first century too', async () => {
    const early = ['0001-01-01', '0050-06-15', '0099-12-31', '0100-01-01', '1899-12-31', '1900-02-28']
    const days = ['1900-03-01', ...early, '2024-02-29']
    const lines = days.map((day) => `${day},${day} 09:30:00,${day.replaceAll('-', '/')} 09:30:00\n`)
    const { path } = await server.load('Early', `Day,Moment,Time\n${lines.join('')}`)
    const { bytes } = await exported(server, `${path}/rows`, { filename: 'e.xlsx', filetype: 'xlsx' })
    const [, ...rows] = await rowsOfWorkbook(bytes)
    expect(rows.slice(1, -1)).to.deep.equal(
      early.map((day) => [day, `${day} 09:30:00`, `${day.replaceAll('-', '/')} 09:30:00`]),
    )
    for (const row of [rows[0]!, rows.at(-1)!]) for (const cell of row) expect(cell).to.be.instanceOf(Date)
  })
})
