import { isAscii } from 'node:buffer'
import { REPLACEMENT, writeCodePoint } from './code-points.ts'
import { type Decoded, type Decoder, INITIAL_STATE, NO_FAULTS } from './decoder.ts'
import type { EscapeEncoding } from './escape-encodings.ts'
import { LEAD, UNDEFINED } from './table-decoder.ts'

/**
 * The most bytes of consecutive escape sequences: enough for the longest sequence twice. The next sequence is
 * undecodable. Without this limit, a record of any number of raw bytes could have no text, and the limit on the length
 * of a record would not limit the memory.
 */
export const MAX_ESCAPE_BYTES = 12

/** A state is the index of the set in use, in these bits, and the number of escape bytes directly before it. */
const SET_BITS = 4

const UNFINISHED = 'unfinished'
const LINE_FEED = 0x0a

interface Escape {
  readonly sequence: Buffer
  /** Index of the set that is used from here on; undefined: as before. */
  readonly set: number | undefined
}

/**
 * Character sets with escape sequences between them. A set stays in use until the next sequence, also across line ends.
 * In a set of double bytes, control characters and the space stand for themselves. The byte that begins an unknown or
 * cut sequence is undecodable, and the next bytes are characters.
 */
export function escapeDecoder({ isHost, header, sets }: EscapeEncoding): Decoder {
  const escapes: readonly Escape[] = [
    ...(header.length > 0 ? [{ sequence: header, set: undefined }] : []),
    ...sets.flatMap(({ sequences }, set) => sequences.map((sequence) => ({ sequence, set }))),
  ]
  const leads = [...new Set(escapes.map(({ sequence }) => sequence[0]!))]
  const isLead = new Uint8Array(256)
  for (const lead of leads) isLead[lead] = 1
  const keepsAscii = sets[0]!.table.first
    .subarray(0, 0x80)
    .every((entry, byte) => entry === byte || isLead[byte] === 1)
  /** A following byte from here on belongs to a damaged character: in ISO 2022 never ASCII, as in tableDecoder. */
  const lowestSecond = isHost ? 0x40 : 0x80

  /** The sequence that begins at `at`. No sequence begins with another one. */
  function escapeAt(raw: Buffer, at: number): Escape | typeof UNFINISHED | undefined {
    let isUnfinished = false
    for (const escape of escapes) {
      const { sequence } = escape
      let same = 0
      while (same < sequence.length && raw[at + same] === sequence[same]) same++
      if (same === sequence.length) return escape
      if (at + same === raw.length) isUnfinished = true
    }
    return isUnfinished ? UNFINISHED : undefined
  }

  /** Reads until the raw bytes end or `stop` bytes are written, and then the next escape sequences if asked to. */
  function run(
    raw: Buffer,
    { isLast, state, target, stop = Infinity, skipsEscapes = true, faults }: Run,
  ): { read: number; written: number; state: number } {
    let set = state & ((1 << SET_BITS) - 1)
    let escaped = state >> SET_BITS
    let { first, second } = sets[set]!.table
    let read = 0
    let written = 0
    while (read < raw.length && (written < stop || skipsEscapes)) {
      const byte = raw[read]!
      let entry = first[byte]!
      if (isLead[byte] === 1) {
        const found = escapeAt(raw, read)
        if (found === UNFINISHED && !isLast) break
        if (typeof found === 'object' && escaped + found.sequence.length <= MAX_ESCAPE_BYTES) {
          escaped += found.sequence.length
          read += found.sequence.length
          if (found.set !== undefined) ({ first, second } = sets[(set = found.set)]!.table)
          continue
        }
        entry = UNDEFINED
      }
      if (written >= stop) break
      let length = 1
      if (entry === LEAD) {
        const next = raw[read + 1]
        if (next === undefined && !isLast) break
        entry = next === undefined ? UNDEFINED : second![(byte << 8) | next]!
        if (entry !== UNDEFINED || (next !== undefined && next >= lowestSecond)) length = 2
      }
      escaped = 0
      read += length
      if (entry === UNDEFINED) {
        faults.push(written)
        written = writeCodePoint(target, written, REPLACEMENT)
        continue
      }
      if (isHost && entry === LINE_FEED) ({ first, second } = sets[(set = 0)]!.table)
      for (let rest = entry; ; rest >>>= 8) {
        target[written++] = rest
        if (rest <= 0xff) break
      }
    }
    return { read, written, state: set | (escaped << SET_BITS) }
  }

  /** No raw byte becomes more than three bytes: the sets have no characters above U+FFFF. */
  const targetFor = (raw: Buffer): Buffer => Buffer.allocUnsafeSlow(raw.length * 3)

  return {
    decode(raw, isLast, state) {
      const isPlain = keepsAscii && (state & ((1 << SET_BITS) - 1)) === 0 && isAscii(raw)
      if (isPlain && !leads.some((lead) => raw.includes(lead))) {
        const after = raw.length > 0 ? INITIAL_STATE : state
        return { read: raw.length, bytes: raw, faults: NO_FAULTS, state: after }
      }
      const target = targetFor(raw)
      const faults: number[] = []
      const { read, written, state: after } = run(raw, { isLast, state, target, faults })
      return { read, bytes: target.subarray(0, written), faults, state: after } satisfies Decoded
    },
    locate: (raw, length, state, skipsEscapes) =>
      run(raw, { isLast: true, state, target: targetFor(raw), stop: length, skipsEscapes, faults: [] }),
  }
}

interface Run {
  readonly isLast: boolean
  readonly state: number
  readonly target: Buffer
  readonly stop?: number
  readonly skipsEscapes?: boolean
  readonly faults: number[]
}
