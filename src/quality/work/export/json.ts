/**
 * Writes records as objects by human name. It builds the text itself, because JavaScript objects put names that look
 * like numbers first.
 * @param names unique names
 * @returns the text of an object without a line end; null values are written as null
 */
export function jsonRecords(names: readonly string[]): (fields: readonly (string | null)[]) => string {
  const keys = names.map((name, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  return (fields) => `${keys.map((key, i) => key + JSON.stringify(fields[i] ?? null)).join('')}}`
}
