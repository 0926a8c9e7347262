import { Readable } from 'node:stream'
import { Damaged } from '../compression/damaged.ts'
import { expandLz4 } from '../compression/lz4.ts'
import type { PullBytes } from '../compression/pull-bytes.ts'
import { expandZstd } from '../compression/zstd.ts'
import { ExpandsTooFar, OtherFormat, SourceBroken } from '../errors.ts'
import { FlatBuffer } from './flatbuffer.ts'

const FILE_MAGIC = Buffer.from('ARROW1')
/** The magic and its padding. */
const FILE_START_BYTES = 8
const CONTINUATION = 0xffffffff
const MAX_METADATA_BYTES = 1 << 26
/** Bytes of the buffers of a batch, as they are in the file and expanded. */
const MAX_BODY_BYTES = 2 ** 30

const NOT_ARROW =
  'The file is not an Arrow file, since it begins neither with ARROW1 nor with a schema. Set `type` to the format of the file.'

/** The kinds of messages (Message.fbs). */
export const [SCHEMA, DICTIONARY, RECORDS] = [1, 2, 3]

export interface ArrowMessage {
  readonly kind: number
  readonly buffer: FlatBuffer
  /** Place of the table that `kind` names. */
  readonly header: number
  readonly body: Buffer
}

/**
 * The messages of a file or a stream of Arrow ("Serialization and Interprocess Communication"). A file is read from its
 * beginning, as a stream: its messages come first, and its footer repeats where they are.
 */
export class ArrowMessages {
  readonly #bytes: PullBytes
  #isFile = false

  constructor(bytes: PullBytes) {
    this.#bytes = bytes
  }

