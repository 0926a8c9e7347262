import { expect } from 'chai'
import fc from 'fast-check'
import { inFull } from '../../support/full.ts'
import { trinoOf } from '../../support/trino.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ROWS = 60
const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const RUNS = inFull(10, 1)

const words = fc.constantFrom(
  ...['Smith', 'Smyth', 'SMITH', "O'Hara", 'naïve', 'nai\u0308ve', 'Ärger', 'straße', 'İZMİR', 'ǅ'],
  ...[' ', '   ', '\u00a0', ' x', 'x ', 'a\nb', 'a\tb', '""', ',', '%41', '日本語', '\uffff', '😀', 'a\0b'],
  ...['007', '-1', '1e3', '2026-02-29', '12:30', 'true', 'NULL', 'x'.repeat(1001)],
)
const integers = fc.integer({ min: -12, max: 12 }).map(String)
const large = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String)
const decimals = fc.tuple(fc.integer({ min: -99, max: 99 }), fc.nat(999)).map(([a, b]) => `${a}.${b}`)
const days = fc.nat(9).map((day) => new Date(day * 4e10).toISOString().slice(0, 10))
const times = fc.nat(86_399).map((at) => new Date(at * 1000).toISOString().slice(11, 19))
const orNone = (values: fc.Arbitrary<string>) => fc.option(values, { freq: 8 })

/** Of each attribute, by name, what its values are made of. */
const COLUMNS: Readonly<Record<string, fc.Arbitrary<string | null>>> = {
  Word: orNone(words),
  Count: orNone(fc.oneof({ weight: 20, arbitrary: integers }, { weight: 1, arbitrary: words })),
  Large: orNone(large),
  Price: orNone(decimals),
  Day: orNone(days),
  At: orNone(times),
  Same: fc.constant('same'),
  None: fc.constant(null),
}
const NAMES = Object.keys(COLUMNS)

const RULES: readonly (readonly [name: string, expression: string, more?: Record<string, string>])[] = [
  ['Short', 'LENGTH(Word) < 5'],
  ['Upper', 'UPPER(Word) = Word'],
  ['Positive', 'Count >= 0'],
  ['Sum', 'Count + Price > 1.5'],
  ['Exact', 'Large + 1 > Large'],
  ['Mask', 'MASK(Word) LIKE "A*"'],
  ['Day', 'YEAR(Day) >= 1975'],
  ['Known', 'NOT IS_NULL(Word)', { FILTER_EXPRESSION: 'Count < 5' }],
]

/** Paths below an entity, and below each of its attributes and rules, that show what the engine computes. */
const OF_ENTITY = ['/rows', '/rejected', '/attributes', '/businessrules', '/keys', '/dependencies', '/joins']
const OF_ATTRIBUTE = ['/values', '/masks', '/patterns', '/soundexes', '/metaphones']
const OF_RULE = ['/failingrows', '/passingrows', '/groups']
const OF_JOIN = [
  ...['/innerrows', '/outerrows', '/leftouterrows', '/rightouterrows', '/leftnomatchrows'],
  ...['/rightnomatchrows', '/matchingvalues', '/leftnomatchvalues', '/rightnomatchvalues'],
]

const fileOf = (records: readonly (readonly (string | null)[])[]): string =>
  [NAMES, ...records]
    .map((record) =>
      record.map((field) => (field === null ? '' : `"${field.replaceAll('"', '""')}"`)).join(','),
    )
    .join('\n')

/** An answer without times and durations. */
const steady = (text: string): string =>
  text
    .replace(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/g, 'a time')
    .replace(/<time [^>]*>[^<]*<\/time>/g, 'a time')
    .replace(/"id":"[0-9a-f-]{36}"/g, 'an id')
    .replace(/\d+ Days, \d\d:\d\d:\d\d/g, 'a duration')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'the server')

