/** Each common character at the start raises the similarity by this part of its difference to 1. */
const BONUS = 0.1
const MAX_COMMON_PREFIX = 4
/** The minimum similarity for this bonus. */
const SIMILAR = 0.7

/**
 * The Jaro-Winkler similarity, from 0 to 1. 0 if a text is empty.
 * @param left code points
 */
export function jaroWinkler(left: readonly number[], right: readonly number[]): number {
  const similarity = jaro(left, right)
  if (similarity <= SIMILAR) return similarity
  let common = 0
  while (common < MAX_COMMON_PREFIX && common < left.length && left[common] === right[common]) common++
  return similarity + common * BONUS * (1 - similarity)
}

function jaro(left: readonly number[], right: readonly number[]): number {
  if (left.length === 0 || right.length === 0) return 0
  /** The maximum distance of two equal characters that match. */
  const reach = Math.max(Math.floor(Math.max(left.length, right.length) / 2) - 1, 0)
  const isTaken = new Uint8Array(right.length)
  const matched: number[] = []
  left.forEach((character, at) => {
    const last = Math.min(right.length - 1, at + reach)
    for (let other = Math.max(0, at - reach); other <= last; other++) {
      if (isTaken[other] === 0 && right[other] === character) {
        isTaken[other] = 1
        matched.push(character)
        return
      }
    }
  })
  const count = matched.length
  if (count === 0) return 0
  const others = right.filter((_, at) => isTaken[at] === 1)
  const swapped = Math.floor(matched.filter((character, at) => character !== others[at]).length / 2)
  return (count / left.length + count / right.length + (count - swapped) / count) / 3
}
