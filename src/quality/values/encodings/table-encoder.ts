import iconv from 'iconv-lite'
import { type EncodingTable, LEAD, LEAD_OF_THREE, UNDEFINED } from './table-decoder.ts'

/** The bytes of a character as one number: their count, then the bytes, eight bits each. */
export type Packed = number

/** Characters above it are in no table. */
const CODE_POINTS = 0x30000
const QUESTION_MARK = 0x3f

/** Called for each character that the encoding does not have. */
export type OnMissing = (character: string) => void

/**
 * Writes texts in the encoding of a table, so that `tableDecoder` reads them back exactly. If a character has several
 * byte sequences, it writes that of iconv-lite, which is the usual choice, else the first.
 */
export class TableEncoder {
  readonly #ofOne = new Uint32Array(CODE_POINTS)
  /** By letter and combining mark, for bytes that represent both together, as in Big5. */
  readonly #ofTwo = new Map<string, Packed>()
  readonly #replacement: Packed

  /**
   * @param name of the encoding in iconv-lite; undefined if iconv-lite does not have it
   * @param fallback the bytes that replace a character; undefined: the question mark
   */
  constructor(table: EncodingTable, name: string | undefined, fallback: number | undefined) {
    for (const [text, packed] of entriesOf(table)) {
      const usual = name === undefined ? undefined : packedBytes(iconv.encode(text, name))
      const isUsual = packed === usual
      const code = text.codePointAt(0)!
      if (text.length > String.fromCodePoint(code).length) {
        if (isUsual || !this.#ofTwo.has(text)) this.#ofTwo.set(text, packed)
      } else if (isUsual || this.#ofOne[code] === 0) this.#ofOne[code] = packed
    }
    this.#replacement =
      fallback === undefined
        ? this.#ofOne[QUESTION_MARK]!
        : packedBytes(fallback > 0xff ? [fallback >> 8, fallback & 0xff] : [fallback])
  }

  /** The replacement is written for each missing character. */
  encode(text: string, onMissing: OnMissing): Buffer {
    const target = Buffer.allocUnsafeSlow(text.length * 3)
    let written = 0
    for (let at = 0; at < text.length;) {
      const code = text.codePointAt(at)!
      at += code > 0xffff ? 2 : 1
      let packed = 0
      if (this.#ofTwo.size > 0 && at < text.length) {
        packed = this.#ofTwo.get(String.fromCodePoint(code) + text[at]!) ?? 0
        if (packed !== 0) at++
      }
      if (packed === 0) packed = code < CODE_POINTS ? this.#ofOne[code]! : 0
      if (packed === 0) {
        onMissing(String.fromCodePoint(code))
        packed = this.#replacement
      }
      for (let rest = packed >>> 24; rest > 0; rest--) target[written++] = packed >>> (8 * (rest - 1))
    }
    return target.subarray(0, written)
  }
}

/** All characters of a table with their bytes. */
export function* entriesOf({
  first,
  second,
  third,
}: EncodingTable): Generator<[text: string, packed: Packed]> {
  for (let a = 0; a < 256; a++) {
    if (first[a] === UNDEFINED) continue
    if (first[a] !== LEAD) yield [unpacked(first[a]!), packedBytes([a])]
    else if (second && !(third && a === LEAD_OF_THREE)) yield* pairs(second, a, [a])
  }
  if (!third) return
  for (let b = 0; b < 256; b++) yield* pairs(third, b, [LEAD_OF_THREE, b])
}

function* pairs(
  entries: Uint32Array,
  high: number,
  before: readonly number[],
): Generator<[text: string, packed: Packed]> {
  for (let low = 0; low < 256; low++) {
    const entry = entries[(high << 8) | low]!
    if (entry !== UNDEFINED) yield [unpacked(entry), packedBytes([...before, low])]
  }
}

/** The text whose UTF-8 is packed into a number, the first byte lowest. */
function unpacked(entry: number): string {
  const bytes = [entry & 0xff]
  for (let rest = entry >>> 8; rest > 0; rest >>>= 8) bytes.push(rest & 0xff)
  return Buffer.from(bytes).toString()
}

const packedBytes = (bytes: ArrayLike<number>): Packed =>
  Array.from(bytes).reduce((packed, byte) => ((packed << 8) | byte) & 0xffffff, 0) + (bytes.length << 24)
