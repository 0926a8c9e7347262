/** Numbers that depend on a seed alone. */
export interface Random {
  /** A whole number from 0 to before `limit`. */
  below(limit: number): number
  of<T>(values: readonly T[]): T
}

/** The generator mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, of: (values) => values[below(values.length)]! }
}
