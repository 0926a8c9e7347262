import { expect } from 'chai'
import fc from 'fast-check'
import type { RuleSuggestions } from '../../../generated/quality/types.ts'
import { inFull } from '../../support/full.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** Columns of all kinds: each gives the value of a row from the number of the row and a random number. */
const COLUMNS: Readonly<Record<string, (row: number, random: number) => string>> = {
  number: (row) => String(row),
  small: (_, random) => String(random % 5),
  signed: (_, random) => String((random % 401) - 200),
  money: (_, random) => ((random % 100_000) / 100).toFixed(2),
  tiny: (_, random) => `${(random % 9) / 1e7}`,
  exponent: (_, random) => `${random % 9}.5e-${random % 12}`,
  huge: (_, random) => `${random}${random}00000000`,
  tail: (row, random) => String(row % 25 === 0 ? random % 1_000_000 : random % 9),
  percent: (_, random) => String(random % 101),
  date: (_, random) => new Date(1e9 * (random % 1700)).toISOString().slice(0, 10),
  later: (_, random) => new Date(1e9 * (random % 1700) + 1e8).toISOString().slice(0, 10),
  future: (_, random) => `${2030 + (random % 40)}-01-01`,
  german: (_, random) => `${1 + (random % 28)}.${1 + (random % 12)}.20${10 + (random % 10)}`,
  ambiguous: (_, random) => `0${1 + (random % 9)}/0${1 + (random % 5)}/2021`,
  ancient: (_, random) => `000${1 + (random % 9)}-01-01`,
  timestamp: (_, random) => new Date(1e6 * random).toISOString(),
  time: (_, random) => `${10 + (random % 13)}:${10 + (random % 50)}`,
  truth: (_, random) => ['yes', 'no', 'Y', 'true'][random % 4]!,
  code: (_, random) => `${'ABCD'[random % 4]}-${String(random).padStart(4, '0').slice(0, 4)}`,
  signs: (_, random) => `[${random % 10}]^$.|?*+(){}\\${random % 7}`,
  quotes: (_, random) => ['say "hi"', "it's", '\\"', '%_*?'][random % 4]!,
  lines: (_, random) => ['one\ntwo', 'three\tfour', 'five'][random % 3]!,
  scripts: (_, random) => ['ελλάδα', '北京', 'Ærø', '🙂🙂', 'e\u0301'][random % 5]!,
  blanks: (_, random) => ['', ' ', '  ', 'x'][random % 4]!,
  empty: () => '',
  same: () => 'same',
  long: (_, random) => 'long '.repeat(random % 600),
}

const NAMES = Object.keys(COLUMNS)
const quoted = (value: string): string => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`)

const FILE = fc.record({
  columns: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 3, maxLength: 12 }),
  rows: fc.integer({ min: 1, max: 400 }),
  seed: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
  /** Percentage of values that are replaced: by nothing, or by a value of another column. */
  faults: fc.constantFrom(0, 1, 4, 20),
})

/** The file with a reproducible sequence of random numbers. */
function contentOf({ columns, rows, seed, faults }: ReturnType<typeof FILE.generate>['value']): string {
  let state = seed
  const random = (): number => (state = (state * 48_271) % (2 ** 31 - 1))
  const value = (name: string, row: number): string => {
    const isFault = random() % 100 < faults
    if (isFault && random() % 2 === 0) return ''
    const from = isFault ? NAMES[random() % NAMES.length]! : name
    return COLUMNS[from]!(row, random())
  }
  const lines = Array.from({ length: rows }, (_, row) =>
    columns.map((name) => quoted(value(name, row))).join(','),
  )
  return [columns.map(quoted).join(','), ...lines].join('\n') + '\n'
}

describe('Suggested rules of any file', function () {
  this.timeout(inFull(600_000, 60_000))
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  it('are valid, and have the figures of their runs', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(FILE, async (file) => {
        const { path } = await server.load(`File ${++count}`, contentOf(file))
        const at = `${path}/businessrules`
        const asked = await server.command(at, { command: 'suggest' })
        expect(asked.status, JSON.stringify(asked.body)).to.equal(200)
        const { version, suggestions } = asked.body as unknown as RuleSuggestions
        if (suggestions.length === 0) return
        const numbers = suggestions.map(({ number }) => number)
        const added = await server.command(at, { command: 'accept', data: { version, numbers } })
        expect(added.status, JSON.stringify(added.body)).to.equal(200)
        const run = await server.command(at, { command: 'run', data: { OPTION: 'ALL' } })
        expect((await server.ended(run.body.url))['State']).to.equal('Completed')
        const rules = await server.rows(`${at}?pageSize=100`)
        expect(rules.map((rule) => [rule['Name'], rule['Passing Rows'], rule['Failing Rows']])).to.deep.equal(
          suggestions.map(({ name, passing, failing }) => [name, String(passing), String(failing)]),
        )
        const left = (await server.command(at, { command: 'suggest' })).body as unknown as RuleSuggestions
        expect(left).to.deep.equal({ version, suggestions: [] })
      }),
      { numRuns: inFull(100, 6) },
    )
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })
})
