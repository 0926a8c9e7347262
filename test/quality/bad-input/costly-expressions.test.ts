import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { problemOf } from './problems.ts'

/** What the engine computes at a time, and as much as takes it longer than it has. */
const FEW = 2_000
const MANY = 60_000
const QUERY_SECONDS = 2

const within = (open: string, inner: string, close: string, times: number): string =>
  open.repeat(times) + inner + close.repeat(times)
const row = (item: string, operator: string, times: number): string => Array(times).fill(item).join(operator)
const full = (piece: string, end: string): string =>
  piece.repeat(Math.floor((10_000 - end.length) / piece.length)) + end

/** Texts that would take the engine a long time, much memory or all of its depth. */
const COSTLY: readonly string[] = [
  ...['Amount', 'Mixed'].flatMap((name) => [
    ...[' + ', ' - ', ' * ', ' / '].map((operator) => `${row(name, operator, 199)} = 1`),
    `${full(`${name}||`, name)}="a"`,
    `${within('ABS(', name, ')', 62)} = 1`,
    `${within('NULLIF(', name, ', "x")', 62)} = "1"`,
    `${within('REVERSE(', name, ')', 62)} = "1"`,
    `${within('PROPER(', name, ')', 62)} = "1"`,
    `${within('(', name, ' * 1.5 = 1)', 62)}`,
    `${within('MOD(', name, ', 7)', 62)} = 1`,
    `${within('-(', name, ')', 31)} = 1`,
    `${within('IF ', `${name} = 1`, ' THEN 1 ELSE 0', 60)}`,
    `${within('CASE WHEN (', name, ') = 1 THEN 1 ELSE 0 END', 30)}`,
    full(`IF ${name} = 1 THEN 0 ELSE `, '0'),
    full(`${name} LIKE "a*b*c" OR `, '1=1'),
    full(`${name} = "a" AND NOT `, '1=1'),
    `${name} * 1.5 IN (${row('Id', ',', 1000)})`,
    `${name} IN (${row('1', ',', 1000)})`,
  ]),
  `Day${' + 1.5 * Id'.repeat(199)} = Day`,
  `Day${' + 1'.repeat(60)} = Day`,
  full('1=1 OR ', '1=1'),
  'LENGTH(REPEAT("x", 100000) || Id) > 1',
  `LENGTH(${row('REPEAT(Text, 9999)', '||', 400)}) > 1`,
  within('REPLACE(', 'REPEAT("a", 1000) || Id', ', "a", "aaaaaaaaaaaaaaaaaaaa")', 20) + ' = "a"',
  within('REGEX_REPLACE(', 'Text', ', ".", "\\0\\0\\0\\0\\0\\0\\0\\0\\0")', 40) + ' = "a"',
  within('LPAD(', 'Text', ', 100000, "xy")', 40) + ' = "a"',
  'EDIT_DISTANCE(REPEAT(Text, 100), REVERSE(REPEAT(Text, 100))) > 1',
  'SIMILARITY(REPEAT(Text, 100), REVERSE(REPEAT(Text, 100))) > 2',
  `Text LIKE "${'*a?'.repeat(330)}"`,
  `REPEAT(Text, 1000) LIKE "${'*e'.repeat(499)}"`,
  `REGEX_FIND(REPEAT(Text, 1000), "(a|b|ab)*c{1000}d")`,
  row('REGEX_FIND(Text, "x{1000}")', ' OR ', 40),
  row('REGEX_FIND(Text, "\\p{L}{1000}")', ' OR ', 40),
  'REGEX_FIND(Text, "((a{100}){100}){100}")',
]

describe('An expensive condition', function () {
  this.timeout(240_000)
  let server: QualityServer
  let few: string
  let many: string

  before(async () => {
    server = await startQualityServer({ env: { QUERY_SECONDS: String(QUERY_SECONDS) } })
    const lines = Array.from(
      { length: MANY },
      (_, i) => `${i + 1},some text ${i},${i / 8},${i % 3 ? i : `x${i}`},2001-01-${10 + (i % 20)}`,
    )
    const load = async (name: string, rows: number) => {
      const content = `Id,Text,Amount,Mixed,Day\n${lines.slice(0, rows).join('\n')}\n`
      return `${(await server.load(name, content)).path}/rows`
    }
    few = await load('few', FEW)
    many = await load('many', MANY)
  })
  after(() => server.stop())

  const ask = (path: string, where: string, signal?: AbortSignal) =>
    server.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ command: 'get', options: { where, pageSize: 1 } }),
      ...(signal && { signal }),
    })
  const SLOW = 'EDIT_DISTANCE(REPEAT(Text, 12), REPEAT("x" || Text, 11)) > 1'

  it('is answered or rejected as too large or too slow, within the time limit', async () => {
    const slow: string[] = []
    for (const where of COSTLY) {
      const start = performance.now()
      const answer = await ask(few, where)
      const text = await answer.text()
      const seconds = (performance.now() - start) / 1000
      expect(answer.status, `${where.slice(0, 80)}: ${text}`).to.be.oneOf([200, 400, 503])
      if (answer.status === 503) expect(text).to.include('ask for less')
      if (seconds > QUERY_SECONDS + 4) slow.push(`${seconds.toFixed(1)} s: ${where.slice(0, 80)}`)
    }
    expect(slow).to.deep.equal([])
    expect(process.memoryUsage().rss / 2 ** 20).to.be.below(2500)
  })

  it('is rejected by 503 in time with a whole sentence, and later requests are answered normally', async () => {
    const start = performance.now()
    const answer = await ask(many, SLOW)
    expect(performance.now() - start).to.be.within(QUERY_SECONDS * 1000 - 50, QUERY_SECONDS * 1000 + 1500)
    expect(answer.status).to.equal(503)
    expect(answer.headers.get('retry-after')).to.equal('5')
    expect(((await answer.json()) as { detail: string }).detail).to.equal(
      'The query had no result after 2 seconds: ask for less, for example with a simpler condition or order, or raise QUERY_SECONDS.',
    )
    const next = await ask(many, 'Id = 7')
    expect(next.status).to.equal(200)
    expect(performance.now() - start).to.be.below(QUERY_SECONDS * 1000 + 4000)
  })

  it('is cancelled when its client disconnects', async () => {
    for (let i = 0; i < 8; i++) {
      const client = new AbortController()
      const asked = ask(many, SLOW, client.signal).catch((error: Error) => error.name)
      setTimeout(() => client.abort(), 100)
      expect(await asked).to.equal('AbortError')
    }
    const start = performance.now()
    expect((await ask(many, 'Id = 7')).status).to.equal(200)
    expect(performance.now() - start).to.be.below(1500)
  })

  it('is rejected without the engine if its text is enough to decide', async () => {
    const answer = await ask(few, `${row('Id', ' + ', 202)} = 1`)
    expect((await problemOf(answer, server)).detail).to.include('More than 200 operators')
  })
})
