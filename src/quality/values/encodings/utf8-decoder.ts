import { isUtf8 } from 'node:buffer'
import { type Decoded, type Decoder, INITIAL_STATE, NO_FAULTS } from './decoder.ts'

/**
 * UTF-8 is passed on unchanged, including invalid bytes: bytes from 0x80 on never look like a character that splits
 * records. A fault is a maximal subpart of the Unicode standard (3.9, U+FFFD Substitution), the unit that every browser
 * replaces.
 */
export const utf8Decoder: Decoder = {
  decode(raw, isLast) {
    const read = isLast ? raw.length : raw.length - unfinished(raw)
    const bytes = raw.subarray(0, read)
    const faults = isUtf8(bytes) ? NO_FAULTS : faultsOf(bytes)
    return { read, bytes, faults, state: INITIAL_STATE } satisfies Decoded
  },
  locate: (_, length) => ({ read: length, state: INITIAL_STATE }),
}

/** The number of bytes at the end that are the valid beginning of a character. */
function unfinished(raw: Buffer): number {
  for (let back = 1; back <= 3 && back <= raw.length; back++) {
    const at = raw.length - back
    const byte = raw[at] as number
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return validLength(raw, at) === back && neededLength(byte) > back ? back : 0
  }
  return 0
}

const neededLength = (lead: number): number => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2)

function faultsOf(bytes: Buffer): number[] {
  const faults: number[] = []
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] as number
    if (lead < 0x80) {
      at++
      continue
    }
    const length = validLength(bytes, at)
    if (length === 0 || length < neededLength(lead)) faults.push(at)
    at += length || 1
  }
  return faults
}

/**
 * The number of bytes from `at` on that are a character or the beginning of a character; 0 if the first byte is invalid.
 * Table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing above U+10FFFF.
 */
function validLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] as number
  if (lead < 0xc2 || lead > 0xf4) return 0
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  const second = bytes[at + 1]
  if (second === undefined || second < lowest || second > highest) return 1
  const needed = neededLength(lead)
  let length = 2
  while (length < needed && isContinuation(bytes[at + length])) length++
  return length
}

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x80 && byte <= 0xbf
