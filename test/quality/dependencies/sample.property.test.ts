import { expect } from 'chai'
import type { CheckedDependency, DiscoverDependenciesParams } from '../../../src/quality/model/dependency.ts'
import type { ServedLoad } from '../../../src/quality/listings/served-load.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { discoverInLoad, type DiscoveryResult } from '../../../src/quality/work/discover-dependencies.ts'
import { summaryOf } from '../../../src/quality/work/discover-dependencies-job.ts'
import { inFull } from '../../support/full.ts'
import { randomOf } from '../../support/random.ts'
import { onEachEngine } from '../profiling/support/engines.ts'
import { ProfiledTables } from '../profiling/support/profiled.ts'
import type { Field } from '../stores/pieces.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const ROWS = 5000
const SAMPLED = 1000

/** A table with exceptions that a sample of a fifth mostly does not have. */
function drawnRecords(random: () => number): Field[][] {
  const below = (most: number): number => Math.floor(random() * most)
  const rare = new Set([below(ROWS), below(ROWS)])
  return Array.from({ length: ROWS }, (_, row) => {
    const code = below(40)
    return [
      // A key but for two rows.
      `${rare.has(row) ? 7 : row}`,
      // Constant but for two rows.
      rare.has(row) ? `rare ${row}` : 'usual',
      `${code}`,
      // Follows from the code but for 1 row in 100.
      random() < 0.01 ? 'else' : `${code % 7}`,
      random() < 0.1 ? null : `${below(90)}`,
      `${row % 71}`,
      'same',
    ]
  })
}

const PARAMS: Omit<DiscoverDependenciesParams, 'attributeIds'> = {
  find: { keys: true, dependencies: true },
  maxRows: undefined,
  maxWidth: 3,
  quality: 100,
  maxResults: 1000,
  nulls: 'equal',
  impliedByKeys: false,
}

const SEARCHES: readonly Partial<typeof PARAMS>[] = [
  {},
  { quality: 98 },
  { quality: 90, nulls: 'different' },
  { find: { keys: false, dependencies: true } },
  { find: { keys: true, dependencies: false }, nulls: 'different' },
  { impliedByKeys: true, maxWidth: 2 },
]

const textOf = ({ definition: { lhs, rhs }, figures: of, ...one }: CheckedDependency): string =>
  [
    `${lhs.join()} -> ${rhs ?? 'key'}`,
    ...[of.rows, of.lhsValues, of.removedRows, of.confirmations, of.conflictingValues, of.conflictingRows],
    ...[one.generation, one.isVerified],
  ].join(' ')

onEachEngine('Discoveries in a sample', (engine) => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  /** The rows of a table as they are served, and the number of times that a dependency was counted in all of them. */
  async function served(records: readonly Field[][]): Promise<{ load: ServedLoad; counts: () => number }> {
    const request = await tables.load(records[0]!.length, records)
    const profiles = await profile(request)
    const { warehouse } = tables
    let counts = 0
    const dependencies = {
      ...warehouse.dependencies,
      figures: (...asked: Parameters<typeof warehouse.dependencies.figures>) => {
        counts++
        return warehouse.dependencies.figures(...asked)
      },
    }
    const load = {
      entity: { id: request.entityId, generation: request.generation, loadedRows: records.length },
      warehouse: { dependencies },
      attributes: async () => request.attributes,
      profilesOf: async (ids: readonly number[]) => new Map(ids.map((id) => [id, profiles[id - 1]!])),
    }
    return { load: load as unknown as ServedLoad, counts: () => counts }
  }

  async function discovered(
    load: ServedLoad,
    search: Partial<typeof PARAMS>,
    maxRows: number,
  ): Promise<{ found: string[]; result: DiscoveryResult; message: string }> {
    const attributeIds = (await load.attributes()).map(({ id }) => id)
    const params = { ...PARAMS, ...search, attributeIds }
    const found: string[] = []
    const fractions: number[] = []
    const listener = {
      found: async (some: readonly CheckedDependency[]) => void found.push(...some.map(textOf)),
      progress: (fraction: number) => void fractions.push(fraction),
    }
    const result = await discoverInLoad(load, params, maxRows, listener, new AbortController().signal)
    expect(fractions).to.deep.equal(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).to.be.within(0, 1)
    const counts = { found: found.length, created: 0 }
    return { found: found.sort(), result, message: summaryOf(result, counts, params) }
  }

  it('find what a search of all rows finds', async () => {
    const random = randomOf(SEED)
    let refuted = 0
    for (let table = 0; table < inFull(5, 1); table++) {
      const { load, counts } = await served(drawnRecords(random))
      // Each count takes the cluster a second.
      for (const search of engine.isSlow ? SEARCHES.slice(2, 3) : SEARCHES) {
        const whole = await discovered(load, search, ROWS)
        const before = counts()
        const sampled = await discovered(load, search, SAMPLED)
        expect(sampled.found, JSON.stringify(search)).to.deep.equal(whole.found)
        refuted += counts() - before - sampled.found.length
        expect(whole.result).to.deep.equal({ end: 'complete', rows: ROWS, gone: 0 })
        const { sampledRows, ...rest } = sampled.result
        expect(rest).to.deep.equal(whole.result)
        expect(sampledRows).to.be.within(850, 1150)
        const hides =
          search.quality === undefined
            ? 'the sample hides no result.'
            : 'the chance that the sample hides a result is at most 1 in 1,000,000.'
        expect(sampled.message).to.equal(
          `${whole.message} A random sample of ${sampledRows!.toLocaleString('en')} rows was searched, and each result was counted in all rows; ${hides}`,
        )
      }
    }
    expect(refuted).to.be.above(0)
  }).timeout(600_000)

  it('end at the number of results that are asked for', async () => {
    const { load } = await served(drawnRecords(randomOf(SEED)))
    const { found, message } = await discovered(load, { maxResults: 2 }, SAMPLED)
    expect(found).to.have.lengthOf(2)
    expect(message).to.match(/ The discovery ended at its limit of 2 results; /)
  }).timeout(120_000)
})
