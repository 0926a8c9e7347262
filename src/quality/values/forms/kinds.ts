import { isJoining } from './characters.ts'

/** Kinds of characters, for masks and patterns. Kinds from APOSTROPHE on may change between digits. */
export const [
  LOWER,
  UPPER,
  CASELESS,
  DIGIT,
  BLANK,
  CONTROL,
  SYMBOL,
  PUNCTUATION,
  CURRENCY,
  QUOTE,
  APOSTROPHE,
  SEPARATOR,
  FULL_STOP,
  PLUS,
  MINUS,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

/** The first kind that fits. */
export const KINDS: readonly (readonly [kind: number, test: RegExp])[] = [
  [LOWER, /\p{Ll}/u],
  [UPPER, /[\p{Lu}\p{Lt}]/u],
  [CASELESS, /\p{L}/u],
  [DIGIT, /\p{Nd}/u],
  [BLANK, /\p{White_Space}/u],
  [CONTROL, /[\p{Cc}\p{Cf}]/u],
  [APOSTROPHE, /['\u2019]/],
  // Includes the decimal point and the thousands separator of Arabic digits.
  [SEPARATOR, /[,\u066b\u066c]/],
  [FULL_STOP, /\./],
  [PLUS, /\+/],
  [MINUS, /-/],
  [QUOTE, /\p{Quotation_Mark}/u],
  [CURRENCY, /\p{Sc}/u],
  [PUNCTUATION, /[\p{P}<=>^`|~]/u],
]

/** A cache: the properties of a code point plus 1. */
const known = new Uint8Array(0x110000)

/** Added to the kind of a code point that can make one character with its neighbours. */
export const JOINS = 0x40

/** The kind of a single code point, plus JOINS if it may be only a part of a character. */
export function propertiesOf(codePoint: number): number {
  const found = known[codePoint]!
  if (found !== 0) return found - 1
  const text = String.fromCodePoint(codePoint)
  const kind = KINDS.find(([, test]) => test.test(text))?.[0] ?? SYMBOL
  const properties = kind + (isJoining(text) ? JOINS : 0)
  known[codePoint] = properties + 1
  return properties
}

/** An enclosing mark or the emoji variation selector. A digit in a keycap is not a digit. */
export const PICTURE = /[\p{Me}\ufe0f]/u

/** The kind of a character (see `characters`): the kind of its first code point, unless it is an emoji. */
export function kindOf(character: string): number {
  const first = character.codePointAt(0)!
  const isAlone = character.length === (first > 0xffff ? 2 : 1)
  return !isAlone && PICTURE.test(character) ? SYMBOL : propertiesOf(first) & (JOINS - 1)
}

export const isLetter = (kind: number): boolean => kind <= CASELESS
