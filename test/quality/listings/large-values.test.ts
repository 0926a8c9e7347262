import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

interface Answer {
  readonly rows:
    '' | readonly { readonly dataRow: readonly string[]; readonly metadata: { readonly url: string } }[]
  readonly metadata: Readonly<Record<string, string>>
}

const MEGABYTE = 1_048_576
/** The first and the last differ in nothing but their last character. */
const VALUES = [
  'x'.repeat(MEGABYTE),
  `${'x'.repeat(MEGABYTE - 1)}y`,
  'Ärger, "Ä"\n'.repeat(MEGABYTE / 13),
  '7'.repeat(MEGABYTE),
  'short',
]
/** Rows of each value, in turn. */
const FREQUENCIES = [3, 2, 1, 1, 4]
const FIELDS = VALUES.flatMap((value, at) => Array<string>(FREQUENCIES[at]!).fill(value))
const FILE = `Text\n${FIELDS.map((field) => `"${field.replaceAll('"', '""')}"\n`).join('')}`

describe('Values of a megabyte', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer()
    const loaded = await server.load('Large', FILE)
    expect(loaded.job).to.include({ State: 'Completed' })
    path = loaded.path
  })
  after(() => server.stop())

  const get = async (below: string) => {
    const answer = await server.ask(below)
    const body = (await answer.json()) as Answer
    expect(answer.status, JSON.stringify(body).slice(0, 300)).to.equal(200)
    return body
  }

  it('are listed whole, named by their digests, and lead to their rows', async () => {
    const { rows, metadata } = await get(`${path}/attributes/1/values?columns=VALUE,FREQUENCY_COUNT,_length`)
    expect(metadata).to.include({ totalCount: '5' })
    const found = new Map(
      (rows || []).map(({ dataRow, metadata: { url } }) => [dataRow[0], { dataRow, url }]),
    )
    for (const [at, value] of VALUES.entries()) {
      const { dataRow, url } = found.get(value)!
      expect(dataRow.slice(1)).to.deep.equal([String(FREQUENCIES[at]), String([...value].length)])
      const digest = createHash('sha256').update(value).digest('hex')
      const named = value === 'short' ? ':short' : `.sha256:${digest}`
      expect(url).to.equal(
        `/api/repositories/test${path}/rows?holding=${encodeURIComponent(`1:value${named}`)}`,
      )
      const held = await get(url.slice('/api/repositories/test'.length))
      expect(held.metadata).to.include({ totalCount: String(FREQUENCIES[at]) })
      expect((held.rows || []).every((row) => row.dataRow[1] === value)).to.equal(true)
      expect(held.rows).to.have.length(FREQUENCIES[at]!)
    }
  })

  it('have masks, patterns, soundexes and metaphones that lead to their rows, however long these are', async () => {
    const asked = [
      ...[
        'masks',
        'metaphones',
        ...['Default', 'Rich', 'Long'].map((style) => `patterns?style=${style}`),
      ].map((name) => get(`${path}/attributes/1/${name}`)),
      server
        .command(`${path}/attributes/1/soundexes`, { command: 'get', options: {} })
        .then(({ body }) => body as unknown as Answer),
    ]
    let digests = 0
    for (const { rows } of await Promise.all(asked)) {
      expect(rows).not.to.equal('')
      for (const { dataRow, metadata } of rows || []) {
        expect(metadata.url.length).to.be.below(4000)
        digests += Number(metadata.url.includes('.sha256'))
        const { metadata: counts } = await get(
          `${metadata.url.slice('/api/repositories/test'.length)}&columns=_rowid`,
        )
        expect(counts['totalCount'], metadata.url).to.equal(dataRow.at(-2))
        expect(counts['dataSize'], metadata.url).to.equal(dataRow.at(-2))
      }
    }
    expect(digests).to.be.above(5)
  })

  it('cannot be requested by their text, and the error says so', async () => {
    for (const [characters, status, sentence] of [
      [8000, 400, 'The query parameter "holding" must have at most 8000 characters.'],
      [20_000, 431, 'The head of the request is longer than 16 KiB; shorten the URL or the headers.'],
    ] as const) {
      const answer = await server.ask(`${path}/rows?holding=1:value:${'x'.repeat(characters)}`)
      expect(answer.status).to.equal(status)
      expect(((await answer.json()) as { detail: string }).detail).to.equal(sentence)
    }
  })

  it('are compared completely as parts of rows', async () => {
    const { rows } = await get(`${path}/duplicatesindicator`)
    const expected = [1, 2, 3, 4].map((copies) => [
      String(copies),
      String(FREQUENCIES.filter((frequency) => frequency === copies).length * copies),
    ])
    expect((rows || []).map(({ dataRow }) => dataRow.slice(0, 2))).to.deep.equal(expected)
    const unique = await get(`${path}/duplicatesindicator/1/duplicates`)
    expect((unique.rows || []).map(({ dataRow }) => dataRow[1])).to.deep.equal([VALUES[2], VALUES[3]])
    const details = await get(`${path}/rows/1/details?columns=VALUE,FREQUENCY_COUNT`)
    expect((details.rows || []).map(({ dataRow }) => dataRow)).to.deep.equal([[VALUES[0], '3']])
  })
})
