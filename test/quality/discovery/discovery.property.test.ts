import { expect } from 'chai'
import fc from 'fast-check'
import { LevelSearch } from '../../../src/quality/discovery/approximate/level-search.ts'
import { nextLevel } from '../../../src/quality/discovery/approximate/next-level.ts'
import { discoverDependencies } from '../../../src/quality/discovery/discover.ts'
import { type DiscoverySearch, maxRemovedRows } from '../../../src/quality/discovery/discovery-search.ts'
import { ExactSearch, exactTasks } from '../../../src/quality/discovery/exact/exact-search.ts'
import type { FoundDependency } from '../../../src/quality/discovery/found-dependency.ts'
import type { Relation } from '../../../src/quality/discovery/relation/relation.ts'
import { inFull } from '../../support/full.ts'
import { drawnTable } from './drawn-table.ts'
import { naiveDiscovery, removedByTrying, removedRows } from './naive-discovery.ts'
import { relationOf } from './relation-of.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const TABLES = inFull(1000, 120)
const TABLES_IN_THREADS = inFull(30, 6)
const MAX_BYTES = 1 << 24

const drawnSearch = (goodness: fc.Arbitrary<number>): fc.Arbitrary<DiscoverySearch> =>
  fc.record({
    keys: fc.constantFrom(true, true, false),
    dependencies: fc.constantFrom(true, true, false),
    maxWidth: fc.constantFrom(1, 2, 3, 7),
    goodness,
    maxResults: fc.constant(Infinity),
    maxBytes: fc.constant(MAX_BYTES),
    impliedByKeys: fc.boolean(),
    workers: fc.constantFrom(1, 2),
  })

const EXACT = fc.constant(100)
const APPROXIMATE = fc.constantFrom(99.9, 98.5, 98, 95, 90, 75, 50, 100)

/** Keys and dependencies as sorted text. A goodness is compared to nine digits. */
const textOf = (found: readonly FoundDependency[]): string[] =>
  found.map(({ lhs, rhs, goodness }) => `${lhs.join()} -> ${rhs ?? 'key'} ${goodness.toFixed(9)}`).sort()

/** The exact search in this thread. It is paused after each node of the tree. */
function searchedExactly(relation: Relation, search: DiscoverySearch): FoundDependency[] {
  const exact = new ExactSearch(relation, search, MAX_BYTES)
  const found: FoundDependency[] = []
  for (const task of exactTasks(relation, search)) {
    for (const _ of exact.run(task, () => true)) found.push(...exact.takeFound())
    found.push(...exact.takeFound())
  }
  return found
}

function searchedByLevels(relation: Relation, search: DiscoverySearch): FoundDependency[] {
  const levels = new LevelSearch(relation, search, MAX_BYTES)
  for (let level = levels.firstLevel(); level.count > 0;) {
    for (let at = 0; at < level.count; at++) levels.visit(level, at)
    if (level.width === search.maxWidth) break
    level = nextLevel(level, relation.columns.length, search.keys, MAX_BYTES)
  }
  return levels.takeFound()
}

describe('Keys and dependencies of small tables', function () {
  this.timeout(600_000)

  const compared = (
    goodness: fc.Arbitrary<number>,
    searched: (relation: Relation, search: DiscoverySearch) => FoundDependency[],
  ): void =>
    fc.assert(
      fc.property(drawnTable, drawnSearch(goodness), (table, search) => {
        const relation = relationOf(table)
        const constants = naiveDiscovery(table, search).filter(({ lhs }) => lhs.length === 0)
        const found = searched(relation, search)
        const expected = naiveDiscovery(table, search)
        expect(textOf(goodness === EXACT ? [...found, ...constants] : found)).to.deep.equal(textOf(expected))
      }),
      { seed: SEED, numRuns: TABLES },
    )

  it('are discovered exactly as by trying all left sides', () => compared(EXACT, searchedExactly))

  it('are discovered approximately as by trying all left sides', () =>
    compared(APPROXIMATE, searchedByLevels))

  it('are discovered in threads as by trying all left sides, each once', async () => {
    await fc.assert(
      fc.asyncProperty(drawnTable, drawnSearch(fc.oneof(EXACT, APPROXIMATE)), async (table, search) => {
        const found: FoundDependency[] = []
        const listener = {
          found: async (batch: readonly FoundDependency[]) => void found.push(...batch),
          progress: () => undefined,
        }
        const { signal } = new AbortController()
        const end = await discoverDependencies(relationOf(table), search, listener, signal)
        expect(end).to.equal('complete')
        expect(textOf(found)).to.deep.equal(textOf(naiveDiscovery(table, search)))
      }),
      { seed: SEED, numRuns: TABLES_IN_THREADS },
    )
  })
})

describe('Rows to remove', () => {
  it('are as few as in a search through all sets of rows', () => {
    const cell = fc.integer({ min: 0, max: 2 })
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(table, (rows) => {
        const columns = [0, 1, 2].map((column) => rows.map((row) => row[column]))
        for (const lhs of [[], [0], [0, 1]])
          expect(removedRows(columns, lhs, 2)).to.equal(removedByTrying(columns, lhs, 2))
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('are limited by the goodness without an error of rounding', () => {
    for (const rows of [1, 7, 10, 999, 1000, 123_457, 100_000_000]) {
      for (const tenths of [1000, 999, 985, 980, 950, 667, 500, 1]) {
        const allowed = Number((BigInt(rows) * BigInt(1000 - tenths)) / 1000n)
        expect(maxRemovedRows(rows, tenths / 10), `${rows} ${tenths}`).to.equal(allowed)
      }
    }
  })
})
