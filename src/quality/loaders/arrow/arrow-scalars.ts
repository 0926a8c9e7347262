import type { TextRecord } from '../typed/text-record.ts'
import {
  dateText,
  decimalText,
  doubleText,
  durationText,
  floatText,
  halfOf,
  timestampText,
  timeText,
} from '../typed/value-texts.ts'
import { Damaged } from '../compression/damaged.ts'
import type { ArrowType } from './arrow-schema.ts'

const MILLISECONDS_OF_DAY = 86_400_000n

type Write = (values: Buffer, row: number, out: TextRecord) => void

/** How the values of a type with a fixed size are read. */
interface Scalar {
  readonly text: Write
  /** True if the text is JSON of its own accord, false if it is a string in JSON, or how JSON is written. */
  readonly isJson: boolean | Write
  /** Bytes of so many values. */
  readonly sizeOf: (length: number) => number
}

/** The values of a type with a fixed size. Numbers are little-endian. */
export function scalarOf(type: ArrowType): Scalar {
  switch (type.kind) {
    case 'bool':
      return {
        text: (values, row, out) =>
          out.writeText(((values[row >> 3]! >> (row & 7)) & 1) === 1 ? 'true' : 'false'),
        isJson: true,
        sizeOf: (length) => Math.ceil(length / 8),
      }
    case 'int': {
      const { bytes, isSigned } = type
      const read = integerReader(bytes, isSigned)
      return sized(bytes, true, (values, row, out) => out.writeText(String(read(values, row))))
    }
    case 'float': {
      const [read, textOf] = floatReader(type.bytes)
      return {
        ...sized(type.bytes, true, (values, row, out) => out.writeText(textOf(read(values, row)))),
        isJson: (values, row, out) => {
          const value = read(values, row)
          out.writeText(Number.isFinite(value) ? textOf(value) : `"${textOf(value)}"`)
        },
      }
    }
    case 'decimal': {
      const { bytes, scale } = type
      return sized(bytes, true, (values, row, out) =>
        out.writeText(decimalText(wideInteger(values, row, bytes), scale)),
      )
    }
    case 'date': {
      const { bytes } = type
      return sized(bytes, false, (values, row, out) => {
        const days =
          bytes === 4
            ? values.readInt32LE(4 * row)
            : Number(
                (values.readBigInt64LE(8 * row) - daysRest(values.readBigInt64LE(8 * row))) /
                  MILLISECONDS_OF_DAY,
              )
        out.writeText(dateText(days))
      })
    }
    case 'time': {
      const { bytes, digits } = type
      const read = integerReader(bytes, true)
      return sized(bytes, false, (values, row, out) => {
        const ticks = BigInt(read(values, row))
        const text = timeText(ticks, digits)
        if (text !== undefined) out.writeText(text)
        else out.reject('bad field', `The value ${ticks} of the column ${out.column} is no time of day.`)
      })
    }
    case 'timestamp': {
      const { digits, isUtc } = type
      return sized(8, false, (values, row, out) =>
        out.writeText(timestampText(values.readBigInt64LE(8 * row), digits) + (isUtc ? '+00' : '')),
      )
    }
    case 'interval':
      return sized(type.bytes, false, (values, row, out) =>
        out.writeText(intervalText(values, row, type.bytes)),
      )
    default:
      throw new Damaged('a column has no values')
  }
}

const sized = (bytes: number, isJson: boolean, text: Write): Scalar => ({
  text,
  isJson,
  sizeOf: (length) => length * bytes,
})

const daysRest = (milliseconds: bigint): bigint =>
  ((milliseconds % MILLISECONDS_OF_DAY) + MILLISECONDS_OF_DAY) % MILLISECONDS_OF_DAY

function integerReader(bytes: number, isSigned: boolean): (values: Buffer, row: number) => number | bigint {
  if (bytes === 8)
    return isSigned
      ? (values, row) => values.readBigInt64LE(8 * row)
      : (values, row) => values.readBigUInt64LE(8 * row)
  return isSigned
    ? (values, row) => values.readIntLE(bytes * row, bytes)
    : (values, row) => values.readUIntLE(bytes * row, bytes)
}

function floatReader(bytes: number): [(values: Buffer, row: number) => number, (value: number) => string] {
  if (bytes === 8) return [(values, row) => values.readDoubleLE(8 * row), doubleText]
  if (bytes === 4) return [(values, row) => values.readFloatLE(4 * row), floatText]
  return [(values, row) => halfOf(values.readUInt16LE(2 * row)), floatText]
}

function wideInteger(values: Buffer, row: number, bytes: number): bigint {
  let value = 0n
  const start = row * bytes
  if (bytes === 4) return BigInt(values.readInt32LE(start))
  for (let at = bytes - 8; at >= 0; at -= 8) value = (value << 64n) | values.readBigUInt64LE(start + at)
  return BigInt.asIntN(8 * bytes, value)
}

function intervalText(values: Buffer, row: number, bytes: 4 | 8 | 16): string {
  const at = row * bytes
  if (bytes === 4) return durationText(values.readInt32LE(at), 0, 0n)
  if (bytes === 8)
    return durationText(0, values.readInt32LE(at), BigInt(values.readInt32LE(at + 4)) * 1_000_000n)
  return durationText(values.readInt32LE(at), values.readInt32LE(at + 4), values.readBigInt64LE(at + 8))
}
