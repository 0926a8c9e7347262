import { expect } from 'chai'
import { writtenName, writtenText } from '../../../src/quality/expressions/words.ts'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'
import { exported } from '../work/export/exported.ts'
import { READ } from '../work/export/read-file.ts'

/** Names that SQL, Knex or a prepared statement could read as something else. */
const NAMES = [
  ...['?', 'Active?', 'Paid??', '$1', '$2 paid', ':name', ':v0:', '%', '%s', '"', 'a"b?', "'", "it's ?"],
  ...[
    '\\',
    'a\\?',
    '\\\\?',
    '??',
    '😀',
    '😀?',
    'St. Louis',
    'Paid as agreed',
    'v0',
    'k0',
    'c1',
    'a;--',
    '{',
    '*',
  ],
]
/** A value holds what its name holds, with the number of its row. */
const fields = (row: number) => NAMES.map((name) => `${name}${row}`)
const quoted = (values: readonly string[]) =>
  `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\n`
const ROWS = [1, 2, 3].map(fields)

describe('Columns whose names hold characters of SQL', function () {
  this.timeout(60_000)
  let server: QualityServer
  let entity: string
  let columns: readonly string[]

  before(async () => {
    server = await startQualityServer()
    const { path, job } = await server.load('Odd', [NAMES, ...ROWS].map(quoted).join(''))
    expect(job).to.include({ State: 'Completed' })
    entity = path
    const { body } = await server.command(`${entity}/rows`, { command: 'get', options: {} })
    columns = body.columns.slice(1).map(({ columnisedName }) => columnisedName)
    expect(body.columns.slice(1).map(({ humanisedName }) => humanisedName)).to.deep.equal(NAMES)
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const rowsOf = ({ rows }: CommandAnswer) => (rows || []).map(({ dataRow }) => dataRow)
  const conditionOf = (name: string, row: number) =>
    `${writtenName(name)} = ${writtenText(`${name}${row}`)} OR 'Row' = 1`

  for (const [filetype, read] of Object.entries(READ)) {
    it(`are exported as ${filetype} by their names, whatever selects the records`, async () => {
      const last = columns.at(-1)!
      const selections: [Record<string, unknown>, string[][]][] = [
        [{}, ROWS],
        [{ where: conditionOf('Active?', 2) }, ROWS.slice(0, 2)],
        [{ keypatternlist: ['2', '3'] }, ROWS.slice(1)],
        [
          { where: conditionOf('a\\?', 3), sort: [{ column: last, direction: 'desc' }] },
          [ROWS[2]!, ROWS[0]!],
        ],
      ]
      for (const [i, [options, expected]] of selections.entries()) {
        const target = { filename: `odd-${i}.${filetype}`, filetype }
        const { bytes } = await exported(server, `${entity}/rows`, target, options)
        expect(await read(bytes), JSON.stringify(options)).to.deep.equal([NAMES, ...expected])
      }
    })
  }

  it('are exported as Parquet from the catalogue and from one column alone', async () => {
    const one = { columns: [columns[1]] }
    const parquet = { filename: 'one', filetype: 'parquet' }
    const { bytes } = await exported(server, `${entity}/rows`, parquet, one)
    expect(await READ['parquet']!(bytes)).to.deep.equal([['Active?'], ...ROWS.map((row) => [row[1]!])])
    const attributes = await exported(server, `${entity}/attributes`, parquet, {
      columns: ['_humanised_name'],
    })
    const [, ...names] = await READ['parquet']!(attributes.bytes)
    expect(names.flat()).to.deep.equal(NAMES)
  })

  it('are found, sorted and shown by both names', async () => {
    for (const [i, name] of NAMES.entries()) {
      const column = columns[i]!
      for (const written of [writtenName(name), writtenName(column)]) {
        const { status, body } = await server.command(`${entity}/rows`, {
          command: 'get',
          options: {
            where: `${written} = ${writtenText(`${name}2`)} OR ${written} = ${writtenText(`${name}3`)}`,
            sort: [{ column, direction: 'desc' }],
            columns: [column],
          },
        })
        expect(status, `${written}: ${JSON.stringify(body)}`).to.equal(200)
        expect(rowsOf(body), written).to.deep.equal([[`${name}3`], [`${name}2`]])
      }
    }
  })

  it('lead from each value to its rows', async () => {
    for (const [i, name] of NAMES.entries()) {
      const holding = encodeURIComponent(`${i + 1}:value:${name}2`)
      const found = await server.rows(`${entity}/rows?holding=${holding}`)
      expect(
        found.map((row) => row['Row']),
        name,
      ).to.deep.equal(['2'])
    }
  })
})
