import { printable } from '../../../lib/text.ts'
import type { Compression } from '../../model/reading.ts'
import { checkMember, compressionOf, MAGIC_BYTES } from '../compression/compression.ts'
import { expand } from '../compression/expand.ts'
import { CompressedFileBroken, SourceUnreadable } from '../errors.ts'
import type { ByteBudget } from './byte-budget.ts'
import type { HdfsFile } from './hdfs-file.ts'
import { RemoteFile } from './remote-file.ts'
import type { WebHdfs } from './webhdfs.ts'

/**
 * The bytes of a file of HDFS, in order, expanded if the file is compressed. It has the members of `ByteSource`.
 */
export class HdfsBytes {
  /** Undefined if the file is not compressed. */
  readonly compression: Compression | undefined
  readonly #file: RemoteFile
  readonly #name: string
  readonly #budget: ByteBudget
  readonly #member: string | undefined
  #bytesExpanded = 0
  #isCut = false

  private constructor(
    file: RemoteFile,
    compression: Compression | undefined,
    { name, budget, member }: { name: string; budget: ByteBudget; member: string | undefined },
  ) {
    this.#file = file
    this.compression = compression
    this.#name = name
    this.#budget = budget
    this.#member = member
  }

  /**
   * Opens a file and reads as much as shows whether it is compressed.
   * @param budget of the whole source, which may have several files; the chunks take from it
   * @param signal ends the reading, also of the chunks
   * @param member of a zip archive; undefined: its only member
   * @throws MemberUnknown, SourceUnreadable, or the signal's reason
   */
  static async open(
    hdfs: WebHdfs,
    found: HdfsFile,
    budget: ByteBudget,
    signal: AbortSignal,
    member?: string,
  ): Promise<HdfsBytes> {
    const { name } = found
    checkName(name)
    const file = new RemoteFile(hdfs, found, budget.firstBytes, signal)
    try {
      const compression = compressionOf(await file.head(MAGIC_BYTES))
      checkMember(compression, member)
      return new HdfsBytes(file, compression, { name, budget, member })
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Bytes of the file itself read so far. */
  get bytesRead(): number {
    return this.#file.bytesRead
  }

  /** True if the chunks ended before the file did, because of `firstBytes`. */
  get isCut(): boolean {
    return this.#isCut
  }

  /**
   * Call it once. Leaving the loop closes the connection.
   * @throws CompressedFileBroken, ExpandsTooFar, CannotExpand, MemberUnknown, OtherFormat, SourceUnreadable, or the
   * signal's reason
   */
  async *chunks(): AsyncGenerator<Buffer> {
    const budget = this.#budget
    const file = this.#file
    try {
      if (this.compression !== undefined) {
        this.#isCut = yield* this.#expanded(this.compression)
      } else {
        yield* file.fromBeginning()
        this.#isCut = file.length > budget.firstBytes
      }
    } finally {
      budget.take(file.bytesRead, this.#bytesExpanded)
      await this.close()
    }
  }

  /** Closes the connection. It is needed only if the chunks are not asked for. */
  close(): Promise<void> {
    return this.#file.close()
  }

  async *#expanded(compression: Compression): AsyncGenerator<Buffer, boolean> {
    const { expandedBytes, firstBytes } = this.#budget
    const request = { compression, member: this.#member, expandedBytes, firstBytes }
    const chunks = expand(this.#file, request)
    try {
      for (;;) {
        const { done, value } = await chunks.next()
        if (done === true) return value
        this.#bytesExpanded += value.length
        yield value
      }
    } catch (error) {
      if (!(error instanceof CompressedFileBroken)) throw error
      throw new CompressedFileBroken(
        `The compressed file ${printable(this.#name)} is damaged or cut off after ${this.#bytesExpanded} expanded bytes; write it again.`,
        { cause: error },
      )
    } finally {
      await chunks.return(false)
    }
  }
}

/** Extensions of the codecs of Hadoop and of formats that are not text. */
const OTHER_FORMATS = /\.(snappy|lz4|lzo|lzo_deflate|deflate|br|parquet|orc|avro|seq)$/i

function checkName(name: string): void {
  const [, extension] = OTHER_FORMATS.exec(name) ?? []
  if (extension === undefined) return
  throw new SourceUnreadable(
    `The file ${printable(name)} has the format ${extension}, which this source cannot read; write delimited text, plain or compressed with gzip, bzip2, zstd or xz.`,
  )
}
