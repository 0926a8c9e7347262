import type { LayoutItem } from '../layout.ts'
import { binaryField } from './binary.ts'
import { bytesField } from './bytes.ts'
import { isEbcdic } from './character-table.ts'
import { dateField } from './date.ts'
import { editedField } from './edited.ts'
import type { CompiledField, TextFindings } from './field-decoder.ts'
import { floatField } from './float.ts'
import { hexadecimalFloatField } from './hexadecimal-float.ts'
import type { ByteOrder } from './multi-byte.ts'
import { packedField } from './packed.ts'
import { textField } from './text.ts'
import { zonedField } from './zoned.ts'

/** How the source stores values, as far as its layout does not say it. */
export interface Storage {
  /** Of texts, digits and signs, by its name in the contract. */
  readonly encoding: string
  /** Of national items. `unicode` is UTF-16 in the source's byte order. */
  readonly national: string
  /** Of binary numbers and UTF-16, and of floating-point numbers if `floats` does not say it. */
  readonly byteOrder: ByteOrder
  /** Undefined: `ibm` if the encoding is one of EBCDIC, otherwise numbers of IEEE 754 in the byte order. */
  readonly floats?: Floats | undefined
}

/** A form of floating-point numbers: IBM's hexadecimal form, or IEEE 754 in either byte order. */
export type Floats = 'ibm' | 'ieee_big' | 'ieee_little'

/**
 * Compiles the decoder of an item. The decoder keeps buffers of its own, so it is not for concurrent use.
 * @param column index of the item's column in the flags
 */
export function compileField(
  item: LayoutItem,
  storage: Storage,
  column: number,
  findings: TextFindings,
): CompiledField {
  const { format } = item
  const { byteOrder, national } = storage
  const encoding = item.encoding ?? storage.encoding
  const text = { encoding, byteOrder, column, findings }
  switch (format.kind) {
    case 'text':
      return textField(item, format.isNational ? { ...text, encoding: national } : text)
    case 'zoned':
      return zonedField(item, format, isEbcdic(encoding))
    case 'packed':
      return packedField(item, format)
    case 'binary':
      return binaryField(item, format, byteOrder)
    case 'float': {
      const floats = storage.floats ?? (isEbcdic(storage.encoding) ? 'ibm' : `ieee_${byteOrder}`)
      if (floats === 'ibm') return hexadecimalFloatField(item)
      return floatField(item, floats === 'ieee_big' ? 'big' : 'little')
    }
    case 'edited':
      return editedField(item, format, text)
    case 'date':
      return dateField(item, format, { encoding, byteOrder })
    case 'bytes':
      return bytesField(item)
  }
}
