import type { TextRecord } from '../typed/text-record.ts'
import {
  dateText,
  decimalText,
  doubleText,
  durationText,
  floatText,
  timestampText,
  timeText,
  uuidText,
} from '../typed/value-texts.ts'
import { AvroFault, type AvroInput } from './avro-input.ts'
import type { AvroType, Meaning } from './avro-type.ts'

/** Deeper values reject their record. */
const MAX_LEVELS = 500
/** Values that are deeper end the reading, since nothing tells where they end. */
const MAX_READ_LEVELS = 1000
/** Bytes of the unscaled value of a decimal. */
const MAX_DECIMAL_BYTES = 4200

const [COMMA, COLON, QUOTE] = [0x2c, 0x3a, 0x22]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Reads a value and writes its text. */
type Write = (input: AvroInput, out: TextRecord, level: number) => void

/** Reads the values of a type. */
export interface ValueWriter {
  /** Writes the text of a value, but nothing for null. @returns true if the value is null */
  readonly field: (input: AvroInput, out: TextRecord) => boolean
  /** Writes a value as JSON. */
  readonly json: Write
}

/** Makes the writers of types. A type that contains itself has one writer. */
export class ValueWriters {
  readonly #made = new Map<AvroType, ValueWriter>()

  of(type: AvroType): ValueWriter {
    const made = this.#made.get(type)
    if (made !== undefined) return made
    // A type within itself finds this writer, which is completed below.
    const writer = {} as { -readonly [Member in keyof ValueWriter]: ValueWriter[Member] }
    this.#made.set(type, writer)
    Object.assign(writer, this.#make(type))
    return writer
  }

  #make(type: AvroType): ValueWriter {
    switch (type.kind) {
      case 'record':
        return nested(this.#record(type.fields.map(({ name, type: inner }) => [name, this.of(inner)])))
      case 'array':
        return nested(list(this.of(type.items)))
      case 'map':
        return nested(map(this.of(type.values)))
      case 'union':
        return union(type.branches.map((branch) => this.of(branch)))
      case 'enum':
        return enumeration(type.symbols)
      case 'null':
        return {
          field: (input) => (input.countEmpty(), true),
          json: (input, out) => (input.countEmpty(), out.writeText('null')),
        }
      case 'string':
        return text()
      case 'bytes':
        return ofBytes(type.meaning, (input) => input.takeLength())
      case 'fixed':
        return ofBytes(type.meaning, () => type.size)
      case 'boolean':
        return bare((input, out) => out.writeText(booleanOf(input) ? 'true' : 'false'))
      case 'float':
        return number((input) => input.bytes.readFloatLE(input.take(4)), floatText)
      case 'double':
        return number((input) => input.bytes.readDoubleLE(input.take(8)), doubleText)
      case 'int':
        return integer((input) => input.int(), type.meaning)
      case 'long':
        return integer((input) => input.long(), type.meaning)
    }
  }

  #record(fields: readonly (readonly [string, ValueWriter])[]): Write {
    const members = fields.map(
      ([name, writer], index) => [`${index > 0 ? ',' : ''}${JSON.stringify(name)}:`, writer] as const,
    )
    return (input, out, level) => {
      if (members.length === 0) input.countEmpty()
      out.writeByte(OPEN_OBJECT)
      for (const [name, writer] of members) {
        out.writeText(name)
        writer.json(input, out, level + 1)
      }
      out.writeByte(CLOSE_OBJECT)
    }
  }
}

/** A value whose text is JSON of its own accord. */
const bare = (write: Write): ValueWriter => ({
  field: (input, out) => (write(input, out, 0), false),
  json: write,
})

/** A list, a map or a record. */
const nested = (write: Write): ValueWriter =>
  bare((input, out, level) => {
    if (level >= MAX_READ_LEVELS) throw new AvroFault(`it is nested deeper than ${MAX_READ_LEVELS} levels`)
    if (level >= MAX_LEVELS) out.reject('malformed', `The record is nested deeper than ${MAX_LEVELS} levels.`)
    write(input, out, level)
  })

const list =
  (item: ValueWriter): Write =>
  (input, out, level) => {
    out.writeByte(OPEN_LIST)
    let isFirst = true
    for (let count = input.count(); count > 0; count = input.count())
      for (; count > 0; count--) {
        if (!isFirst) out.writeByte(COMMA)
        isFirst = false
        item.json(input, out, level + 1)
      }
    out.writeByte(CLOSE_LIST)
  }

const map =
  (value: ValueWriter): Write =>
  (input, out, level) => {
    out.writeByte(OPEN_OBJECT)
    let isFirst = true
    for (let count = input.count(); count > 0; count = input.count())
      for (; count > 0; count--) {
        if (!isFirst) out.writeByte(COMMA)
        isFirst = false
        writeJsonText(input, out)
        out.writeByte(COLON)
        value.json(input, out, level + 1)
      }
    out.writeByte(CLOSE_OBJECT)
  }

