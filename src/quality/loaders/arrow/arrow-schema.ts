import { printable } from '../../../lib/text.ts'
import { SourceBroken } from '../errors.ts'
import type { FlatBuffer } from './flatbuffer.ts'

/** Digits of a second in the ticks of a unit: seconds, milliseconds, microseconds, nanoseconds. */
const DIGITS = [0, 3, 6, 9] as const
const MAX_LEVELS = 50
/** Fields of all levels together. */
const MAX_FIELDS = 100_000

export type ArrowType =
  | { readonly kind: 'null' | 'bool' }
  /** @property bytes of a value */
  | { readonly kind: 'int'; readonly bytes: number; readonly isSigned: boolean }
  | { readonly kind: 'float'; readonly bytes: number }
  | { readonly kind: 'decimal'; readonly bytes: number; readonly scale: number }
  | { readonly kind: 'date'; readonly bytes: 4 | 8 }
  | { readonly kind: 'time'; readonly bytes: number; readonly digits: number }
  | { readonly kind: 'timestamp'; readonly bytes: 8; readonly digits: number; readonly isUtc: boolean }
  | { readonly kind: 'interval'; readonly bytes: 4 | 8 | 16 }
  | { readonly kind: 'fixed'; readonly bytes: number }
  | { readonly kind: 'text' | 'binary'; readonly isLarge: boolean }
  | { readonly kind: 'text view' | 'binary view' }
  | { readonly kind: 'list' | 'map'; readonly isLarge: boolean }
  | { readonly kind: 'fixed list'; readonly size: number }
  | { readonly kind: 'struct' }

export interface ArrowField {
  readonly name: string
  readonly type: ArrowType
  readonly children: readonly ArrowField[]
  /** The number of the dictionary that has the values, and the bytes of an index; undefined: none. */
  readonly dictionary: { readonly id: number; readonly indexType: ArrowType } | undefined
}

/**
 * Reads the fields of a schema (Arrow's Schema.fbs).
 * @param schema place of its table
 * @throws SourceBroken, RangeError
 */
export function readSchema(buffer: FlatBuffer, schema: number): readonly ArrowField[] {
  if (buffer.int16(schema, 0) !== 0)
    throw new SourceBroken('The Arrow file is big-endian, which cannot be read; write it on another machine.')
  let count = 0
  const fieldOf = (field: number, level: number): ArrowField => {
    const name = buffer.string(field, 0) ?? ''
    if (level > MAX_LEVELS)
      throw new SourceBroken(
        `A column is nested deeper than ${MAX_LEVELS} levels; write it flatter, or as JSON text.`,
      )
    if (++count > MAX_FIELDS)
      throw new SourceBroken(`The Arrow file has more than ${MAX_FIELDS} fields; write fewer.`)
    const dictionary = buffer.table(field, 4)
    return {
      name,
      type: typeOf(buffer, field, name),
      children: buffer.tables(field, 5).map((child) => fieldOf(child, level + 1)),
      dictionary:
        dictionary === 0
          ? undefined
          : { id: buffer.int64(dictionary, 0), indexType: indexOf(buffer, dictionary) },
    }
  }
  return buffer.tables(schema, 1).map((field) => fieldOf(field, 1))
}

function indexOf(buffer: FlatBuffer, dictionary: number): ArrowType {
  const type = buffer.table(dictionary, 1)
  return type === 0 ? { kind: 'int', bytes: 4, isSigned: true } : intOf(buffer, type)
}

function intOf(buffer: FlatBuffer, type: number): ArrowType {
  const bytes = buffer.int32(type, 0) / 8
  if (![1, 2, 4, 8].includes(bytes)) throw new RangeError('an integer has another number of bits')
  return { kind: 'int', bytes, isSigned: buffer.int8(type, 1) !== 0 }
}

function sized(bytes: number): number {
  if (bytes < 0) throw new RangeError('a size is negative')
  return bytes
}

const UNREADABLE: Readonly<Record<number, string>> = {
  14: 'union',
  22: 'run-end encoded',
  25: 'list view',
  26: 'large list view',
}

/** The numbers are those of the union `Type` in Schema.fbs. */
function typeOf(buffer: FlatBuffer, field: number, name: string): ArrowType {
  const type = buffer.table(field, 3)
  const number = buffer.int8(field, 2)
  const digitsOf = (otherwise: number): number => {
    const digits = DIGITS[type === 0 ? otherwise : buffer.int16(type, 0, otherwise)]
    if (digits === undefined) throw new RangeError('a unit is unknown')
    return digits
  }
  switch (number) {
    case 1:
      return { kind: 'null' }
    case 2:
      return intOf(buffer, type)
    case 3:
      return { kind: 'float', bytes: [2, 4, 8][buffer.int16(type, 0)] ?? 8 }
    case 4:
      return { kind: 'binary', isLarge: false }
    case 5:
      return { kind: 'text', isLarge: false }
    case 6:
      return { kind: 'bool' }
    case 7: {
      const [scale, bits] = [buffer.int32(type, 1), buffer.int32(type, 2, 128)]
      if (Math.abs(scale) > 1000 || ![32, 64, 128, 256].includes(bits))
        throw new RangeError('a decimal is unknown')
      return { kind: 'decimal', bytes: bits / 8, scale }
    }
    case 8:
      return { kind: 'date', bytes: buffer.int16(type, 0, 1) === 0 ? 4 : 8 }
    case 9: {
      const digits = digitsOf(1)
      return { kind: 'time', bytes: digits > 3 ? 8 : 4, digits }
    }
    case 10:
      return {
        kind: 'timestamp',
        bytes: 8,
        digits: digitsOf(0),
        isUtc: (buffer.string(type, 1) ?? '') !== '',
      }
    case 11:
      return { kind: 'interval', bytes: ([4, 8, 16] as const)[buffer.int16(type, 0)] ?? 16 }
    case 12:
    case 21:
      return { kind: 'list', isLarge: number === 21 }
    case 13:
      return { kind: 'struct' }
    case 15:
      return { kind: 'fixed', bytes: sized(buffer.int32(type, 0)) }
    case 16:
      return { kind: 'fixed list', size: sized(buffer.int32(type, 0)) }
    case 17:
      return { kind: 'map', isLarge: false }
    case 18:
      // As in Parquet, which has no type for durations.
      return { kind: 'int', bytes: 8, isSigned: true }
    case 19:
      return { kind: 'binary', isLarge: true }
    case 20:
      return { kind: 'text', isLarge: true }
    case 23:
      return { kind: 'binary view' }
    case 24:
      return { kind: 'text view' }
    default:
      throw new SourceBroken(
        `Column ${printable(name)} has the type ${UNREADABLE[number] ?? number}, which cannot be read; write it as another type.`,
      )
  }
}
