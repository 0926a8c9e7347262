import type { TextRecord } from '../../typed/text-record.ts'
import {
  dateText,
  decimalText,
  doubleText,
  durationText,
  floatText,
  halfOf,
  timestampText,
  timeText,
  uuidText,
} from '../../typed/value-texts.ts'
import { ParquetUnreadable } from '../errors.ts'
import {
  BOOLEAN,
  BYTE_ARRAY,
  DOUBLE,
  FIXED,
  FLOAT,
  INT32,
  INT64,
  INT96,
  type ThriftStruct,
} from './footer.ts'
import type { SchemaNode } from './schema.ts'

type Write = (out: TextRecord, bytes: Buffer, from: number, to: number) => void

/** How the values of a leaf are written. */
export interface LeafText {
  readonly text: Write
  /** `text`: a string in JSON that must be escaped. `bare`: JSON of its own accord. `quoted`: needs quotes only. */
  readonly json: 'text' | 'bare' | 'quoted' | Write
}

/** `ConvertedType` by its numbers, as far as leaves have them. */
const [UTF8, ENUM, DECIMAL, DATE, TIME_MILLIS, TIME_MICROS] = [0, 4, 5, 6, 7, 8]
const [TIMESTAMP_MILLIS, TIMESTAMP_MICROS, UINT_8, UINT_64, JSON_TEXT, INTERVAL] = [9, 10, 11, 14, 19, 21]

/** Digits of a decimal, as for the other reader of Parquet. */
const MAX_DIGITS = 38
const QUOTE = 0x22
const MAX_INT32 = 2 ** 31 - 1

/** The first and the last moment that the other reader knows, in microseconds. */
const MIN_MOMENT = -9_223_372_022_400_000_000n
const MAX_MOMENT = 2n ** 63n - 2n
const JULIAN_EPOCH = 2_440_588n
const MICROSECONDS_OF_DAY = 86_400_000_000n

const TEXT: LeafText = { text: (out, bytes, from, to) => out.writeBytes(bytes, from, to), json: 'text' }
const HEXADECIMAL: LeafText = {
  text: (out, bytes, from, to) => out.writeHex(bytes, from, to),
  json: 'quoted',
}

/**
 * The texts of a leaf, the same that the other reader of Parquet gives.
 * @throws ParquetUnreadable for types that cannot be read
 */
export function leafText(node: SchemaNode, column: string): LeafText {
  const { field_6: converted } = node.element
  const logical = (node.element.field_10 ?? {}) as ThriftStruct
  switch (node.type) {
    case BOOLEAN:
      return bare((out, bytes, from) => out.writeText(bytes[from] === 0 ? 'false' : 'true'))
    case FLOAT:
      return floating((bytes, from) => floatText(bytes.readFloatLE(from)))
    case DOUBLE:
      return floating((bytes, from) => doubleText(bytes.readDoubleLE(from)))
    case INT96:
      return int96()
    case INT32:
      return int32(node, converted, logical, column)
    case INT64:
      return int64(node, converted, logical, column)
    case BYTE_ARRAY:
    case FIXED:
      return ofBytes(node, converted, logical, column)
    default:
      throw new ParquetUnreadable(
        `Column ${JSON.stringify(column)} has values of the type ${node.type}, which cannot be read: write it as text.`,
      )
  }
}

/** Writes the values of a leaf as JSON. @throws as `leafText` */
export function jsonWriterOf(node: SchemaNode, column: string): Write {
  const { text, json } = leafText(node, column)
  if (typeof json === 'function') return json
  if (json === 'bare') return text
  if (json === 'text') return (out, bytes, from, to) => out.writeJsonString(bytes, from, to)
  return (out, bytes, from, to) => {
    out.writeByte(QUOTE)
    text(out, bytes, from, to)
    out.writeByte(QUOTE)
  }
}

