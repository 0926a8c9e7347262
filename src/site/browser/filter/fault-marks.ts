const PLACE = /^At character (\d+) of the filter/

/** A word, a quoted name or text, or one character. */
const TOKEN_AT = /[\p{L}\p{N}_.]+|"[^"]*"?|'[^']*'?|./suy

/**
 * Marks the places of faults behind the text of the filter box, and lists the faults below it.
 * @param details one sentence for each fault; the server counts characters from 1, as code points
 * @param marks lies behind the box and has the same text
 */
export function markFaults(
  text: string,
  details: readonly string[],
  marks: HTMLElement,
  list: HTMLElement,
): void {
  list.replaceChildren(
    ...details.map((detail) => {
      const item = document.createElement('li')
      item.textContent = detail
      return item
    }),
  )
  const starts = details
    .flatMap((detail) => (PLACE.exec(detail) ? [unitsOf(text, Number(PLACE.exec(detail)![1]) - 1)] : []))
    .sort((one, other) => one - other)
  const parts: (string | Node)[] = []
  let done = 0
  for (const start of starts) {
    if (start < done) continue
    TOKEN_AT.lastIndex = start
    const token = TOKEN_AT.exec(text)?.[0] ?? ' '
    const mark = document.createElement('mark')
    mark.textContent = token
    parts.push(text.slice(done, start), mark)
    done = start + token.length
  }
  // A line break at the end has no height without a character behind it.
  marks.replaceChildren(...parts, `${text.slice(done)}\u200b`)
}

/** The position in UTF-16 units of a code point. */
const unitsOf = (text: string, codePoints: number): number => [...text].slice(0, codePoints).join('').length
