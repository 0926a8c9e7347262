/**
 * Letters of a name that are compared: enough to distinguish names, few enough to stay fast on long names.
 */
const MAX_COMPARED_LENGTH = 64

/**
 * The known name that the caller probably meant: the name with the fewest edits, if the edits are at most a
 * third of the letters of the longer name. Letter case does not count.
 */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined
  let fewest = Infinity
  for (const name of known) {
    const [left, right] = [given, name].map((text) => text.slice(0, MAX_COMPARED_LENGTH).toLowerCase()) as [
      string,
      string,
    ]
    const changes = distance(left, right)
    const isNear = changes <= Math.max(left.length, right.length) / 3
    if (isNear && changes < fewest) [nearest, fewest] = [name, changes]
  }
  return nearest
}

/** Names that fit in a sentence. */
const SHOWN = 5

/** The first of some names, as part of a sentence: `a, b, c, d, e and 7 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/**
 * Insertions, deletions, replacements and swaps of two neighbours that turn one word into the other, none at
 * a letter that was changed before (optimal string alignment), row by row.
 */
function distance(left: string, right: string): number {
  let above: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, i) => i)
  for (let i = 1; i <= left.length; i++) {
    const aboveThat = above
    above = row
    row = [i]
    for (let j = 1; j <= right.length; j++) {
      const replaced = (above[j - 1] as number) + (left[i - 1] === right[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      const swapped = isSwap ? (aboveThat[j - 2] as number) + 1 : Infinity
      row.push(Math.min(replaced, swapped, (above[j] as number) + 1, (row[j - 1] as number) + 1))
    }
  }
  return row[right.length] as number
}
