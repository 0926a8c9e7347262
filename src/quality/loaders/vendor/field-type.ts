import type { ItemFormat, ZonedSign } from '../fixed/layout.ts'

/** The type of a field as the TYPE clause declares it. */
export type FieldType =
  | { readonly kind: 'character'; readonly charset: Charset }
  | { readonly kind: 'numeric'; readonly charset: Charset; readonly sign: ZonedSign }
  | { readonly kind: 'edited'; readonly charset: Charset }
  | { readonly kind: 'packed'; readonly isSigned: boolean; readonly hasSign: boolean }
  | { readonly kind: 'binary'; readonly isSigned: boolean }
  | { readonly kind: 'date'; readonly charset: Charset; readonly storage: DateStorage }

export type Charset = 'ascii' | 'ebcdic'
export type DateStorage = 'text' | 'packed' | 'binary'

/** The greatest length of a binary field, in bytes. */
export const MAX_BINARY_BYTES = 16
/** The most digits of a NUMERIC or PACKED field. */
export const MAX_DIGITS = 100

/** Decimal digits of the greatest unsigned number of a binary field. */
const binaryDigits = (length: number): number => (256n ** BigInt(length) - 1n).toString().length

/** Digits that a field of this type and length has room for; 0 if its type has no digits. */
export function digitsOf(type: FieldType, length: number): number {
  const storage = type.kind === 'date' ? type.storage : type.kind
  switch (storage) {
    case 'numeric':
      return type.kind === 'numeric' && type.sign.startsWith('separate') ? length - 1 : length
    case 'packed':
      return 2 * length - (type.kind === 'packed' && !type.hasSign ? 0 : 1)
    case 'binary':
      return binaryDigits(length)
    default:
      return 0
  }
}

/** The format of the item that a field becomes. */
export function formatOf(
  type: FieldType,
  length: number,
  { scale = 0, picture = '' }: { readonly scale: number | undefined; readonly picture: string | undefined },
): ItemFormat {
  const digits = digitsOf(type, length)
  switch (type.kind) {
    case 'character':
      return { kind: 'text', isNational: false, isRightJustified: false }
    case 'numeric':
      return { kind: 'zoned', sign: type.sign, digits, scale }
    case 'edited':
      return { kind: 'edited' }
    case 'packed':
      return { kind: 'packed', isSigned: type.isSigned, hasSign: type.hasSign, digits, scale }
    case 'binary':
      return { kind: 'binary', isSigned: type.isSigned, isNative: true, digits, scale }
    case 'date':
      return { kind: 'date', picture, storage: type.storage }
  }
}
