/** Discovers joins over arrays of rows by trying all combinations. It shares no code with the product but the forms. */
import type { JoinFigures } from '../../../src/quality/model/join.ts'
import type { Field } from '../stores/pieces.ts'
import { type Compared, naiveJoin } from './naive-join.ts'

export interface NaiveOptions {
  readonly compared: Compared
  readonly matchQuality: number
  readonly selfJoins: boolean
  readonly manyToMany: boolean
}

/** Columns of the left and the right side by their positions. */
type Pair = readonly [left: number, right: number]

type Table = readonly (readonly Field[])[]

/** Found joins by a text that names their sides, such as `0.1_2=1.3_4`, counted from 0. */
export function naiveDiscovery(
  tables: readonly Table[],
  columns: readonly number[],
  options: NaiveOptions,
): Map<string, JoinFigures> {
  const found = new Map<string, JoinFigures>()
  for (const [left, leftRows] of tables.entries()) {
    for (const [right, rightRows] of tables.entries()) {
      if (right < left || (left === right && !options.selfJoins)) continue
      const figuresOf = remembered((pairs) => figures(leftRows, rightRows, pairs, options.compared))
      const singles = cross(columns[left]!, columns[right]!)
        .filter(([l, r]) => left !== right || l < r)
        .map((pair) => [pair])
        .filter((pairs) => isGood(figuresOf(pairs), options.matchQuality))
      const grown = singles.filter((pairs) => isManyToMany(figuresOf(pairs))).map(([pair]) => pair!)
      const compounds = [...combinations(grown, 2), ...combinations(grown, 3)].filter(
        (pairs) =>
          isDistinct(pairs.map(([l]) => l)) &&
          isDistinct(pairs.map(([, r]) => r)) &&
          parts(pairs).every((part) => isManyToMany(figuresOf(part))) &&
          !isManyToMany(figuresOf(pairs)) &&
          isGood(figuresOf(pairs), options.matchQuality),
      )
      const wanted = singles.filter((pairs) => options.manyToMany || !isManyToMany(figuresOf(pairs)))
      for (const pairs of [...wanted, ...compounds]) {
        const name = `${left}.${pairs.map(([l]) => l).join('_')}=${right}.${pairs.map(([, r]) => r).join('_')}`
        found.set(name, figuresOf(pairs))
      }
    }
  }
  return found
}

function figures(left: Table, right: Table, pairs: readonly Pair[], compared: Compared): JoinFigures {
  const side = (rows: Table, columns: readonly number[]) => ({ rows, columns, admits: () => true })
  const joined = naiveJoin(
    side(
      left,
      pairs.map(([l]) => l),
    ),
    side(
      right,
      pairs.map(([, r]) => r),
    ),
    compared,
  )
  return joined.figures
}

/** True if values join, and one of the three shares is at least the match quality. */
function isGood({ left, right, commonValues }: JoinFigures, matchQuality: number): boolean {
  if (commonValues === 0) return false
  const shares = [
    (100 * commonValues) / Math.min(left.values, right.values),
    (100 * left.joinRows) / left.rows,
    (100 * right.joinRows) / right.rows,
  ]
  return shares.some((share) => share >= matchQuality)
}

const isManyToMany = ({ left, right }: JoinFigures): boolean =>
  left.values > 0 && right.values > 0 && !left.isUnique && !right.isUnique

const isDistinct = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

const cross = (lefts: number, rights: number): Pair[] =>
  Array.from({ length: lefts * rights }, (_, i) => [Math.floor(i / rights), i % rights] as const)

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** All parts but the whole and the empty one. */
const parts = <T>(items: readonly T[]): T[][] =>
  items.flatMap((_, size) => (size === 0 ? [] : combinations(items, size)))

function remembered(
  compute: (pairs: readonly Pair[]) => JoinFigures,
): (pairs: readonly Pair[]) => JoinFigures {
  const known = new Map<string, JoinFigures>()
  return (pairs) => {
    const key = String(pairs)
    const figures = known.get(key) ?? compute(pairs)
    known.set(key, figures)
    return figures
  }
}
