import { isJoining } from './characters.ts'

/** What a character is, for masks and patterns. Those from APOSTROPHE on may be another one between digits. */
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

/** The first that fits. */
const KINDS: readonly (readonly [kind: number, test: RegExp])[] = [
  [LOWER, /\p{Ll}/u],
  [UPPER, /[\p{Lu}\p{Lt}]/u],
  [CASELESS, /\p{L}/u],
  [DIGIT, /\p{Nd}/u],
  [BLANK, /\p{White_Space}/u],
  [CONTROL, /[\p{Cc}\p{Cf}]/u],
  [APOSTROPHE, /['\u2019]/],
  // With the decimal point and the sign for thousands of Arabic digits.
  [SEPARATOR, /[,\u066b\u066c]/],
  [FULL_STOP, /\./],
  [PLUS, /\+/],
  [MINUS, /-/],
  [QUOTE, /\p{Quotation_Mark}/u],
  [CURRENCY, /\p{Sc}/u],
  [PUNCTUATION, /[\p{P}<=>^`|~]/u],
]

/** One more than the properties of each code point that was asked for. */
const known = new Uint8Array(0x110000)

/** Added to the kind of a code point that can make one character with its neighbours. */
export const JOINS = 0x40

/** What a code point is by itself; JOINS more where it may be a part of a character only. */
export function propertiesOf(codePoint: number): number {
  const found = known[codePoint]!
  if (found !== 0) return found - 1
  const text = String.fromCodePoint(codePoint)
  const kind = KINDS.find(([, test]) => test.test(text))?.[0] ?? SYMBOL
  const properties = kind + (isJoining(text) ? JOINS : 0)
  known[codePoint] = properties + 1
  return properties
}

/** An enclosing mark, or the sign that asks for a coloured picture: a digit in a keycap is no digit. */
const PICTURE = /[\p{Me}\ufe0f]/u

/** What a character (see `characters`) is: what its first code point is, unless it is made a picture. */
export function kindOf(character: string): number {
  const first = character.codePointAt(0)!
  const isAlone = character.length === (first > 0xffff ? 2 : 1)
  return !isAlone && PICTURE.test(character) ? SYMBOL : propertiesOf(first) & (JOINS - 1)
}

export const isLetter = (kind: number): boolean => kind <= CASELESS
