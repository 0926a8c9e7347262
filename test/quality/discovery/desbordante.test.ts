import { expect } from 'chai'
import fc from 'fast-check'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { discoverDependencies } from '../../../src/quality/discovery/discover.ts'
import type { FoundDependency } from '../../../src/quality/discovery/found-dependency.ts'
import { runDesbordante, type PeerAlgorithm } from '../../../scripts/bench/desbordante/dependencies.ts'
import { desbordantePython } from '../../../scripts/bench/desbordante/python.ts'
import { PythonMissing } from '../../../scripts/python-environment.ts'
import { Random } from '../../../scripts/bench/random.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { inFull } from '../../support/full.ts'
import { lacks, needs } from '../../support/tools.ts'
import { unexplained } from './desbordante-rules.ts'
import { drawnTable } from './drawn-table.ts'
import { relationOf } from './relation-of.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const DRAWN = inFull(24, 6)

type Columns = readonly (readonly (string | number | null)[])[]

/** A column of the rows, each value from the random numbers and from the values before it in the row. */
type Cell = (
  random: Random,
  before: readonly (string | number | null)[],
  row: number,
) => string | number | null

function tableOf(rows: number, cells: readonly Cell[]): Columns {
  const random = new Random(SEED)
  const columns: (string | number | null)[][] = cells.map(() => [])
  for (let row = 0; row < rows; row++) {
    const before: (string | number | null)[] = []
    for (const [i, cell] of cells.entries()) {
      before.push(cell(random, before, row))
      columns[i]!.push(before.at(-1)!)
    }
  }
  return columns
}

const upTo =
  (max: number): Cell =>
  (random) =>
    random.whole(1, max)
/** Most values are 0, as in sums of rare events. */
const mostlyZero =
  (max: number): Cell =>
  (random) =>
    random.unit() < 0.92 ? 0 : random.whole(1, max)
const withNulls =
  (cell: Cell): Cell =>
  (random, before, row) =>
    random.unit() < 0.1 ? null : cell(random, before, row)

/** The counts of distinct values are those of the census data set Adult. */
const CENSUS = tableOf(997, [upTo(73), upTo(9), upTo(700), upTo(16), (_, before) => Number(before[3]) * 3, upTo(7), upTo(15), upTo(6), upTo(5), upTo(2), mostlyZero(119), mostlyZero(92), upTo(94), mostlyZero(41), upTo(2)]) // prettier-ignore

/** Orders with the customers, places and products that their numbers determine, in a few rows wrongly. */
const ORDERS = tableOf(1009, [
  (_random, _before, row) => row,
  upTo(90),
  (_, [, customer]) => `customer ${Number(customer) % 80}`,
  (_, [, customer]) => Number(customer) % 31,
  (random, [, , , place]) => (random.unit() < 0.01 ? 'elsewhere' : Number(place) % 7),
  upTo(60),
  (_, before) => `product ${Number(before[5])}`,
  (_, before) => Number(before[5]) % 9,
  () => 'EUR',
  withNulls(upTo(4)),
])

/** Many columns with few values, so that only wide left sides determine anything. */
const WIDE = tableOf(
  499,
  Array.from({ length: 14 }, () => upTo(3)),
)

const NULLS = tableOf(503, [withNulls(upTo(12)), withNulls(upTo(300)), withNulls((_, before) => (before[0] === null ? null : Number(before[0]) % 4)), () => null, withNulls(() => 'x'), upTo(40)]) // prettier-ignore

const csvOf = (columns: Columns): string => {
  const rows = columns[0]?.length ?? 0
  const lines = Array.from({ length: rows }, (_, row) => columns.map((cells) => cells[row] ?? '').join())
  return [columns.map((_, i) => `c${i}`).join(), ...lines].join('\n') + '\n'
}

describe('Keys and dependencies beside those of Desbordante', function () {
  // The first time, Desbordante is installed.
  this.timeout(900_000)
  let python: string
  let folder: string
  before(async function () {
    needs(this, 'python')
    try {
      python = desbordantePython()
    } catch (error) {
      if (error instanceof PythonMissing) lacks(this, error.message)
      throw error
    }
    folder = await temporaryFolder()
  })

  /** Our results, with those that keys imply, as the peer has them. */
  async function discovered(
    columns: Columns,
    find: 'keys' | 'dependencies',
    goodness = 100,
  ): Promise<FoundDependency[]> {
    const found: FoundDependency[] = []
    const search = {
      keys: find === 'keys',
      dependencies: find === 'dependencies',
      maxWidth: columns.length,
      goodness,
      maxResults: Infinity,
      maxBytes: 1 << 28,
      impliedByKeys: true,
      workers: 2,
    }
    const listener = {
      found: async (batch: readonly FoundDependency[]) => void found.push(...batch),
      progress: () => undefined,
    }
    const end = await discoverDependencies(
      relationOf(columns),
      search,
      listener,
      new AbortController().signal,
    )
    expect(end).to.equal('complete')
    return found
  }

  let files = 0
  /** @returns the number of dependencies that the peer finds */
  async function compare(columns: Columns): Promise<number> {
    const path = join(folder, `${++files}.csv`)
    await writeFile(path, csvOf(columns))
    const compared = async (algorithm: PeerAlgorithm, ours: readonly FoundDependency[], error?: number) => {
      const run = await runDesbordante(python, {
        algorithm,
        threads: 2,
        path,
        ...(error !== undefined && { error }),
      })
      expect(unexplained(ours, run!.found), `${algorithm} ${error ?? ''} of ${path}`).to.deep.equal([])
      return run!.found.length
    }
    const dependencies = await discovered(columns, 'dependencies')
    const found = await compared('HyFD', dependencies)
    await compared('HyUCC', await discovered(columns, 'keys'))
    for (const error of [0.015, 0.06, 0.25])
      await compared('TANE', await discovered(columns, 'dependencies', 100 * (1 - error)), error)
    return found
  }

  for (const [name, columns] of Object.entries({ CENSUS, ORDERS, WIDE, NULLS }))
    it(`are the same for the table ${name}, but for constants`, async () =>
      expect(await compare(columns)).to.be.above(0))

  it(`are the same for ${DRAWN} drawn tables, but for constants`, async () => {
    const large = drawnTable.filter((columns) => columns.length > 2 && columns[0]!.length > 20)
    let found = 0
    for (const columns of fc.sample(large, { seed: SEED, numRuns: DRAWN })) found += await compare(columns)
    // A single table may have none.
    expect(found).to.be.above(0)
  })
})