function union(branches: readonly ValueWriter[]): ValueWriter {
  const branchOf = (input: AvroInput): ValueWriter => {
    const branch = branches[Number(input.long())]
    if (branch === undefined) throw new AvroFault('a union has no such type')
    return branch
  }
  return {
    field: (input, out) => branchOf(input).field(input, out),
    json: (input, out, level) => branchOf(input).json(input, out, level),
  }
}

function enumeration(symbols: readonly Buffer[]): ValueWriter {
  const symbolOf = (input: AvroInput): Buffer => {
    const symbol = symbols[Number(input.long())]
    if (symbol === undefined) throw new AvroFault('an enum has no such symbol')
    return symbol
  }
  return {
    field: (input, out) => {
      const symbol = symbolOf(input)
      out.writeBytes(symbol, 0, symbol.length)
      return false
    },
    json: (input, out) => {
      const symbol = symbolOf(input)
      out.writeJsonString(symbol, 0, symbol.length)
    },
  }
}

const text = (): ValueWriter => ({
  field: (input, out) => {
    const length = input.takeLength()
    const from = input.at
    input.at += length
    out.writeBytes(input.bytes, from, from + length)
    return false
  },
  json: writeJsonText,
})

function writeJsonText(input: AvroInput, out: TextRecord): void {
  const length = input.takeLength()
  const from = input.at
  input.at += length
  out.writeJsonString(input.bytes, from, from + length)
}

/** A text of ASCII without quotes and control characters, which is a string in JSON. */
const asString = (write: Write): ValueWriter => ({
  field: (input, out) => (write(input, out, 0), false),
  json: (input, out, level) => {
    out.writeByte(QUOTE)
    write(input, out, level)
    out.writeByte(QUOTE)
  },
})

function ofBytes(meaning: Meaning, lengthOf: (input: AvroInput) => number): ValueWriter {
  switch (meaning.kind) {
    case 'decimal':
      return bare((input, out) => {
        const length = lengthOf(input)
        const from = input.take(length)
        if (length > MAX_DECIMAL_BYTES)
          out.reject('bad field', `A decimal of the column ${out.column} has more than 10000 digits.`)
        else out.writeText(decimalText(unscaledOf(input.bytes, from, length), meaning.scale))
      })
    case 'uuid':
      return asString((input, out) => out.writeText(uuidText(input.bytes, input.take(lengthOf(input)))))
    case 'duration':
      return asString((input, out) => {
        const from = input.take(lengthOf(input))
        const [months, days, milliseconds] = [0, 4, 8].map((at) => input.bytes.readUInt32LE(from + at))
        out.writeText(durationText(months!, days!, BigInt(milliseconds!) * 1_000_000n))
      })
    default:
      return asString((input, out) => {
        const length = lengthOf(input)
        const from = input.take(length)
        out.writeHex(input.bytes, from, from + length)
      })
  }
}

/** The unscaled value of a decimal: two's complement, its first byte first. */
function unscaledOf(bytes: Buffer, from: number, length: number): bigint {
  if (length === 0) return 0n
  return BigInt.asIntN(8 * length, BigInt(`0x${bytes.toString('hex', from, from + length)}`))
}

function booleanOf(input: AvroInput): boolean {
  const byte = input.bytes[input.take(1)]!
  if (byte > 1) throw new AvroFault('a boolean is neither 0 nor 1')
  return byte === 1
}

function number(read: (input: AvroInput) => number, textOf: (value: number) => string): ValueWriter {
  return {
    field: (input, out) => (out.writeText(textOf(read(input))), false),
    json: (input, out) => {
      const value = read(input)
      out.writeText(Number.isFinite(value) ? textOf(value) : `"${textOf(value)}"`)
    },
  }
}

function integer(read: (input: AvroInput) => number | bigint, meaning: Meaning): ValueWriter {
  switch (meaning.kind) {
    case 'date':
      return asString((input, out) => out.writeText(dateText(Number(read(input)))))
    case 'timestamp': {
      const zone = meaning.isUtc ? '+00' : ''
      return asString((input, out) =>
        out.writeText(timestampText(BigInt(read(input)), meaning.digits) + zone),
      )
    }
    case 'time':
      return asString((input, out) => {
        const ticks = BigInt(read(input))
        const time = timeText(ticks, meaning.digits)
        if (time !== undefined) out.writeText(time)
        else out.reject('bad field', `The value ${ticks} of the column ${out.column} is no time of day.`)
      })
    default:
      return bare((input, out) => out.writeText(String(read(input))))
  }
}
