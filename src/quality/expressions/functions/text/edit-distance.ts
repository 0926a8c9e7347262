/**
 * The Levenshtein distance of two texts: the number of characters to insert, delete or change.
 * @param left code points
 */
export function editDistance(left: readonly number[], right: readonly number[]): number {
  /** The distances of the part of the left text read so far to each prefix of the right text. */
  const row = Int32Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i++) {
    let diagonal = row[0]!
    row[0] = i
    for (let j = 1; j <= right.length; j++) {
      const above = row[j]!
      const changed = diagonal + (left[i - 1] === right[j - 1] ? 0 : 1)
      row[j] = Math.min(changed, above + 1, row[j - 1]! + 1)
      diagonal = above
    }
  }
  return row[right.length]!
}
