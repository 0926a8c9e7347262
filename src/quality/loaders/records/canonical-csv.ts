/**
 * Reads the CSV that the reader of source files writes: commas, LF, doubled double quotes, an unquoted empty field for null.
 * @returns a row per line; null for an empty field, an empty string for an empty field in quotes
 */
export function parseCanonical(bytes: Uint8Array): (string | null)[][] {
  const text = Buffer.from(bytes).toString()
  const rows: (string | null)[][] = []
  let row: (string | null)[] = []
  for (let at = 0; at < text.length;) {
    let value: string | null
    if (text[at] === '"') {
      let end = at + 1
      while (text[end] !== '"' || text[end + 1] === '"') end += text[end] === '"' ? 2 : 1
      value = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else {
      let end = at
      while (text[end] !== ',' && text[end] !== '\n') end++
      value = end === at ? null : text.slice(at, end)
      at = end
    }
    row.push(value)
    if (text[at++] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** A value as a field of canonical CSV. Nothing stands for null. */
export const canonicalField = (value: string | null): string => {
  if (value === null) return ''
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
