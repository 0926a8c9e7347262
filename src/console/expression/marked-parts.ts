/** A place in a text, in UTF-16 units. */
interface Place {
  readonly start: number
  readonly end: number
}

/** Cuts a text at the places of its faults. Places that overlap are one. A place without length marks a blank. */
export function markedParts(
  text: string,
  faults: readonly Place[],
): { readonly text: string; readonly isFaulty: boolean }[] {
  const parts: { text: string; isFaulty: boolean }[] = []
  let done = 0
  for (const { start, end } of [...faults].sort((one, other) => one.start - other.start)) {
    if (start < done) continue
    if (start > done) parts.push({ text: text.slice(done, start), isFaulty: false })
    parts.push({ text: text.slice(start, end) || ' ', isFaulty: true })
    done = Math.max(end, start)
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFaulty: false })
  return parts
}
