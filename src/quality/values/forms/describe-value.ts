import { charactersIn } from '../canonical-bytes.ts'
import { classify } from '../value-types.ts'
import { characters } from './characters.ts'
import { DIGIT, isLetter, JOINS, kindOf, propertiesOf, SYMBOL } from './kinds.ts'
import { writeLetters } from './latin-letters.ts'
import { maskOf } from './mask.ts'
import { writeMetaphone } from './metaphone.ts'
import { PatternWriter, type RunWriter } from './patterns.ts'
import { SOUNDEX_LENGTH, writeSoundex } from './soundex.ts'

/** A form of a value: the first `length` bytes of UTF-8. Masks and patterns are empty only if the value is. */
export interface FormBytes {
  bytes: Uint8Array
  length: number
}

const [LF, CR, LETTER_MARK, DIGIT_MARK] = [0x0a, 0x0d, 0x41, 0x4e] as const

/**
 * Describes a single value. It runs once for each distinct value of a load, so it works on bytes and in buffers that
 * the next value overwrites. Only values with code points that can combine take the slower path through strings.
 */
export class ValueDescriber {
  /** In code points. */
  length = 0
  /** Index into VALUE_TYPES. */
  type = 0
  readonly mask: FormBytes = { bytes: new Uint8Array(256), length: 0 }
  readonly soundex: FormBytes = { bytes: new Uint8Array(SOUNDEX_LENGTH), length: 0 }
  readonly metaphone: FormBytes = { bytes: new Uint8Array(512), length: 0 }
  readonly #patterns = new PatternWriter()
  readonly pattern: RunWriter = this.#patterns.default
  readonly rich: RunWriter = this.#patterns.rich
  #letters = new Uint8Array(256)
  #lettersLength = 0

  /** @param bytes UTF-8. The value is from `from` to before `to`. */
  describe(bytes: Buffer, from: number, to: number): void {
    this.type = classify(bytes, from, to)
    this.#reserve(to - from)
    if (!this.#describeCodePoints(bytes, from, to)) this.#describeCharacters(bytes, from, to)
    this.soundex.length = 0
    this.metaphone.length = 0
    const letters = this.#lettersLength
    if (letters === 0) return
    writeSoundex(this.#letters, letters, this.soundex.bytes)
    this.soundex.length = SOUNDEX_LENGTH
    this.metaphone.length = writeMetaphone(this.#letters, letters, this.metaphone.bytes)
  }

  /** @returns false if a code point may combine with others; the value is then not described */
  #describeCodePoints(bytes: Uint8Array, from: number, to: number): boolean {
    const mask = this.mask.bytes
    const patterns = this.#patterns
    patterns.begin(to - from)
    let masked = 0
    let letters = 0
    let length = 0
    let codePoint = from < to ? codePointAt(bytes, from) : 0
    let kind = propertiesOf(codePoint)
    for (let at = from; at < to; length++) {
      if (kind >= JOINS) return false
      const behind = at + sizeOf(codePoint)
      const nextCodePoint = behind < to ? codePointAt(bytes, behind) : 0
      const next = behind < to ? propertiesOf(nextCodePoint) : SYMBOL
      if (isLetter(kind)) {
        mask[masked++] = LETTER_MARK
        letters = writeLetters(codePoint, this.#letters, letters)
      } else if (kind === DIGIT) mask[masked++] = DIGIT_MARK
      else for (let byte = at; byte < behind; byte++) mask[masked++] = bytes[byte]!
      // CR LF is one character: skip the CR and count the LF.
      if (codePoint !== CR || nextCodePoint !== LF) patterns.add(kind, next)
      at = behind
      codePoint = nextCodePoint
      kind = next
    }
    patterns.end()
    this.mask.length = masked
    this.length = length
    this.#lettersLength = letters
    return true
  }

  #describeCharacters(bytes: Buffer, from: number, to: number): void {
    const text = bytes.toString('utf8', from, to)
    const patterns = this.#patterns
    patterns.begin(to - from)
    let mask = ''
    let letters = 0
    let kind = -1
    for (const character of characters(text)) {
      const next = kindOf(character)
      if (kind >= 0) patterns.add(kind, next)
      mask += maskOf(character, next)
      kind = next
    }
    patterns.add(kind, SYMBOL)
    patterns.end()
    for (const codePoint of text) letters = writeLetters(codePoint.codePointAt(0)!, this.#letters, letters)
    this.mask.length = Buffer.from(this.mask.bytes.buffer).write(mask)
    this.length = charactersIn(bytes, from, to)
    this.#lettersLength = letters
  }

  /** @param bytes of the value. Only the metaphone can have more bytes. */
  #reserve(bytes: number): void {
    if (this.mask.bytes.length >= bytes) return
    this.mask.bytes = new Uint8Array(2 * bytes)
    this.#letters = new Uint8Array(2 * bytes)
    this.metaphone.bytes = new Uint8Array(4 * bytes)
  }
}

/** The code point whose UTF-8 begins at `at`. */
function codePointAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!
  if (first < 0x80) return first
  const second = bytes[at + 1]! & 0x3f
  if (first < 0xe0) return ((first & 0x1f) << 6) | second
  const third = bytes[at + 2]! & 0x3f
  if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | third
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | (bytes[at + 3]! & 0x3f)
}

/** Length of its UTF-8 in bytes. */
const sizeOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