  /** Passes what is before the first message. @throws OtherFormat */
  async open(): Promise<void> {
    const bytes = this.#bytes
    await bytes.hold(FILE_START_BYTES)
    const { held } = bytes
    if (held.subarray(0, 4).toString('latin1') === 'FEA1')
      throw new OtherFormat(
        'The file is in the format Feather version 1, which cannot be read. Write it as version 2, which is Arrow, or as Parquet.',
      )
    this.#isFile = held.subarray(0, FILE_MAGIC.length).equals(FILE_MAGIC)
    if (this.#isFile) bytes.take(FILE_START_BYTES)
    else if (held.length < FILE_START_BYTES || held.readUInt32LE(0) !== CONTINUATION)
      throw new OtherFormat(NOT_ARROW)
  }

  /**
   * The next message.
   * @returns `end` after the last one, `cut` if the bytes end before
   * @throws SourceBroken, RangeError, or the error of the bytes
   */
  async next(): Promise<ArrowMessage | 'end' | 'cut'> {
    const bytes = this.#bytes
    if (!(await bytes.hold(8))) return 'cut'
    if (bytes.held.readUInt32LE(0) !== CONTINUATION) throw new Damaged('a message is expected')
    const size = bytes.held.readInt32LE(4)
    bytes.take(8)
    if (size === 0) return (await this.#isComplete()) ? 'end' : 'cut'
    if (size < 0 || size > MAX_METADATA_BYTES) throw new Damaged(`a message claims metadata of ${size} bytes`)
    if (!(await bytes.hold(size))) return 'cut'
    const buffer = new FlatBuffer(bytes.take(size))
    const message = buffer.root
    const bodyBytes = buffer.int64(message, 3)
    if (bodyBytes < 0 || bodyBytes > MAX_BODY_BYTES)
      throw new SourceBroken(
        `A batch of the file claims ${bodyBytes} bytes, and a batch has at most ${MAX_BODY_BYTES}; write the file again with smaller batches, or upload it again.`,
      )
    if (!(await bytes.hold(bodyBytes))) return 'cut'
    const body = bytes.take(bodyBytes)
    return { kind: buffer.int8(message, 1), buffer, header: buffer.table(message, 2), body }
  }

  /** True if a file ends with its magic, after a footer. Nothing follows a stream. */
  async #isComplete(): Promise<boolean> {
    if (!this.#isFile) return true
    const bytes = this.#bytes
    let last = Buffer.alloc(0)
    while (await bytes.hold(1))
      last = Buffer.concat([last, bytes.take(bytes.held.length)]).subarray(-FILE_MAGIC.length)
    return last.equals(FILE_MAGIC)
  }
}

/** A batch: the number of its rows, and what its columns are made of, in the order of the fields. */
export interface ArrowBatch {
  readonly rows: number
  readonly nodes: readonly { readonly length: number; readonly nulls: number }[]
  readonly buffers: readonly Buffer[]
  /** The numbers of buffers of the columns with views. */
  readonly variadic: readonly number[]
}

/** @param batch place of its table @throws Damaged, ExpandsTooFar, RangeError */
export async function readBatch({ buffer, body }: ArrowMessage, batch: number): Promise<ArrowBatch> {
  const nodes = pairsOf(buffer, batch, 1).map(([length, nulls]) => ({ length, nulls }))
  const compression = buffer.table(batch, 3)
  const codec = compression === 0 ? codecOfMessage(buffer) : buffer.int8(compression, 0)
  const buffers: Buffer[] = []
  let left = MAX_BODY_BYTES
  for (const [offset, length] of pairsOf(buffer, batch, 2)) {
    if (offset + length > body.length) throw new Damaged('a buffer is cut off')
    const stored = body.subarray(offset, offset + length)
    const expanded = codec < 0 || length === 0 ? stored : await expandBuffer(stored, codec, left)
    left -= expanded.length
    buffers.push(expanded)
  }
  const counts = buffer.vector(batch, 4, 8)
  const variadic = Array.from({ length: counts.length }, (_, i) =>
    Number(buffer.bytes.readBigInt64LE(counts.start + 8 * i)),
  )
  return { rows: buffer.int64(batch, 0), nodes, buffers, variadic }
}

/**
 * The codec of a batch that names none; -1 if its buffers are not compressed. Arrow 0.17 wrote the codec into the
 * metadata of the message, before the format had a place for it.
 */
function codecOfMessage(buffer: FlatBuffer): number {
  const codec = buffer
    .tables(buffer.root, 4)
    .find((entry) => buffer.string(entry, 0) === 'ARROW:experimental_compression')
  if (codec === undefined) return -1
  return OLD_CODECS.get((buffer.string(codec, 1) ?? '').toLowerCase()) ?? UNKNOWN_CODEC
}

const OLD_CODECS: ReadonlyMap<string, number> = new Map([
  ['uncompressed', -1],
  ['lz4', 0],
  ['zstd', 1],
])
const UNKNOWN_CODEC = 127

/** Pairs of numbers of 64 bits that are not negative. */
function pairsOf(buffer: FlatBuffer, table: number, field: number): (readonly [number, number])[] {
  const { bytes } = buffer
  const { length, start } = buffer.vector(table, field, 16)
  return Array.from({ length }, (_, i) => {
    const at = start + 16 * i
    const pair = [Number(bytes.readBigInt64LE(at)), Number(bytes.readBigInt64LE(at + 8))] as const
    if (pair.some((number) => number < 0 || number > Number.MAX_SAFE_INTEGER))
      throw new Damaged('a size is negative')
    return pair
  })
}

/** The first 8 bytes of a compressed buffer are its size, or -1 if it is not compressed. */
async function expandBuffer(stored: Buffer, codec: number, limit: number): Promise<Buffer> {
  const size = Number(stored.readBigInt64LE(0))
  const packed = stored.subarray(8)
  if (size === -1) return packed
  if (size < 0) throw new Damaged('a size is negative')
  if (size > limit)
    throw new ExpandsTooFar(
      `A batch of the file expands to more than ${MAX_BODY_BYTES} bytes; write the file again with smaller batches.`,
    )
  // LZ4 expands to at most 255 times its size.
  if (codec === 0 && size > 255 * packed.length) throw new Damaged('a compressed buffer has a wrong size')
  if (codec === 0) return expandLz4(packed, size)
  if (codec !== 1)
    throw new SourceBroken(
      'The buffers of the file are compressed in an unknown way; write it with lz4 or zstd.',
    )
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of expandZstd(Readable.from([packed], { objectMode: false }))) {
    length += chunk.length
    if (length > size) break
    chunks.push(Buffer.from(chunk))
  }
  if (length !== size) throw new Damaged('a compressed buffer has a wrong size')
  return Buffer.concat(chunks, length)
}
