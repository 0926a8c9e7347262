import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const BASE = 9007199254740992n

/** Twenty numbers that are at most 4 above 2^53, and an outlier. */
const NUMBERS = Array.from({ length: 21 }, (_, i) => BASE + (i === 20 ? 101n : BigInt(i % 5)))

describe('The profile and the report of integers beyond 2^53', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  let close: string
  before(async () => {
    server = await startQualityServer()
    path = (await server.load('Accounts', `account\n${NUMBERS.join('\n')}\n`)).path
    close = (await server.load('Close', 'n\n-9007199254740992\n-9007199254740993\n-9007199254740994\n')).path
  })
  after(() => server.stop())

  const read = async (
    of: string,
    query: Readonly<Record<string, string>>,
  ): Promise<(readonly string[])[]> => {
    const response = await server.ask(`${of}?${new URLSearchParams(query).toString()}`)
    const body = (await response.json()) as { rows: { dataRow: readonly string[] }[] }
    return body.rows.map(({ dataRow }) => dataRow)
  }

  it('show integers as integers in the listing of attributes', async () => {
    const figures = [
      'value.MIN',
      'value.MAX',
      'num.LOWER_QUARTILE',
      'num.MEDIAN',
      'num.UPPER_QUARTILE',
      'num.MEAN',
    ]
    expect(await read(`${path}/attributes`, { columns: figures.join(',') })).to.deep.equal([
      [
        ...['9007199254740992', '9007199254741093'],
        ...['9007199254740993.000', '9007199254740994.000', '9007199254740995.000', '9007199254740998.714'],
      ],
    ])
  })

  it('write the edges of the histogram as JSON numbers with all their digits', async () => {
    const [row] = await read(`${close}/attributes`, { columns: 'HISTOGRAM' })
    const edges = Array.from(
      row![0]!.matchAll(/"from":(-\d+),"to":(-\d+),"rows":(\d+)/g),
      ([, ...edge]) => edge,
    )
    expect(edges).to.deep.equal([
      ['-9007199254740994', '-9007199254740993', '1'],
      ['-9007199254740993', '-9007199254740992', '1'],
      ['-9007199254740992', '-9007199254740991', '1'],
    ])
  })

  it('sort values by all their digits', async () => {
    const values = await read(`${close}/attributes/1/values`, { columns: 'VALUE', sort: 'VALUE:asc' })
    expect(values.flat()).to.deep.equal(['-9007199254740994', '-9007199254740993', '-9007199254740992'])
  })

  it('show the quartiles, the outlier and the distribution without it', async () => {
    const page = await (await server.ask(`${path}/report`)).text()
    const text = page
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(text).to.include('Median 9,007,199,254,740,994 ')
    expect(text).to.include('Lower quartile 9,007,199,254,740,993 ')
    expect(text).to.include('1 row above the quartiles by more than 1.5 times the interquartile range')
    expect(text).to.include('9,007,199,254,740,992: 4 rows')
    expect(text).to.include('9,007,199,254,740,996: 4 rows')
    expect(page).to.not.include('NaN')
  })
})
