import { Readable } from 'node:stream'
import { printable } from '../../../lib/text.ts'
import { GzipBroken, SourceUnreadable } from '../errors.ts'
import { GZIP_MAGIC, gunzip } from '../gunzip.ts'
import type { ByteBudget } from './byte-budget.ts'
import { type HdfsFile, readHdfsFile } from './hdfs-file.ts'
import type { WebHdfs } from './webhdfs.ts'

/**
 * The bytes of a file of HDFS, in order, expanded if the file is compressed with gzip. It has the members of
 * `ByteSource`.
 */
export class HdfsBytes {
  readonly compressed: boolean
  readonly #file: HdfsFile
  readonly #budget: ByteBudget
  readonly #pieces: AsyncGenerator<Buffer>
  /** Pieces that were read before the chunks are asked for. */
  readonly #head: readonly Buffer[]
  /** True if the file is longer than the section that is read. */
  readonly #isLonger: boolean
  #bytesRead = 0
  #bytesExpanded = 0
  #isCut = false

  private constructor(
    file: HdfsFile,
    budget: ByteBudget,
    pieces: AsyncGenerator<Buffer>,
    head: readonly Buffer[],
  ) {
    this.#file = file
    this.#budget = budget
    this.#pieces = pieces
    this.#head = head
    this.#isLonger = file.length > budget.firstBytes
    this.compressed = Buffer.concat(head).subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC)
  }

  /**
   * Opens a file and reads as much as shows whether it is compressed.
   * @param budget of the whole source, which may have several files; the chunks take from it
   * @param signal ends the reading, also of the chunks
   * @throws SourceUnreadable, or the signal's reason
   */
  static async open(
    hdfs: WebHdfs,
    file: HdfsFile,
    budget: ByteBudget,
    signal: AbortSignal,
  ): Promise<HdfsBytes> {
    checkCompression(file.name)
    const pieces = readHdfsFile(hdfs, file, Math.min(file.length, budget.firstBytes), signal)
    const head: Buffer[] = []
    for (let bytes = 0; bytes < GZIP_MAGIC.length; bytes += head.at(-1)!.length) {
      const piece = await pieces.next()
      if (piece.done) break
      head.push(piece.value)
    }
    return new HdfsBytes(file, budget, pieces, head)
  }

  /** Bytes of the file itself read so far. */
  get bytesRead(): number {
    return this.#bytesRead
  }

  /** True if the chunks ended before the file did, because of `firstBytes`. */
  get isCut(): boolean {
    return this.#isCut
  }

  /**
   * Call it once. Leaving the loop closes the connection.
   * @throws ExpandsTooFar, GzipBroken, SourceUnreadable, or the signal's reason
   */
  async *chunks(): AsyncGenerator<Buffer> {
    try {
      if (this.compressed) {
        yield* this.#expanded()
      } else {
        yield* this.#raw()
        this.#isCut = this.#isLonger
      }
    } finally {
      this.#budget.take(this.#bytesRead, this.#bytesExpanded)
      await this.close()
    }
  }

  /** Closes the connection. It is needed only if the chunks are not asked for. */
  async close(): Promise<void> {
    await this.#pieces.return(undefined)
  }

  async *#expanded(): AsyncGenerator<Buffer> {
    const first = this.#budget.firstBytes
    const raw = Readable.from(this.#raw(), { objectMode: false, highWaterMark: 1 << 20 })
    const atEnd = (): boolean => this.#isLonger && this.#bytesRead >= first
    try {
      for await (const chunk of gunzip(raw, this.#budget.expandedBytes, atEnd)) {
        this.#bytesExpanded += chunk.length
        const tooMuch = this.#bytesExpanded - first
        if (tooMuch > 0) {
          yield chunk.subarray(0, chunk.length - tooMuch)
          this.#isCut = true
          return
        }
        yield chunk
      }
      this.#isCut = this.#isLonger
    } catch (error) {
      if (!(error instanceof GzipBroken)) throw error
      throw new GzipBroken(
        `The compressed file ${printable(this.#file.name)} is damaged or cut off after ${this.#bytesExpanded} expanded bytes; write it again.`,
        { cause: error },
      )
    }
  }

  async *#raw(): AsyncGenerator<Buffer> {
    for (const piece of this.#head) yield this.#counted(piece)
    for await (const piece of this.#pieces) yield this.#counted(piece)
  }

  #counted(piece: Buffer): Buffer {
    this.#bytesRead += piece.length
    return piece
  }
}

/** Extensions of the codecs of Hadoop and of formats that are not text. */
const OTHER_FORMATS = /\.(bz2|snappy|lz4|lzo|lzo_deflate|zst|deflate|br|zip|xz|parquet|orc|avro|seq)$/i

function checkCompression(name: string): void {
  const [, extension] = OTHER_FORMATS.exec(name) ?? []
  if (extension === undefined) return
  throw new SourceUnreadable(
    `The file ${printable(name)} has the format ${extension}, which this source cannot read; write delimited text, plain or compressed with gzip.`,
  )
}
