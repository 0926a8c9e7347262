import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoDataFolder } from '../../../support/demo-data.ts'
import { writeOddCollections } from '../../../support/odd-collections.ts'
import { startServer, type TestServer } from '../../../support/server.ts'
import { ROOT } from '../../../support/spatial-client.ts'
import { needs } from '../../../support/tools.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { FilterRunner, LANGUAGES } from './filter-runner.ts'
import { LAYERS, predicatesInSql, type PredicateInSql } from './predicates-in-sql.ts'

const run = promisify(execFile)
const CLASSES = Object.keys(predicatesInSql('POINT EMPTY'))

// The service and GDAL with SpatiaLite read the same files. GDAL gives the ids of the features by SQL.
describe('CQL2, the features that SQL selects from the same files', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  let server: TestServer
  let program: string
  let predicates: ReturnType<typeof predicatesInSql>
  /** Ids by class and layer, in the order of the predicates; asked once for both encodings. */
  const selected = new Map<string, Promise<number[][]>>()

  /** The values of the only row, whose columns are called found0, found1, … */
  const query = async (file: string, expressions: readonly string[]): Promise<string[]> => {
    const path = file === 'odd' ? folder.file('odd.gpkg') : join(await demoDataFolder(), `${file}.gpkg`)
    const columns = expressions.map((expression, index) => `${expression} AS found${index}`)
    const options = ['-ro', '-q', path, '-sql', `SELECT ${columns.join()}`]
    const { stdout } = await run(program, options, { maxBuffer: 1e8 })
    const values = [...stdout.matchAll(/^ {2}found\d+ \(\w+\) = (.*)$/gm)].map(([, value]) => value!)
    expect(values).to.have.length(expressions.length)
    return values
  }

  const bySql = (name: string, layer: keyof typeof LAYERS): Promise<number[][]> => {
    const key = `${name} ${layer}`
    const ids = async (): Promise<number[][]> => {
      const found = await query(
        LAYERS[layer],
        conditionsOf(name, layer).map(
          ([, , sql]) =>
            `(SELECT group_concat(fid) FROM (SELECT fid FROM ${layer} WHERE ${sql} ORDER BY fid))`,
        ),
      )
      return found.map((list) => (list === '(null)' ? [] : list.split(',').map(Number)))
    }
    if (!selected.has(key)) selected.set(key, ids())
    return selected.get(key)!
  }
  const conditionsOf = (name: string, layer: keyof typeof LAYERS): PredicateInSql[] =>
    predicates[name]!.filter(([of]) => of === layer)

  before(async function () {
    program = needs(this, 'ogrinfo')
    await writeOddCollections(folder.path)
    const [wyoming] = await query('boundaries', [
      "(SELECT AsWKT(geom, 17) FROM us_states WHERE name = 'Wyoming')",
    ])
    predicates = predicatesInSql(wyoming!)
    server = await startServer({
      demo: false,
      env: { AUTH: 'none', SPATIAL_DIRS: [await demoDataFolder(), folder.path].join() },
    })
  })
  after(() => server?.stop())

  for (const language of LANGUAGES) {
    for (const name of CLASSES) {
      it(`${language}: predicates of the class ${name}`, async () => {
        const runner = new FilterRunner(language)
        let count = 0
        for (const layer of Object.keys(LAYERS) as (keyof typeof LAYERS)[]) {
          const conditions = conditionsOf(name, layer)
          if (conditions.length === 0) continue
          const expected = await bySql(name, layer)
          const items = `${server.url}${ROOT}/collections/${LAYERS[layer]}/${layer}/items`
          for (const [index, [, cql2]] of conditions.entries()) {
            expect(expected[index]!.length, `${cql2} selects more than a page`).to.be.below(10_000)
            count += expected[index]!.length
            expect(await runner.ids(items, cql2), `${layer} ${cql2}`).to.deep.equal(expected[index])
          }
        }
        expect(count).to.be.above(0)
      })
    }
  }
})
