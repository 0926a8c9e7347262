import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { DEMO_DATA_SETS, packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { AGGREGATE_METHODS } from '../../../src/quality/model/rule.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const FOLDER = join(import.meta.dirname, 'corpus')
const TABLE = join(FOLDER, 'rules.tsv')

/** A rule of the table with its expected figures, by the names of the columns. */
type Expected = Readonly<Record<string, string>>

function readTable(text: string): Expected[] {
  const [header, ...lines] = text.replace(/\n$/, '').split('\n')
  const names = header!.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [names[i]!, cell])))
}

interface Figures {
  readonly passing: string
  readonly failing: string
  readonly groups: string
  /** The largest groups, with their passing and failing rows. */
  readonly largest: readonly (readonly [value: string, passing: number, failing: number])[]
  readonly aggregates: readonly string[]
  /** Rows with a value that cannot be read, where the program counts them. */
  readonly errors: string
}

const COLUMNS =
  'actual_name,seqno,_passing_rows,_failing_rows,_group_count,_aggregate_pass,_aggregate_fail,_error_count'

/** A fifth of the rows of a file, as the program reads them: the whole file takes long to load. */
const everyFifth = (file: string): string =>
  file
    .split('\n')
    .filter((_, i) => i === 0 || i % 5 === 1)
    .join('\n') + '\n'

/** Sums and averages of the program and of the product may differ in the last digits. */
function figure(text: string | undefined): string {
  const number = Number(text)
  return text === undefined || text === '' || Number.isNaN(number) ? (text ?? '') : number.toPrecision(10)
}

describe('The corpus of rules', function () {
  this.timeout(120_000)
  let server: QualityServer
  let rules: readonly Expected[]
  const paths = new Map<string, string>()
  before(async () => {
    rules = readTable(await readFile(TABLE, 'utf8'))
    server = await startQualityServer()
    paths.set(
      'Customers',
      (await server.load('Customers', await readFile(join(FOLDER, 'customers.csv')))).path,
    )
    for (const { entityName, packaged } of DEMO_DATA_SETS) {
      if (packaged === undefined) continue
      const file = await readFile(packagedFile(packaged), 'utf8')
      const content = entityName === 'Zip Codes' ? everyFifth(file) : file
      paths.set(entityName, (await server.load(entityName, content)).path)
    }
  })
  after(() => server.stop())

  const added = async (rule: Expected): Promise<void> => {
    const { status, body } = await server.command(`${paths.get(rule['entity']!)}/businessrules`, {
      command: 'add',
      data: {
        NAME: rule['name'],
        EXPRESSION: rule['expression'],
        THRESHOLD: 100,
        FILTER_EXPRESSION: rule['filter'],
        GROUP_EXPRESSION: rule['group'],
        AGGREGATE_EXPRESSION: rule['aggregate'],
        ...(rule['method'] && {
          AGGREGATE_METHOD: AGGREGATE_METHODS.findIndex((name) => name === rule['method']),
        }),
      },
    })
    expect(status, `${rule['name']}: ${JSON.stringify(body)}`).to.equal(200)
  }

  it('has the results of a short independent program', async () => {
    for (const rule of rules) await added(rule)
    const run = await server.command('/businessrules/entity', {
      command: 'run',
      data: { ENTITY: '0', OPTION: 'ALL' },
    })
    expect((await server.ended(run.body.url))['State']).to.equal('Completed')
    const found: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const [entity, path] of paths) {
      const own = rules.filter((rule) => rule['entity'] === entity)
      const rows = await server.rows(`${path}/businessrules?pageSize=${own.length}&columns=${COLUMNS}`)
      const byName = new Map(rows.map((row) => [row['Name'], row]))
      for (const rule of own) {
        const name = `${entity}: ${rule['name']}`
        wanted[name] = wantedFigures(rule)
        found[name] = await foundFigures(path, rule, byName.get(rule['name'])!)
      }
    }
    expect(Object.keys(wanted)).to.have.lengthOf.at.least(200)
    // The message of a failure shows the differences only.
    for (const name of Object.keys(wanted))
      if (isDeepStrictEqual(wanted[name], found[name])) for (const side of [wanted, found]) delete side[name]
    expect(found).to.deep.equal(wanted)
  })

  const wantedFigures = (rule: Expected): Figures => ({
    passing: rule['passing']!,
    failing: rule['failing']!,
    groups: rule['groups']!,
    largest: rule['largest'] ? (JSON.parse(rule['largest']) as Figures['largest']) : [],
    aggregates: [figure(rule['aggregate of passing']), figure(rule['aggregate of failing'])],
    errors: rule['errors']!,
  })

  const foundFigures = async (
    path: string,
    rule: Expected,
    row: Record<string, string>,
  ): Promise<Figures> => {
    const groups = rule['group']
      ? await server.rows(`${path}/businessrules/${row['Rule ID']}/groups?pageSize=5`)
      : []
    return {
      passing: row['Passing Rows']!,
      failing: row['Failing Rows']!,
      groups: rule['group'] ? row['Group Count']! : '',
      largest: groups.map((group) => [
        group['Value']!,
        Number(group['Passing Rows']),
        Number(group['Failing Rows']),
      ]),
      aggregates: [figure(row['Aggregate over Passing Rows']), figure(row['Aggregate over Failing Rows'])],
      errors: rule['errors'] === '' ? '' : row['Error Count']!,
    }
  }
})
