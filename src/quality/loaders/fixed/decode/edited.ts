import { UNCLASSIFIED } from '../../records/record-source.ts'
import type { ItemFormat, LayoutItem } from '../layout.ts'
import { maxDecimalBytes, writeDecimal, ZERO } from './decimal-text.ts'
import { BAD, type CompiledField } from './field-decoder.ts'
import { charactersField, type TextField } from './text.ts'

type Edited = Extract<ItemFormat, { kind: 'edited' }>

/**
 * An edited number: its characters without the blanks around it. If the picture has a scale (V or P), the printed
 * characters are not the value: then it is the number of their digits with the scale. Blanks only are null, or zero if
 * the item is BLANK WHEN ZERO.
 */
export function editedField(
  { length, isBlankWhenZero }: LayoutItem,
  { scale }: Edited,
  field: TextField,
): CompiledField {
  const characters = charactersField(length, { leading: true, trailing: true }, field)
  const digits = new Uint8Array(length)
  return {
    decode(raw, from, out, at) {
      const end = characters.decode(raw, from, out, at)
      if (end === at)
        return isBlankWhenZero ? writeDecimal(out, at, digits.fill(ZERO), 0, 1, scale ?? 0, false) : at
      if (end < 0 || scale === undefined) return end
      let count = 0
      for (let index = at; index < end; index++) {
        const byte = out[index]!
        if (byte >= ZERO && byte <= NINE) digits[count++] = byte
      }
      if (count === 0) return BAD
      return writeDecimal(out, at, digits, 0, count, scale, isNegative(out, at, end))
    },
    maxBytes: Math.max(characters.maxBytes, maxDecimalBytes(length, scale ?? 0)),
    valueType: UNCLASSIFIED,
    expected: scale === undefined ? characters.expected : 'edited number',
  }
}

const NINE = ZERO + 9
const MINUS = 0x2d

/** True if the number has a minus sign, or CR or DB after it. */
function isNegative(out: Buffer, at: number, end: number): boolean {
  const last = out.toString('latin1', end - 2, end)
  return last === 'CR' || last === 'DB' || out.subarray(at, end).includes(MINUS)
}
