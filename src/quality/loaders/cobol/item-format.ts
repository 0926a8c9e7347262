import type { ItemFormat, ZonedSign } from '../fixed/layout.ts'
import type { Clauses, UsageClause } from './data-entry.ts'
import type { EntryNode } from './entry-tree.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import type { Picture } from './picture.ts'
import { LENGTHS_WITHOUT_PICTURE, type Usage } from './usage.ts'

/** How the compiler stored items. */
export interface StorageOptions {
  /**
   * The lengths of binary items of up to 18 digits in bytes: 2, 4 or 8 (`two`), or the fewest bytes that hold the digits
   * with a sign (`one`). Longer items have the fewest bytes.
   */
  readonly align: 'one' | 'two'
  /** True if unsigned COMP-3 items are stored as COMP-6. */
  readonly upacked: boolean
}

/** The bytes of an elementary item. */
export interface ItemStorage {
  readonly format: ItemFormat
  /** In bytes. */
  readonly length: number
  /** With SYNCHRONIZED, the offset is a multiple of this number. 1: any offset. */
  readonly alignment: number
}

/** Lengths of binary items by their number of digits. */
const BINARY_LENGTHS = { two: '0222244444888888888', one: '0112233444555667788' }

/** Decimal digits of a native binary number by its length in bytes, for its column's type. */
const NATIVE_DIGITS = [0, 3, 5, 8, 10, 13, 15, 17, 19]

/**
 * The format and length of an elementary item.
 * @throws InvalidCopybook
 */
export function itemStorage(node: EntryNode, options: StorageOptions): ItemStorage {
  const { entry, usage: clause, synchronized } = node
  const { picture, token } = entry.clauses.picture ?? { picture: undefined, token: entry.token }
  const lengthWithout = clause === undefined ? undefined : LENGTHS_WITHOUT_PICTURE.get(clause.usage)
  if (lengthWithout === undefined && picture === undefined)
    throw new InvalidCopybook(
      entry.token,
      `${shown(entry.name)} has neither a picture nor items below it. Add PICTURE, or items with a greater level number.`,
    )
  if (lengthWithout !== undefined && picture !== undefined)
    throw new InvalidCopybook(
      token,
      `An item of usage ${clause!.token.text} has no picture. Remove the picture, or correct the usage.`,
    )
  const usage = clause?.usage ?? usageOf(picture!)
  const storage =
    picture === undefined
      ? withoutPicture(clause!, lengthWithout!)
      : usage === 'display' || usage === 'display-1' || usage === 'national'
        ? inCharacters(node, picture, usage)
        : inNumber(node, picture, usage, options)
  checkClauses(entry.clauses, picture, usage)
  return { ...storage, alignment: synchronized === undefined ? 1 : alignmentOf(storage, usage, options) }
}

/** The usage of a picture without a USAGE clause. */
const usageOf = ({ category }: Picture): Usage =>
  category === 'double-byte' ? 'display-1' : category.startsWith('national') ? 'national' : 'display'

type Stored = Omit<ItemStorage, 'alignment'>

function withoutPicture({ usage, isUnsigned }: UsageClause, length: number): Stored {
  if (usage === 'float' || usage === 'double') return { format: { kind: 'float' }, length }
  if (usage === 'pointer' || usage === 'short pointer') return { format: { kind: 'bytes' }, length }
  return { format: nativeFormat(length, !isUnsigned), length }
}

const nativeFormat = (length: number, isSigned: boolean): ItemFormat => ({
  kind: 'binary',
  isSigned,
  isNative: true,
  digits: NATIVE_DIGITS[length]!,
  scale: 0,
})

function inCharacters(
  node: EntryNode,
  picture: Picture,
  usage: 'display' | 'display-1' | 'national',
): Stored {
  const { category, size } = picture
  const isNational = category === 'double-byte' || category.startsWith('national')
  const isPossible =
    usage === 'display'
      ? !isNational
      : usage === 'national'
        ? category.startsWith('national')
        : category !== 'national edited' && isNational
  if (!isPossible) throw incompatible(node, picture, usage.toUpperCase())
  if (category === 'numeric' || category === 'numeric with point') {
    const sign = zonedSign(node, picture)
    const point = category === 'numeric' ? {} : ({ hasPoint: true } as const)
    const format = { kind: 'zoned', sign, digits: picture.digits, scale: picture.scale, ...point } as const
    return { format, length: size + (sign.startsWith('separate') ? 1 : 0) }
  }
  if (category === 'numeric edited') {
    const { scale, decimals, isBlankZero } = picture
    const format = {
      kind: 'edited',
      ...(decimals !== undefined && { decimals }),
      ...(isBlankZero && { isBlankZero }),
      ...(scale !== 0 && { scale }),
    } as const
    return { format, length: size }
  }
  const isRightJustified = node.entry.clauses.justified !== undefined
  const doubleByte = usage === 'display-1' ? ({ isDoubleByte: true } as const) : {}
  const format = { kind: 'text', isNational, ...doubleByte, isRightJustified } as const
  return { format, length: isNational ? 2 * size : size }
}

