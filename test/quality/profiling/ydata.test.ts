import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'mocha'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { writeCities } from '../../../src/quality/demo/write-cities.ts'
import { readProfiledAttributes } from '../../../src/quality/stores/attributes/attributes.ts'
import { PythonMissing } from '../../../scripts/python-environment.ts'
import { COLUMNS_ALONE, describeByYdata, ydataPython } from '../../../scripts/ydata-profiling/describe.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { lacks } from '../../support/tools.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { differencesOf, RULES, SUMS, WORDS, WRITTEN, type Ours, type Rule } from './ydata-rules.ts'

/** How many of the most frequent values of a column ydata-profiling is asked for. */
const MAX_FREQUENT_VALUES = 50
/** How many of ours are read: some of them are none for pandas. */
const OURS_MOST = 80

/** Without the words and characters of a column, which we do not tell of. */
const SETTINGS = {
  ...COLUMNS_ALONE,
  vars: { text: { words: false, characters: false }, cat: { words: false, characters: false } },
}

/** What pandas takes for no value, beside the empty field (`na_values` in the documentation of its `read_csv`). */
const MISSING_WORDS = [
  ...['#N/A', '#N/A N/A', '#NA', '-1.#IND', '-1.#QNAN', '-NaN', '-nan', '1.#IND', '1.#QNAN', '<NA>'],
  ...['N/A', 'NA', 'NULL', 'NaN', 'None', 'n/a', 'nan', 'null'],
]

describe('A profile beside that of ydata-profiling', function () {
  // The first time, ydata-profiling is installed.
  this.timeout(900_000)
  let python: string
  let server: QualityServer

  before(async function () {
    python = installed(this)
    server = await startQualityServer()
  })
  after(() => server?.stop())

  it('agrees on 135,233 cities, except for two documented rules', async () => {
    const path = join(await temporaryFolder(), 'cities.csv')
    await writeCities(path)
    expect(await rulesNeeded('Cities', path, 135_233)).to.have.members([WORDS, SUMS])
  })

  it('agrees on 10,000 bird strikes, except for three documented rules', async () => {
    const path = packagedFile('birdstrikes.csv')
    expect(await rulesNeeded('Bird Strikes', path, 10_000)).to.have.members([WORDS, SUMS, WRITTEN])
  })

  /** The rules that explain how our figures and those of ydata-profiling differ; any other difference fails. */
  async function rulesNeeded(name: string, path: string, rows: number): Promise<Rule[]> {
    const needed = new Set<Rule>()
    const [ours, theirs] = await Promise.all([
      profiled(server, name, path),
      describeByYdata(python, path, SETTINGS, MAX_FREQUENT_VALUES),
    ])
    expect(theirs.rows).to.equal(rows)
    expect([...ours.keys()]).to.deep.equal(Object.keys(theirs.columns))
    const unexplained: string[] = []
    for (const [column, one] of ours) {
      expect(one.profile.rows).to.equal(rows)
      for (const difference of differencesOf(one, theirs.columns[column]!)) {
        const rule = RULES.find(({ explains }) => explains(difference, one, theirs.columns[column]!))
        if (rule) needed.add(rule)
        else
          unexplained.push(`${column}, ${difference.figure}: ${difference.ours}, there ${difference.theirs}`)
      }
    }
    expect(unexplained).to.deep.equal([])
    return [...needed]
  }
})

/** The interpreter that has ydata-profiling; without one the tests are left out. */
function installed(context: Context): string {
  try {
    return ydataPython()
  } catch (error) {
    if (error instanceof PythonMissing) return lacks(context, error.message)
    throw error
  }
}

/** Loads a file and reads what is told of its columns, by their names. */
async function profiled(server: QualityServer, name: string, path: string): Promise<Map<string, Ours>> {
  const entity = await server.load(name, await readFile(path))
  expect(entity.job['State']).to.equal('Completed')
  const catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
  try {
    const [row] = await catalogue
      .knex<{ id: number; number: number; generation: number }>('entities')
      .where({ number: Number(entity.entityId) })
    const columns = new Map<string, Ours>()
    for (const { id: attribute, humanName, profile } of await readProfiledAttributes(
      catalogue.knex,
      row!.id,
      row!.generation,
    )) {
      const query = `columns=VALUE,FREQUENCY_COUNT&pageSize=${OURS_MOST}`
      const answer = await server.ask(`${entity.path}/attributes/${attribute}/values?${query}`)
      const { rows } = (await answer.json()) as { rows: readonly { dataRow: readonly [string, string] }[] }
      const values = rows.map(({ dataRow: [value, frequency] }) => [value, Number(frequency)] as const)
      const words = await wordsOf(server, entity.path, attribute)
      columns.set(humanName, { profile: profile!, values, words })
    }
    return columns
  } finally {
    await catalogue.close()
  }
}

/** The words that pandas takes for no value, as far as they are among the values, with their rows. */
async function wordsOf(server: QualityServer, entity: string, attribute: number): Promise<Ours['words']> {
  const words: [string, number][] = []
  for (const word of MISSING_WORDS) {
    const holding = encodeURIComponent(`${attribute}:value:${word}`)
    const answer = await server.ask(`${entity}/rows?holding=${holding}&pageSize=1`)
    const { metadata } = (await answer.json()) as { metadata: { totalCount: string } }
    if (metadata.totalCount !== '0') words.push([word, Number(metadata.totalCount)])
  }
  return words
}
