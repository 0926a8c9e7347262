import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { readAhead } from '../../../lib/read-ahead.ts'
import { inflateRaw } from '../compression/gzip.ts'
import { ExpandsTooFar, SourceBroken } from '../errors.ts'
import { SAVE_AGAIN } from './refusals.ts'
import { xmlChunks } from './xml/xml-chunks.ts'
import { XmlReader } from './xml/xml-reader.ts'

/** The most parts of a package. A workbook has a few parts for each of its sheets. */
const MAX_PARTS = 50_000
/** The most bytes of a part that describes the workbook. The sheets and their strings have no limit of their own. */
const MAX_SMALL_PART_BYTES = 64 << 20
/** Bytes of an expanded chunk: fewer than the default, since the tokens of a chunk are held. */
const CHUNK_BYTES = 1 << 18

/** Limits on reading the parts of a package. */
export interface PartLimits {
  /** Bytes that the large parts may expand to together. */
  readonly expandedBytes: number
  /** The reading of a large part stops after so many expanded bytes; undefined: at its end. */
  readonly firstBytes?: number | undefined
}

/** The parts of a workbook, which is a zip archive (ISO/IEC 29500-2). */
export class PackageParts {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  readonly limits: PartLimits
  /** Large parts that were opened, with their sizes. */
  readonly #opened = new Map<string, number>()

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: PartLimits) {
    this.#zip = zip
    this.#entries = entries
    this.limits = limits
  }

  /**
   * @param path absolute
   * @throws SourceBroken, or the system's error if the file cannot be opened or read
   */
  static async open(path: string, limits: PartLimits): Promise<PackageParts> {
    let zip: ZipFile | undefined
    try {
      zip = await openPromise(path, { autoClose: false })
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        if (entries.size === MAX_PARTS)
          throw new SourceBroken(`The workbook has more than ${MAX_PARTS} parts, which no workbook needs.`)
        entries.set(keyOf(entry.fileName), entry)
      }
      return new PackageParts(zip, entries, limits)
    } catch (error) {
      zip?.close()
      throw faultOfZip(error)
    }
  }

  has(name: string): boolean {
    return this.#entries.has(keyOf(name))
  }

  /** Bytes of a part, expanded; 0 if there is no such part. The archive may lie, which ends the reading of the part. */
  sizeOf(name: string): number {
    return this.#entries.get(keyOf(name))?.uncompressedSize ?? 0
  }

  /** The names of all parts, in lower case. */
  names(): IterableIterator<string> {
    return this.#entries.keys()
  }

  /**
   * The chunks of a large part. Leaving the loop closes the part.
   * @param isCut is called if they end before the part, because of `firstBytes`; undefined: they do not end before it
   * @throws SourceBroken, ExpandsTooFar
   */
  async *chunks(name: string, isCut?: () => void): AsyncGenerator<Buffer> {
    const { expandedBytes, firstBytes = Infinity } = this.limits
    // No part expands beyond the size that the archive says.
    this.#opened.set(keyOf(name), this.sizeOf(name))
    if (Array.from(this.#opened.values()).reduce((sum, bytes) => sum + bytes, 0) > expandedBytes)
      throw new ExpandsTooFar(
        `The workbook expands to more than ${expandedBytes} bytes; split it into several files.`,
      )
    let bytes = 0
    // The next chunk is expanded while the caller works with this one.
    for await (const chunk of readAhead(this.#open(name))) {
      yield chunk
      bytes += chunk.length
      if (isCut === undefined || bytes < firstBytes || bytes === this.sizeOf(name)) continue
      isCut()
      return
    }
  }

  /**
   * The bytes of a small part.
   * @throws SourceBroken
   */
  async bytes(name: string): Promise<Buffer> {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of this.#open(name)) {
      length += chunk.length
      if (length > MAX_SMALL_PART_BYTES)
        throw new SourceBroken(
          `The part ${shown(name)} of the workbook has more than ${MAX_SMALL_PART_BYTES} bytes, which no workbook needs. ${SAVE_AGAIN}`,
        )
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  /**
   * A small part as a document, at hand as a whole.
   * @throws SourceBroken
   */
  async document(name: string): Promise<XmlReader> {
    const xml = new XmlReader()
    const bytes = await this.bytes(name)
    const text: Buffer[] = []
    for await (const chunk of xmlChunks([bytes])) text.push(chunk)
    xml.append(Buffer.concat(text))
    xml.finish()
    return xml
  }

  close(): void {
    this.#zip.close()
  }

  /** Checks the size and the checksum of the part, which yauzl leaves to its caller. */
  async *#open(name: string): AsyncGenerator<Buffer, void, void> {
    const entry = this.#entries.get(keyOf(name))
    if (entry === undefined) throw damaged(name, 'is missing')
    if (entry.isEncrypted()) throw new SourceBroken(`The parts of the workbook are encrypted. ${SAVE_AGAIN}`)
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
      throw damaged(name, 'is compressed with a method that no workbook may have')
    let length = 0
    let checksum = 0
    try {
      const raw = await this.#zip.openReadStreamPromise(entry, { decodeFileData: false })
      for await (const chunk of entry.compressionMethod === 0
        ? (raw as AsyncIterable<Buffer>)
        : inflateRaw(raw, CHUNK_BYTES)) {
        length += chunk.length
        if (length > entry.uncompressedSize) throw damaged(name, 'is longer than the archive says')
        checksum = crc32(chunk, checksum)
        yield chunk
      }
    } catch (error) {
      throw faultOfZip(error, name)
    }
    if (length !== entry.uncompressedSize) throw damaged(name, 'is shorter than the archive says')
    if (checksum !== entry.crc32) throw damaged(name, 'does not have the checksum that the archive says')
  }
}

/** Names of parts differ without regard to case (ISO/IEC 29500-2, 6.2.2.3). */
const keyOf = (name: string): string => name.toLowerCase()

const damaged = (name: string, what: string): SourceBroken =>
  new SourceBroken(`The workbook is damaged: its part ${shown(name)} ${what}. ${SAVE_AGAIN}`)

/** A name of the file comes into a message, so it is cut. */
const shown = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name)

/** Faults of the archive become a sentence. Errors of the system, which have a code, stay. */
function faultOfZip(error: unknown, name?: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  const isOfArchive = error instanceof Error && code === undefined
  if (!isOfArchive || error instanceof SourceBroken || error instanceof ExpandsTooFar) return error
  const what = name === undefined ? 'its archive is' : `its part ${shown(name)} is`
  return new SourceBroken(
    `The workbook is cut off or damaged: ${what} not readable. Upload the file again, or open it in Excel or LibreOffice and save it again.`,
    { cause: error },
  )
}
