import { type Decoder, INITIAL_STATE } from './decoder.ts'
import { REPLACEMENT, writeCodePoint } from './code-points.ts'
import { entriesOf } from './table-encoder.ts'
import { iconvTable } from './tables.ts'

/**
 * GB 18030 as in the WHATWG Encoding standard: ASCII, the characters of two bytes of GBK, and characters of four bytes
 * for all other code points, in the order of the code points.
 */

/** Characters of two bytes that have code points of their own since Unicode 4.1 and 5.2; iconv-lite has private ones. */
const CHANGES: Readonly<Record<number, number>> = {
  ...{ 0xa6d9: 0xfe10, 0xa6da: 0xfe12, 0xa6db: 0xfe11, 0xa6dc: 0xfe13, 0xa6dd: 0xfe14, 0xa6de: 0xfe15 },
  ...{ 0xa6df: 0xfe16, 0xa6ec: 0xfe17, 0xa6ed: 0xfe18, 0xa6f3: 0xfe19, 0xfe59: 0x9fb4, 0xfe61: 0x9fb5 },
  ...{ 0xfe66: 0x9fb6, 0xfe67: 0x9fb7, 0xfe6d: 0x9fb8, 0xfe7e: 0x9fb9, 0xfe90: 0x9fba, 0xfea0: 0x9fbb },
}

/** The number of the first four bytes beyond the Basic Multilingual Plane, and the number of its characters. */
const SUPPLEMENTARY = 189_000
const SUPPLEMENTARY_POINTS = 0x100000

/** U+1E3F got two bytes in place of U+E7C7, whose two bytes became four: those that U+1E3F had. */
const [SWAPPED_IN, SWAPPED_OUT] = [0x1e3f, 0xe7c7]
/** A3A0, the two bytes of U+E5E5, are read as a full-width blank. */
const NOT_WRITTEN = 0xe5e5

interface Tables {
  /** Code point by first byte × 256 + second byte; 0: none. */
  readonly pairs: Uint16Array
  /** Code point by the number of its four bytes. */
  readonly quads: Uint16Array
}

let tables: Tables | undefined

function gb18030Tables(): Tables {
  if (tables) return tables
  const pairs = new Uint16Array(0x10000)
  const hasPair = new Uint8Array(0x10000)
  for (const [text, bytes] of entriesOf(iconvTable('gb18030'))) {
    if (bytes >>> 24 !== 2) continue
    const point = text.codePointAt(0)!
    hasPair[point] = 1
    pairs[bytes & 0xffff] = CHANGES[bytes & 0xffff] ?? point
  }
  hasPair[SWAPPED_IN] = 0
  for (const point of [SWAPPED_OUT, NOT_WRITTEN]) hasPair[point] = 1
  const points: number[] = []
  for (let point = 0x80; point < 0x10000; point++)
    if (hasPair[point] === 0 && (point < 0xd800 || point > 0xdfff))
      points.push(point === SWAPPED_IN ? SWAPPED_OUT : point)
  return (tables = { pairs, quads: Uint16Array.from(points) })
}

const isTrail = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isLead = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x81 && byte <= 0xfe

/** The code point of four bytes; 0: none. */
function quadAt({ quads }: Tables, raw: Buffer, at: number): number {
  if (!isLead(raw[at + 2]) || !isTrail(raw[at + 3])) return 0
  const high = (raw[at]! - 0x81) * 10 + raw[at + 1]! - 0x30
  const number = (high * 126 + raw[at + 2]! - 0x81) * 10 + raw[at + 3]! - 0x30
  if (number < SUPPLEMENTARY) return quads[number] ?? 0
  return number - SUPPLEMENTARY < SUPPLEMENTARY_POINTS ? 0x10000 + number - SUPPLEMENTARY : 0
}

/** Bytes that are not a character are undecodable as in `tableDecoder`: the first byte, and those after it above ASCII. */
export function gb18030Decoder(): Decoder {
  const found = gb18030Tables()
  function run(raw: Buffer, isLast: boolean, target: Buffer, stop: number, faults: number[]) {
    let read = 0
    let written = 0
    while (read < raw.length && written < stop) {
      const byte = raw[read]!
      if (byte < 0x80) {
        target[written++] = byte
        read++
        continue
      }
      const isQuad = isTrail(raw[read + 1])
      const length = isLead(byte) ? (isQuad ? 4 : 2) : 1
      if (read + length > raw.length && !isLast) break
      const point =
        length === 1
          ? 0
          : isQuad
            ? quadAt(found, raw, read)
            : found.pairs[(byte << 8) | (raw[read + 1] ?? 0)]!
      if (point === 0) {
        faults.push(written)
        written = writeCodePoint(target, written, REPLACEMENT)
        read += length > 1 && !isQuad && (raw[read + 1] ?? 0) >= 0x80 ? 2 : 1
      } else {
        written = writeCodePoint(target, written, point)
        read += length
      }
    }
    return { read, written }
  }
  const targetFor = (raw: Buffer): Buffer => Buffer.allocUnsafeSlow(raw.length * 3)
  return {
    decode(raw, isLast) {
      const target = targetFor(raw)
      const faults: number[] = []
      const { read, written } = run(raw, isLast, target, Infinity, faults)
      return { read, bytes: target.subarray(0, written), faults, state: INITIAL_STATE }
    },
    locate: (raw, length) => ({
      read: run(raw, true, targetFor(raw), length, []).read,
      state: INITIAL_STATE,
    }),
  }
}

/** Writes texts so that the decoder reads them back. Only 19 private code points have no bytes. */
export class Gb18030Encoder {
  /** By code point: two bytes, or the number of four bytes + 0x10000; 0: no bytes. */
  readonly #codes = new Uint32Array(0x10000)

  constructor() {
    const { pairs, quads } = gb18030Tables()
    quads.forEach((point, number) => (this.#codes[point] = 0x10000 + number))
    pairs.forEach((point, bytes) => {
      const code = this.#codes[point]!
      if (point !== 0 && (code === 0 || code >= 0x10000)) this.#codes[point] = bytes
    })
  }

  encode(text: string, onMissing: (character: string) => void): Buffer {
    const target = Buffer.allocUnsafeSlow(text.length * 4)
    let written = 0
    for (const character of text) {
      const point = character.codePointAt(0)!
      const code = point > 0xffff ? point - 0x10000 + SUPPLEMENTARY + 0x10000 : this.#codes[point]!
      if (point < 0x80) target[written++] = point
      else if (code === 0) {
        onMissing(character)
        target[written++] = 0x3f
      } else if (code < 0x10000) written = target.writeUInt16BE(code, written)
      else {
        const number = code - 0x10000
        target[written++] = 0x81 + Math.floor(number / 12_600)
        target[written++] = 0x30 + Math.floor((number % 12_600) / 1260)
        target[written++] = 0x81 + Math.floor((number % 1260) / 10)
        target[written++] = 0x30 + (number % 10)
      }
    }
    return target.subarray(0, written)
  }
}
