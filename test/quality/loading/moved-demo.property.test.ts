import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import fc from 'fast-check'
import { DEMO_DATA_SETS, packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { inFull } from '../../support/full.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** The data sets of the demo that it does not generate, cut to rows that are loaded in a second. */
const ROWS = 400
const SETS = DEMO_DATA_SETS.filter(({ packaged }) => packaged !== undefined).slice(0, inFull(4, 2))

type Table = readonly (readonly string[])[]

/** The fields as they are in the file, with their quotes. */
const fieldsOf = (line: string): string[] =>
  line
    .match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!
    .slice(0, line.endsWith(',') ? undefined : -1)
    .map((field) => field.replace(/,$/, ''))

async function tableOf(file: string): Promise<Table> {
  const lines = (await readFile(packagedFile(file), 'utf8')).split(/\r?\n/).slice(0, ROWS + 1)
  const records = lines.map(fieldsOf)
  const width = records[0]!.length
  return records.filter(({ length }) => length === width)
}

/** @param order indices of columns; a negative number makes a column that the table does not have */
const csvOf = (table: Table, order: readonly number[]): string =>
  `${table.map((record, row) => order.map((at) => (at < 0 ? (row === 0 ? `New ${-at}` : String(row * at)) : record[at]!)).join()).join('\n')}\n`

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

describe("The demo's entities, loaded again with moved, added and removed columns", function () {
  this.timeout(600_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  const done = async (path: string, command: string, data: object): Promise<void> => {
    const { status, body } = await server.command(path, { command, data })
    expect(status, `${path} ${JSON.stringify(body)}`).to.be.oneOf([200, 204])
    const job = body.job || body.uri || (body.url?.includes('/scheduler/') ? body.url : undefined)
    if (job) expect(await server.ended(job)).to.include({ State: 'Completed' })
  }

  const TIMES = /^(Date |Ref$|Job$|Duration|Last )/

  /** Rows of a listing without their times and jobs, in an order that does not depend on that of the columns. */
  const listed = async (path: string): Promise<string[]> => {
    const rows = await server.rows(path)
    return rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([name]) => !TIMES.test(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      )
      .sort()
  }

  /** All that is known of some attributes of an entity, once everything is computed again. */
  async function picture(
    path: string,
    join: string,
    names: readonly string[],
  ): Promise<Record<string, unknown>> {
    const [entityId] = path.split('/').slice(-1)
    await done('/businessrules/entity', 'run', { ENTITY: entityId, OPTION: 'ALL' })
    await done(join, 'run', {})
    await done(`${path}/keys`, 'verify', { keys: ['1_2'] })
    await done(`${path}/dependencies`, 'verify', {
      attributes: [
        { rhs: '2', lhs: '1' },
        { rhs: '1', lhs: '3' },
      ],
    })
    const found: Record<string, unknown> = {}
    for (const sub of [
      'businessrules',
      'attributes/2/businessrules',
      'businessrules/1/failingrows?columns=_rowid',
      'keys',
      'keys/1_2/duplicates',
      'dependencies',
      'dependencies/2-1/conflicts',
      'dependencies/2-1/corrections?columns=_lhs,_rhs,_correction',
      ...[1, 2, 3].flatMap((id) => [
        `attributes/${id}`,
        ...['values', 'masks', 'patterns'].map((forms) => `attributes/${id}/${forms}`),
      ]),
    ])
      found[sub] = await listed(`${path}/${sub}`)
    found['rows'] = await listed(`${path}/rows?columns=${names.join()}`)
    found['join'] = await listed(join)
    for (const set of ['matchingvalues', 'leftnomatchvalues']) found[set] = await listed(`${join}/${set}`)
    const { body } = await server.command(`${path}/rows`, {
      command: 'export',
      data: { filename: 'moved.csv', corrected: ['2 1', '1 3'] },
      options: { columns: names },
    })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const file = (body as unknown as { file: string }).file
    found['export'] = await (await server.ask(file.slice(file.indexOf('/download')))).text()
    return found
  }

  for (const { entityName, packaged } of SETS)
    it(`keep every figure, listing, export, rule and join: ${entityName}`, async () => {
      const table = await tableOf(packaged!)
      const width = table[0]!.length
      const { path, entityId } = await server.load(entityName, csvOf(table, range(width)))
      const attributes = await server.rows(`${path}/attributes?columns=ATTRIBUTE_ID,_humanised_name`)
      const columns = (await (await server.ask(`${path}/rows?pageSize=1`)).json()) as {
        columns: { columnisedName: string }[]
      }
      const names = columns.columns.slice(1, 4).map(({ columnisedName }) => columnisedName)
      const quoted = (at: number) => `[${attributes[at]!['Name']!}]`
      await server.command(`${path}/businessrules`, {
        command: 'add',
        data: {
          NAME: 'First',
          EXPRESSION: `${quoted(0)} <> ${quoted(1)} AND LENGTH(${quoted(2)}) > 3`,
          THRESHOLD: '50',
          GROUP_EXPRESSION: quoted(1),
        },
      })
      await server.command(`${path}/attributes/2/businessrules`, {
        command: 'add',
        data: {
          NAME: 'Second',
          EXPRESSION: `LENGTH(${quoted(1)}) > 5`,
          THRESHOLD: '50',
          THRESHOLD_OF: 'values',
        },
      })
      const params = { LH: { entity: entityId, attributes: '2' }, RH: { entity: entityId, attributes: '3' } }
      await done(`${path}/joins`, 'create', { params })
      const join = `/joins/${entityId}-2-${entityId}-3`
      const before = await picture(path, join, names)

      const reload = async (order: readonly number[]): Promise<void> => {
        const sourceFile = await server.upload('moved.csv', csvOf(table, order))
        const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
        await done(path, 'reload', { source: 'client', connectInfo })
      }
      // The first three columns stay, since the picture is of them. Others may vanish, and new ones may come.
      const orders = fc
        .tuple(fc.subarray(range(width).slice(3)), fc.subarray([-1, -2]), fc.infiniteStream(fc.nat()))
        .map(([kept, added, random]) => {
          const order = [0, 1, 2, ...kept, ...added]
          for (let at = order.length - 1; at > 0; at--) {
            const other = random.next().value! % (at + 1)
            ;[order[at], order[other]] = [order[other]!, order[at]!]
          }
          return order
        })
      await fc.assert(
        fc.asyncProperty(orders, async (order) => {
          await reload(order)
          expect(await picture(path, join, names)).to.deep.equal(before)
        }),
        { numRuns: inFull(10, 1) },
      )
      // A reload without a column that everything needs, and one that brings it back.
      await reload(range(width).filter((at) => at !== 1))
      expect((await server.rows(join))[0]).to.include({ Status: 'Permanent, attribute missing' })
      await reload(range(width).reverse())
      expect(await picture(path, join, names)).to.deep.equal(before)
    })
})
