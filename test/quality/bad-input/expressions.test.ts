import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf, type Problem } from './problems.ts'

interface PlacedError {
  readonly parameter?: string
  readonly pointer?: string
  readonly start?: number
  readonly end?: number
  readonly suggestion?: string
  readonly detail: string
}

const BAD: readonly (readonly [where: string, status: number, errors: readonly Partial<PlacedError>[]])[] = [
  ['Nam = "Ada"', 404, [{ start: 0, end: 3, suggestion: 'Name' }]],
  [
    'Nam = "Ada" OR Zipp = 2',
    404,
    [
      { start: 0, end: 3, suggestion: 'Name' },
      { start: 15, end: 19, suggestion: 'Zip' },
    ],
  ],
  ['lenght(Name) > 1', 400, [{ start: 0, end: 6, suggestion: 'LENGTH' }]],
  ['Born = 3', 400, [{ start: 0, end: 8 }]],
  ['Name', 400, [{ start: 0, end: 4 }]],
  [
    'Nam == 1 AND lenght(Zip) > AND Born = 3',
    400,
    [
      { start: 0, end: 3, suggestion: 'Name' },
      { start: 4, end: 6, suggestion: '=' },
      { start: 13, end: 19, suggestion: 'LENGTH' },
      { start: 27, end: 30 },
    ],
  ],
  [' ', 400, [{ start: 1, end: 1 }]],
  ['\n\t', 400, [{ start: 2, end: 2 }]],
  ['Name = "a\0"', 400, [{}]],
  [`Name = "${'x'.repeat(9_993)}"`, 400, [{}]],
  [`${'('.repeat(65)}1${')'.repeat(65)}`, 400, [{ start: 64, end: 65 }]],
  [`Zip IN (${'1,'.repeat(1000)}1)`, 400, [{ start: 7, end: 2010 }]],
  ['Name LIKE "a\\"', 400, [{ start: 10, end: 14 }]],
  ['REGEX_FIND(Name, "(")', 400, [{ start: 17, end: 20 }]],
  [`REGEX_FIND(Name, "${'\\p{L}{1000}'.repeat(4)}")`, 400, [{ start: 17, end: 63 }]],
  [`Born${' + 1'.repeat(199)} = Born`, 400, [{ start: 0, end: 807 }]],
  [`Net${' + 1'.repeat(201)} = 1`, 400, [{ start: 0 }]],
]

/** What would do harm, or be taken for a place of a value, where it got into the text of a query. */
const INJECTIONS = [
  '?',
  '??',
  '\\?',
  '$1',
  ':name',
  ':name:',
  "'",
  "''",
  "' or 1=1 --",
  "'; drop table e1_g1; --",
  '; delete from entities',
  '/* x */',
  '--',
  '$$',
  '$$x$$',
  '\\',
  '\\\\',
  "\\'",
  'chr(0)',
  "read_text('/etc/passwd')",
  "getenv('HOME')",
  'pragma_version()',
  'attach',
  'lambda x: x',
  'part',
  '{x}',
  '[1]',
  '%',
  '_',
  '‘x’',
  '＇',
  'ʼ',
  '\u2028',
  '\ufeff',
  '\u202e',
  '💣',
]

