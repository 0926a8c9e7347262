import { expect } from 'chai'
import fc from 'fast-check'
import { inFull } from '../../support/full.ts'
import { trinoOf } from '../../support/trino.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ROWS = 60
const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const RUNS = inFull(2, 1)
/** Columns by which a listing is sorted, and attributes and rules whose listings are compared. A query in Trino takes 0.1 s. */
const SORTED = inFull(4, 1)
const COMPARED = inFull(Infinity, 2)

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

/** Listings below an entity, and below each of its attributes and rules, whose rows the engine computes. */
const OF_ENTITY = ['/rows', '/rejected', '/attributes', '/businessrules', '/keys', '/dependencies', '/joins']
const OF_ATTRIBUTE = ['/values', '/masks', '/patterns', '/soundexes', '/metaphones', '/values/spaces']
const OF_RULE = ['/failingrows', '/passingrows', '/groups']
const OF_JOIN = [
  ...['/innerrows', '/outerrows', '/leftouterrows', '/rightouterrows', '/leftnomatchrows'],
  ...['/rightnomatchrows', '/matchingvalues', '/leftnomatchvalues', '/rightnomatchvalues'],
]
/** A condition on rows with functions of several kinds. */
const WHERE = 'LENGTH(Word) > 2 OR Count > 3 AND DT_MONTH(Day) < 7 OR UPPER(Word) LIKE "S*"'

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
    .replace(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z| \d\d:\d\d UTC)/g, 'a time')
    .replace(/\d+ Days, \d\d:\d\d:\d\d/g, 'a duration')
    .replace(/"id":"[0-9a-f-]{36}"/g, '"id":"a number"')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'the server')

/** The first difference of two texts, with some characters around it. */
function surroundings(text: string, other: string): [string, string] {
  let at = 0
  while (text[at] === other[at]) at++
  const around = (one: string): string => one.slice(Math.max(0, at - 100), at + 100)
  return [around(text), around(other)]
}

describe('The engines', function () {
  this.timeout(inFull(1_200_000, 600_000))
  const servers: QualityServer[] = []
  before(async function () {
    const { folder } = trinoOf(this)
    const env = {
      WAREHOUSE_URL: `${process.env['TRINO_URL']}_equal_${process.pid}`,
      WAREHOUSE_STORAGE: folder,
      // The cluster describes the values of most attributes, and the server those of the others.
      CLUSTER_PROFILE_VALUES: '20',
    }
    servers.push(await startQualityServer(), await startQualityServer({ env }))
  })
  after(async () => {
    for (const server of servers) await server.stop()
  })

  /** What differs, which the end of the test shows. */
  const different: string[][] = []

  const onBoth = async <T>(work: (server: QualityServer) => Promise<T>): Promise<T> => {
    const [first, second] = (await Promise.all(servers.map(work))) as [T, T]
    const [text, other] = [JSON.stringify(first), JSON.stringify(second)]
    if (text !== other) different.push([text.slice(0, 80), ...surroundings(text, other)])
    return first
  }

  /** Sends a command that begins a job, and waits for its end. */
  const job = (path: string, command: string, data: object) =>
    onBoth(async (server) => {
      const { status, body } = await server.command(path, { command, data })
      expect(status, `${command} ${path}: ${JSON.stringify(body)}`).to.equal(200)
      const { State, Message } = await server.ended(body.job ?? body.url ?? body.uri)
      expect(State, `${command} ${path}: ${Message}`).to.equal('Completed')
      return [path, command, Message]
    })

  const same = async (path: string): Promise<string> => {
    const [, , text] = await onBoth(async (server) => {
      const answer = await server.ask(path)
      return [path, answer.status, steady(await answer.text())]
    })
    return text
  }

  /** All rows, some in the middle, and the first by the order of each column, alternately both ways. */
  const sameListing = async (path: string): Promise<void> => {
    await same(`${path}?external=1&pageSize=1000`)
    const text = await same(`${path}?pageStart=7&pageSize=3`)
    const { columns = [] } = (text === '' ? {} : JSON.parse(text)) as {
      columns?: { columnisedName: string }[]
    }
    await Promise.all(
      columns
        .slice(0, SORTED)
        .map(({ columnisedName }, at) =>
          same(`${path}?pageSize=20&sort=${at % 2 === 0 ? '' : '-'}${encodeURIComponent(columnisedName)}`),
        ),
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
      await job(`${entity}/dependencies`, 'discover', { maxResults: 20, quality: 60 })
      await job(`${entity}/dependencies`, 'verify', { attributes: [{ rhs: '2', lhs: '1' }] })
      const params = { LH: { entity: first, attributes: '1' }, RH: { entity: second, attributes: '1' } }
      await job(`${entity}/joins`, 'create', { jobName: `Join ${run}`, params })
      await same(entity)
      for (const path of OF_ENTITY) await sameListing(entity + path)
      await same(`${entity}/rows?where=${encodeURIComponent(WHERE)}&pageSize=1000`)
      await sameListing(`/entities/${second}/rejected`)
      await same(`${entity}/report`)
      await sameListing(`${entity}/duplicatesindicator`)
      await sameListing(`${entity}/dependencies/2-1/conflicts`)
      await sameListing(`${entity}/dependencies/2-1/corrections`)
      await sameListing(`${entity}/rows/conflictdependencies`)
      for (const [at] of NAMES.slice(0, COMPARED).entries())
        for (const path of OF_ATTRIBUTE) await sameListing(`${entity}/attributes/${at + 1}${path}`)
      for (const [at] of RULES.slice(0, COMPARED).entries())
        for (const path of OF_RULE) await sameListing(`${entity}/businessrules/${at + 1}${path}`)
      for (const path of OF_JOIN) await sameListing(`/joins/${first}-1-${second}-1-1${path}`)
      await same(`/joins/${first}-1-${second}-1-1`)
      expect(different).to.deep.equal([])
    }
  })
})
