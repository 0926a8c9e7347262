import { type Decoded, type Decoder, INITIAL_STATE } from './decoder.ts'
import { REPLACEMENT, writeCodePoint } from './code-points.ts'

/** UTF-16 with one byte order. An unpaired surrogate is undecodable. */
export function utf16Decoder(order: 'little' | 'big'): Decoder {
  const [low, high] = order === 'little' ? [0, 1] : [1, 0]
  const unitAt = (raw: Buffer, at: number): number =>
    (raw[at + low] as number) | ((raw[at + high] as number) << 8)

  /** Reads until the raw bytes end or `stop` bytes are written. */
  function run(raw: Buffer, isLast: boolean, target: Buffer, stop: number, faults: number[]) {
    let read = 0
    let written = 0
    while (written < stop && raw.length - read >= 2) {
      const unit = unitAt(raw, read)
      if (unit < 0xd800 || unit > 0xdfff) {
        written = writeCodePoint(target, written, unit)
        read += 2
        continue
      }
      if (unit < 0xdc00 && raw.length - read < 4) break
      const next = raw.length - read >= 4 ? unitAt(raw, read + 2) : 0
      if (unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
        written = writeCodePoint(target, written, 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00))
        read += 4
      } else {
        faults.push(written)
        written = writeCodePoint(target, written, REPLACEMENT)
        read += 2
      }
    }
    // An incomplete character at the end of the file is one fault, whether it has one, two or three bytes.
    if (isLast && written < stop && read < raw.length) {
      faults.push(written)
      written = writeCodePoint(target, written, REPLACEMENT)
      read = raw.length
    }
    return { read, written }
  }

  const targetFor = (raw: Buffer): Buffer => Buffer.allocUnsafeSlow((raw.length >> 1) * 3 + 3)
  return {
    decode(raw, isLast) {
      const target = targetFor(raw)
      const faults: number[] = []
      const { read, written } = run(raw, isLast, target, Infinity, faults)
      return { read, bytes: target.subarray(0, written), faults, state: INITIAL_STATE } satisfies Decoded
    },
    locate: (raw, length) => ({
      read: run(raw, true, targetFor(raw), length, []).read,
      state: INITIAL_STATE,
    }),
  }
}
