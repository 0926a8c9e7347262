import type { EscapeEncoding } from './escape-encodings.ts'
import { entriesOf, type OnMissing, type Packed } from './table-encoder.ts'

/** The sets have no characters above it. */
const CODE_POINTS = 0x10000
const QUESTION_MARK = 0x3f

/** The most bytes that a character takes: an escape sequence of four bytes, and two bytes. */
const MAX_BYTES = 6

/**
 * Writes texts with escape sequences, so that `escapeDecoder` reads them back exactly. Each character is written in the
 * first set that has it. So ASCII, and with it each line end, is always written in the first set, as RFC 1468 and
 * RFC 1557 ask for.
 */
export class EscapeEncoder {
  readonly #encoding: EscapeEncoding
  /** By character: its bytes. */
  readonly #bytes = new Uint32Array(CODE_POINTS)
  /** By character: the index of its set. */
  readonly #sets = new Uint8Array(CODE_POINTS)
  #set = 0

  constructor(encoding: EscapeEncoding) {
    this.#encoding = encoding
    encoding.sets.forEach(({ table }, set) => {
      for (const [character, packed] of entriesOf(table)) {
        const code = character.codePointAt(0)!
        const isFirst = this.#bytes[code] === 0
        if (!isFirst && !(encoding.isHost && this.#sets[code] === set)) continue
        this.#bytes[code] = packed
        this.#sets[code] = set
      }
    })
    // Bytes that begin an escape sequence are no characters.
    const sequences = [encoding.header, ...encoding.sets.flatMap((set) => set.sequences)]
    for (const [lead] of sequences) if (lead !== undefined) this.#bytes[lead] = 0
  }

  /** A question mark is written for each missing character. */
  encode(text: string, onMissing: OnMissing): Buffer {
    const target = Buffer.allocUnsafeSlow(text.length * MAX_BYTES)
    let written = 0
    for (const character of text) {
      let code = character.codePointAt(0)!
      let packed: Packed = code < CODE_POINTS ? this.#bytes[code]! : 0
      if (packed === 0) {
        onMissing(character)
        code = QUESTION_MARK
        packed = this.#bytes[code]!
      }
      const set = this.#sets[code]!
      if (set !== this.#set) written += this.#sequenceOf(set).copy(target, written)
      this.#set = set
      for (let rest = packed >>> 24; rest > 0; rest--) target[written++] = packed >>> (8 * (rest - 1))
    }
    return target.subarray(0, written)
  }

  /** The sequence that returns to the first set; empty if the first set is in use. */
  end(): Buffer {
    const isFirst = this.#set === 0
    this.#set = 0
    return isFirst ? Buffer.alloc(0) : this.#sequenceOf(0)
  }

  #sequenceOf(set: number): Buffer {
    return this.#encoding.sets[set]!.sequences[0]!
  }
}
