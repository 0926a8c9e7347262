/** Keys and dependencies by trying each left side against its definition. */
import type { DiscoverySearch } from '../../../src/quality/discovery/discovery-search.ts'
import type { FoundDependency } from '../../../src/quality/discovery/found-dependency.ts'

type Columns = readonly (readonly unknown[])[]

/** The rows by their values in the columns. */
function groupsOf(columns: Columns, lhs: readonly number[]): number[][] {
  const groups = new Map<string, number[]>()
  for (let row = 0; row < (columns[0]?.length ?? 0); row++) {
    const key = JSON.stringify(lhs.map((column) => columns[column]![row]))
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** Rows to remove so that the dependency holds, or so that the left side is a key. */
export function removedRows(columns: Columns, lhs: readonly number[], rhs: number | undefined): number {
  let removed = 0
  for (const group of groupsOf(columns, lhs)) {
    const kept =
      rhs === undefined ? 1 : Math.max(...groupsOf([columns[rhs]!], [0]).map((same) => common(same, group)))
    removed += group.length - kept
  }
  return removed
}

const common = (one: readonly number[], other: readonly number[]): number =>
  one.filter((row) => other.includes(row)).length

/** The fewest rows to remove, by trying each set of rows. */
export function removedByTrying(columns: Columns, lhs: readonly number[], rhs: number): number {
  const rows = columns[0]!.length
  let fewest = rows
  for (let kept = 0; kept < 1 << rows; kept++) {
    const chosen = columns[rhs]!.map((_, row) => row).filter((row) => (kept >> row) & 1)
    const some = columns.map((values) => chosen.map((row) => values[row]))
    const holds = groupsOf(some, lhs).every(
      (group) => new Set(group.map((row) => some[rhs]![row])).size === 1,
    )
    if (holds) fewest = Math.min(fewest, rows - chosen.length)
  }
  return fewest
}

/** Sets of columns, those with fewer columns first. */
const setsOf = (columns: number): number[][] =>
  Array.from({ length: 1 << columns }, (_, set) =>
    Array.from({ length: columns }, (__, column) => column).filter((column) => (set >> column) & 1),
  ).sort((one, other) => one.length - other.length)

/** All results of a search, without its limits. */
export function naiveDiscovery(columns: Columns, search: DiscoverySearch): FoundDependency[] {
  const rows = columns[0]?.length ?? 0
  const goodness = (removed: number): number => (rows === 0 ? 100 : (100 * (rows - removed)) / rows)
  const minimal = (rhs: number | undefined): FoundDependency[] => {
    const found: FoundDependency[] = []
    for (const lhs of setsOf(columns.length)) {
      if (lhs.includes(rhs!) || found.some((one) => one.lhs.every((column) => lhs.includes(column)))) continue
      const reached = goodness(removedRows(columns, lhs, rhs))
      if (reached >= search.goodness - 1e-9) found.push({ lhs, rhs, goodness: reached })
    }
    return found.filter(({ lhs }) => lhs.length <= search.maxWidth)
  }
  const keys = minimal(undefined).filter(({ lhs }) => lhs.length > 0)
  const dependencies = columns.flatMap((_, rhs) => minimal(rhs))
  const isImplied = ({ lhs }: FoundDependency): boolean =>
    keys.some((key) => key.lhs.every((column) => lhs.includes(column)))
  return [
    ...(search.keys ? keys : []),
    ...(search.dependencies ? dependencies.filter((one) => search.impliedByKeys || !isImplied(one)) : []),
  ]
}
