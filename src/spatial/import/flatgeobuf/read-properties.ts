import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js'
import type { DeclaredType } from '../../stores/geopackage/writer.ts'
import { parseJson } from '../parse-json.ts'
import { UnfitFeature } from '../record.ts'
import { momentOf } from '../times.ts'

/** A column in the head of a file. */
export interface FlatColumn {
  readonly name: string
  readonly type: ColumnType
}

const TYPES: Partial<Record<ColumnType, DeclaredType>> = {
  [ColumnType.Byte]: 'INTEGER',
  [ColumnType.UByte]: 'INTEGER',
  [ColumnType.Bool]: 'BOOLEAN',
  [ColumnType.Short]: 'INTEGER',
  [ColumnType.UShort]: 'INTEGER',
  [ColumnType.Int]: 'INTEGER',
  [ColumnType.UInt]: 'INTEGER',
  [ColumnType.Long]: 'INTEGER',
  // Beyond the 64 bits with a sign of a GeoPackage; GDAL reads them as floating-point numbers too.
  [ColumnType.ULong]: 'REAL',
  [ColumnType.Float]: 'REAL',
  [ColumnType.Double]: 'REAL',
  [ColumnType.String]: 'TEXT',
  [ColumnType.DateTime]: 'DATETIME',
}

/** The type of a column; undefined if its values decide (JSON), and for binary data, which is not imported. */
export const typeOf = ({ type }: FlatColumn): DeclaredType | undefined => TYPES[type]

export const isBinary = ({ type }: FlatColumn): boolean => type === ColumnType.Binary

/**
 * The values of all columns in their order, null where the feature has none.
 *
 * @param bytes pairs of the number of a column and its value
 * @throws UnfitFeature
 */
export function readProperties(bytes: Uint8Array, columns: readonly FlatColumn[]): [string, unknown][] {
  const values = new Array<unknown>(columns.length).fill(null)
  const reader = new ValueReader(bytes)
  while (!reader.isAtEnd) {
    const at = reader.columnNumber()
    const column = columns[at]
    if (column === undefined) throw damaged()
    values[at] = reader.value(column.type)
  }
  return columns.flatMap((column, at) => (isBinary(column) ? [] : [[column.name, values[at]]]))
}

class ValueReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  columnNumber(): number {
    return this.#bytes.readUInt16LE(this.#take(2))
  }

  value(type: ColumnType): unknown {
    const bytes = this.#bytes
    switch (type) {
      case ColumnType.Byte:
        return bytes.readInt8(this.#take(1))
      case ColumnType.UByte:
        return bytes.readUInt8(this.#take(1))
      case ColumnType.Bool:
        return bytes.readUInt8(this.#take(1)) !== 0
      case ColumnType.Short:
        return bytes.readInt16LE(this.#take(2))
      case ColumnType.UShort:
        return bytes.readUInt16LE(this.#take(2))
      case ColumnType.Int:
        return bytes.readInt32LE(this.#take(4))
      case ColumnType.UInt:
        return bytes.readUInt32LE(this.#take(4))
      case ColumnType.Long:
        return bytes.readBigInt64LE(this.#take(8))
      case ColumnType.ULong:
        return Number(bytes.readBigUInt64LE(this.#take(8)))
      case ColumnType.Float:
        return finite(bytes.readFloatLE(this.#take(4)))
      case ColumnType.Double:
        return finite(bytes.readDoubleLE(this.#take(8)))
      case ColumnType.String:
        return this.#text().toString('utf8')
      case ColumnType.DateTime:
        return momentOf(this.#text().toString('latin1')) ?? null
      case ColumnType.Json:
        return jsonOrText(this.#text())
      case ColumnType.Binary:
        return this.#text()
      default:
        throw new UnfitFeature(`A column has the unknown type ${String(type)}.`)
    }
  }

  #text(): Buffer {
    const length = this.#bytes.readUInt32LE(this.#take(4))
    const start = this.#take(length)
    return this.#bytes.subarray(start, start + length)
  }

  /** @returns where the next bytes begin */
  #take(length: number): number {
    const start = this.#at
    if (start + length > this.#bytes.length) throw damaged()
    this.#at += length
    return start
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** The object or array of a JSON text. What is not JSON stays a text. */
function jsonOrText(bytes: Buffer): unknown {
  try {
    return parseJson(bytes)
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return bytes.toString('utf8')
  }
}

const damaged = (): UnfitFeature => new UnfitFeature('Its properties are damaged: they end within a value.')
