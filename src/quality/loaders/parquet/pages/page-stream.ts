import type { FileHandle } from 'node:fs/promises'
import { Damaged } from '../../compression/damaged.ts'
import { ParquetUnreadable } from '../errors.ts'
import { codecOf, type ExpandPage } from './codecs.ts'
import { bytesAt, type ColumnChunk, numberOf, structIn, type ThriftStruct } from './footer.ts'
import { decodePlain, decodeValues, type PageValues, runsIn } from './page-values.ts'
import type { SchemaNode } from './schema.ts'

/** `PageType` by its numbers. */
const [DATA, DICTIONARY_PAGE, DATA_V2] = [0, 2, 3]

/** Bytes that are read for the header of a page. Statistics can make it longer. */
const HEADER_BYTES = 1 << 12
const MAX_HEADER_BYTES = 1 << 24
/** A page, compressed and expanded. */
const MAX_PAGE_BYTES = 2 ** 30
/** Values of a page, with those that are null. Each takes some bytes of memory, even if it takes none in the file. */
const MAX_PAGE_VALUES = 1 << 26

/** A page of a column. */
export interface Page {
  /** Values, with those that are null. */
  readonly count: number
  /** A level for each value; undefined if all have the level 0. */
  readonly repetitions: Uint8Array | undefined
  /** A level for each value; undefined if all are present. */
  readonly definitions: Uint8Array | undefined
  readonly values: PageValues
}

/** The pages of a column in one group of rows, one after the other. */
export class PageStream {
  readonly #file: FileHandle
  readonly #node: SchemaNode
  readonly #expand: ExpandPage
  readonly #end: number
  #at: number
  #left: number
  #dictionary: PageValues | undefined

  constructor(file: FileHandle, node: SchemaNode, chunk: ColumnChunk) {
    if (chunk.type !== node.type) throw new Damaged('the type of a column differs from its schema')
    this.#file = file
    this.#node = node
    this.#expand = codecOf(chunk.codec)
    this.#at = chunk.offset
    this.#end = chunk.offset + chunk.bytes
    this.#left = chunk.values
  }

  /**
   * @returns undefined after the last page
   * @throws Damaged, other errors of decoders, ParquetUnreadable, or the system's error
   */
  async next(): Promise<Page | undefined> {
    while (this.#left > 0) {
      const [header, length] = await this.#header()
      this.#at += length
      const packedBytes = sizeOf(header.field_3)
      if (this.#at + packedBytes > this.#end) throw new Damaged('a page is outside of its column')
      const type = header.field_1
      if (type !== DATA && type !== DICTIONARY_PAGE && type !== DATA_V2) {
        this.#at += packedBytes
        continue
      }
      const packed = await bytesAt(this.#file, this.#at, packedBytes)
      this.#at += packedBytes
      const size = sizeOf(header.field_2)
      if (type === DICTIONARY_PAGE) {
        const count = countOf((header.field_7 as ThriftStruct | undefined)?.field_1)
        this.#dictionary = decodePlain(this.#node, await this.#expand(packed, size), count)
        continue
      }
      const page = await (type === DATA
        ? this.#page(header.field_5 as ThriftStruct | undefined, packed, size)
        : this.#secondPage(header.field_8 as ThriftStruct | undefined, packed, size))
      this.#left -= page.count
      if (this.#left < 0) throw new Damaged('a column has more values than its metadata tell')
      return page
    }
    return undefined
  }

  /** @returns the header of the next page, and its length in bytes */
  async #header(): Promise<[ThriftStruct, number]> {
    for (let window = HEADER_BYTES; ; window *= 16) {
      const length = Math.min(window, this.#end - this.#at)
      if (length <= 0) throw new Damaged('a column has fewer values than its metadata tell')
      const bytes = await bytesAt(this.#file, this.#at, length)
      try {
        return structIn(bytes)
      } catch (error) {
        // The header may be longer than the window.
        if (length < window || window >= MAX_HEADER_BYTES) throw error
      }
    }
  }

  /** A page whose levels are compressed with its values. */
  async #page(header: ThriftStruct | undefined, packed: Buffer, size: number): Promise<Page> {
    const { repetition, definition } = this.#node
    const count = countOf(header?.field_1)
    const bytes = await this.#expand(packed, size)
    let at = 0
    const levels = (max: number): Uint8Array | undefined => {
      if (max === 0) return undefined
      const length = bytes.readUInt32LE(at)
      at += 4 + length
      if (at > bytes.length) throw new Damaged('the levels of a page are outside of it')
      return levelsIn(bytes.subarray(at - length, at), max, count)
    }
    const repetitions = levels(repetition)
    const definitions = levels(definition)
    return this.#decoded(count, repetitions, definitions, Number(header?.field_2), bytes.subarray(at))
  }

  /** A page of the second version, whose levels are not compressed. */
  async #secondPage(header: ThriftStruct | undefined, packed: Buffer, size: number): Promise<Page> {
    const { repetition, definition } = this.#node
    const count = countOf(header?.field_1)
    const [definitionBytes, repetitionBytes] = [sizeOf(header?.field_5), sizeOf(header?.field_6)]
    const at = definitionBytes + repetitionBytes
    if (at > packed.length || at > size) throw new Damaged('the levels of a page are outside of it')
    const repetitions = levelsIn(packed.subarray(0, repetitionBytes), repetition, count)
    const definitions = levelsIn(packed.subarray(repetitionBytes, at), definition, count)
    const [rest, restSize] = [packed.subarray(at), size - at]
    // A page without values may have no bytes, which are no compressed bytes.
    const isPlain = header?.field_7 === false || restSize === 0
    const bytes = isPlain ? rest : await this.#expand(rest, restSize)
    return this.#decoded(count, repetitions, definitions, Number(header?.field_4), bytes)
  }

  #decoded(
    count: number,
    repetitions: Uint8Array | undefined,
    definitions: Uint8Array | undefined,
    encoding: number,
    bytes: Buffer,
  ): Page {
    const present = definitions === undefined ? count : countEqual(definitions, this.#node.definition)
    const values = decodeValues(this.#node, encoding, bytes, present, this.#dictionary)
    return { count, repetitions, definitions, values }
  }
}

function levelsIn(bytes: Buffer, max: number, count: number): Uint8Array | undefined {
  if (max === 0) return undefined
  const levels = new Uint8Array(count)
  if (count > 0) runsIn(bytes, 32 - Math.clz32(max), levels)
  for (const level of levels) if (level > max) throw new Damaged('a level is higher than its schema allows')
  return levels
}

function countEqual(levels: Uint8Array, wanted: number): number {
  let count = 0
  for (const level of levels) if (level === wanted) count++
  return count
}

function sizeOf(value: unknown): number {
  const size = numberOf(value)
  if (size > MAX_PAGE_BYTES)
    throw new ParquetUnreadable('A page of the file has more than 1 GB: write the file with smaller pages.')
  return size
}

function countOf(value: unknown): number {
  const count = numberOf(value)
  if (count > MAX_PAGE_VALUES)
    throw new ParquetUnreadable(
      `A page of the file has more than ${MAX_PAGE_VALUES} values: write the file with smaller pages.`,
    )
  return count
}
