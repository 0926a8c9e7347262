/**
 * The patterns of a value: a letter for the kind of each character (see `characters`), followed by the length of the run
 * if it is more than one. `Jane Smith` is `a4_a5` by Default and `ul3_ul4` in Rich.
 *
 * | Default | Rich | stands for |
 * |---|---|---|
 * | `a` | `l` | lower case letter |
 * | `a` | `u` | upper case letter, title case too |
 * | `z` | `z` | letter without case: Chinese, Arabic, Hindi … |
 * | `d` | `d` | digit |
 * | `_` | `_` | white space: blank, tab, line end … |
 * | `c` | `c` | other control character, and format character |
 * | `p` | `m` | currency |
 * | `p` | `q` | quote or apostrophe, straight or typographic |
 * | `p` | `S` | point, comma or apostrophe between two digits |
 * | `p` | `+` `-` | sign: directly before a digit, not after a letter or digit |
 * | `.` | `.` | full stop, unless between two digits |
 * | `p` | `p` | other punctuation, and ASCII's other signs |
 * | `!` | `!` | everything else: emoji, arrows, mathematics … |
 *
 * Long is Rich with expanded runs (see `expandPattern`).
 */
import { writeNumber } from '../canonical-bytes.ts'
import { characters } from './characters.ts'
import { APOSTROPHE, DIGIT, FULL_STOP, isLetter, kindOf, MINUS, PLUS, SYMBOL } from './kinds.ts'

/** By kind, from LOWER to MINUS. */
const DEFAULT = Buffer.from('aazd_c!ppppp.pp')
const RICH = Buffer.from('luzd_c!pmqqp.pp')
/** The letters by kind, then those of a separator and a point between digits, and of a plus and a minus as signs. */
export const DEFAULT_LETTERS = `${DEFAULT.toString()}pppp`
export const RICH_LETTERS = `${RICH.toString()}SS+-`
const [DEFAULT_POINT, RICH_SEPARATOR, RICH_PLUS, RICH_MINUS] = Buffer.from('pS+-') as unknown as [
  number,
  number,
  number,
  number,
]

/** Makes both patterns of a value, character by character, in buffers that are reused for the next value. */
export class PatternWriter {
  readonly default = new RunWriter()
  readonly rich = new RunWriter()
  /** Kind of the previous character. */
  #kind: number = SYMBOL

  /** @param length the most characters of a value */
  begin(length: number): void {
    this.default.begin(length)
    this.rich.begin(length)
    this.#kind = SYMBOL
  }

  /** @param next kind of the next character; SYMBOL at the end */
  add(kind: number, next: number): void {
    let plain = DEFAULT[kind]!
    let rich = RICH[kind]!
    if (kind >= APOSTROPHE && next === DIGIT) {
      const before = this.#kind
      if (kind >= PLUS) {
        if (before !== DIGIT && !isLetter(before)) rich = kind === MINUS ? RICH_MINUS : RICH_PLUS
      } else if (before === DIGIT) {
        rich = RICH_SEPARATOR
        if (kind === FULL_STOP) plain = DEFAULT_POINT
      }
    }
    this.default.add(plain)
    this.rich.add(rich)
    this.#kind = kind
  }

  end(): void {
    this.default.end()
    this.rich.end()
  }
}

/** Writes letters, each run as the letter and its length. */
export class RunWriter {
  bytes: Uint8Array = new Uint8Array(256)
  length = 0
  #letter = 0
  #count = 0

  begin(length: number): void {
    if (this.bytes.length < length) this.bytes = new Uint8Array(2 * length)
    this.length = 0
    this.#letter = 0
    this.#count = 0
  }

  add(letter: number): void {
    if (letter === this.#letter) {
      this.#count++
      return
    }
    this.end()
    this.#letter = letter
    this.#count = 1
    this.bytes[this.length++] = letter
  }

  end(): void {
    if (this.#count > 1) this.length = writeNumber(this.bytes, this.length, this.#count)
    this.#count = 0
  }

  toString(): string {
    return Buffer.from(this.bytes.buffer, 0, this.length).toString('latin1')
  }
}

/** Both patterns of a value. */
export function patterns(value: string): { readonly pattern: string; readonly rich: string } {
  const writer = new PatternWriter()
  const kinds = Array.from(characters(value), kindOf)
  writer.begin(kinds.length)
  kinds.forEach((kind, index) => writer.add(kind, kinds[index + 1] ?? SYMBOL))
  writer.end()
  return { pattern: writer.default.toString(), rich: writer.rich.toString() }
}
