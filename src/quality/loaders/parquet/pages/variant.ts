import type { TextRecord } from '../../typed/text-record.ts'
import {
  dateText,
  decimalText,
  doubleText,
  floatText,
  timestampText,
  timeText,
  uuidText,
} from '../../typed/value-texts.ts'

/**
 * Values of the type VARIANT in their binary form (VariantEncoding.md). A RangeError, also one of a read beyond the
 * bytes, tells that a value is damaged.
 */

const MAX_LEVELS = 50
const [COMMA, COLON, QUOTE] = [0x2c, 0x3a, 0x22]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
/** The basic types: the low two bits of the first byte of a value. */
const [PRIMITIVE, SHORT_TEXT, OBJECT] = [0, 1, 2]

/** The names of the members of a row's objects. */
export class VariantNames {
  readonly #bytes: Buffer
  readonly #size: number
  readonly #count: number

  constructor(bytes: Buffer) {
    const header = bytes.readUInt8(0)
    if ((header & 0x0f) !== 1) throw new RangeError('unknown version')
    this.#bytes = bytes
    this.#size = (header >> 6) + 1
    this.#count = bytes.readUIntLE(1, this.#size)
  }

  /** The name as UTF-8. */
  name(index: number): Buffer {
    if (index >= this.#count) throw new RangeError('no such name')
    const size = this.#size
    const offsets = 1 + size
    const [from, to] = [index, index + 1].map((at) => this.#bytes.readUIntLE(offsets + at * size, size))
    return part(this.#bytes, offsets + (this.#count + 1) * size + from!, to! - from!)
  }
}

/** A member of an object. */
export interface VariantMember {
  readonly name: Buffer
  readonly value: Buffer
}

/** The members of an object in their order; undefined if the value is no object. */
export function membersOf(value: Buffer, names: VariantNames): readonly VariantMember[] | undefined {
  const header = value.readUInt8(0)
  if ((header & 3) !== OBJECT) return undefined
  const offsetSize = ((header >> 2) & 3) + 1
  const idSize = ((header >> 4) & 3) + 1
  const [count, ids] = countIn(value, ((header >> 6) & 1) === 1)
  const offsets = ids + count * idSize
  const data = offsets + (count + 1) * offsetSize
  // A damaged count must not take memory.
  if (data > value.length) throw new RangeError('an object is cut off')
  return Array.from({ length: count }, (_, index) => ({
    name: names.name(value.readUIntLE(ids + index * idSize, idSize)),
    // Members may lie in any order, so that only their own bytes tell where they end.
    value: part(value, data + value.readUIntLE(offsets + index * offsetSize, offsetSize)),
  }))
}

/** Writes a value as JSON without white space. */
export function writeVariant(value: Buffer, names: VariantNames, out: TextRecord, level = 0): void {
  if (out.fault !== undefined) return
  if (level > MAX_LEVELS) {
    out.reject('malformed', `A value of the column ${out.column} is nested deeper than ${MAX_LEVELS} levels.`)
    return
  }
  const header = value.readUInt8(0)
  const kind = header & 3
  if (kind === PRIMITIVE) writePrimitive(header >> 2, value, out)
  else if (kind === SHORT_TEXT) writeText(part(value, 1, header >> 2), out)
  else if (kind === OBJECT) {
    out.writeByte(OPEN_OBJECT)
    for (const [index, member] of membersOf(value, names)!.entries()) {
      if (index > 0) out.writeByte(COMMA)
      writeText(member.name, out)
      out.writeByte(COLON)
      writeVariant(member.value, names, out, level + 1)
    }
    out.writeByte(CLOSE_OBJECT)
  } else writeArray(header, value, names, out, level)
}

function writeArray(
  header: number,
  value: Buffer,
  names: VariantNames,
  out: TextRecord,
  level: number,
): void {
  const offsetSize = ((header >> 2) & 3) + 1
  const [count, offsets] = countIn(value, ((header >> 4) & 1) === 1)
  const data = offsets + (count + 1) * offsetSize
  if (data > value.length) throw new RangeError('an array is cut off')
  out.writeByte(OPEN_LIST)
  for (let index = 0; index < count && out.fault === undefined; index++) {
    if (index > 0) out.writeByte(COMMA)
    const offset = value.readUIntLE(offsets + index * offsetSize, offsetSize)
    writeVariant(part(value, data + offset), names, out, level + 1)
  }
  out.writeByte(CLOSE_LIST)
}

/** The number of items, and the index after it. */
const countIn = (value: Buffer, isLarge: boolean): [number, number] =>
  isLarge ? [value.readUInt32LE(1), 5] : [value.readUInt8(1), 2]

/** The bytes from an index on, to the end or of a length. */
function part(bytes: Buffer, from: number, length = bytes.length - from): Buffer {
  if (length < 0 || from + length > bytes.length) throw new RangeError('a part is outside')
  return bytes.subarray(from, from + length)
}

const writeText = (text: Buffer, out: TextRecord): void => out.writeJsonString(text, 0, text.length)

function writePrimitive(type: number, value: Buffer, out: TextRecord): void {
  const write = PRIMITIVES[type]
  if (write === undefined) throw new RangeError('unknown type')
  write(part(value, 1), out)
}

type Write = (bytes: Buffer, out: TextRecord) => void

const bare =
  (textOf: (bytes: Buffer) => string): Write =>
  (bytes, out) =>
    out.writeText(textOf(bytes))
const quoted =
  (textOf: (bytes: Buffer) => string): Write =>
  (bytes, out) =>
    out.writeText(`"${textOf(bytes)}"`)
const floating =
  (read: (bytes: Buffer) => number, textOf: (value: number) => string): Write =>
  (bytes, out) => {
    const number = read(bytes)
    out.writeText(Number.isFinite(number) ? textOf(number) : `"${textOf(number)}"`)
  }

/** A decimal: its scale, and its unscaled value. */
const decimal = (size: number): Write =>
  bare((bytes) => {
    const digits = Buffer.from(part(bytes, 1, size))
      .reverse()
      .toString('hex')
    return decimalText(BigInt.asIntN(8 * size, BigInt(`0x${digits}`)), bytes.readUInt8(0))
  })

const moment = (digits: number, zone: string): Write =>
  quoted((bytes) => timestampText(bytes.readBigInt64LE(), digits) + zone)

/** Nanoseconds with a time zone are read as microseconds, as in columns. */
const flooredMoment = quoted((bytes) => {
  const ticks = bytes.readBigInt64LE()
  return `${timestampText((ticks - (((ticks % 1000n) + 1000n) % 1000n)) / 1000n, 6)}+00`
})

const withLength =
  (write: (bytes: Buffer, out: TextRecord) => void): Write =>
  (bytes, out) =>
    write(part(bytes, 4, bytes.readUInt32LE()), out)

const bytesInQuotes: Write = (bytes, out) => {
  out.writeByte(QUOTE)
  out.writeHex(bytes, 0, bytes.length)
  out.writeByte(QUOTE)
}

/** How the primitive types are written, by their numbers. */
const PRIMITIVES: readonly Write[] = [
  bare(() => 'null'),
  bare(() => 'true'),
  bare(() => 'false'),
  bare((bytes) => String(bytes.readInt8())),
  bare((bytes) => String(bytes.readInt16LE())),
  bare((bytes) => String(bytes.readInt32LE())),
  bare((bytes) => String(bytes.readBigInt64LE())),
  floating((bytes) => bytes.readDoubleLE(), doubleText),
  decimal(4),
  decimal(8),
  decimal(16),
  quoted((bytes) => dateText(bytes.readInt32LE())),
  moment(6, '+00'),
  moment(6, ''),
  floating((bytes) => bytes.readFloatLE(), floatText),
  withLength(bytesInQuotes),
  withLength((bytes, out) => writeText(bytes, out)),
  (bytes, out) => {
    const time = timeText(bytes.readBigInt64LE(), 6)
    if (time === undefined) throw new RangeError('no time of day')
    out.writeText(`"${time}"`)
  },
  flooredMoment,
  moment(9, ''),
  quoted((bytes) => uuidText(part(bytes, 0, 16), 0)),
]
