/** Texts that usually mean that a value is missing, and how much evidence each of them needs. */

/**
 * The evidence that a text needs in a column of texts. In a column of another type, such as numbers, each of them is
 * evidence enough.
 *
 * | kind | a column of texts |
 * |---|---|
 * | sure | no more evidence |
 * | code | no other values of two letters: `NA` is Namibia among codes of countries |
 * | sign | no other values of punctuation alone: `-` is an operator beside `+` |
 * | word | is a value like any other: `none` is a degree of damage |
 */
export type MarkerKind = 'sure' | 'code' | 'sign' | 'word'

/** In lower case, since letter case does not matter. */
const KINDS: ReadonlyMap<string, MarkerKind> = new Map(
  (
    [
      ['sure', ['null', '(null)', '#null!', 'n/a', 'n.a.', '#n/a', '<na>', '<null>', '\\n', 'nan']],
      ['code', ['na']],
      ['sign', ['-', '--', '---', '?', '??', '.', '..', '*']],
      ['word', ['none', 'nil', 'missing', 'unknown']],
    ] as const
  ).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)),
)

const MAX_BYTES = Math.max(...[...KINDS.keys()].map((text) => text.length))
const BLANK = 0x20

/** True for the bytes with which a text of KINDS begins. */
const IS_FIRST = new Uint8Array(256)
for (const text of KINDS.keys()) {
  IS_FIRST[text.charCodeAt(0)] = 1
  IS_FIRST[text.toUpperCase().charCodeAt(0)] = 1
}

/** The kind of the text in `bytes` (UTF-8), without blanks around it; undefined if it is no null marker. */
export function markerKind(bytes: Buffer, from: number, to: number): MarkerKind | undefined {
  while (from < to && bytes[from] === BLANK) from++
  while (to > from && bytes[to - 1] === BLANK) to--
  if (from === to || to - from > MAX_BYTES || IS_FIRST[bytes[from]!] === 0) return undefined
  return KINDS.get(bytes.toString('latin1', from, to).toLowerCase())
}

/** True if the text usually means that a value is missing. */
export const isNullMarker = (text: string): boolean => KINDS.has(text.toLowerCase())

/** All texts that usually mean that a value is missing, in lower case. */
export const NULL_MARKERS: readonly string[] = [...KINDS.keys()]
