import { expect } from 'chai'
import { DocsPage } from '../../support/docs-page.ts'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

const PAGE = new DocsPage('docs/joins.md')

/** What the page shows for a value that it does not say, such as a time. */
const UNSAID = '…'

const plain = (cell: string): string => (cell === '(empty)' ? '' : cell.replaceAll('`', ''))

describe('The example of docs/joins.md', function () {
  this.timeout(60_000)
  let server: QualityServer
  let join: string

  before(async () => {
    server = await startQualityServer()
    const [customers = '', shops = ''] = PAGE.fences()
      .filter(({ language }) => language === 'csv')
      .map(({ text }) => text)
    const left = (await server.load('Customers', customers)).entityId
    const right = (await server.load('Shops', shops)).entityId
    const params = { LH: { entity: left, attributes: '3' }, RH: { entity: right, attributes: '2' } }
    const { body } = await server.command(`/entities/${left}/joins`, {
      command: 'create',
      data: { jobName: 'Cities', params },
    })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    join = `/joins/${left}-3-${right}-2-1`
  })
  after(() => server.stop())

  it('has the value of each column that the page says, for all columns', async () => {
    const { columns, rows } = (await (await server.ask(join)).json()) as CommandAnswer
    const [{ dataRow = [] } = {}] = rows === '' ? [] : rows
    const said = PAGE.rows('Figures')
    expect(said.map(([column, name]) => [plain(column!), name])).to.deep.equal(
      columns.map(({ columnisedName, humanisedName }) => [columnisedName, humanisedName]),
    )
    for (const [i, [column, , value]] of said.entries()) {
      if (value === UNSAID) expect(dataRow[i], column).to.not.equal('')
      else expect(dataRow[i], column).to.equal(plain(value!))
    }
  })

  it('has the number of rows of each result set that the page says', async () => {
    for (const [paths, , counts] of PAGE.rows('Look at every region')) {
      const sets = plain(paths!).split(', ')
      const expected = counts!.split(', ')
      expect(sets.length, paths).to.equal(expected.length)
      for (const [i, set] of sets.entries()) {
        const { metadata } = (await (await server.ask(join + set)).json()) as CommandAnswer
        expect(metadata['totalCount'], set).to.equal(expected[i])
      }
    }
  })
})
