import { isMixedPage } from '../../../values/encodings/ebcdic-pages.ts'
import type { LayoutItem } from '../layout.ts'
import { binaryField } from './binary.ts'
import { bytesField } from './bytes.ts'
import { blankOf, isEbcdic } from './character-table.ts'
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
  /**
   * Of national items. `unicode` is UTF-16 in the source's byte order. Of a mixed page of IBM mainframes, these items
   * have double bytes only.
   */
  readonly national: string
  /** Of binary numbers and UTF-16, and of floating-point numbers if `floats` does not say it. */
  readonly byteOrder: ByteOrder
  /** Undefined: `ibm` if the encoding is one of EBCDIC, otherwise numbers of IEEE 754 in the byte order. */
  readonly floats?: Floats | undefined
  /** False if binary items that are not native may hold more digits than their picture, as with TRUNC(BIN). */
  readonly truncBinary?: boolean | undefined
  /** Numbers and dates whose bytes are all NULs or all blanks: null by default, or bad. */
  readonly uninitialised?: 'null' | 'reject' | undefined
}

/** A form of floating-point numbers: IBM's hexadecimal form, or IEEE 754 in either byte order. */
export type Floats = 'ibm' | 'ieee_big' | 'ieee_little'

/** A field that is declared as EBCDIC does not say in which page it is. */
const encodingOf = (item: LayoutItem, { encoding }: Storage): string =>
  item.encoding === undefined || (isEbcdic(item.encoding) && isEbcdic(encoding)) ? encoding : item.encoding

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
  const encoding = encodingOf(item, storage)
  const text = { encoding, byteOrder, column, findings }
  const isRejected = storage.uninitialised === 'reject'
  const uninitialised = { blank: blankOf(encoding), isRejected }
  switch (format.kind) {
    case 'text': {
      const isNational = format.isNational && !(format.isDoubleByte === true && isMixedPage(encoding))
      return textField(item, isNational ? { ...text, encoding: national } : text)
    }
    case 'zoned':
      return zonedField(item, format, isEbcdic(encoding), isRejected)
    case 'packed':
      return packedField(item, format, uninitialised)
    case 'binary':
      return binaryField(
        item,
        storage.truncBinary === false ? { ...format, isNative: true } : format,
        byteOrder,
      )
    case 'float': {
      const floats = storage.floats ?? (isEbcdic(storage.encoding) ? 'ibm' : `ieee_${byteOrder}`)
      if (floats === 'ibm') return hexadecimalFloatField(item)
      return floatField(item, floats === 'ieee_big' ? 'big' : 'little')
    }
    case 'edited':
      return editedField(item, format, text, isRejected)
    case 'date':
      return dateField(item, format, { encoding, byteOrder }, uninitialised)
    case 'bytes':
      return bytesField(item)
  }
}
