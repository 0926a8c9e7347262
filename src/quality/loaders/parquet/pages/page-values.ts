import { deltaBinaryUnpack } from 'hyparquet/src/delta.js'
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js'
import { Damaged } from '../../compression/damaged.ts'
import {
  BOOLEAN,
  BYTE_ARRAY,
  BYTE_STREAM_SPLIT,
  DELTA_BYTES,
  DELTA_INTEGERS,
  DELTA_LENGTHS,
  DICTIONARY,
  DOUBLE,
  FIXED,
  FLOAT,
  INT32,
  INT64,
  INT96,
  PLAIN,
  PLAIN_DICTIONARY,
  RLE,
  viewOf,
} from './footer.ts'
import { ParquetUnreadable } from '../errors.ts'
import type { SchemaNode } from './schema.ts'

/** The values of a page that are not null, in the form of the encoding PLAIN without lengths. */
export interface PageValues {
  readonly count: number
  readonly bytes: Buffer
  /** The beginning and the end of a value in `bytes`. */
  readonly from: (index: number) => number
  readonly to: (index: number) => number
}

/** The widest index of a dictionary, in bits: more entries than fit into a page. */
const MAX_INDEX_BITS = 24

const WIDTHS: Readonly<Record<number, number>> = {
  [INT32]: 4,
  [INT64]: 8,
  [INT96]: 12,
  [FLOAT]: 4,
  [DOUBLE]: 8,
}

/**
 * Decodes the values of a page.
 * @param bytes the page without levels
 * @throws Damaged, a RangeError if the page ends before its values, ParquetUnreadable for other encodings
 */
export function decodeValues(
  node: SchemaNode,
  encoding: number,
  bytes: Buffer,
  count: number,
  dictionary: PageValues | undefined,
): PageValues {
  if (count === 0) return fixed(bytes, 0, 0)
  switch (encoding) {
    case PLAIN:
      return decodePlain(node, bytes, count)
    case PLAIN_DICTIONARY:
    case DICTIONARY:
      return decodeIndices(bytes, count, dictionary)
    case RLE:
      if (node.type === BOOLEAN) return decodeBooleanRuns(bytes, count)
      break
    case BYTE_STREAM_SPLIT:
      if (widthOf(node) > 0) return joinStreams(bytes, count, widthOf(node))
      break
    case DELTA_INTEGERS:
      if (node.type === INT32 || node.type === INT64) return deltaIntegers(node.type, bytes, count)
      break
    case DELTA_LENGTHS:
      if (node.type === BYTE_ARRAY) return deltaLengths(bytes, count)
      break
    case DELTA_BYTES:
      if (node.type === BYTE_ARRAY || node.type === FIXED) return deltaBytes(bytes, count)
  }
  throw new ParquetUnreadable(
    `A column has the encoding ${encoding} for its type, which cannot be read: write the file with the encoding PLAIN.`,
  )
}

export function decodePlain(node: SchemaNode, bytes: Buffer, count: number): PageValues {
  if (node.type === BOOLEAN) {
    const values = Buffer.allocUnsafeSlow(count)
    for (let index = 0; index < count; index++)
      values[index] = (bytes.readUInt8(index >> 3) >> (index & 7)) & 1
    return fixed(values, count, 1)
  }
  if (node.type !== BYTE_ARRAY) return fixed(bytes, count, widthOf(node))
  const ends = new Int32Array(count)
  let at = 0
  for (let index = 0; index < count; index++) {
    at += 4 + bytes.readUInt32LE(at)
    ends[index] = at
  }
  if (at > bytes.length) throw new Damaged('a value is outside of its page')
  return {
    ...{ count, bytes },
    from: (index) => (index === 0 ? 4 : ends[index - 1]! + 4),
    to: (index) => ends[index]!,
  }
}

/** Values of one size. @throws Damaged if they are longer than the bytes */
function fixed(bytes: Buffer, count: number, width: number): PageValues {
  if (count * width > bytes.length) throw new Damaged('a page is shorter than its values')
  return { count, bytes, from: (index) => index * width, to: (index) => (index + 1) * width }
}

/** Bytes of a value, if all have the same number. */
const widthOf = ({ type, length }: SchemaNode): number => (type === FIXED ? length : (WIDTHS[type!] ?? 0))

