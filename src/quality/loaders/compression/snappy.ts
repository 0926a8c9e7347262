import { Damaged } from './damaged.ts'

/** Bytes that a varint of 32 bits has at most. */
const MAX_VARINT_BYTES = 5

/**
 * Expands a block of raw Snappy (google/snappy, format_description.txt). Copies of text are never longer than 64 bytes,
 * so that a block expands to at most 32 times its size.
 * @param limit bytes of the result
 * @throws Damaged
 */
export function expandSnappy(packed: Buffer, limit: number): Buffer {
  let at = 0
  let size = 0
  for (let index = 0; ; index++) {
    const byte = packed[at++]
    if (byte === undefined || index === MAX_VARINT_BYTES)
      throw new Damaged('The size of a Snappy block is damaged.')
    size += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) break
  }
  if (size > limit || size > packed.length * 32) throw new Damaged('A Snappy block has a wrong size.')
  const out = Buffer.allocUnsafe(size)
  let written = 0
  while (at < packed.length) {
    const tag = packed[at++]!
    const kind = tag & 3
    if (kind === 0) {
      let length = (tag >> 2) + 1
      if (length > 60) {
        const bytes = length - 60
        if (at + bytes > packed.length) throw new Damaged('A Snappy literal is cut off.')
        length = packed.readUIntLE(at, bytes) + 1
        at += bytes
      }
      if (at + length > packed.length || written + length > size)
        throw new Damaged('A Snappy literal is cut off.')
      packed.copy(out, written, at, at + length)
      at += length
      written += length
      continue
    }
    const offsetBytes = kind === 1 ? 1 : kind === 2 ? 2 : 4
    if (at + offsetBytes > packed.length) throw new Damaged('A Snappy copy is cut off.')
    const length = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1
    const offset = packed.readUIntLE(at, offsetBytes) + (kind === 1 ? (tag >> 5) << 8 : 0)
    at += offsetBytes
    if (offset === 0 || offset > written || written + length > size)
      throw new Damaged('A Snappy copy has a wrong offset.')
    // Source and target may overlap, which repeats the text.
    for (let index = 0; index < length; index++) out[written + index] = out[written - offset + index]!
    written += length
  }
  if (written !== size) throw new Damaged('A Snappy block is cut off.')
  return out
}
