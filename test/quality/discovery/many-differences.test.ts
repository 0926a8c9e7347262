import { expect } from 'chai'
import { discoverDependencies } from '../../../src/quality/discovery/discover.ts'
import type { FoundDependency } from '../../../src/quality/discovery/found-dependency.ts'
import { inFull } from '../../support/full.ts'
import { randomOf } from '../../support/random.ts'
import { relationOf } from './relation-of.ts'

const COLUMNS = 11
const ROWS = 150
const TABLES = inFull(20, 4)
/** More edges than a word of a bit set has bits. */
const MIN_EDGES = 33

type Table = readonly (readonly number[])[]

/** Columns with two to nine values. */
function tableOf(seed: number): Table {
  const random = randomOf(seed)
  return Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, () => Math.floor(random() * (2 + (column % 8)))),
  )
}

/** For each pair of rows, the columns in which they differ, as bits; each set is listed once. */
function differencesOf(table: Table): number[] {
  const sets = new Set<number>()
  for (let one = 0; one < ROWS; one++)
    for (let other = 0; other < one; other++)
      sets.add(table.reduce((set, cells, at) => set | (Number(cells[one] !== cells[other]) << at), 0))
  return [...sets]
}

/** The sets that contain no other one. */
const minimal = (sets: readonly number[]): number[] =>
  sets.filter((set) => !sets.some((part) => part !== set && (part & set) === part))

/** The minimal sets of columns that have a column of each set, by trying all. */
const hittingSets = (sets: readonly number[]): number[] =>
  minimal(
    Array.from({ length: 1 << COLUMNS }, (_, columns) => columns).filter((columns) =>
      sets.every((set) => (set & columns) !== 0),
    ),
  )

const textOf = (lhs: readonly number[], rhs: number | undefined): string => `${lhs.join()} -> ${rhs ?? 'key'}`

/** All keys and dependencies by the difference sets of all pairs of rows. */
function expectedOf(differences: readonly number[]): string[] {
  const found: string[] = []
  for (const rhs of [undefined, ...Array.from({ length: COLUMNS }, (_, column) => column)]) {
    const bit = rhs === undefined ? 0 : 1 << rhs
    const edges = differences.filter((set) => (set & bit) === bit).map((set) => set & ~bit)
    for (const columns of hittingSets(minimal(edges)))
      found.push(
        textOf(
          Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => (columns >> column) & 1),
          rhs,
        ),
      )
  }
  return found.sort()
}

async function discovered(table: Table, workers: number): Promise<string[]> {
  const found: string[] = []
  const search = {
    keys: true,
    dependencies: true,
    maxWidth: COLUMNS,
    goodness: 100,
    maxResults: Infinity,
    maxBytes: 1 << 26,
    impliedByKeys: true,
    workers,
  }
  const listener = {
    found: async (batch: readonly FoundDependency[]) =>
      void found.push(...batch.map(({ lhs, rhs }) => textOf(lhs, rhs))),
    progress: () => undefined,
  }
  const end = await discoverDependencies(relationOf(table), search, listener, new AbortController().signal)
  expect(end).to.equal('complete')
  return found.sort()
}

describe('A table with more minimal difference sets than bits of a word', () => {
  for (let seed = 1; seed <= TABLES; seed++) {
    it(`has the keys and dependencies of all pairs of its rows, in one thread and in two, seed ${seed}`, async () => {
      const table = tableOf(seed)
      const differences = differencesOf(table)
      expect(minimal(differences).length).to.be.at.least(MIN_EDGES)
      const expected = expectedOf(differences)
      expect(await discovered(table, 1)).to.deep.equal(expected)
      expect(await discovered(table, 2)).to.deep.equal(expected)
    })
  }
})
