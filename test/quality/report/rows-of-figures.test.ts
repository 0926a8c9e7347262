import { expect } from 'chai'
import type { AttributeProfile, Findings } from '../../../generated/quality/types.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { lakeOf, type TestLake } from '../support/trino-server.ts'
import { messyFile } from './messy-file.ts'
import { tellingFile } from './telling-file.ts'

interface Counted {
  readonly rows: number
  readonly url?: string | undefined
}

/** A file of columns, each shorter one filled with nulls. */
function fileOf(columns: Readonly<Record<string, readonly string[]>>): string {
  const length = Math.max(...Object.values(columns).map((values) => values.length))
  const names = ['Ref', ...Object.keys(columns)]
  const rows = Array.from({ length }, (_, row) => [
    String(row),
    ...Object.values(columns).map((values) => values[row] ?? ''),
  ])
  const written = (value: string): string => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`)
  return [names, ...rows, []].map((record) => record.map(written).join(',')).join('\n')
}

const times = (count: number, valueOf: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => valueOf(index))

/** Columns whose values profiles and conditions could read differently. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Integers: [...times(60, (index) => String(index * 3)), '007', '\t12', 'n/a', '5.5', ' 12 ', '1e5'],
  Negative: times(50, (index) => String(25 - index * 2)),
  Decimals: [...times(60, (index) => (index / 10).toFixed(1)), '0.30000000000000004', '-.5', '00.5', '1.5e1'],
  'Small steps': times(40, (index) => (1 + index / 1000).toFixed(3)),
  Huge: [
    ...times(30, (index) => String(9_007_199_254_740_990n + BigInt(index))),
    '-9223372036854775808',
    '9223372036854775807',
    '99999999999999999999',
  ],
  Close: times(12, (index) => String(9_223_372_036_854_775_796n + BigInt(index))),
  Wide: [...times(20, (index) => `${index}.25`), '1.0e300', '-1.0e300', '1.0e309'],
  Widest: [...times(20, (index) => `${index}.25`), '1.7e308', '-1.7e308'],
  'Long fractions': times(20, (index) => `0.1234567890123456789${String(index).padStart(2, '0')}`),
  Dates: times(60, (index) => new Date(Date.UTC(1969, 11, 1 + 11 * index)).toISOString().slice(0, 10)),
  'Dates, some with times': [
    ...times(60, (index) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)),
    '2020-01-05 23:59:59',
    '2020-02-01T00:00:00Z',
    'unknown',
  ],
  'Old dates': ['0001-01-01', '9999-12-31', ...times(30, (index) => `19${10 + index}-06-15`)],
  'Day first': times(30, (index) => `${String(index + 1).padStart(2, '0')}/06/2024`),
  Timestamps: [
    ...times(60, (index) => new Date(Date.UTC(2024, 0, 1, 0, 17 * index, 5)).toISOString()),
    '2024-01-01 10:00:00.5',
    '2024-01-01T10:00:00+01:00',
    '2024-01-01',
  ],
  Times: [...times(48, (index) => `${Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`), '23:59:59.999', '9:30 PM'],
  Words: [...times(40, (index) => 'x'.repeat(1 + (index % 30))), 'Zürich', '😀 ', ' ', '  ', 'Y', 'true', '12', '2024-01-01'],
  Yes: [...times(40, (index) => (index % 3 ? 'yes' : 'no')), 'perhaps'],
  Letters: times(40, (index) => (index % 3 ? 'J' : 'N')),
  'One number': times(10, () => '-5'),
  'AND': times(30, (index) => String(index)),
  "Human's name": times(30, (index) => String(index)),
} // prettier-ignore

async function answerFrom<T>(server: QualityServer, below: string): Promise<T> {
  const answer = await server.ask(below)
  expect(answer.status, below).to.equal(200)
  return (await answer.json()) as T
}

async function profilesOf(server: QualityServer, entity: string): Promise<Map<string, AttributeProfile>> {
  const attributes = await server.rows(`${entity}/attributes?columns=ATTRIBUTE_ID`)
  const found = new Map<string, AttributeProfile>()
  for (const [id] of attributes.map(Object.values)) {
    const profile = await answerFrom<AttributeProfile>(server, `${entity}/attributes/${id}/profile`)
    found.set(profile.humanisedName, profile)
  }
  return found
}

/** Number of rows at the address of a figure. */
async function rowsAt(server: QualityServer, url: string): Promise<number> {
  const base = new URL(server.repository)
  const answer = await server.ask(url.slice(base.pathname.length))
  const text = await answer.text()
  expect(answer.status, `${decodeURIComponent(url)} ${text.slice(0, 500)}`).to.equal(200)
  return Number((JSON.parse(text) as { metadata: { totalCount: string } }).metadata.totalCount)
}

async function expectRowsAt(server: QualityServer, counted: readonly Counted[], what: string): Promise<void> {
  for (const { rows, url } of counted)
    if (url !== undefined)
      expect(await rowsAt(server, url), `${what} ${decodeURIComponent(url)}`).to.equal(rows)
}

/** The columns of the suite on Trino, where each request takes a while. */
const ON_TRINO = ['Integers', 'Decimals', 'Huge', 'Dates, some with times', 'Timestamps', 'Words']

describe('the rows behind the figures of a profile', () => {
  let server: QualityServer
  let path: string
  let profiles: Map<string, AttributeProfile>

  const answerOf = <T>(below: string): Promise<T> => answerFrom(server, below)
  const expectRows = (counted: readonly Counted[], what: string): Promise<void> =>
    expectRowsAt(server, counted, what)

  before(async function () {
    this.timeout(180_000)
    server = await startQualityServer()
    path = (await server.load('Figures', fileOf(COLUMNS))).path
    profiles = await profilesOf(server, path)
  })
  after(() => server.stop())

  for (const name of Object.keys(COLUMNS))
    it(`are as many as each bin of ${name} counts`, async () => {
      const { histogram, humanisedName } = profiles.get(name)!
      expect(histogram.bins.filter(({ url }) => url === undefined)).to.deep.equal([])
      await expectRows(histogram.bins, humanisedName)
      const values = COLUMNS[name]!
      expect(histogram.bins.reduce((sum, { rows }) => sum + rows, 0)).to.be.within(1, values.length)
    })

  it('are as many as each type counts, and only letters have none', async () => {
    for (const [name, { types }] of profiles) {
      await expectRows(types, name)
      const without = types.filter(({ url }) => url === undefined).map(({ type }) => type)
      expect(without, name).to.deep.equal(name === 'Letters' ? ['boolean'] : [])
    }
  })

  it('are as many as lie beyond the fences', async () => {
    const far = [...profiles].filter((entry) => entry[1].far !== undefined)
    expect(far.map(([name]) => name)).to.include.members(['Decimals', 'Huge', 'Wide', 'Old dates'])
    for (const [name, { far: ends }] of far) {
      expect([ends!.below.url, ends!.above.url], name).not.to.include(undefined)
      await expectRows([ends!.below, ends!.above], name)
      await expectRows(ends!.examples, name)
    }
  })

  it('have exact figures as texts', () => {
    const { numbers } = profiles.get('Close')!
    expect(numbers).to.include({
      min: '9223372036854775796',
      lowerQuartile: '9223372036854775798.75',
      median: '9223372036854775801.5',
      max: '9223372036854775807',
    })
    expect(profiles.get('Dates')!.numbers!.min).to.equal(String(Date.UTC(1969, 11, 1) / 1000))
  })

  it('show the findings of a file with many faults', async () => {
    const messy = await server.load('Messy', messyFile())
    const telling = await server.load('Telling', tellingFile())
    const shown: Record<string, number> = {}
    for (const { path: entity } of [messy, telling]) {
      const { total, findings } = await answerOf<Findings>(`${entity}/findings`)
      expect(findings).to.have.length(total)
      for (const { kind, attribute, url, examples } of findings) {
        await expectRows(
          examples.filter(({ length }) => length < 100 && kind !== 'damaged text'),
          kind,
        )
        if (url !== undefined) shown[`${kind} ${attribute?.humanisedName ?? ''}`] = await rowsAt(server, url)
      }
    }
    expect(shown).to.deep.equal({
      'rejected records ': 1,
      'mixed types Score': 240,
      'other types Joined': 1,
      'nearly unique Customer': 2,
      'other patterns Phone': 1,
      'blanks around Country': 3,
      'mostly empty Note': 593,
      'mostly empty Fax <b>&"</b>': 600,
      // Of the number of copies: a row for each.
      'duplicate rows ': 2,
      'damaged text Place': 6,
      'null markers Score': 105,
    })
  })

  it('are not there before the entity is profiled, and not of attributes that do not exist', async () => {
    const created = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Later',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: await server.upload('a.csv', 'a\n1\n') },
        scheduleTime: '2099-11-21 23:30:00',
      },
    })
    const later = `/entities/${created.body.entityId}`
    for (const [below, status] of [
      [`${later}/findings`, 409],
      [`${later}/attributes/1/profile`, 409],
      [`${path}/attributes/4711/profile`, 404],
      ['/entities/4711/findings', 404],
    ] as const)
      expect((await server.ask(below)).status, below).to.equal(status)
  })
})

describe('The rows behind the figures of a profile on Trino', function () {
  this.timeout(400_000)
  let lake: TestLake
  let server: QualityServer | undefined
  before(async function () {
    lake = lakeOf(this, 'figures')
    server = await startQualityServer({ env: lake.env })
  })
  after(async () => {
    await server?.stop()
    await lake?.drop()
  })

  it('are as many as the bins and the types count', async () => {
    const columns = Object.fromEntries(ON_TRINO.map((name) => [name, COLUMNS[name]!]))
    const { path } = await server!.load('Figures', fileOf(columns))
    const profiles = await profilesOf(server!, path)
    for (const name of ON_TRINO) {
      const { histogram, types } = profiles.get(name)!
      expect(histogram.bins.filter(({ url }) => url === undefined)).to.deep.equal([])
      await expectRowsAt(server!, [...histogram.bins, ...types], name)
    }
  })
})
