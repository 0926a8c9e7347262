/**
 * Writes records as objects by human name. By hand, since an object would put names that look like numbers first.
 * @param names different from one another
 * @returns an object without a line end; no value is null
 */
export function jsonRecords(names: readonly string[]): (fields: readonly (string | null)[]) => string {
  const keys = names.map((name, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  return (fields) => `${keys.map((key, i) => key + JSON.stringify(fields[i] ?? null)).join('')}}`
}
