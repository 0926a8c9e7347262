import type { FileHandle } from 'node:fs/promises'
import { deserializeTCompactProtocol } from 'hyparquet/src/thrift.js'
import { Damaged } from '../../compression/damaged.ts'

/** The physical types by their numbers (parquet.thrift, `Type`). */
export const [BOOLEAN, INT32, INT64, INT96, FLOAT, DOUBLE, BYTE_ARRAY, FIXED] = [0, 1, 2, 3, 4, 5, 6, 7]

/** Encodings by their numbers (`Encoding`). */
export const [PLAIN, PLAIN_DICTIONARY, RLE, DELTA_INTEGERS, DELTA_LENGTHS, DELTA_BYTES] = [0, 2, 3, 5, 6, 7]
export const [DICTIONARY, BYTE_STREAM_SPLIT] = [8, 9]

/** A struct of Thrift: its fields by their numbers, such as `field_1`. */
export type ThriftStruct = Readonly<Record<`field_${number}`, unknown>>

/** Longer footers are left to the engine. */
const MAX_FOOTER_BYTES = 1 << 25
/** Length of the footer, and the magic. */
const TAIL_BYTES = 8

/** Where the pages of a column are, in one group of rows. */
export interface ColumnChunk {
  readonly type: number
  readonly codec: number
  readonly encodings: readonly number[]
  /** Place of its first page in the file. */
  readonly offset: number
  readonly bytes: number
  /** Values, with those that are null. */
  readonly values: number
}

export interface RowGroup {
  readonly rows: number
  readonly chunks: readonly ColumnChunk[]
}

/** The metadata of a file (`FileMetaData`). */
export interface Footer {
  /** The elements of the schema in their order, depth first. */
  readonly elements: readonly ThriftStruct[]
  readonly rows: number
  readonly groups: readonly RowGroup[]
  /** True if columns of the first level may have geometries. */
  readonly hasGeometries: boolean
}

/**
 * Reads the footer.
 * @returns undefined if it is too long
 * @throws Damaged, a RangeError, or the system's error
 */
export async function readFooter(file: FileHandle, fileBytes: number): Promise<Footer | undefined> {
  const tail = await bytesAt(file, fileBytes - TAIL_BYTES, TAIL_BYTES)
  const length = tail.readUInt32LE()
  if (length > fileBytes - TAIL_BYTES) throw new Damaged('its footer is longer than the file')
  if (length > MAX_FOOTER_BYTES) return undefined
  const [footer] = structIn(await bytesAt(file, fileBytes - TAIL_BYTES - length, length))
  const elements = listOf(footer.field_2)
  return {
    elements,
    hasGeometries: elements.some(isGeometry) || isGeoParquet(footer),
    rows: numberOf(footer.field_3),
    groups: listOf(footer.field_4).map((group) => ({
      rows: numberOf(group.field_3),
      chunks: listOf(group.field_1).map(chunkOf),
    })),
  }
}

const isGeometry = ({ field_10: logical }: ThriftStruct): boolean => {
  const { field_17: geometry, field_18: geography } = (logical ?? {}) as ThriftStruct
  return geometry !== undefined || geography !== undefined
}

/** True if the metadata of GeoParquet say which columns have geometries. */
const isGeoParquet = ({ field_5: metadata }: ThriftStruct): boolean =>
  Array.isArray(metadata) &&
  metadata.some(
    ({ field_1: key }: ThriftStruct) => Buffer.from((key ?? []) as Uint8Array).toString() === 'geo',
  )

function chunkOf({ field_3: metadata }: ThriftStruct): ColumnChunk {
  // Encrypted columns have their metadata elsewhere.
  if (metadata === undefined) throw new Damaged('a column has no metadata')
  const column = metadata as ThriftStruct
  const first = numberOf(column.field_9)
  const dictionary = numberOf(column.field_11 ?? 0)
  return {
    type: numberOf(column.field_1),
    encodings: (column.field_2 ?? []) as readonly number[],
    codec: numberOf(column.field_4),
    values: numberOf(column.field_5),
    bytes: numberOf(column.field_7),
    // Some writers tell no place of the dictionary, or 0.
    offset: dictionary > 0 && dictionary < first ? dictionary : first,
  }
}

/**
 * Reads a struct of Thrift's compact protocol.
 * @returns the struct and its length in bytes
 * @throws Error if the bytes end before
 */
export function structIn(bytes: Buffer): [ThriftStruct, number] {
  const reader = { view: viewOf(bytes), offset: 0 }
  return [deserializeTCompactProtocol(reader), reader.offset]
}

export const viewOf = (bytes: Uint8Array): DataView<ArrayBuffer> =>
  new DataView(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)

const listOf = (value: unknown): readonly ThriftStruct[] => {
  if (!Array.isArray(value)) throw new Damaged('its footer has no schema or no groups of rows')
  return value as readonly ThriftStruct[]
}

/** A count or a place. @throws Damaged if it is missing or negative */
export function numberOf(value: unknown): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < 0) throw new Damaged('a number of its metadata is wrong')
  return number
}

/** @throws Damaged if the file ends before */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(length)
  for (let read = 0; read < length;) {
    const { bytesRead } = await file.read(buffer, read, length - read, position + read)
    if (bytesRead === 0) throw new Damaged('a part of it is outside of the file')
    read += bytesRead
  }
  return buffer
}
