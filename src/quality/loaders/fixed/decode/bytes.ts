import { UNCLASSIFIED } from '../../records/record-source.ts'
import type { LayoutItem } from '../layout.ts'
import type { CompiledField } from './field-decoder.ts'

const HEX = Buffer.from('0123456789ABCDEF')

/** Bytes as hexadecimal digits. They are never null. */
export function bytesField({ length }: LayoutItem): CompiledField {
  return {
    decode(raw, from, out, at) {
      for (const to = from + length; from < to; from++) {
        const byte = raw[from]!
        out[at++] = HEX[byte >> 4]!
        out[at++] = HEX[byte & 0xf]!
      }
      return at
    },
    maxBytes: 2 * length,
    valueType: UNCLASSIFIED,
    expected: 'bytes',
  }
}
