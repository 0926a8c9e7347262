/** Characters of a group's name beyond those that all values have in common. */
const FURTHER_CHARACTERS = 4

/** The number of characters that two texts begin with in common. */
function commonLength(text: string, other: string): number {
  const [characters, others] = [Array.from(text), Array.from(other)]
  let length = 0
  while (length < characters.length && characters[length] === others[length]) length++
  return length
}

/**
 * The values of a table and their frequencies with their numbers `n`, by descending frequency and then by code point. The
 * values are divided by frequency and beginning into groups, which are numbered on several nodes: a window over all
 * values would run on one node.
 * @param least the least value; the binding `counted` is the name of the table
 * @param most the greatest value
 */
export function numberedValues(least: string, most: string): string {
  const start = `substr(value, 1, ${commonLength(least, most) + FURTHER_CHARACTERS})`
  return `SELECT "before" + place AS n, value, frequency FROM (
      SELECT value, frequency, ${start} AS start, row_number() OVER (PARTITION BY frequency, ${start} ORDER BY value) AS place
      FROM :counted:
    ) AS placed JOIN (
      SELECT frequency AS f, start AS s, sum(size) OVER (ORDER BY frequency DESC, start) - size AS "before"
      FROM (SELECT frequency, ${start} AS start, count(*) AS size FROM :counted: GROUP BY 1, 2) AS sizes
    ) AS starts ON frequency = f AND start = s`
}
