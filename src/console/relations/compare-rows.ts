/** A cell of rows that stand side by side. */
export interface ComparedCell {
  readonly text: string
  /** True if the value is not that of most rows. */
  readonly isMarked: boolean
}

/** An attribute with its values in all rows. */
export interface ComparedAttribute {
  readonly name: string
  readonly differs: boolean
  readonly cells: readonly ComparedCell[]
}

/** Compares rows attribute by attribute. @param names those of the values of a row */
export const compareRows = (
  names: readonly string[],
  rows: readonly (readonly string[])[],
): ComparedAttribute[] =>
  names.map((name, index) => {
    const texts = rows.map((row) => row[index] ?? '')
    const differs = new Set(texts).size > 1
    const usual = differs ? usualOf(texts) : undefined
    return { name, differs, cells: texts.map((text) => ({ text, isMarked: differs && text !== usual })) }
  })

/** The text of more than half of the rows; undefined if there is none. */
function usualOf(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].find(([, rows]) => rows > texts.length / 2)?.[0]
}

/** A row that could be shown, with its right value. */
export interface Candidate {
  readonly row: string
  readonly right: string
}

/**
 * Chooses rows so that each right value has one, as far as there is room. Rows with the same value stay together. The
 * rarest values come first: they are the exceptions.
 */
export function chooseRows(candidates: readonly Candidate[], max: number): string[] {
  const rows = new Map<string, string[]>()
  for (const { row, right } of candidates) {
    const known = rows.get(right)
    if (known) known.push(row)
    else rows.set(right, [row])
  }
  const byValue = [...rows.values()].sort((one, other) => other.length - one.length)
  const taken = byValue.map(() => 0)
  let room = max
  for (let round = 0; room > 0 && round < max; round++)
    for (const [index, some] of byValue.entries())
      if (room > 0 && round < some.length) {
        taken[index]!++
        room--
      }
  return byValue
    .map((some, index) => some.slice(0, taken[index]))
    .reverse()
    .flat()
}
