import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo } from '../../../src/platform/logging.ts'
import type { EvaluatedPart } from '../../../src/quality/expressions/evaluated-parts.ts'
import { delimitedFormat } from '../../../src/quality/loaders/source-words.ts'
import type { AttributeProfile } from '../../../src/quality/model/profile.ts'
import { QueryFailed, type Warehouse } from '../../../src/quality/model/warehouse/warehouse.ts'
import { withFileProfile } from '../../../src/quality/report/profile-file.ts'
import { compileRule } from '../../../src/quality/rules/compiled-rule.ts'
import { makeParts, needParts } from '../../../src/quality/rules/make-parts.ts'
import { type EvaluatedLoad, ruleScope } from '../../../src/quality/rules/rule-scope.ts'
import { definitionOf } from '../../../src/quality/rules/suggest/measure.ts'
import { failureOf } from '../../platform/support.ts'

const CONTENT = 'Code,Name\na1,x\na2,x\nb1,x\n,y\na1,y\n'
const MEMORY = { bytes: 1e8, threads: 1 }
const FEW = 3
const MANY = 10_000_001

/** Uses a load on the embedded engine as if its regular expressions were not those of RE2. */
async function withLoad(
  use: (
    load: EvaluatedLoad,
    parts: (expression: string) => Promise<readonly EvaluatedPart[]>,
  ) => Promise<void>,
  changed: (profile: AttributeProfile) => AttributeProfile = (profile) => profile,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  const { signal } = new AbortController()
  const logger = loggerTo({ write: () => undefined }, 'silent')
  const path = join(folder, 'codes.csv')
  await writeFile(path, CONTENT)
  const file = {
    ...{ path, bytes: CONTENT.length, expandedBytes: 1e6, memoryMb: 200, logger, signal },
    format: delimitedFormat({ delimiter: ',', quote: '"', encoding: 'utf-8', attr: 'names' }),
    progress: () => undefined,
  }
  try {
    await withFileProfile(file, async ({ entity, attributes }, warehouse, own) => {
      const profiles = new Map(attributes.map(({ id, profile }) => [id, changed(profile)]))
      const load = {
        entity: { ...entity, loadedRows: entity.rows },
        warehouse,
        folder: own,
        attributes: async () => attributes,
        profilesOf: async () => profiles,
        namesOf: async () => new Map(),
      }
      await use(load, async (expression) => {
        const definition = definitionOf({ expression, filter: undefined })
        const scope = await ruleScope(load, [definition], MEMORY)
        const engine = { name: warehouse.dialect.name, lacksRe2: true }
        return compileRule(definition, { ...scope, engine }).evaluated
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tablesOf = async (warehouse: Pick<Warehouse, 'tables'>): Promise<string[]> =>
  (await warehouse.tables()).filter((name) => name.startsWith('z')).sort()

describe('The parts of expressions that are evaluated for an engine', function () {
  this.timeout(30_000)

  it('are the outermost calls with regular expressions, each once, with a table for the distinct values', () =>
    withLoad(async (load, partsOf) => {
      const call = 'REGEX_FIND(REGEX_REPLACE(Code, "\\d", "!"), "!")'
      const parts = await partsOf(`${call} AND NOT ${call} OR REGEX_MATCH(Name, "x")`)
      expect(parts).to.have.length(2)
      await needParts(load, parts)
      const { warehouse } = load
      expect(await tablesOf(warehouse)).to.deep.equal(parts.map(({ table }) => table).sort())
      const rows = await warehouse.knex(parts[0]!.table).orderBy('k0').select('k0', 'value')
      expect(rows).to.deep.equal([
        { k0: 'a1', value: true },
        { k0: 'a2', value: true },
        { k0: 'b1', value: true },
      ])
    }))

  it('keep their tables, unless there are too many', () =>
    withLoad(async (load, partsOf) => {
      const many = Array.from({ length: FEW + 1 }, (_, i) => `REGEX_MATCH(Code, "a${i}")`)
      const parts = await partsOf(many.join(' OR '))
      await needParts(load, parts.slice(0, FEW), { kept: FEW })
      await needParts(load, parts.slice(FEW - 1), { kept: FEW })
      expect(await tablesOf(load.warehouse)).to.have.length(FEW + 1)
      await needParts(load, parts.slice(3, 4), { kept: FEW })
      expect(await tablesOf(load.warehouse)).to.deep.equal([parts[3]!.table])
    }))

  it('can be made by two requests at the same time', () =>
    withLoad(async (load, partsOf) => {
      const [one, other] = (await partsOf('REGEX_FIND(Code, "1") OR REGEX_FIND(Code, "2")')) as [
        EvaluatedPart,
        EvaluatedPart,
      ]
      await Promise.all([needParts(load, [one]), needParts(load, [one, other])])
      expect(await tablesOf(load.warehouse)).to.deep.equal([one.table, other.table].sort())
    }))

  for (const [what, many] of [
    ['all', 2],
    ['some', 1],
  ] as const)
    it(`use ${what} tables that another server made meanwhile, and make the rest`, () =>
      withLoad(async (load, partsOf) => {
        const { warehouse } = load
        const parts = await partsOf('REGEX_FIND(Code, "1") OR REGEX_FIND(Code, "2")')
        const { knex } = warehouse
        const rowOfOther = knex.raw("select 1 as n, 'of the other server' as k0, true as value")
        let loads = 0
        const late = {
          ...{ knex, dialect: warehouse.dialect },
          tables: () => warehouse.tables(),
          read: (...args: Parameters<Warehouse['read']>) => warehouse.read(...args),
          load: async (...args: Parameters<Warehouse['load']>) => {
            const made = loads++ === 0 ? args[0].slice(0, many) : []
            for (const layout of made) await warehouse.createAs(layout, rowOfOther)
            await warehouse.load(...args)
          },
        } as Warehouse
        await needParts({ ...load, warehouse: late }, parts)
        expect(loads).to.equal(3 - many)
        const firsts = await Promise.all(parts.map(({ table }) => knex(table).orderBy('n').pluck('k0')))
        expect(firsts.filter(([first]) => first === 'of the other server')).to.have.length(many)
        expect(firsts.filter(({ length }) => length === 3)).to.have.length(2 - many)
      }))

  it('are refused if their columns have too many combinations of values', () =>
    withLoad(async (load, partsOf) => {
      const [single] = await partsOf('REGEX_FIND(Code, "1")')
      const [both] = await partsOf('REGEX_FIND(Code || Name, "1")')
      const refused = await makeParts(load, [single!, both!], { most: FEW + 1 })
      expect([...refused.keys()]).to.deep.equal([both!.table])
      expect(refused.get(both!.table)).to.have.property(
        'message',
        'The columns of this have more than 4 different values, which is too many for a regular expression on the cluster of this repository; use LIKE, move this into a virtual column, or set regex-library=RE2J in the config.properties of each node of Trino and restart the nodes and this server.',
      )
      expect(await tablesOf(load.warehouse)).to.deep.equal([single!.table])
    }))

  it('are refused before the run if a column has too many values', () =>
    withLoad(
      async (_, partsOf) => {
        const failure = await failureOf(() => partsOf('REGEX_FIND(Code, "1")'))
        expect(failure)
          .to.have.property('message')
          .that.matches(/^Code has more than 10,000,000 different values/)
      },
      (profile) => ({ ...profile, distinct: MANY }),
    ))

  it('are refused alone if the engine cannot read their values', () =>
    withLoad(async (load, partsOf) => {
      const [code] = await partsOf('REGEX_FIND(Code, "1")')
      const [name] = await partsOf('REGEX_FIND(Name, "x")')
      const column = { ...[...name!.columns.values()][0]!, sql: 'missing' }
      const broken = { ...name!, columns: new Map([[2, column]]) }
      const refused = await makeParts(load, [broken, code!])
      expect(refused.get(broken.table)).to.be.instanceOf(QueryFailed)
      expect(await tablesOf(load.warehouse)).to.deep.equal([code!.table])
    }))
})
