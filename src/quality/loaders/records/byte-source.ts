import type { Compression } from '../../model/reading.ts'
import { checkMember, compressionOf, MAGIC_BYTES } from '../compression/compression.ts'
import { expand } from '../compression/expand.ts'
import { LocalFile } from '../compression/local-file.ts'

/** What is read of a source file. */
export interface ByteRequest {
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
  /** Bytes that a compressed file may expand to; more bytes are an error. */
  readonly expandedBytes: number
  /** Reading stops after this many bytes, of the file or expanded; undefined: at the end of the file. */
  readonly firstBytes?: number | undefined
}

/** The bytes of a source file, in order, expanded if the file is compressed. */
export class ByteSource {
  /** Undefined if the file is not compressed. */
  readonly compression: Compression | undefined
  readonly #file: LocalFile
  readonly #request: ByteRequest
  #isCut = false

  private constructor(file: LocalFile, compression: Compression | undefined, request: ByteRequest) {
    this.#file = file
    this.compression = compression
    this.#request = request
  }

  /**
   * @param path absolute
   * @throws MemberUnknown, or the system's error if the file cannot be opened or read
   */
  static async open(path: string, request: ByteRequest): Promise<ByteSource> {
    const file = await LocalFile.open(path)
    try {
      const compression = compressionOf(await file.read(0, MAGIC_BYTES))
      checkMember(compression, request.member)
      return new ByteSource(file, compression, request)
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
   * Call it once. Leaving the loop closes the file.
   * @throws CompressedFileBroken, ExpandsTooFar, CannotExpand, MemberUnknown, OtherFormat, or the system's error
   */
  async *chunks(): AsyncGenerator<Buffer> {
    const { compression } = this
    const { member, expandedBytes, firstBytes = Infinity } = this.#request
    const file = this.#file
    try {
      if (compression !== undefined) {
        this.#isCut = yield* expand(file, { compression, member, expandedBytes, firstBytes })
      } else {
        const isLonger = file.length > firstBytes
        yield* file.section(0, isLonger ? firstBytes : Infinity)
        this.#isCut = isLonger
      }
    } finally {
      await file.close()
    }
  }
}