const bare = (text: Write): LeafText => ({ text, json: 'bare' })
const quoted = (text: Write): LeafText => ({ text, json: 'quoted' })

const floating = (textOf: (bytes: Buffer, from: number) => string): LeafText => ({
  text: (out, bytes, from) => out.writeText(textOf(bytes, from)),
  json: (out, bytes, from) => {
    const text = textOf(bytes, from)
    out.writeText(/^-?[in]/.test(text) ? `"${text}"` : text)
  },
})

function int32(node: SchemaNode, converted: unknown, logical: ThriftStruct, column: string): LeafText {
  const scale = scaleOf(node, converted, logical, column)
  if (scale !== undefined)
    return bare((out, bytes, from) => out.writeText(decimalText(BigInt(bytes.readInt32LE(from)), scale)))
  if (converted === DATE || logical.field_6 !== undefined)
    return quoted((out, bytes, from) => {
      const days = bytes.readInt32LE(from)
      out.writeText(Math.abs(days) === MAX_INT32 ? infinite(days > 0) : dateText(days))
    })
  if (converted === TIME_MILLIS || logical.field_7 !== undefined) return time(4, 3, isUtc(logical.field_7))
  return isUnsigned(converted, logical)
    ? bare((out, bytes, from) => out.writeText(String(bytes.readUInt32LE(from))))
    : bare((out, bytes, from) => out.writeText(String(bytes.readInt32LE(from))))
}

function int64(node: SchemaNode, converted: unknown, logical: ThriftStruct, column: string): LeafText {
  const scale = scaleOf(node, converted, logical, column)
  if (scale !== undefined)
    return bare((out, bytes, from) => out.writeText(decimalText(bytes.readBigInt64LE(from), scale)))
  const timestamp = logical.field_8 as ThriftStruct | undefined
  if (timestamp !== undefined || converted === TIMESTAMP_MILLIS || converted === TIMESTAMP_MICROS)
    return moment(timestamp, converted === TIMESTAMP_MILLIS ? 3 : 6)
  const timeOfDay = logical.field_7 as ThriftStruct | undefined
  if (timeOfDay !== undefined || converted === TIME_MICROS)
    return time(8, digitsOf(timeOfDay?.field_2) ?? 6, isUtc(timeOfDay))
  return isUnsigned(converted, logical)
    ? bare((out, bytes, from) => out.writeText(String(bytes.readBigUInt64LE(from))))
    : bare((out, bytes, from) => out.writeText(String(bytes.readBigInt64LE(from))))
}

/** @param type what the footer says of a timestamp; undefined in old files, whose moments have no zone */
function moment(type: ThriftStruct | undefined, oldDigits: number): LeafText {
  const digits = digitsOf(type?.field_2) ?? oldDigits
  const hasZone = isUtc(type)
  return quoted((out, bytes, from) => {
    const ticks = bytes.readBigInt64LE(from)
    if (digits === 9 && !hasZone) out.writeText(timestampText(ticks, 9))
    else
      writeMoment(out, digits === 9 ? floored(ticks, 1000n) : digits === 3 ? ticks * 1000n : ticks, hasZone)
  })
}

/** The old type of moments: nanoseconds of a day, and the Julian number of the day. */
const int96 = (): LeafText =>
  quoted((out, bytes, from) => {
    const days = BigInt(bytes.readInt32LE(from + 8)) - JULIAN_EPOCH
    writeMoment(out, days * MICROSECONDS_OF_DAY + bytes.readBigInt64LE(from) / 1000n, false)
  })

function writeMoment(out: TextRecord, microseconds: bigint, hasZone: boolean): void {
  const size = microseconds < 0n ? -microseconds : microseconds
  if (size === MAX_MOMENT + 1n) out.writeText(infinite(microseconds > 0n))
  else if (microseconds < MIN_MOMENT || microseconds > MAX_MOMENT)
    out.reject(
      'bad field',
      `A moment of the column ${out.column} is outside of the years 290309 BC to 294247; correct the value.`,
    )
  else out.writeText(timestampText(microseconds, 6) + (hasZone ? '+00' : ''))
}

