import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { Random } from '../random.ts'

const SEED = 20_261_124
const BATCH_CHARACTERS = 1 << 20

type Value = number | string
/** A value of a column from random numbers, the values before it in the row, and the number of the row. */
type Cell = (random: Random, before: readonly Value[], row: number) => Value

/** A table whose keys and dependencies are discovered. */
export interface BenchTable {
  readonly name: string
  readonly rows: number
  readonly cells: readonly Cell[]
  /** The most columns of a left side of a dependency; undefined for all. */
  readonly maxWidth?: number
  /** True if all keys are discovered too. The peers have no limit of their width. */
  readonly hasKeys: boolean
}

const upTo =
  (max: number): Cell =>
  (random) =>
    random.whole(1, max)
const mostlyZero =
  (max: number): Cell =>
  (random) =>
    random.unit() < 0.92 ? 0 : random.whole(1, max)
/** A value that another column determines. */
const of = (column: number, count: number, prefix = ''): Cell => {
  return (_, before) => `${prefix}${(Number(/\d+/.exec(String(before[column]))![0]) * 7919) % count}`
}

/** Distinct values of columns that look like those of machines. */
const SENSORS = [2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200]
const ANSWERS = [2, 2, 3, 4, 5, 5, 7, 10, 12, 20]

const repeated = (counts: readonly number[], columns: number): Cell[] =>
  Array.from({ length: columns }, (_, i) => upTo(counts[i % counts.length]!))

export const TABLES: readonly BenchTable[] = [
  {
    // The distinct values are those of the census data set Adult.
    name: 'census',
    rows: 32_561,
    cells: [upTo(73), upTo(9), upTo(21_648), upTo(16), of(3, 16), upTo(7), upTo(15), upTo(6), upTo(5), upTo(2), mostlyZero(119), mostlyZero(92), upTo(94), mostlyZero(42), upTo(2)], // prettier-ignore
    hasKeys: true,
  },
  {
    // Lines of orders with their customer, product and place.
    name: 'orders',
    rows: 1_000_000,
    cells: [
      (_random, _before, row) => row,
      upTo(50_000),
      of(1, 46_000, 'customer '),
      of(1, 2_000, 'city '),
      of(3, 50, 'state '),
      of(4, 9, 'country '),
      upTo(5_000),
      of(6, 4_900, 'product '),
      of(6, 100, 'category '),
      of(8, 12, 'department '),
      of(6, 3_000),
      upTo(2_500),
      of(11, 28, 'quarter '),
      upTo(20),
      upTo(5),
      upTo(6),
      of(15, 6, 'status '),
      upTo(20),
      of(17, 7, 'region '),
      mostlyZero(300),
    ],
    hasKeys: true,
  },
  { name: 'sensors', rows: 100_000, cells: [...repeated(SENSORS, 36), of(10, 60), of(11, 90), of(14, 400), of(36, 7)], maxWidth: 3, hasKeys: false }, // prettier-ignore
  { name: 'survey', rows: 10_000, cells: [...repeated(ANSWERS, 57), upTo(4_000), of(57, 900), upTo(300)], maxWidth: 3, hasKeys: false }, // prettier-ignore
]

/** The rows whose dependency is verified: the second column is determined by the first, but for one row in a thousand. */
export const VERIFIED_CELLS: readonly Cell[] = [
  upTo(1_000_000),
  (random, before) => (random.unit() < 0.001 ? 'other' : `value ${(Number(before[0]) * 7919) % 50_000}`),
  upTo(100),
]

/** Writes a CSV file with a header: the same on every machine. */
export async function writeTable(path: string, rows: number, cells: readonly Cell[]): Promise<void> {
  const random = new Random(SEED)
  const file = createWriteStream(path)
  let text = `${cells.map((_, i) => `c${i + 1}`).join()}\n`
  for (let row = 0; row < rows; row++) {
    const values: Value[] = []
    for (const cell of cells) values.push(cell(random, values, row))
    text += `${values.join()}\n`
    if (text.length < BATCH_CHARACTERS) continue
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  file.end(text)
  await once(file, 'finish')
}
