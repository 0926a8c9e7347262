import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

interface Listing extends Omit<CommandAnswer, 'rows'> {
  readonly rows: readonly {
    readonly dataRow: readonly string[]
    readonly metadata: { readonly url: string }
  }[]
}

/** Values of a text with quotes, commas, line ends, Unicode, blanks and great lengths, and what counts as none. */
const TEXTS = [
  ...Array<string>(6).fill('Dr'),
  ...Array<string>(3).fill('Smith, "Jo"'),
  'Smyth, "Al"',
  'ÄÖ & ß+%/?#=:',
  'e\u0301te\u0301',
  '日本語',
  '👩‍👩‍👧 🇨🇭',
  '1\ufe0f\u20e3 A',
  ' ',
  '  x  ',
  'a\nb',
  "it's",
  'N\0L',
  '\0',
  'x'.repeat(1000),
  'x'.repeat(1001),
  'ä'.repeat(501),
  `${'long '.repeat(4000)}1`,
  '',
  '',
]
const AMOUNTS = ['10', '9', '-1.5', '1000', '9', '100.5']

const quoted = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`)
const FILE = `Text,Amount\n${TEXTS.map((text, i) => `${quoted(text)},${i === 3 ? 'n/a' : AMOUNTS[i % AMOUNTS.length]}\n`).join('')}`
const VALUES = TEXTS.filter((text) => text !== '')

describe('The listings of a profile', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  let text: string
  before(async () => {
    server = await startQualityServer()
    const loaded = await server.load('Texts', FILE)
    expect(loaded.job).to.include({ State: 'Completed' })
    path = loaded.path
    text = `${path}/attributes/1`
  })
  after(() => server.stop())

  const get = async (below: string) => {
    const answer = await server.ask(below)
    const body = (await answer.json()) as Listing
    expect(answer.status, JSON.stringify(body).slice(0, 500)).to.equal(200)
    return body
  }
  const run = async (below: string, command: object) => {
    const { status, body } = await server.command(below, { command: 'get', ...command })
    expect(status, JSON.stringify(body).slice(0, 500)).to.equal(200)
    return body as unknown as Listing
  }
  const fields = ({ rows }: Listing) => Array.from(rows, ({ dataRow }) => dataRow)
  const below = (url: string) => url.slice(url.indexOf('/entities'))

  it('show the frequency, the outlier score, the pattern and the phonetic codes of each value', async () => {
    const { columns, rows, metadata } = await get(`${text}/values?pageSize=2`)
    expect(columns.map(({ columnisedName }) => columnisedName).join(' ')).to.equal(
      'VALUE FREQUENCY_COUNT _distribution _length _soundex _metaphone _pattern _mask _percentile _deviation _rowid',
    )
    // 27 rows, 2 of them without a value; 6 of "Dr", 3 of "Smith", and 16 values of one row each.
    const distinct = new Set(VALUES).size
    const mean = VALUES.length / distinct
    const deviation = Math.sqrt(
      [6, 3, ...Array<number>(distinct - 2).fill(1)].reduce((sum, n) => sum + (n - mean) ** 2, 0) / distinct,
    )
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([
      [
        'Dr',
        '6',
        '22.222',
        '2',
        'D600',
        'TR',
        'a2',
        'AA',
        '22.222',
        ((6 - mean) / deviation).toFixed(3),
        '1',
      ],
      [
        'Smith, "Jo"',
        '3',
        '11.111',
        '11',
        'S532',
        'SM0J',
        'a5p_pa2p',
        'AAAAA, "AA"',
        '33.333',
        ((3 - mean) / deviation).toFixed(3),
        '2',
      ],
    ])
    expect(metadata).to.include({ viewName: 'Values', totalCount: String(distinct) })
    const last = await get(`${text}/values?columns=_percentile&pageStart=${distinct}`)
    expect(fields(last)).to.deep.equal([['92.593']])
  })

  it('lead from every record to exactly the rows that hold it', async () => {
    const listings: Listing[] = [
      await get(`${text}/values?columns=VALUE,FREQUENCY_COUNT`),
      await get(`${text}/masks?columns=VALUE,FREQUENCY_COUNT`),
      ...(await Promise.all(
        ['Default', 'Rich', 'Long'].map((style) =>
          get(`${text}/patterns?style=${style}&columns=VALUE,FREQUENCY_COUNT`),
        ),
      )),
      await get(`${text}/metaphones?columns=_value,FREQUENCY_COUNT`),
      await run(`${text}/soundexes`, { options: { columns: ['_value', 'FREQUENCY_COUNT'] } }),
    ]
    for (const listing of listings) {
      expect(Number(listing.metadata['totalCount'])).to.equal(listing.rows.length)
      for (const { dataRow, metadata } of listing.rows) {
        const held = await get(`${below(metadata.url)}&columns=_rowid,TEXT`)
        const what = metadata.url.slice(0, 200)
        expect(held.metadata['totalCount'], what).to.equal(dataRow[1])
        expect(held.rows, what).to.have.length(Number(dataRow[1]))
        const numbers = fields(held).map(([number]) => Number(number))
        expect(numbers, what).to.deep.equal(numbers.toSorted((a, b) => a - b))
        for (const [number, value] of fields(held)) expect(value).to.equal(TEXTS[Number(number) - 1])
        if (listing === listings[0])
          for (const [, value] of fields(held)) expect(value === dataRow[0], what).to.equal(true)
      }
    }
  })

  it('name a text of more than 1,000 bytes, or with a NUL, by its digest', async () => {
    const long = 'ä'.repeat(501)
    const { rows } = await get(`${text}/values?columns=VALUE`)
    const urls = new Map(rows.map(({ dataRow, metadata }) => [dataRow[0], metadata.url]))
    expect(urls.get('x'.repeat(1000))).to.match(/%3Avalue%3Ax{1000}$/)
    for (const named of [long, 'N\0L']) {
      const digest = createHash('sha256').update(named).digest('hex')
      expect(urls.get(named)).to.equal(
        `/api/repositories/test${path}/rows?holding=1%3Avalue.sha256%3A${digest}`,
      )
    }
  })

  it('lead to the rows without a value, in any order and on any page', async () => {
    expect((await get(`${path}/rows?holding=1:null:`)).metadata).to.include({
      totalCount: '2',
      dataSize: '2',
    })
    const sorted = await get(
      `${path}/rows?holding=1:mask:AA&sort=_rowid:desc&pageStart=2&pageSize=2&columns=_rowid`,
    )
    expect(fields(sorted)).to.deep.equal([['5'], ['4']])
    expect(sorted.metadata).to.include({ totalCount: '6' })
    const beyond = await get(`${path}/rows?holding=1:value:Dr&pageStart=7`)
    expect(beyond.rows).to.equal('')
    expect(beyond.metadata).to.include({ totalCount: '6' })
  })

  it('have no rows for a text that does not occur', async () => {
    const none = '0'.repeat(64)
    for (const kind of ['value', 'mask', 'pattern', 'rich', 'long', 'soundex', 'metaphone'])
      for (const named of [`${kind}:nowhere`, `${kind}:`, `${kind}.sha256:${none}`]) {
        const { rows, metadata } = await get(`${path}/rows?holding=1:${named}`)
        expect(rows, named).to.equal('')
        expect(metadata).to.include({ totalCount: '0' })
      }
  })

  it('sort numbers as numbers, and other values after them', async () => {
    const amounts = `${path}/attributes/2/values?columns=VALUE`
    expect(fields(await get(`${amounts}&sort=VALUE`)).flat()).to.deep.equal([
      '-1.5',
      '9',
      '10',
      '100.5',
      '1000',
      'n/a',
    ])
    const percentiles = fields(await get(`${text}/values?columns=_percentile&sort=_percentile:desc`)).flat()
    expect(percentiles).to.deep.equal(percentiles.toSorted((a, b) => Number(b) - Number(a)))
    const values = fields(await get(`${text}/values?columns=VALUE&sort=VALUE`)).flat()
    expect(values).to.deep.equal(values.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
  })

  it('show masks with the lengths of their runs, in which no digit of the mask is mistaken for one', async () => {
    const statistics = new Map(
      fields(await get(`${text}/masks?columns=VALUE,_mask_stat`)).map(([mask, run]) => [mask, run]),
    )
    expect(statistics.get('AA')).to.equal('A2')
    expect(statistics.get('AAAAA, "AA"')).to.equal('A5, "A2"')
    expect(statistics.get('  A  ')).to.equal('  A  ')
    expect(statistics.get('1\ufe0f\u20e3 A')).to.equal('\\1\ufe0f\u20e3 A')
  })

  it('take the commands and options that other listings take', async () => {
    const options = { keypatternlist: ['2', '99'], columns: ['VALUE', '_rowid'] }
    const chosen = await run(`${text}/values`, { options })
    expect(fields(chosen)).to.deep.equal([['Smith, "Jo"', '2']])
    expect(chosen.metadata).to.include({ totalCount: '1' })
    for (const below of ['values', 'masks', 'patterns', 'metaphones'])
      expect(await run(`${text}/${below}`, { options: {} })).to.deep.equal(await get(`${text}/${below}`))
    expect(
      await run(`${text}/patterns`, { data: { style: 'Long' }, options: { pageSize: 1 } }),
    ).to.deep.equal(await get(`${text}/patterns?style=Long&pageSize=1`))
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => get(`${text}/masks?pageStart=${5 * page - 4}&pageSize=5`)),
    )
    const whole = await get(`${text}/masks`)
    expect(pages.flatMap(({ rows }) => [...rows])).to.deep.equal(whole.rows)
    expect(await server.rows(`${text}/masks?columns=VALUE&pageSize=1`)).to.deep.equal([{ Mask: 'AA' }])
  })

  it('report what does not exist, and what is not ready yet', async () => {
    for (const [unknown, detail] of [
      [`${path}/attributes/3/values`, 'There is no attribute 3 in this entity; it has 2.'],
      [`${path}/attributes/3/patterns?style=Rich`, 'There is no attribute 3 in this entity; it has 2.'],
      [`${path}/rows?holding=3:mask:A`, 'There is no attribute 3 in this entity; it has 2.'],
      ['/entities/99/attributes/1/masks', 'There is no entity 99 in this repository.'],
    ] as const) {
      const answer = await server.ask(unknown)
      expect(answer.status, unknown).to.equal(404)
      expect(((await answer.json()) as { detail: string }).detail).to.equal(detail)
    }
    expect((await server.ask(`${text}/masks?columns=NONE`)).status).to.equal(404)
    for (const holding of [
      '1',
      '1:mask',
      '0:mask:A',
      '1:MASK:A',
      '1:null:x',
      '1:value.sha256:x',
      '1:null.sha256:',
    ])
      expect((await server.ask(`${path}/rows?holding=${holding}`)).status, holding).to.equal(400)

    const sourceFile = await server.upload('later.csv', 'a\n1\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const later = { scheduleNow: '0', scheduleTime: '2099-11-05 10:20:30' }
    const { body } = await server.command('/entities', {
      command: 'create',
      data: { entityName: 'Later', source: 'client', connectInfo, ...later },
    })
    for (const early of ['attributes/1/values', 'attributes/1/masks', 'rows?holding=1:value:1']) {
      const answer = await server.ask(`/entities/${body.entityId}/${early}`)
      expect(answer.status, early).to.equal(409)
      expect(((await answer.json()) as { detail: string }).detail).to.equal(
        'The entity is not profiled yet (Schema Only); wait for the end of its job, or reload it.',
      )
    }
  })
})
