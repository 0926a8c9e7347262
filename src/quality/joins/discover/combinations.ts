import type { AttributePair } from './joinable-attribute.ts'

/** Positions of pairs in a list of pairs, in ascending order. */
export type Combination = readonly number[]

/** Each pair alone. */
export const pairsAsCombinations = (pairs: readonly AttributePair[]): Combination[] =>
  pairs.map((_, at) => [at])

/**
 * The combinations with one more pair of which all parts with one pair less are given, in order. No attribute is twice on
 * a side.
 * @param combinations all with the same number of pairs, in order
 * @returns at most `max` of them
 */
export function larger(
  pairs: readonly AttributePair[],
  combinations: readonly Combination[],
  max: number,
): { readonly combinations: Combination[]; readonly isCut: boolean } {
  const given = new Set(combinations.map(String))
  const found: Combination[] = []
  for (const group of byBeginning(combinations)) {
    for (const [at, first] of group.entries()) {
      for (const second of group.slice(at + 1)) {
        const last = second.at(-1)!
        const combination = [...first, last]
        if (!areDistinct(pairs[first.at(-1)!]!, pairs[last]!) || !hasParts(combination, given)) continue
        if (found.length === max) return { combinations: found, isCut: true }
        found.push(combination)
      }
    }
  }
  return { combinations: found, isCut: false }
}

/** Groups of combinations that differ in their last pair only. */
function byBeginning(combinations: readonly Combination[]): Combination[][] {
  const groups = new Map<string, Combination[]>()
  for (const combination of combinations) {
    const beginning = combination.slice(0, -1).join()
    const group = groups.get(beginning)
    if (group === undefined) groups.set(beginning, [combination])
    else group.push(combination)
  }
  return [...groups.values()]
}

const areDistinct = (one: AttributePair, other: AttributePair): boolean =>
  one.left !== other.left && one.right !== other.right

const hasParts = (combination: Combination, given: ReadonlySet<string>): boolean =>
  combination.every((_, omitted) => given.has(combination.filter((_, at) => at !== omitted).join()))
