import { printable } from '../../../lib/text.ts'
import type { LayoutGroup, LayoutItem, RecordLayout } from '../fixed/layout.ts'
import { type DeclaredField, type DeclaredRecord, parseDictionary } from './dictionary-parser.ts'
import { digitsOf, formatOf, MAX_BINARY_BYTES, MAX_DIGITS } from './field-type.ts'
import { InvalidDictionary } from './invalid-dictionary.ts'
import { withViews } from './overlaps.ts'

/** A field with this name has no column. */
const FILLER = 'FILLER'
/** The encoding of EBCDIC fields. ASCII fields are in the encoding of the source. */
const EBCDIC = 'ebcdic'
/** Bytes of a record at most. */
const MAX_LENGTH = 16 << 20
/** The scale of a number at most, in either direction. */
const MAX_SCALE = 100
const PICTURE_PARTS = /Y+|M+|D+/g

/**
 * The layout that a Data Dictionary file declares. A field that overlaps an earlier field is a view of its bytes.
 * @throws InvalidDictionary
 */
export function dictionaryLayout(text: string): RecordLayout {
  const record = parseDictionary(text)
  checkNames(record.fields)
  const items: LayoutItem[] = []
  let next = 0
  for (const field of record.fields) {
    const item = itemOf(field, next)
    next = item.offset + item.length
    items.push(item)
  }
  const length = lengthOf(record, items)
  const base = { occurs: undefined, redefines: undefined, offset: 0, length, stride: length }
  const children = withViews(items)
  const root: LayoutGroup = { ...base, kind: 'group', name: record.name, line: record.place.line, children }
  return { root, minLength: length, maxLength: length }
}

function checkNames(fields: readonly DeclaredField[]): void {
  const lines = new Map<string, number>()
  for (const { name, place } of fields) {
    const key = name.toUpperCase()
    const line = lines.get(key)
    if (line !== undefined && key !== FILLER)
      throw new InvalidDictionary(
        place,
        `The field ${printable(name)} is declared in line ${line} already; give one of them another name.`,
      )
    lines.set(key, place.line)
  }
}

/** @param next offset of a field that says no column */
function itemOf(field: DeclaredField, next: number): LayoutItem {
  const { name, place, type, typeText, start, scale, picture } = field
  checkPicture(field)
  const length = field.length?.value ?? (isTextDate(field) ? picture!.value.length : undefined)
  if (length === undefined)
    throw new InvalidDictionary(
      place,
      `The field ${printable(name)} has no length; add LENGTH IS and its bytes.`,
    )
  checkLength(field, length)
  checkScale(field)
  const hasCharset = type.kind !== 'packed' && type.kind !== 'binary' && !isNumericDate(field)
  const encoding = hasCharset && type.charset === 'ebcdic' ? EBCDIC : undefined
  const values = { scale: scale?.value, picture: picture?.value }
  const declaration = [
    `${typeText}(${length})`,
    scale && `SCALE ${scale.value}`,
    picture && `PICTURE ${picture.value}`,
  ]
  return {
    kind: 'item',
    name: name.toUpperCase() === FILLER ? FILLER : name,
    line: place.line,
    offset: start ? start.value - 1 : next,
    length,
    stride: length,
    occurs: undefined,
    redefines: undefined,
    format: formatOf(type, length, values),
    declaration: declaration.filter(Boolean).join(' '),
    encoding,
    isBlankWhenZero: false,
  }
}

const isTextDate = ({ type }: DeclaredField) => type.kind === 'date' && type.storage === 'text'
const isNumericDate = ({ type }: DeclaredField) => type.kind === 'date' && type.storage !== 'text'

function checkPicture({ type, typeText, name, place, picture }: DeclaredField): void {
  if (type.kind !== 'date') {
    if (picture)
      throw new InvalidDictionary(picture.place, `A field of the type ${typeText} has no picture; remove it.`)
    return
  }
  if (!picture)
    throw new InvalidDictionary(
      place,
      `The date ${printable(name)} has no picture; add one such as PICTURE IS YYYYMMDD.`,
    )
  if (!isDatePicture(picture.value))
    throw new InvalidDictionary(
      picture.place,
      `${printable(picture.value)} is not the picture of a date; it must have YYYY or YY, and MM and DD or DDD, such as YYYYMMDD or "DD.MM.YYYY".`,
    )
  if (type.storage !== 'text' && /[^YMD]/.test(picture.value))
    throw new InvalidDictionary(
      picture.place,
      `A date of the type ${typeText} has digits only; remove the separators from its picture.`,
    )
}

function checkLength(field: DeclaredField, length: number): void {
  const { type, typeText, place, picture } = field
  const at = field.length?.place ?? place
  const digits = digitsOf(type, length)
  if (type.kind === 'date') {
    const needed = type.storage === 'text' ? picture!.value.length : digitsOfPicture(picture!.value)
    const isFit = type.storage === 'text' ? length === needed : digits >= needed
    if (!isFit)
      throw new InvalidDictionary(
        at,
        `The length ${length} does not fit the picture ${printable(picture!.value)}; a field of the type ${typeText} has room for ${digits || length} of its ${needed} characters.`,
      )
  }
  const isBinary = type.kind === 'binary' || (type.kind === 'date' && type.storage === 'binary')
  if (isBinary && length > MAX_BINARY_BYTES)
    throw new InvalidDictionary(
      at,
      `A field of the type ${typeText} has at most ${MAX_BINARY_BYTES} bytes; correct its length or type.`,
    )
  const isDecimal = type.kind === 'numeric' || type.kind === 'packed'
  if (isDecimal && (digits < 1 || digits > MAX_DIGITS))
    throw new InvalidDictionary(
      at,
      `A field of the type ${typeText} and the length ${length} has ${digits} digits; it must have from 1 to ${MAX_DIGITS}.`,
    )
}

function checkScale({ type, typeText, scale }: DeclaredField): void {
  if (!scale) return
  if (type.kind !== 'numeric' && type.kind !== 'packed' && type.kind !== 'binary')
    throw new InvalidDictionary(scale.place, `A field of the type ${typeText} has no scale; remove it.`)
  if (Math.abs(scale.value) > MAX_SCALE)
    throw new InvalidDictionary(scale.place, `The scale must be from -${MAX_SCALE} to ${MAX_SCALE}.`)
}

/** The length of the record: as declared, or to the end of the last field. */
function lengthOf({ length, fields }: DeclaredRecord, items: readonly LayoutItem[]): number {
  const declared = length?.value
  const ends = items.map((item) => item.offset + item.length)
  const beyond = ends.findIndex((end) => end > (declared ?? MAX_LENGTH))
  if (beyond >= 0) {
    const { name, place } = fields[beyond]!
    throw new InvalidDictionary(
      place,
      `The field ${printable(name)} ends in column ${ends[beyond]}, but the record has ${declared ?? `at most ${MAX_LENGTH}`} bytes; correct the column, the length, or the length of the record.`,
    )
  }
  return declared ?? Math.max(...ends)
}

/**
 * True if the text is the picture of a date: YYYY or YY, MM and DD, or instead of MM and DD the day of the year DDD;
 * each once and in any order, with or without ASCII separators that are no letters.
 */
function isDatePicture(picture: string): boolean {
  if (!/^[ -@[-`{-~YMD]+$/.test(picture)) return false
  const parts = (picture.match(PICTURE_PARTS) ?? []).sort().join(' ')
  return /^(DD MM|DDD) (YYYY|YY)$/.test(parts)
}

/** Digits of a picture. */
const digitsOfPicture = (picture: string): number => picture.replace(/[^YMD]/g, '').length