describe('The engines', function () {
  this.timeout(600_000)
  const servers: QualityServer[] = []
  before(async function () {
    const { folder } = trinoOf(this)
    const env = {
      WAREHOUSE_URL: `${process.env['TRINO_URL']}_equal_${process.pid}`,
      WAREHOUSE_STORAGE: folder,
    }
    servers.push(await startQualityServer(), await startQualityServer({ env }))
  })
  after(async () => {
    for (const server of servers) await server.stop()
  })

  const onBoth = async <T>(work: (server: QualityServer) => Promise<T>): Promise<T> => {
    const [first, second] = await Promise.all(servers.map(work))
    expect(second).to.deep.equal(first)
    return first!
  }

  /** Sends a command that begins a job, and waits for its end. */
  const job = (path: string, command: string, data: object) =>
    onBoth(async (server) => {
      const { status, body } = await server.command(path, { command, data })
      expect(status, `${command} ${path}: ${JSON.stringify(body)}`).to.equal(200)
      const ended = await server.ended(body.job ?? body.url)
      expect(ended['State'], JSON.stringify(ended)).to.equal('Completed')
      return body.entityId
    })

  const same = async (path: string): Promise<void> => {
    await onBoth(async (server) => {
      const answer = await server.ask(path)
      return [path, answer.status, answer.headers.get('Content-Type'), steady(await answer.text())]
    })
  }

  /** The first rows, the last ones, and the rows in the order of each column, both ways. */
  const sameListing = async (path: string): Promise<void> => {
    await same(`${path}?external=1&pageSize=1000`)
    await same(`${path}?external=1&pageStart=7&pageSize=3`)
    const { columns = [] } = (await (await servers[0]!.ask(path)).json()) as {
      columns?: { columnisedName: string }[]
    }
    for (const [at, { columnisedName }] of columns.entries())
      await same(
        `${path}?pageSize=20&sort=${encodeURIComponent(columnisedName)}:${at % 2 === 0 ? 'asc' : 'desc'}`,
      )
  }

  it('give the same answers', async () => {
    const record = fc.tuple(...Object.values(COLUMNS))
    const table = fc.array(record, { minLength: ROWS, maxLength: ROWS })
    for (const [run, [left, right]] of fc
      .sample(fc.tuple(table, table), { seed: SEED, numRuns: RUNS })
      .entries()) {
      const ids = await onBoth(async (server) => {
        const loads = [
          await server.load(`Left ${run}`, fileOf(left)),
          await server.load(`Right ${run}`, `${fileOf(right)}\n1,2\n`, { maxRejected: 10 }),
        ]
        return loads.map(({ entityId, job }) => `${entityId} ${job['State']}`)
      })
      const [first, second] = ids.map((text) => text.split(' ')[0]!)
      const entity = `/entities/${first}`
      for (const [NAME, EXPRESSION, more] of RULES)
        await onBoth(async (server) => {
          const data = { NAME, EXPRESSION, THRESHOLD: '50', ...more }
          const { status, body } = await server.command(`${entity}/businessrules`, { command: 'add', data })
          return [status, body.detail]
        })
      await job(`${entity}/businessrules`, 'run', { OPTION: 'ALL' })
      await job(`${entity}/keys`, 'discover', {})
      await job(`${entity}/dependencies`, 'discover', {})
      const params = { LH: { entity: first, attributes: '1' }, RH: { entity: second, attributes: '1' } }
      await job(`${entity}/joins`, 'create', { jobName: `Join ${run}`, params })
      await same(entity)
      for (const path of OF_ENTITY) await sameListing(entity + path)
      await sameListing(`/entities/${second}/rejected`)
      await same(`${entity}/report`)
      for (const [at] of NAMES.entries())
        for (const path of OF_ATTRIBUTE) await sameListing(`${entity}/attributes/${at + 1}${path}`)
      for (const [at] of RULES.entries())
        for (const path of OF_RULE) await sameListing(`${entity}/businessrules/${at + 1}${path}`)
      const join = `/joins/${first}-1-${second}-1-1`
      await same(join)
      for (const path of OF_JOIN) await sameListing(join + path)
    }
  })
})
