import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const SALES = `Id,First Name,Last Name,Net,Tax,Sold
1,Ada,Lovelace,100,19.5,2024-01-31
2,Grace,,7,x,31.12.2023
3,"O""Hara, ""Sc"" ",Li,,1,
4,,,0.1,0.2,2024-02-30
`

const COLUMNS = [
  `{FULL_NAME FULL_NAME {} {First and last} {'First Name' || " " || 'Last Name'} 100}`,
  '{GROSS GROSS {} {Net and tax} {Net + Tax} 12}',
  '{IS_DEAR IS_DEAR {} {} {GROSS > 50} 1}',
  '{QUOTED QUOTED {} {} {IF Id > 2 THEN "a ""b"", " || Id} 100}',
  '{NEXT_DAY NEXT_DAY {} {} {TO_DATE(Sold) + 1} 10}',
  '{DAY_AFTER DAY_AFTER {} {} {NEXT_DAY + 1} 10}',
  '{NOTHING NOTHING {} {} {TRIM("  ")} 1}',
]

describe('Virtual columns', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server.stop())

  const virtualRows = async (path: string) =>
    (await server.rows(`${path}/rows`)).map((row) =>
      ['FULL_NAME', 'GROSS', 'IS_DEAR', 'QUOTED', 'NEXT_DAY', 'DAY_AFTER', 'NOTHING'].map(
        (name) => row[name],
      ),
    )
  const EXPECTED = [
    ['Ada Lovelace', '119.5', '1', '', '2024-02-01', '2024-02-02', ''],
    ['', '', '', '', '2024-01-01', '2024-01-02', ''],
    ['O"Hara, "Sc"  Li', '', '', 'a "b", 3', '', '', ''],
    ['', '0.3', '0', 'a "b", 4', '', '', ''],
  ]

  it('are computed at the load, from fields and from those before them, and never fail it', async () => {
    const { path, job } = await server.load('Sales', SALES, { options: { columns: COLUMNS } })
    expect(job).to.include({ State: 'Completed', Reason: '' })
    expect(await virtualRows(path)).to.deep.equal(EXPECTED)
    const [first] = await server.rows(`${path}/rows`)
    expect(Object.keys(first!).slice(0, 7)).to.deep.equal(
      'Row,Id,First Name,Last Name,Net,Tax,Sold'.split(','),
    )
  })

  it('are kept with their expression, and profiled like others', async () => {
    const { path } = await server.load('Kept', SALES, { options: { columns: COLUMNS } })
    const attributes = await server.rows(`${path}/attributes`)
    expect(attributes).to.have.length(6 + COLUMNS.length)
    expect(attributes[5]).to.include({ Name: 'Sold', 'Attribute Type': 'Real', Expression: '' })
    expect(attributes[6]).to.include({
      Name: 'FULL_NAME',
      Ref: '7',
      'Attribute Type': 'Virtual',
      Expression: `'First Name' || " " || 'Last Name'`,
      'Business Description': 'First and last',
      'Schema Length': '100',
      'Inferred Type': 'text',
      Nulls: '2',
    })
    expect(attributes[7]).to.include({
      Name: 'GROSS',
      'Inferred Type': 'decimal',
      Mean: '59.900',
      Nulls: '2',
    })
    expect(attributes[10]).to.include({
      Name: 'NEXT_DAY',
      'Inferred Type': 'date',
      'Min Value': '2024-01-01',
    })
    expect(attributes[12]).to.include({ Name: 'NOTHING', 'Inferred Type': 'null', Nulls: '4' })
    const values = await server.rows(`${path}/attributes/9/values`)
    expect(values.map(({ Value, Frequency }) => [Value, Frequency])).to.deep.equal([
      ['0', '1'],
      ['1', '1'],
    ])
  })

  it('are computed anew by a reload, and after a restart of the server', async () => {
    const options = { columns: COLUMNS.slice(1, 3) }
    const { path } = await server.load('Again', SALES, { options })
    await server.stop(true)
    server = await startQualityServer({ dataDir: server.dataDir })
    const sourceFile = await server.upload('newer.csv', 'Tax,Net\n1,2\n30,40\n')
    const reload = (name: string) =>
      server.command(path, {
        command: 'reload',
        data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile: name } },
      })
    const { body } = await reload(sourceFile)
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const rows = [
      { Row: '1', Tax: '1', Net: '2', GROSS: '3', IS_DEAR: '0' },
      { Row: '2', Tax: '30', Net: '40', GROSS: '70', IS_DEAR: '1' },
    ]
    expect(await server.rows(`${path}/rows`)).to.deep.equal(rows)

    const without = await reload(await server.upload('without.csv', 'Taxx,Net\n1,2\n'))
    const failed = await server.ended(without.body.job)
    expect(failed['State']).to.equal('Failed')
    expect(failed['Reason']).to.match(/^GROSS: At character 7 of the expression: .*\bTax\b.*\bTaxx\b/)
    expect(await server.rows(`${path}/rows`)).to.deep.equal(rows)
    const [entity] = await server.rows(path)
    expect(entity).to.include({ 'Entity State': 'Fully Loaded' })

    const named = await reload(await server.upload('named.csv', 'Tax,Net,gross\n1,2,3\n'))
    expect((await server.ended(named.body.job))['Reason']).to.equal(
      'GROSS: The source has a column of this name; choose another one.',
    )
    expect(await server.rows(`${path}/rows`)).to.deep.equal(rows)
  })

  it('name the columns of a source that has no names, and those of a declaration', async () => {
    const nameless = await server.load('Nameless', '1,2\n3,4\n', {
      connectInfo: { attr: 'none' },
      options: { columns: [`{SUM SUM {} {} {COLUMN_1 + 'Column 2'} 5}`] },
    })
    expect((await server.rows(`${nameless.path}/rows`)).map(({ SUM }) => SUM)).to.deep.equal(['3', '7'])
    await server.upload('sum.sql', 'create table sums (left_one integer, right_one varchar(10) not null);')
    const declared = await server.load('Declared', '1,2\n3,4\n', {
      connectInfo: { attr: 'ddl', schemaFile: 'sum.sql' },
      options: { columns: ['{SUM SUM {} {} {left_one + RIGHT_ONE} 5}'] },
    })
    expect((await server.rows(`${declared.path}/rows`)).map(({ SUM }) => SUM)).to.deep.equal(['3', '7'])
  })

  it('are shown by a preview', async () => {
    const sourceFile = await server.upload('preview.csv', SALES)
    const { status, body } = await server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
      options: { columns: COLUMNS },
    })
    expect(status).to.equal(200)
    expect(body.columns.slice(6, 8)).to.deep.equal([
      { columnisedName: 'FULL_NAME', humanisedName: 'FULL_NAME', description: 'First and last' },
      { columnisedName: 'GROSS', humanisedName: 'GROSS', description: 'Net and tax' },
    ])
    expect((body.rows as { dataRow: string[] }[]).map(({ dataRow }) => dataRow.slice(6))).to.deep.equal(
      EXPECTED,
    )
  })

  describe('are refused, by create and preview alike,', () => {
    for (const [what, columns, status, faults] of [
      [
        'with a column that the source does not have',
        ['{A A {} {} {Nett + 1} 1}'],
        404,
        [['/options/columns/0', /^A: At character 1 of the expression: .*\bNett\b.*\bNet\b/]],
      ],
      [
        'with a name of the source, whatever its case',
        ['{FIRST_NAME FIRST_NAME {} {} Id 1}', '{ID ID {} {} Tax 1}'],
        400,
        [
          ['/options/columns/0', /^FIRST_NAME: The source has a column of this name; choose another one\.$/],
          ['/options/columns/1', /^ID: The source has a column/],
        ],
      ],
      [
        'with all faults of all expressions, an unknown column among them',
        ['{A A {} {} {Id || ROND(Net)} 1}', '{B B {} {} {DATE_NOT_THERE(1) + Nett} 1}'],
        400,
        [
          ['/options/columns/0', /^A: At character 7 of the expression: .*ROUND/],
          ['/options/columns/1', /^B: At character 1 of the expression: /],
          ['/options/columns/1', /^B: At character 21 of the expression: .*\bNett\b/],
        ],
      ],
      [
        'with a column that stands behind',
        ['{A A {} {} {B} 1}', '{B B {} {} {Net} 1}'],
        404,
        [['/options/columns/0', /^A: At character 1 of the expression: /]],
      ],
      [
        'with figures of a profile, which there is none of before the load',
        ['{A A {} {} {Net - AVERAGE(Net)} 1}'],
        400,
        [['/options/columns/0', /^A: At character 15 of the expression: Net has no profile\b/]],
      ],
    ] as const)
      it(what, async () => {
        const sourceFile = await server.upload('refused.csv', SALES)
        const data = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
        for (const [command, added] of [
          ['preview', {}],
          ['create', { entityName: `Refused ${what}` }],
        ] as const) {
          const answer = await server.command('/entities', {
            command,
            data: { ...data, ...added },
            options: { columns },
          })
          expect(answer.status, JSON.stringify(answer.body)).to.equal(status)
          expect(answer.body.errors, JSON.stringify(answer.body)).to.have.length(faults.length)
          for (const [i, [pointer, detail]] of faults.entries()) {
            expect(answer.body.errors[i]!.pointer).to.equal(pointer)
            expect(answer.body.errors[i]!.detail).to.match(detail)
          }
        }
        const names = (await server.rows('/entities')).map(({ Name }) => Name)
        expect(names).not.to.include(`Refused ${what}`)
      })
  })
})
