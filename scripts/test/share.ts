/** A share of the test files: number `index` of `count`, counted from 1. */
export interface Share {
  readonly index: number
  readonly count: number
}

/** Reads `2/3`. @returns undefined if the text is no share */
export function readShare(text: string): Share | undefined {
  const [, index, count] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(Number)
  return index !== undefined && count !== undefined && index <= count ? { index, count } : undefined
}

/**
 * The files of one share. All shares together have all files, each file once, and about the same costs.
 * @param groups files that stay together
 * @param costOf CPU seconds that a file may take
 */
export function filesOf(
  { index, count }: Share,
  groups: readonly (readonly string[])[],
  costOf: (file: string) => number,
): string[] {
  const shares = Array.from({ length: count }, () => ({ files: [] as string[], cost: 0 }))
  const cost = (files: readonly string[]) => files.reduce((sum, file) => sum + costOf(file), 0)
  for (const files of groups.toSorted((a, b) => cost(b) - cost(a))) {
    const cheapest = shares.reduce((least, share) => (share.cost < least.cost ? share : least))
    cheapest.files.push(...files)
    cheapest.cost += cost(files)
  }
  return shares[index - 1]!.files
}
