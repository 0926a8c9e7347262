import { nextTurn } from './turns.ts'

/** Number of elements that are sorted or merged in a few milliseconds. */
const RUN = 4096

/** Sorts elements into a new array. Other work gets its turn about every 4,096 elements. The sort is stable. */
export async function sortInTurns<T>(
  elements: readonly T[],
  compare: (left: T, right: T) => number,
): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < elements.length; from += RUN) {
    if (from > 0) await nextTurn()
    runs.push(elements.slice(from, from + RUN).sort(compare))
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let i = 0; i < runs.length; i += 2) merged.push(await merge(runs[i]!, runs[i + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (left: T, right: T) => number,
): Promise<T[]> {
  const merged: T[] = []
  let [l, r] = [0, 0]
  while (l < left.length || r < right.length) {
    const isLeft = r === right.length || (l < left.length && compare(left[l]!, right[r]!) <= 0)
    merged.push(isLeft ? left[l++]! : right[r++]!)
    if (merged.length % RUN === 0) await nextTurn()
  }
  return merged
}
