/** Letters of a name that are compared: enough to tell names apart, few enough to stay quick on long ones. */
const compared = 64

/** The known name that takes the fewest changes of letters to become the given one, if any is known. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined
  let fewest = Infinity
  for (const name of known) {
    const changes = distance(given.slice(0, compared).toLowerCase(), name.slice(0, compared).toLowerCase())
    if (changes < fewest) [nearest, fewest] = [name, changes]
  }
  return nearest
}

/** Insertions, deletions and replacements that turn one word into the other (Levenshtein), row by row. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, i) => i)
  for (let i = 1; i <= left.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= right.length; j++) {
      const replaced = (above[j - 1] as number) + (left[i - 1] === right[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[j] as number) + 1, (row[j - 1] as number) + 1))
    }
  }
  return row[right.length] as number
}
