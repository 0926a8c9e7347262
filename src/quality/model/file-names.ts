/** Maximum length of a file name, in code points. */
const MAX_NAME_LENGTH = 255

const UNNAMED = 'upload'

/** Control characters, lone surrogates, and characters that spoof other text by reversing its direction. */
const TREACHEROUS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/**
 * The name that a file is stored under, derived from the name that a client sent. It has no folders (of any system),
 * no invisible or spoofing characters, and is in Unicode's normal form. It is never a name that a URL would resolve
 * away. The remaining characters are harmless, since no name ever becomes a path.
 * @param unnamed the name if no characters remain
 */
export function safeName(sent: string, unnamed = UNNAMED): string {
  const base = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1)
  const name = base.replace(TREACHEROUS, '').normalize('NFC').trim()
  return /^\.{0,2}$/.test(name) ? unnamed : shortened(name, '')
}

/** `airports (2).csv` for `airports.csv` and 2; the name itself for 1. */
export function numberedName(name: string, number: number): string {
  return number === 1 ? name : shortened(name, ` (${number})`)
}

/** Puts the mark between stem and extension (`.csv`, `.csv.gz`), and shortens the stem so that the whole name fits. */
function shortened(name: string, mark: string): string {
  const { index } = /(?<=.)\.[^.]{1,16}(\.gz)?$/isu.exec(name) ?? { index: name.length }
  const extension = name.slice(index)
  const room = MAX_NAME_LENGTH - mark.length - Array.from(extension).length
  return Array.from(name.slice(0, index)).slice(0, room).join('') + mark + extension
}
