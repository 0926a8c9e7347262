import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { SpatialClient, type ErrorBody } from '../support/spatial-client.ts'

const EPSG = 'http://www.opengis.net/def/crs/EPSG/0'
const cities = '/collections/places/cities/items'

describe('faults of filters are found all at once', () => {
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString()
  const json = (filter: object) => ({ filter: JSON.stringify(filter), 'filter-lang': 'cql2-json' })
  async function errorsOf(target: string): Promise<[code: string, detail: string][]> {
    const answer = await client.get(target)
    expect(answer.status, `${target} ${answer.text}`).to.equal(400)
    return (answer.body as ErrorBody).errors.map(({ code, detail }) => [code, detail])
  }

  it('of properties, types and functions at once, with their places', async () => {
    const filter = "populaton > 1 AND country > 7 AND nothing = 'x' AND lenght(name) = 3"
    const errors = await errorsOf(`${cities}?${query({ filter })}`)
    expect(errors.map(([code, detail]) => [code, /At character \d+/.exec(detail)?.[0]])).to.deep.equal([
      ['DIS-OAF-1013', 'At character 1'],
      ['DIS-OAF-1017', 'At character 27'],
      ['DIS-OAF-1013', 'At character 35'],
      ['DIS-OAF-1017', 'At character 53'],
    ])
    expect(errors[0]![1]).to.include('Did you mean "population"?')
    expect(errors[3]![1]).to.match(/length/)
  })

  it('together with those of other parameters', async () => {
    const codes = (await errorsOf(`${cities}?${query({ filter: 'nothing = 1', bbox: '1,2,3', limit: '0', colour: 'red' })}`)).map(([code]) => code) // prettier-ignore
    expect(codes).to.have.members(['DIS-OAF-1013', 'DIS-OAF-1014', 'DIS-OAF-1015', 'DIS-OAF-1016'])
  })

  it('in JSON by their paths', async () => {
    const filter = { op: 'and', args: [{ op: '>', args: [{ property: 'populaton' }, 1] }, { op: 'lik', args: [] }] } // prettier-ignore
    const errors = await errorsOf(`${cities}?${query(json(filter))}`)
    expect(errors.map(([code]) => code)).to.include('DIS-OAF-1017')
    expect(errors.at(-1)![1]).to.match(/^At \/args\/1/)
    const unknown = { op: '>', args: [{ property: 'populaton' }, 1] }
    expect(await errorsOf(`${cities}?${query(json(unknown))}`)).to.deep.equal([
      ['DIS-OAF-1013', 'At /args/0 of the filter: There is no property "populaton". Did you mean "population"?'],
    ]) // prettier-ignore
  })

  it('of the syntax, at the character where it stops', async () => {
    for (const [filter, place] of [
      ['population >> 1', 'At character 13 '],
      ["name = 'x", 'At character 8 '],
      ['name IS', 'At character 8 '],
      ['(population > 1', 'At character 1 '],
      ['population DURING 1', 'At character 12 '],
    ] as const) {
      // Blanks as plus, as HTML forms send them, do not become signs in what the message speaks of.
      const errors = await errorsOf(`${cities}?filter=${encodeURIComponent(filter).replaceAll('%20', '+')}`)
      expect(errors, filter).to.have.lengthOf(1)
      expect(errors[0], filter).to.satisfy(
        ([code, detail]: [string, string]) => code === 'DIS-OAF-1017' && detail.startsWith(place),
      )
    }
  })

  it('of the encoding and of the reference system', async () => {
    expect((await errorsOf(`${cities}?filter=a&filter-lang=cql`))[0]![0]).to.equal('DIS-OAF-1014')
    const filter = 'population > 1'
    const [error] = await errorsOf(`${cities}?${query({ filter, 'filter-crs': `${EPSG}/31467` })}`)
    expect(error![0]).to.equal('DIS-OAF-1014')
    expect(error![1]).to.include('filter-crs')
  })

  it('and refuse too deep nesting by a sentence', async () => {
    const deep = `${'('.repeat(300)}population > 1${')'.repeat(300)}`
    expect((await errorsOf(`${cities}?${query({ filter: deep })}`))[0]).to.satisfy(
      ([code, detail]: [string, string]) => code === 'DIS-OAF-1017' && detail.includes('200'),
    )
  })
})