/** Integers in runs, and in groups of packed bits (Encodings.md, "RLE"). @param width bits of an integer */
export function runsIn(bytes: Buffer, width: number, output: Uint8Array | Int32Array): void {
  readRleBitPackedHybrid({ view: viewOf(bytes), offset: 0 }, width, output as never, bytes.length)
}

function decodeIndices(bytes: Buffer, count: number, dictionary: PageValues | undefined): PageValues {
  if (dictionary === undefined) throw new Damaged('a page has no dictionary')
  const width = bytes.readUInt8(0)
  if (width > MAX_INDEX_BITS) throw new Damaged('an index of a dictionary is too long')
  const indices = new Int32Array(count)
  if (width > 0) runsIn(bytes.subarray(1), width, indices)
  for (const index of indices)
    if (index >= dictionary.count) throw new Damaged('a value is not in its dictionary')
  return {
    count,
    bytes: dictionary.bytes,
    from: (index) => dictionary.from(indices[index]!),
    to: (index) => dictionary.to(indices[index]!),
  }
}

function decodeBooleanRuns(bytes: Buffer, count: number): PageValues {
  const values = Buffer.alloc(count)
  // Their length comes first.
  runsIn(bytes.subarray(4, 4 + bytes.readUInt32LE(0)), 1, values)
  return fixed(values, count, 1)
}

/** The first bytes of all values come first, then the second bytes, and so on. */
function joinStreams(bytes: Buffer, count: number, width: number): PageValues {
  if (count * width > bytes.length) throw new Damaged('a page is shorter than its values')
  const values = Buffer.allocUnsafeSlow(count * width)
  for (let stream = 0, at = 0; stream < width; stream++)
    for (let target = stream; target < values.length; target += width) values[target] = bytes[at++]!
  return fixed(values, count, width)
}

function deltaIntegers(type: number, bytes: Buffer, count: number): PageValues {
  const values = type === INT32 ? new Int32Array(count) : new BigInt64Array(count)
  unpackDeltas(bytes, count, values)
  return fixed(Buffer.from(values.buffer), count, type === INT32 ? 4 : 8)
}

/** @returns the index after the integers */
function unpackDeltas(bytes: Buffer, count: number, output: Int32Array | BigInt64Array): number {
  const reader = { view: viewOf(bytes), offset: 0 }
  deltaBinaryUnpack(reader, count, output)
  return reader.offset
}

function deltaLengths(bytes: Buffer, count: number): PageValues {
  const ends = new Int32Array(count)
  const start = unpackDeltas(bytes, count, ends)
  let at = start
  for (let index = 0; index < count; index++) {
    if (ends[index]! < 0) throw new Damaged('a value has a negative length')
    at += ends[index]!
    if (at > bytes.length) throw new Damaged('a value is outside of its page')
    ends[index] = at
  }
  return {
    ...{ count, bytes },
    from: (index) => (index === 0 ? start : ends[index - 1]!),
    to: (index) => ends[index]!,
  }
}

/** Each value repeats a number of bytes of the one before it. */
function deltaBytes(bytes: Buffer, count: number): PageValues {
  const prefixes = new Int32Array(count)
  const start = unpackDeltas(bytes, count, prefixes)
  const suffixes = deltaLengths(bytes.subarray(start), count)
  let size = 0
  for (let index = 0, before = 0; index < count; index++) {
    const prefix = prefixes[index]!
    if (prefix < 0 || prefix > before) throw new Damaged('a value repeats more bytes than there are')
    before = prefix + suffixes.to(index) - suffixes.from(index)
    size += before
  }
  if (size > MAX_EXPANDED_BYTES)
    throw new ParquetUnreadable(
      'A page expands to more than 1 GB: write the file with smaller pages, or with the encoding PLAIN.',
    )
  const values = Buffer.allocUnsafeSlow(size)
  const ends = new Int32Array(count)
  let at = 0
  for (let index = 0, before = 0; index < count; index++) {
    const start = at
    at += values.copy(values, at, before, before + prefixes[index]!)
    at += suffixes.bytes.copy(values, at, suffixes.from(index), suffixes.to(index))
    ends[index] = at
    before = start
  }
  return {
    ...{ count, bytes: values },
    from: (index) => (index === 0 ? 0 : ends[index - 1]!),
    to: (index) => ends[index]!,
  }
}

const MAX_EXPANDED_BYTES = 2 ** 30
