import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** The postcode 1010 has a majority, 2020 a tie, 3030 most often no city; the empty postcode has two cities. */
const PEOPLE = [
  'id,postcode,city,population,note',
  '1,1010,Vienna,2000000,a',
  '2,1010,Vienna,2000000,a',
  '3,1010,Wien,20,g',
  '4,2020,Graz,300000,c',
  '5,2020,Linz,200000,c',
  '6,3030,Bern,140000,d',
  '7,3030,,140000,d',
  '8,3030,,14,d',
  '9,,Rome,2800000,e',
  '10,,Oslo,700000,e',
  '11,,Oslo,700000,f',
  '12,5020,Salzburg,150000,g',
  '13,5020,Salzburg,150000,g',
]

describe('an export of corrected rows', function () {
  this.timeout(60_000)
  let server: QualityServer
  let people: string
  before(async () => {
    server = await startQualityServer()
    people = (await server.load('People', `${PEOPLE.join('\n')}\n`)).path
    const attributes = [
      { rhs: 3, lhs: 2 },
      { rhs: 4, lhs: 2 },
      { rhs: 3, lhs: 5 },
    ]
    const { body } = await server.command(`${people}/dependencies`, {
      command: 'verify',
      data: { attributes },
    })
    expect(await server.ended(body.uri)).to.include({ State: 'Completed' })
    const resolved = await server.command(`${people}/dependencies/3-2/conflicts`, {
      command: 'resolve',
      data: { lhs: ['2020'], rhs: 'Leoben, "Styria"' },
    })
    expect(resolved.status).to.equal(204)
  })
  after(() => server.stop())

  let exports = 0
  async function exported(data: object, options?: object): Promise<string[]> {
    const { status, body } = await server.command(`${people}/rows`, {
      command: 'export',
      data: { filename: `corrected ${++exports}.csv`, ...data },
      options,
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { job, file } = body as unknown as { job: string; file: string }
    expect(await server.ended(job)).to.include({ State: 'Completed' })
    const answer = await server.ask(file.slice(file.indexOf('/download')))
    return (await answer.text()).trimEnd().split('\n')
  }

  it('has the right values of dependencies, in the order of the source', async () => {
    expect(await exported({ corrected: ['3 2', '4-2'] })).to.deep.equal([
      PEOPLE[0],
      '1,1010,Vienna,2000000,a',
      '2,1010,Vienna,2000000,a',
      '3,1010,Vienna,2000000,g',
      '4,2020,"Leoben, ""Styria""",300000,c',
      '5,2020,"Leoben, ""Styria""",200000,c',
      '6,3030,Bern,140000,d',
      '7,3030,,140000,d',
      '8,3030,,140000,d',
      '9,,Oslo,700000,e',
      '10,,Oslo,700000,e',
      '11,,Oslo,700000,f',
      '12,5020,Salzburg,150000,g',
      '13,5020,Salzburg,150000,g',
    ])
  })

  it('has the values of the first dependency that corrects them', async () => {
    const cities = async (corrected: string[]) =>
      (
        await exported({ corrected }, { columns: ['ID', 'CITY'], where: 'postcode = "1010" OR id = 9' })
      ).slice(1)
    expect(await cities(['3-2', '3-5'])).to.deep.equal(['1,Vienna', '2,Vienna', '3,Vienna', '9,Oslo'])
    expect(await cities(['3-5', '3-2'])).to.deep.equal(['1,Vienna', '2,Vienna', '3,Salzburg', '9,Oslo'])
  })

  it('selects and sorts rows by their corrected values', async () => {
    const options = {
      columns: ['ID', 'NOTE'],
      where: 'population > 600000',
      sort: [{ column: 'POPULATION' }, { column: 'ID' }],
    }
    expect(await exported({ corrected: ['4-2'] }, options)).to.deep.equal([
      'id,note',
      '9,e',
      '10,e',
      '11,f',
      '1,a',
      '2,a',
      '3,g',
    ])
  })

  it('is the table as loaded without corrections', async () => {
    expect(await exported({})).to.deep.equal(PEOPLE)
  })

  it('needs dependencies that the entity has', async () => {
    const body = { command: 'export', data: { filename: 'x.csv', corrected: ['3-2', '1-2'] } }
    const { status, body: problem } = await server.command(`${people}/rows`, body)
    expect(status).to.equal(404)
    expect(problem.detail).to.equal('The entity 1 has no dependency 1-2.')
  })

  it('holds the dependencies without exceptions when it is loaded', async () => {
    const lines = await exported({ corrected: ['4-2'] })
    const { path } = await server.load('Corrected', `${lines.join('\n')}\n`)
    const { body } = await server.command(`${path}/dependencies`, {
      command: 'verify',
      data: { attributes: [{ rhs: 4, lhs: 2 }] },
    })
    await server.ended(body.uri)
    const [row] = await server.rows(`${path}/dependencies/4-2`)
    // The two values of 2020 are equally frequent, so they are not corrected.
    expect(row).to.include({ 'Conflicting LH Values': '1', 'Conflicting Rows': '2' })
  })
})
