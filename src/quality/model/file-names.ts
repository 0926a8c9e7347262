/** The longest name of a file, in code points. */
const MAX_NAME_LENGTH = 255

const UNNAMED = 'upload'

/** Control characters, halves of characters, and those that make a text look like another one by turning its direction. */
const TREACHEROUS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/**
 * The name that a file is kept under, made of what a client sent: without folders (of any system) and characters
 * that cannot be seen or spoof others, in Unicode's normal form, and no name that a URL would resolve away. What
 * is left is harmless, since no name ever becomes a path.
 * @param unnamed where nothing is left
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

/** Puts the mark between stem and extension (`.csv`, `.csv.gz`), and cuts the stem so that all of it fits. */
function shortened(name: string, mark: string): string {
  const { index } = /(?<=.)\.[^.]{1,16}(\.gz)?$/isu.exec(name) ?? { index: name.length }
  const extension = name.slice(index)
  const room = MAX_NAME_LENGTH - mark.length - Array.from(extension).length
  return Array.from(name.slice(0, index)).slice(0, room).join('') + mark + extension
}
