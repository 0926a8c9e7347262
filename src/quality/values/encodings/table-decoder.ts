import { isAscii } from 'node:buffer'
import { type Decoded, type Decoder, INITIAL_STATE, NO_FAULTS } from './decoder.ts'

/**
 * An encoding with characters of one, two or three bytes. Each entry is the UTF-8 of a character packed into a number,
 * the first byte lowest. Four bytes are enough for every entry, even for Big5's pairs of code points.
 */
export interface EncodingTable {
  /** By the first byte: its character, UNDEFINED, or LEAD if a second byte decides. */
  readonly first: Uint32Array
  /** By first byte × 256 + second byte; undefined for a single-byte encoding. */
  readonly second: Uint32Array | undefined
  /** By second byte × 256 + third byte, after the first byte LEAD_OF_THREE; only in EUC-JP. */
  readonly third: Uint32Array | undefined
}

/** U+FFFD packed. No table has it as a character. */
export const UNDEFINED = 0xbdbfef
export const LEAD = 0xffffffff
/** SS3 of EUC-JP: two bytes of JIS X 0212 follow. */
export const LEAD_OF_THREE = 0x8f

/**
 * If bytes are not a character, the first byte is undecodable, and the others too unless they are ASCII. So a damaged
 * character never includes the delimiter or line end that follows it (WHATWG Encoding has the same rule).
 */
export function tableDecoder(table: EncodingTable): Decoder {
  const { first, second, third } = table
  const keepsAscii = first.subarray(0, 0x80).every((entry, byte) => entry === byte)
  const widest = Math.max(...[first, second, third].map((entries) => (entries ? widthOfWidest(entries) : 0)))

  /** The number of bytes of the character that begins at `at`, if it is valid. */
  function lengthAt(raw: Buffer, at: number): number {
    if (first[raw[at] as number] !== LEAD) return 1
    return third !== undefined && raw[at] === LEAD_OF_THREE ? 3 : 2
  }

  /** The character of these bytes; UNDEFINED also if fewer than `length` bytes remain. */
  function entryAt(raw: Buffer, at: number, length: number): number {
    if (at + length > raw.length) return UNDEFINED
    if (length === 1) return first[raw[at] as number] as number
    const [entries, high] = length === 2 ? [second, at] : [third, at + 1]
    return (entries as Uint32Array)[((raw[high] as number) << 8) | (raw[high + 1] as number)] as number
  }

  /** The number of undecodable bytes, including the first. */
  function damagedLength(raw: Buffer, at: number, length: number): number {
    let damaged = 1
    while (damaged < length && at + damaged < raw.length && (raw[at + damaged] as number) >= 0x80) damaged++
    return damaged
  }

  return {
    decode(raw, isLast) {
      if (keepsAscii && isAscii(raw)) {
        return { read: raw.length, bytes: raw, faults: NO_FAULTS, state: INITIAL_STATE }
      }
      const end = raw.length
      const target = Buffer.allocUnsafeSlow(end * widest)
      const faults: number[] = []
      let read = 0
      let written = 0
      while (read < end) {
        // Copies four ASCII bytes at once: most files are nearly all ASCII.
        while (keepsAscii && read + 4 <= end) {
          const a = raw[read] as number
          const b = raw[read + 1] as number
          const c = raw[read + 2] as number
          const d = raw[read + 3] as number
          if ((a | b | c | d) > 0x7f) break
          target[written] = a
          target[written + 1] = b
          target[written + 2] = c
          target[written + 3] = d
          read += 4
          written += 4
        }
        for (const stop = Math.min(end, read + 4); read < stop;) {
          let length = 1
          let entry = first[raw[read] as number] as number
          if (entry === LEAD) {
            length = lengthAt(raw, read)
            if (read + length > end && !isLast) {
              return { read, bytes: target.subarray(0, written), faults, state: INITIAL_STATE }
            }
            entry = entryAt(raw, read, length)
          }
          if (entry === UNDEFINED) {
            faults.push(written)
            length = damagedLength(raw, read, length)
          }
          read += length
          target[written++] = entry
          if (entry > 0xff) {
            target[written++] = entry >>> 8
            if (entry > 0xffff) {
              target[written++] = entry >>> 16
              if (entry > 0xffffff) target[written++] = entry >>> 24
            }
          }
        }
      }
      return { read, bytes: target.subarray(0, written), faults, state: INITIAL_STATE } satisfies Decoded
    },
    locate(raw, length) {
      let read = 0
      for (let written = 0; written < length;) {
        const bytes = lengthAt(raw, read)
        const entry = entryAt(raw, read, bytes)
        read += entry === UNDEFINED ? damagedLength(raw, read, bytes) : bytes
        written += widthOf(entry)
      }
      return { read, state: INITIAL_STATE }
    },
  }
}

const widthOf = (entry: number): number => (entry > 0xffffff ? 4 : entry > 0xffff ? 3 : entry > 0xff ? 2 : 1)

const widthOfWidest = (entries: Uint32Array): number =>
  entries.reduce((widest, entry) => (entry === LEAD ? widest : Math.max(widest, widthOf(entry))), 1)
