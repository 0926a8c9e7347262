/** Where the digits of a date are in its text. */
export interface DatePicture {
  readonly length: number
  /** Index and number of the digits. Two digits of the year are in the range of `fullYear`. */
  readonly year: Span
  /** Undefined if the day is that of the year. */
  readonly month: Span | undefined
  readonly day: Span
  /** The characters between the digits. */
  readonly separators: readonly { readonly at: number; readonly byte: number }[]
}

interface Span {
  readonly at: number
  readonly digits: number
}

const LETTERS = /[A-Z]/

/**
 * Reads the picture of a date: `YYYY` or `YY`, and `MM` and `DD` or `DDD` (day of the year), once each and in any order,
 * with or without ASCII separators between them.
 * @returns undefined if the text is no picture of a date
 */
export function datePicture(text: string): DatePicture | undefined {
  const spans = new Map<string, Span>()
  const separators: { at: number; byte: number }[] = []
  for (let at = 0; at < text.length;) {
    const character = text[at]!
    if (!'YMD'.includes(character)) {
      const byte = character.charCodeAt(0)
      if (LETTERS.test(character) || byte > 0x7e || byte < 0x20) return undefined
      separators.push({ at: at++, byte })
      continue
    }
    let digits = 1
    while (text[at + digits] === character) digits++
    if (spans.has(character)) return undefined
    spans.set(character, { at, digits })
    at += digits
  }
  const [year, month, day] = ['Y', 'M', 'D'].map((letter) => spans.get(letter))
  if (year === undefined || day === undefined || (year.digits !== 2 && year.digits !== 4)) return undefined
  const isWhole = month === undefined ? day.digits === 3 : month.digits === 2 && day.digits === 2
  return isWhole ? { length: text.length, year, month, day, separators } : undefined
}
