import { expect } from 'chai'
import fc from 'fast-check'
import { openWords } from '../../../src/quality/discovery/approximate/level.ts'
import { PairRefuter } from '../../../src/quality/discovery/approximate/pair-refuter.ts'
import { bitSetOf, membersOf } from '../../../src/quality/discovery/relation/bit-set.ts'
import { copyOf, Partitioner } from '../../../src/quality/discovery/relation/position-list-index.ts'
import { randomOf } from '../../support/random.ts'
import { removedRows } from './naive-discovery.ts'
import { relationOf } from './relation-of.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const TABLES = 60
const ALL_BYTES = 1 << 20

interface Drawn {
  readonly rows: number
  readonly rightSides: number
  readonly seed: number
  /** Most distinct values of a right side. */
  readonly values: number
  readonly maxRemoved: number
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  rows: fc.integer({ min: 2, max: 60 }),
  /** More than 32 columns have more than one word. */
  rightSides: fc.integer({ min: 1, max: 70 }),
  seed: fc.integer(),
  values: fc.constantFrom(1, 2, 4, 9, 40),
  maxRemoved: fc.integer({ min: 0, max: 32 }),
})

/** Right sides, after two columns of the left side. */
function rightSidesOf({ rows, rightSides, seed, values }: Drawn): number[][] {
  const random = randomOf(seed)
  return Array.from({ length: rightSides }, () => {
    const distinct = 1 + Math.floor(random() * values)
    return Array.from({ length: rows }, () => Math.floor(random() * distinct))
  })
}

/** The right sides, and the key as their number of columns, that pairs of rows do not refute. */
function possibleOf(columns: readonly (readonly number[])[], maxRemoved: number, maxBytes: number): number[] {
  const relation = relationOf(columns)
  const refuter = new PairRefuter(relation, maxRemoved, maxBytes)
  const index = copyOf(new Partitioner(relation).ofColumn(0))
  const open = bitSetOf(
    columns.map((_, at) => at + 1).filter((at) => at > 1),
    32 * openWords(columns.length),
  )
  const possible = [1, 2].map(() => membersOf(refuter.possible(index, relation.columns[1]!, open)))
  expect(possible[0], 'of the same refuter again').to.deep.equal(possible[1])
  return possible[0]!
}

describe('The pairs of rows that agree in a left side', () => {
  for (const maxBytes of [ALL_BYTES, 600]) {
    it(`refute no dependency that holds, with ${maxBytes} bytes of compared rows`, () =>
      fc.assert(
        fc.property(drawn, (one) => {
          const random = randomOf(one.seed + 1)
          const left = [2, 3].map((values) =>
            Array.from({ length: one.rows }, () => Math.floor(random() * values)),
          )
          const columns = [...left, ...rightSidesOf(one)]
          const possible = possibleOf(columns, one.maxRemoved, maxBytes)
          for (let rhs = 2; rhs <= columns.length; rhs++) {
            const removed = removedRows(columns, [0, 1], rhs === columns.length ? undefined : rhs)
            if (removed <= one.maxRemoved) expect(possible).to.include(rhs)
          }
        }),
        { seed: SEED, numRuns: TABLES },
      ))
  }

  it('refute all dependencies that do not hold if at most two rows agree and four values are distinct', () =>
    fc.assert(
      fc.property(drawn, (drawnOne) => {
        const one = {
          ...drawnOne,
          values: Math.min(4, drawnOne.values),
          maxRemoved: drawnOne.maxRemoved % (drawnOne.rows >>> 1),
        }
        const left = [2, 4].map((agreeing) =>
          Array.from({ length: one.rows }, (_, row) => Math.floor(row / agreeing)),
        )
        const columns = [...left, ...rightSidesOf(one)]
        const expected = [...columns, undefined]
          .map((column, at) => ({ at, rhs: column && at }))
          .filter(({ at, rhs }) => at > 1 && removedRows(columns, [0, 1], rhs) <= one.maxRemoved)
        expect(possibleOf(columns, one.maxRemoved, ALL_BYTES)).to.deep.equal(expected.map(({ at }) => at))
      }),
      { seed: SEED, numRuns: TABLES },
    ))
})
