import { isUtf8 } from 'node:buffer'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl'
import { QualityError } from '../../model/errors.ts'
import { CannotExpand } from '../errors.ts'
import { Damaged } from './damaged.ts'
import type { PackedFile } from './packed-file.ts'

/** Members of an archive. */
const MAX_MEMBERS = 100_000
/** Bytes that are read at once. The entries of the directory have about 100 bytes each. */
const READ_BYTES = 1 << 18
/** Bit 11 of the flags: the name is in UTF-8 (PKWARE APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800
/** The first bytes of an entry of the directory (4.3.12). */
const ENTRY_MAGIC = Buffer.from('PK\x01\x02')

/** A member as the directory of the archive describes it. */
export interface Member {
  readonly name: string
  readonly isEncrypted: boolean
  /** By the numbers of 4.4.5. */
  readonly method: number
  /** In bytes, in the archive and expanded. */
  readonly packedBytes: number
  readonly bytes: number
  readonly crc32: number
  /** Finds the place of the first byte of the member. */
  readonly start: () => Promise<number>
}

/**
 * The members of a zip archive in the order of its directory, without folders. Names are only texts: no file is written,
 * so a name such as `../a` leads nowhere.
 * @throws Damaged, CannotExpand, or the error of the file
 */
export async function* membersOf(file: PackedFile): AsyncGenerator<Member> {
  const zip = await told(() =>
    fromRandomAccessReaderPromise(new FileReader(file), file.length, {
      autoClose: false,
      decodeStrings: false,
      // The member that is read is verified by its checksum and its size.
      validateEntrySizes: false,
    }),
  )
  if (zip.entryCount > MAX_MEMBERS)
    throw new CannotExpand(
      `The archive has ${zip.entryCount.toLocaleString('en')} members; at most ${MAX_MEMBERS.toLocaleString('en')} are possible. Pack the file that you need alone.`,
    )
  const entries = zip.eachEntry()
  for (;;) {
    const { done, value } = (await told(() => entries.next())) as IteratorResult<Entry, undefined>
    if (done === true) break
    const member = memberOf(zip, value)
    if (!member.name.endsWith('/')) yield member
  }
  await checkEnd(file, zip)
}

const memberOf = (zip: ZipFile, entry: Entry): Member => ({
  name: nameOf(entry),
  isEncrypted: entry.isEncrypted(),
  method: entry.compressionMethod,
  packedBytes: entry.compressedSize,
  bytes: entry.uncompressedSize,
  crc32: entry.crc32,
  start: () =>
    told(async () => (await zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart),
})

/** Names without the flag are in the code page of the program that wrote them. UTF-8 is recognised, others are cp437. */
function nameOf({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string {
  const ofName = isUtf8(fileNameRaw) ? flags | UTF8_FLAG : flags & ~UTF8_FLAG
  return getFileNameLowLevel(ofName, fileNameRaw, extraFields, true)
}

/** The number of entries may be wrong. Members that it does not count would be missed. */
async function checkEnd(file: PackedFile, { readEntryCursor }: ZipFile): Promise<void> {
  const at = Number(readEntryCursor)
  if ((await file.read(at, at + ENTRY_MAGIC.length)).equals(ENTRY_MAGIC))
    throw new Damaged('The directory has more entries than the archive says.')
}

/** Faults of the archive become our own errors. yauzl has plain errors. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    if (error instanceof QualityError || code !== undefined) throw error
    if (message.startsWith('strong encryption'))
      throw new CannotExpand(
        'The directory of the archive is encrypted. Unpack the archive with its password, and load the file in it.',
        { cause: error },
      )
    if (message.startsWith('multi-disk'))
      throw new CannotExpand(
        'The file is a part of a split archive. Join the parts with a program for archives, and load the whole.',
        { cause: error },
      )
    throw new Damaged('zip', { cause: error })
  }
}

/** Reads a file for yauzl, which reads entries of a few bytes. */
class FileReader extends RandomAccessReader {
  readonly #file: PackedFile
  #held: Buffer = Buffer.alloc(0)
  #heldFrom = 0

  constructor(file: PackedFile) {
    super()
    this.#file = file
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#bytes(position, length).then(
      // After the promise, so that an error of the callback is not taken for one of the reading.
      (bytes) => setImmediate(() => callback(null, bytes.copy(target, offset))),
      (error: Error) => setImmediate(() => callback(error)),
    )
  }

  async #bytes(position: number, length: number): Promise<Buffer> {
    const from = position - this.#heldFrom
    if (from >= 0 && from + length <= this.#held.length) return this.#held.subarray(from, from + length)
    this.#held = await this.#file.read(position, position + Math.max(length, READ_BYTES))
    this.#heldFrom = position
    return this.#held.subarray(0, length)
  }
}