/** The SIGN clause of a group concerns the signed items in it. That of an item makes it signed, even without S. */
function zonedSign({ sign, entry }: EntryNode, { isSigned }: Picture): ZonedSign {
  if (!isSigned && entry.clauses.sign === undefined) return 'none'
  const place = sign?.isLeading === true ? 'leading' : 'trailing'
  return sign?.isSeparate === true ? `separate ${place}` : place
}

function inNumber(node: EntryNode, picture: Picture, usage: Usage, options: StorageOptions): Stored {
  const { category, size, isSigned, digits, scale } = picture
  const decimal = { isSigned, digits, scale }
  const isNative = usage === 'native binary' || usage === 'COMP-X' || usage === 'COMP-N'
  // An extension of Micro Focus: PIC X(4) COMP-X is an unsigned number of 4 bytes.
  if (
    isNative &&
    category === 'alphanumeric' &&
    size < NATIVE_DIGITS.length &&
    /^X[X()\d]*$/i.test(picture.text)
  )
    return { format: nativeFormat(size, false), length: size }
  if (category !== 'numeric') throw incompatible(node, picture, node.usage!.token.text)
  if (usage === 'packed' && (isSigned || !options.upacked))
    return { format: { kind: 'packed', hasSign: true, ...decimal }, length: Math.floor(digits / 2) + 1 }
  if (usage === 'packed' || usage === 'COMP-6') {
    if (isSigned)
      throw new InvalidCopybook(
        node.entry.clauses.picture!.token,
        `${node.usage!.token.text} without a sign cannot have S in its picture. Remove S, or write COMP-3.`,
      )
    return { format: { kind: 'packed', hasSign: false, ...decimal }, length: Math.ceil(digits / 2) }
  }
  return { format: { kind: 'binary', isNative, ...decimal }, length: binaryLength(digits, usage, options) }
}

function binaryLength(digits: number, usage: Usage, { align }: StorageOptions): number {
  if (usage === 'COMP-X' || usage === 'COMP-N') return fewestBytes(digits, 0)
  return Number(BINARY_LENGTHS[align][digits] ?? fewestBytes(digits, 1))
}

/** The fewest bytes that hold a number of the digits, and a sign of 0 or 1 bits. */
const fewestBytes = (digits: number, signBits: number): number =>
  Math.ceil((Math.ceil(digits * Math.log2(10)) + signBits) / 8)

function incompatible({ entry }: EntryNode, { text, category }: Picture, usage: string): InvalidCopybook {
  return new InvalidCopybook(
    entry.clauses.usage?.token ?? entry.clauses.picture!.token,
    `The picture ${shown(text)} is ${category} and does not fit to USAGE ${usage}. Correct the picture or the usage.`,
  )
}

function checkClauses(
  { sign, justified, blankWhenZero }: Clauses,
  picture: Picture | undefined,
  usage: Usage,
): void {
  const category = picture?.category
  if (
    sign !== undefined &&
    (category?.startsWith('numeric') !== true || category === 'numeric edited' || usage !== 'display')
  )
    throw new InvalidCopybook(
      sign.token,
      'The SIGN clause needs the picture of a number, such as S9(5), and USAGE DISPLAY. Correct the picture or the usage, or remove the clause.',
    )
  if (justified !== undefined && (category === undefined || /^numeric|edited$/.test(category)))
    throw new InvalidCopybook(
      justified,
      'JUSTIFIED needs a picture of text without editing. Remove the clause.',
    )
  const isBlankable =
    (category === 'numeric edited' && picture?.text.includes('*') === false) ||
    (category === 'numeric' && picture?.isSigned === false && usage === 'display')
  if (blankWhenZero !== undefined && !isBlankable)
    throw new InvalidCopybook(
      blankWhenZero,
      'BLANK WHEN ZERO needs a numeric picture without S and *, and USAGE DISPLAY. Remove the clause.',
    )
}

/**
 * Only numbers in the formats of machines are aligned. With the lengths of mainframes, binary numbers of 8 bytes are
 * aligned as those of 4 bytes. COMP-X and COMP-N are never aligned.
 */
function alignmentOf({ format: { kind }, length }: Stored, usage: Usage, { align }: StorageOptions): number {
  if (usage === 'COMP-X' || usage === 'COMP-N' || ![2, 4, 8].includes(length)) return 1
  if (kind === 'binary') return align === 'two' ? Math.min(length, 4) : length
  return kind === 'float' || kind === 'bytes' ? length : 1
}
