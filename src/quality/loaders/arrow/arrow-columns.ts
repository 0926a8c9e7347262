import { Damaged } from '../compression/damaged.ts'
import type { TextRecord } from '../typed/text-record.ts'
import type { ArrowBatch } from './arrow-messages.ts'
import type { ArrowField, ArrowType } from './arrow-schema.ts'
import { scalarOf } from './arrow-scalars.ts'

const [COMMA, COLON, QUOTE] = [0x2c, 0x3a, 0x22]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** A column of a batch. */
export interface ArrowColumn {
  readonly length: number
  readonly isNull: (row: number) => boolean
  /** Writes the text of a value that is not null. */
  readonly text: (row: number, out: TextRecord) => void
  /** Writes a value that is not null as JSON. */
  readonly json: (row: number, out: TextRecord) => void
}

/** The values of dictionaries by their numbers. Each has several parts if it grows. */
export type Dictionaries = ReadonlyMap<number, readonly ArrowColumn[]>

/** Makes the columns of a batch, in the order of the fields. */
export class ColumnReader {
  readonly #batch: ArrowBatch
  readonly #dictionaries: Dictionaries
  #node = 0
  #buffer = 0
  #variadic = 0

  constructor(batch: ArrowBatch, dictionaries: Dictionaries) {
    this.#batch = batch
    this.#dictionaries = dictionaries
  }

  /** @throws Damaged if the buffers are shorter than the column */
  read({ name, type, children, dictionary }: ArrowField, isValues = false): ArrowColumn {
    const node = this.#batch.nodes[this.#node++]
    if (node === undefined) throw new Damaged(`the column ${name} is missing`)
    const { length } = node
    if (dictionary !== undefined && !isValues) return this.#indices(length, dictionary)
    if (type.kind === 'null')
      return { length, isNull: () => true, text: () => undefined, json: (_, out) => out.writeText('null') }
    const isNull = this.#validity(length, node.nulls)
    const nested = this.#nested(type, length, children)
    if (nested !== undefined) return { length, isNull, text: nested, json: nested }
    const bytes = this.#bytesOf(type, length)
    if (bytes !== undefined) {
      const [from, to, source] = [bytes.from, bytes.to, bytes.source]
      if (type.kind === 'text' || type.kind === 'text view')
        return {
          ...{ length, isNull },
          text: (row, out) => out.writeBytes(source(row), from(row), to(row)),
          json: (row, out) => out.writeJsonString(source(row), from(row), to(row)),
        }
      const text = (row: number, out: TextRecord) => out.writeHex(source(row), from(row), to(row))
      return { length, isNull, text, json: inQuotes(text) }
    }
    const { text, isJson, sizeOf } = scalarOf(type)
    const values = this.#take(sizeOf(length))
    const write = (row: number, out: TextRecord) => text(values, row, out)
    return {
      length,
      isNull,
      text: write,
      json: isJson === true ? write : isJson === false ? inQuotes(write) : jsonOf(values, isJson),
    }
  }