const infinite = (isPositive: boolean): string => (isPositive ? 'infinity' : '-infinity')

const floored = (value: bigint, divisor: bigint): bigint =>
  value / divisor - (value < 0n && value % divisor !== 0n ? 1n : 0n)

const time = (bytesOfValue: 4 | 8, digits: number, hasZone: boolean): LeafText =>
  quoted((out, bytes, from) => {
    const ticks = bytesOfValue === 4 ? BigInt(bytes.readInt32LE(from)) : bytes.readBigInt64LE(from)
    const text = timeText(ticks, digits)
    if (text !== undefined) out.writeText(text + (hasZone ? '+00' : ''))
    else out.reject('bad field', `The value ${ticks} of the column ${out.column} is no time of day.`)
  })

function ofBytes(node: SchemaNode, converted: unknown, logical: ThriftStruct, column: string): LeafText {
  const scale = scaleOf(node, converted, logical, column)
  if (scale !== undefined)
    return bare((out, bytes, from, to) => out.writeText(decimalText(unscaledOf(bytes, from, to), scale)))
  if (node.type === FIXED) {
    if (logical.field_14 !== undefined && node.length === 16)
      return quoted((out, bytes, from) => out.writeText(uuidText(bytes, from)))
    if (logical.field_15 !== undefined && node.length === 2)
      return floating((bytes, from) => floatText(halfOf(bytes.readUInt16LE(from))))
    if (converted === INTERVAL && node.length === 12)
      return quoted((out, bytes, from) => {
        const [months, days, milliseconds] = [0, 4, 8].map((at) => bytes.readUInt32LE(from + at))
        out.writeText(durationText(months!, days!, BigInt(milliseconds!) * 1_000_000n))
      })
    return HEXADECIMAL
  }
  const isText = [UTF8, ENUM, JSON_TEXT].includes(converted as number)
  const isLogicalText = [logical.field_1, logical.field_4, logical.field_12].some(
    (type) => type !== undefined,
  )
  return isText || isLogicalText ? TEXT : HEXADECIMAL
}

function scaleOf(
  { element }: SchemaNode,
  converted: unknown,
  { field_5: logical }: ThriftStruct,
  column: string,
): number | undefined {
  if (converted !== DECIMAL && logical === undefined) return undefined
  const { field_1: scale, field_2: precision } = (logical ?? {}) as ThriftStruct
  if (Number(precision ?? element.field_8 ?? 0) > MAX_DIGITS)
    throw new ParquetUnreadable(
      `Column ${JSON.stringify(column)} has decimals of more than ${MAX_DIGITS} digits, which cannot be read exactly: write it with fewer digits, or as text.`,
    )
  return Number(scale ?? element.field_7 ?? 0)
}

/** The unscaled value of a decimal: two's complement, its first byte first. */
function unscaledOf(bytes: Buffer, from: number, to: number): bigint {
  if (from === to) return 0n
  return BigInt.asIntN(8 * (to - from), BigInt(`0x${bytes.toString('hex', from, to)}`))
}

function isUnsigned(converted: unknown, { field_10: integer }: ThriftStruct): boolean {
  if (integer !== undefined) return (integer as ThriftStruct).field_2 === false
  return typeof converted === 'number' && converted >= UINT_8 && converted <= UINT_64
}

const isUtc = (type: unknown): boolean => (type as ThriftStruct | undefined)?.field_1 === true

/** Digits of a second in ticks. */
function digitsOf(unit: unknown): number | undefined {
  const { field_1: milliseconds, field_2: microseconds, field_3: nanoseconds } = (unit ?? {}) as ThriftStruct
  if (milliseconds !== undefined) return 3
  if (microseconds !== undefined) return 6
  return nanoseconds === undefined ? undefined : 9
}
