import { printable } from '../../../lib/text.ts'
import { Damaged } from '../compression/damaged.ts'
import type { PullBytes } from '../compression/pull-bytes.ts'
import { ExpandsTooFar, OtherFormat, SourceBroken } from '../errors.ts'
import { AvroFault, AvroInput } from './avro-input.ts'
import type { AvroType } from './avro-type.ts'
import { CODEC_NAMES, codecOf, type ExpandBlock } from './codecs.ts'
import { parseSchema } from './parse-schema.ts'

/** `Obj` and the version. */
const MAGIC = Buffer.from('Obj\x01')
const SYNC_BYTES = 16
const FIRST_HEADER_BYTES = 1 << 16
const MAX_HEADER_BYTES = 1 << 24
/** Two varints of 64 bits. */
const BLOCK_HEADER_BYTES = 20
const MAX_BLOCK_BYTES = 1 << 27
const MAX_EXPANDED_BLOCK_BYTES = 1 << 28

/** Records of a block that have no bytes, such as records of nulls. */
const MAX_EMPTY_RECORDS = 1_000_000

export interface AvroBlock {
  /** The number of records. */
  readonly records: number
  readonly bytes: Buffer
}

/** An object container file (Avro 1.12, "Object Container Files"). */
export class AvroContainer {
  readonly schema: AvroType
  readonly #bytes: PullBytes
  readonly #expand: ExpandBlock
  readonly #sync: Buffer
  #records = 0
  #expandedBytes = 0

  private constructor(bytes: PullBytes, header: Header) {
    this.#bytes = bytes
    this.schema = header.schema
    this.#expand = header.expand
    this.#sync = header.sync
  }

  /**
   * Reads the header.
   * @returns undefined if the bytes end within the header
   * @throws OtherFormat, SourceBroken, or the error of the bytes
   */
  static async open(bytes: PullBytes): Promise<AvroContainer | undefined> {
    for (let wanted = FIRST_HEADER_BYTES; ; wanted *= 4) {
      const isThere = await bytes.hold(wanted)
      const { held } = bytes
      if (!held.subarray(0, MAGIC.length).equals(MAGIC.subarray(0, Math.max(1, held.length))))
        throw new OtherFormat(
          'The file is not an Avro file, since it does not begin with the bytes `Obj` and 1. Set `type` to the format of the file.',
        )
      const header = readHeader(held)
      if (header !== undefined) {
        bytes.take(header.length)
        return new AvroContainer(bytes, header)
      }
      if (!isThere) return undefined
      if (wanted >= MAX_HEADER_BYTES)
        throw new SourceBroken(
          `The header of the Avro file has more than ${MAX_HEADER_BYTES} bytes; write the file again with a smaller schema.`,
        )
    }
  }

  /**
   * The next block, expanded.
   * @param maxExpanded bytes that all blocks may expand to
   * @returns `end` after the last block, `cut` if the bytes end within a block
   * @throws SourceBroken, ExpandsTooFar, CannotExpand, or the error of the bytes
   */
  async next(maxExpanded: number): Promise<AvroBlock | 'end' | 'cut'> {
    const bytes = this.#bytes
    await bytes.hold(BLOCK_HEADER_BYTES)
    if (bytes.held.length === 0) return 'end'
    const header = this.#readBlockHeader()
    if (header === undefined) return 'cut'
    const [records, size] = header
    if (!(await bytes.hold(size + SYNC_BYTES))) return 'cut'
    const packed = bytes.take(size)
    if (!bytes.take(SYNC_BYTES).equals(this.#sync)) throw this.#broken('the end of a block is missing')
    const expanded = await this.#expandBlock(packed)
    this.#expandedBytes += expanded.length
    if (this.#expandedBytes > maxExpanded)
      throw new ExpandsTooFar(
        `The blocks of the file expand to more than ${maxExpanded} bytes; split it into several files.`,
      )
    if (records > expanded.length + MAX_EMPTY_RECORDS)
      throw this.#broken(`a block of ${expanded.length} bytes claims ${records} records`)
    this.#records += records
    return { records, bytes: expanded }
  }

  /** The number of records and of bytes of the next block; undefined if it is cut off. */
  #readBlockHeader(): readonly [number, number] | undefined {
    const input = new AvroInput()
    input.begin(this.#bytes.held)
    try {
      const [records, size] = [input.long(), input.long()]
      if (records < 0 || size < 0) throw this.#broken('a block has a negative size')
      if (size > MAX_BLOCK_BYTES)
        throw this.#broken(`a block claims ${size} bytes, and a block has at most ${MAX_BLOCK_BYTES}`)
      this.#bytes.take(input.at)
      return [Number(records), Number(size)]
    } catch (error) {
      if (!(error instanceof AvroFault)) throw error
      if (this.#bytes.held.length < BLOCK_HEADER_BYTES) return undefined
      throw this.#broken(error.message)
    }
  }

  async #expandBlock(packed: Buffer): Promise<Buffer> {
    try {
      return await this.#expand(packed, MAX_EXPANDED_BLOCK_BYTES)
    } catch (error) {
      if (error instanceof Damaged) throw this.#broken('a compressed block cannot be expanded', error)
      throw error
    }
  }

  #broken(what: string, cause?: unknown): SourceBroken {
    return new SourceBroken(
      `The Avro file is damaged after ${this.#records} records: ${what}; write or upload it again.`,
      { cause },
    )
  }
}

interface Header {
  readonly schema: AvroType
  readonly expand: ExpandBlock
  readonly sync: Buffer
  /** In bytes. */
  readonly length: number
}

/** @returns undefined if more bytes are needed */
function readHeader(bytes: Buffer): Header | undefined {
  const input = new AvroInput()
  input.begin(bytes)
  const metadata = new Map<string, Buffer>()
  try {
    input.take(MAGIC.length)
    for (let count = input.count(); count > 0; count = input.count())
      for (; count > 0; count--) {
        const key = takeBytes(input).toString()
        metadata.set(key, takeBytes(input))
      }
    const sync = Buffer.from(bytes.subarray(input.take(SYNC_BYTES), input.at))
    return { ...readMetadata(metadata), sync, length: input.at }
  } catch (error) {
    if (error instanceof AvroFault) return undefined
    throw error
  }
}

function takeBytes(input: AvroInput): Buffer {
  const length = input.takeLength()
  const from = input.at
  input.at += length
  return input.bytes.subarray(from, from + length)
}

function readMetadata(metadata: ReadonlyMap<string, Buffer>): Pick<Header, 'schema' | 'expand'> {
  const codec = metadata.get('avro.codec')?.toString() ?? 'null'
  const expand = codecOf(codec)
  if (expand === undefined)
    throw new SourceBroken(
      `The file is compressed by ${printable(codec)}, which cannot be read: write it with ${CODEC_NAMES.join(', ')}, or without compression.`,
    )
  const schema = metadata.get('avro.schema')
  if (schema === undefined) throw new SourceBroken('The Avro file has no schema; write it again.')
  return { schema: parseSchema(schema.toString()), expand }
}