  #take(bytes: number): Buffer {
    const buffer = this.#batch.buffers[this.#buffer++]
    if (buffer === undefined || buffer.length < bytes) throw new Damaged('a column is cut off')
    return buffer
  }

  #validity(length: number, nulls: number): (row: number) => boolean {
    const bits = this.#take(0)
    if (nulls === 0 || bits.length === 0) return () => false
    if (bits.length < Math.ceil(length / 8)) throw new Damaged('a column is cut off')
    return (row) => ((bits[row >> 3]! >> (row & 7)) & 1) === 0
  }

  #indices(length: number, { id, indexType }: NonNullable<ArrowField['dictionary']>): ArrowColumn {
    const node = this.#batch.nodes[this.#node - 1]!
    const isNull = this.#validity(length, node.nulls)
    const { bytes, isSigned } = indexType as Extract<ArrowType, { kind: 'int' }>
    const values = this.#take(length * bytes)
    const parts = this.#dictionaries.get(id)
    const indexOf = (row: number): number => {
      if (bytes === 8) return Number(values.readBigInt64LE(8 * row))
      return isSigned ? values.readIntLE(bytes * row, bytes) : values.readUIntLE(bytes * row, bytes)
    }
    const found = (row: number): readonly [ArrowColumn, number] => {
      let index = indexOf(row)
      for (const part of index < 0 ? [] : (parts ?? [])) {
        if (index < part.length) return [part, index]
        index -= part.length
      }
      throw new Damaged('a value is not in its dictionary')
    }
    return {
      length,
      isNull: (row) => {
        if (isNull(row)) return true
        const [part, index] = found(row)
        return part.isNull(index)
      },
      text: (row, out) => {
        const [part, index] = found(row)
        part.text(index, out)
      },
      json: (row, out) => {
        const [part, index] = found(row)
        part.json(index, out)
      },
    }
  }

  /** The beginning and the end of each value: of its items, or of its bytes. */
  #offsets(length: number, isLarge: boolean, limit: () => number) {
    const size = isLarge ? 8 : 4
    // A column without values may have no offsets.
    const offsets = this.#take(length === 0 ? 0 : (length + 1) * size)
    const at = (index: number): number => {
      const offset = isLarge ? Number(offsets.readBigInt64LE(8 * index)) : offsets.readInt32LE(4 * index)
      if (offset < 0 || offset > limit()) throw new Damaged('a value is outside of its column')
      return offset
    }
    return { from: (row: number) => at(row), to: (row: number) => at(row + 1) }
  }

  #bytesOf(type: ArrowType, length: number) {
    if (type.kind === 'text' || type.kind === 'binary') {
      let data: Buffer = Buffer.alloc(0)
      const offsets = this.#offsets(length, type.isLarge, () => data.length)
      data = this.#take(0)
      return { ...offsets, source: () => data }
    }
    if (type.kind === 'fixed') {
      const data = this.#take(length * type.bytes)
      return {
        from: (row: number) => row * type.bytes,
        to: (row: number) => (row + 1) * type.bytes,
        source: () => data,
      }
    }
    if (type.kind !== 'text view' && type.kind !== 'binary view') return undefined
    const views = this.#take(16 * length)
    const count = this.#batch.variadic[this.#variadic++] ?? 0
    const buffers: Buffer[] = []
    for (let index = 0; index < count; index++) buffers.push(this.#take(0))
    const sizeOf = (row: number): number => views.readInt32LE(16 * row)
    const isInline = (row: number): boolean => sizeOf(row) <= 12
    const source = (row: number): Buffer => {
      const buffer = isInline(row) ? views : buffers[views.readInt32LE(16 * row + 8)]
      if (buffer === undefined) throw new Damaged('a value is outside of its column')
      return buffer
    }
    const from = (row: number): number => (isInline(row) ? 16 * row + 4 : views.readInt32LE(16 * row + 12))
    const to = (row: number): number => {
      const [start, size] = [from(row), sizeOf(row)]
      if (size < 0 || start < 0 || start + size > source(row).length)
        throw new Damaged('a value is outside of its column')
      return start + size
    }
    return { from, to, source }
  }

  #nested(type: ArrowType, length: number, children: readonly ArrowField[]) {
    switch (type.kind) {
      case 'struct': {
        const members = children.map((child, index) => {
          const column = this.read(child)
          if (column.length < length) throw new Damaged('a column is cut off')
          return [`${index === 0 ? '' : ','}${JSON.stringify(child.name)}:`, column] as const
        })
        return (row: number, out: TextRecord) => {
          out.writeByte(OPEN_OBJECT)
          for (const [name, column] of members) {
            out.writeText(name)
            writeJson(column, row, out)
          }
          out.writeByte(CLOSE_OBJECT)
        }
      }
      case 'list': {
        const offsets = this.#offsets(length, type.isLarge, () => items.length)
        const items = this.#only(children)
        return (row: number, out: TextRecord) => writeList(items, offsets.from(row), offsets.to(row), out)
      }
      case 'fixed list': {
        const items = this.#only(children)
        if (items.length < length * type.size) throw new Damaged('a column is cut off')
        return (row: number, out: TextRecord) => writeList(items, row * type.size, (row + 1) * type.size, out)
      }
      case 'map':
        return this.#map(length, type.isLarge, children)
      default:
        return undefined
    }
  }

  #map(length: number, isLarge: boolean, children: readonly ArrowField[]) {
    let count = 0
    const offsets = this.#offsets(length, isLarge, () => count)
    const [entries] = children
    const node = this.#batch.nodes[this.#node++]
    if (entries?.children.length !== 2 || node === undefined)
      throw new Damaged('a map has no keys and values')
    this.#validity(node.length, node.nulls)
    const [keys, values] = entries.children.map((child) => this.read(child)) as [ArrowColumn, ArrowColumn]
    count = Math.min(keys.length, values.length)
    const isText = entries.children[0]!.type.kind.startsWith('text')
    return (row: number, out: TextRecord) => {
      const [from, to] = [offsets.from(row), offsets.to(row)]
      out.writeByte(OPEN_OBJECT)
      for (let index = from; index < to && out.fault === undefined; index++) {
        if (index > from) out.writeByte(COMMA)
        if (isText) keys.json(index, out)
        else writeKey(keys, index, out)
        out.writeByte(COLON)
        writeJson(values, index, out)
      }
      out.writeByte(CLOSE_OBJECT)
    }
  }

  #only(children: readonly ArrowField[]): ArrowColumn {
    if (children.length !== 1) throw new Damaged('a list has not one column of items')
    return this.read(children[0]!)
  }
}

function writeJson(column: ArrowColumn, row: number, out: TextRecord): void {
  if (column.isNull(row)) out.writeText('null')
  else column.json(row, out)
}

function writeList(items: ArrowColumn, from: number, to: number, out: TextRecord): void {
  out.writeByte(OPEN_LIST)
  for (let index = from; index < to && out.fault === undefined; index++) {
    if (index > from) out.writeByte(COMMA)
    writeJson(items, index, out)
  }
  out.writeByte(CLOSE_LIST)
}

/** A key that is not a text becomes a string. */
function writeKey(keys: ArrowColumn, index: number, out: TextRecord): void {
  const start = out.size
  keys.text(index, out)
  const text = Buffer.from(out.bytes.subarray(start, out.size))
  out.size = start
  out.writeJsonString(text, 0, text.length)
}

const inQuotes =
  (text: ArrowColumn['text']): ArrowColumn['text'] =>
  (row, out) => {
    out.writeByte(QUOTE)
    text(row, out)
    out.writeByte(QUOTE)
  }

const jsonOf =
  (values: Buffer, json: (values: Buffer, row: number, out: TextRecord) => void): ArrowColumn['json'] =>
  (row, out) =>
    json(values, row, out)