describe('An invalid condition', function () {
  this.timeout(60_000)
  let server: QualityServer
  let entity: string

  before(async () => {
    server = await startQualityServer()
    const lines = INJECTIONS.map((text, i) => `"${text}",${i},2001-01-31,1.5`)
    entity = (await server.load('People', `Name,Zip,Born,Net\nAda,00501,1999-12-01,2\n${lines.join('\n')}\n`))
      .path
  })
  after(async () => {
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
    await server.stop()
  })

  const command = (path: string, where: string, name = 'get') =>
    post(server, path, {
      command: name,
      ...(name === 'export' && { data: { filename: 'x.csv' } }),
      options: { where },
    })
  const named = (path: string, where: string) => server.ask(`${path}?where=${encodeURIComponent(where)}`)
  const errorsOf = ({ errors }: Problem) => errors as readonly PlacedError[]

  for (const [where, status, errors] of BAD)
    it(`is rejected with the fault and its place: ${JSON.stringify(where.slice(0, 50))}`, async () => {
      const path = `${entity}/rows`
      for (const [place, answer] of [
        [{ parameter: 'where' }, await named(path, where)],
        [{ pointer: '/options/where' }, await command(path, where)],
        [{ pointer: '/options/where' }, await command(path, where, 'export')],
      ] as const) {
        const problem = await problemOf(answer, server)
        expect(problem.status, problem.detail).to.equal(status)
        expect(errorsOf(problem)).to.have.length(errors.length)
        errors.forEach((error, i) => expect(errorsOf(problem)[i]).to.include({ ...place, ...error }))
      }
    })

  it('is rejected alike by the check of expressions, with the limits of the engine', async () => {
    for (const where of [`Born${' + 1'.repeat(199)} = Born`, 'Nam = 1']) {
      const data = { expression: where, entity: Number(entity.split('/').at(-1)), purpose: 'condition' }
      const answer = await post(server, '/expressions', { command: 'check', data })
      const body = (await answer.json()) as {
        faults?: readonly PlacedError[]
        errors?: readonly PlacedError[]
      }
      const refusal = errorsOf(await problemOf(await command(`${entity}/rows`, where), server))
      expect(answer.status).to.equal(200)
      expect(JSON.stringify(body)).to.include(JSON.stringify(refusal[0]!.detail))
    }
  })

  it('is refused as a head that is too long in a URL of 100,000 characters, as too long in a body', async () => {
    const long = `Name = "${'x'.repeat(100_000)}"`
    expect((await problemOf(await named(`${entity}/rows`, long), server)).status).to.equal(431)
    expect((await problemOf(await command(`${entity}/rows`, long), server)).status).to.equal(400)
  })

  it('is rejected if it is not a string', async () => {
    for (const where of [null, 7, true, ['1=1'], { sql: '1=1' }]) {
      const answer = await post(server, `${entity}/rows`, { command: 'get', options: { where } })
      const { status, errors } = await problemOf(answer, server)
      expect(status).to.equal(400)
      expect(errors[0]!.pointer).to.equal('/options/where')
    }
    expect((await problemOf(await server.ask(`${entity}/rows?where=1&where=1`), server)).status).to.equal(400)
  })

  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const found = async (path: string, where: string): Promise<readonly string[]> => {
    const answer = await server.ask(`${path}?external=1&where=${encodeURIComponent(where)}`)
    const text = await answer.text()
    expect(answer.status, `${where}: ${text}`).to.equal(200)
    const { rows } = JSON.parse(text) as { rows: '' | Record<string, string>[] }
    return rows === '' ? [] : rows.map((row) => row['Name'] ?? row['Entity Name'] ?? row['Filename'] ?? '')
  }
  const escapedPattern = (text: string) => text.replace(/[\\*?]/g, '\\$&')
  const escapedExpression = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

  it('finds unusual texts, as a constant, pattern, item or branch', async () => {
    for (const text of INJECTIONS) {
      const constant = quoted(text)
      for (const where of [
        `Name = ${constant}`,
        `Name IN ("", ${constant})`,
        `Name LIKE ${quoted(escapedPattern(text))}`,
        `Name LIKE ${quoted(`*${escapedPattern(text)}`)} AND LENGTH(Name) = LENGTH(${constant})`,
        `REGEX_MATCH(Name, ${quoted(escapedExpression(text))})`,
        `IF Name = ${constant} THEN TRUE ELSE ${constant} = "~"`,
        `Name = CASE WHEN Name <> ${constant} THEN ${constant} || "!" ELSE ${constant} END`,
        `Name || ${constant} || Zip = ${constant} || ${constant} || Zip`,
        `REPLACE("~" || Name, "~", ${constant}) = ${quoted(text + text)}`,
        `COALESCE(NULLIF(Name, ${constant}), "~?") = "~?"`,
      ])
        expect(await found(`${entity}/rows`, where), where).to.deep.equal([text])
    }
  })

  it('treats unusual texts as texts in listings of the catalogue', async () => {
    for (const text of INJECTIONS) {
      const constant = quoted(text)
      const all = `${constant} || "?" = ${constant} || "?" AND ${constant} <> "~?"`
      for (const path of ['/entities', '/scheduler', '/files', `${entity}/attributes`])
        expect(await found(path, all), path).not.to.deep.equal([])
      const none = `Name = ${constant} OR Name LIKE ${quoted(escapedPattern(text))}`
      expect(await found('/entities', none)).to.deep.equal([])
    }
  })

  it('has no access to columns and functions of the database', async () => {
    const odd = [
      ...INJECTIONS.map((text) => `'${text.replaceAll("'", "''")}' = 1`),
      ...INJECTIONS.map((text) => `[${text.replaceAll(']', ']]')}] = 1`),
      ...INJECTIONS.map((text) => `Name = 1 ${text}`),
      ...['c1 = "a"', 'rowid = 1', 'j0 = 1', 'v0 = 1', 'version() = "1"', 'pg_sleep(1)'],
      ...['read_text("/etc/passwd") = ""', 'getenv("HOME") = ""', '(select 1) = 1', 'Name::int = 1'],
      ...['Name = $1', 'Name = ?', 'Name = :name', 'Name = $$x$$', "Name = 'x' or 1=1", 'sleep(9)'],
    ]
    for (const where of odd)
      for (const path of [`${entity}/rows`, '/entities']) {
        const answer = await command(path, where)
        const text = await answer.text()
        // What is left of these behind a condition is white space.
        if (/^Name = 1 [\u2028\ufeff]$/.test(where)) expect(answer.status).to.equal(200)
        else expect(answer.status, `${where}: ${text}`).to.be.oneOf([400, 404])
        expect(text).not.to.match(/ {4}at |node_modules|duckdb|sqlite|knex/i)
      }
    expect(await found(`${entity}/rows`, '1 = 1')).to.have.length(INJECTIONS.length + 1)
    expect(await found('/entities', '1 = 1')).to.deep.equal(['People'])
  })
})
