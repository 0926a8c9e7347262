import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ImportError } from './import-error.ts'

const MAX_MEMBERS = 100_000

/** Bytes of an unpacked member. Shapefiles cannot be larger. */
export const MAX_MEMBER_BYTES = 4 * 1024 ** 3

/** The methods of compression: none, and deflate. */
const METHODS = new Set([0, 8])

/** A file in a zip archive. Its name is only a text: no file is written under it. */
export interface ZipMember {
  readonly name: string
  readonly entry: Entry
}

/** Reads the files of a zip archive. */
export class ZipMembers {
  readonly members: readonly ZipMember[]
  readonly #zip: ZipFile
  readonly #name: string

  /** @throws ImportError if the file is not a zip archive */
  static async open(path: string): Promise<ZipMembers> {
    const name = basename(path)
    const zip = await told(name, () => openPromise(path, { autoClose: false }))
    try {
      if (zip.entryCount > MAX_MEMBERS) {
        throw new ImportError(
          `${name} contains more than ${MAX_MEMBERS.toLocaleString('en')} files. Unpack it.`,
        )
      }
      const members = await told(name, async () => {
        const found: ZipMember[] = []
        for await (const entry of zip.eachEntry()) {
          // Folders, and what macOS adds to archives.
          if (entry.fileName.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._)/.test(entry.fileName)) continue
          found.push({ name: entry.fileName, entry })
        }
        return found
      })
      return new ZipMembers(name, zip, members)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  private constructor(name: string, zip: ZipFile, members: readonly ZipMember[]) {
    this.#name = name
    this.#zip = zip
    this.members = members
  }

  /**
   * The unpacked bytes of a member. The stream fails if they are more or fewer than the archive says.
   *
   * @throws ImportError
   */
  async stream({ name, entry }: ZipMember): Promise<Readable> {
    if (entry.isEncrypted()) {
      throw new ImportError(`${name} in ${this.#name} is encrypted. Unpack it with its password.`)
    }
    if (!METHODS.has(entry.compressionMethod)) {
      throw new ImportError(
        `${name} in ${this.#name} has the compression method ${entry.compressionMethod}, which cannot be read. Unpack it, or pack it with deflate.`,
      )
    }
    if (entry.uncompressedSize > MAX_MEMBER_BYTES) {
      throw new ImportError(`${name} in ${this.#name} is larger than 4 GB. Unpack it.`)
    }
    return told(this.#name, () => this.#zip.openReadStreamPromise(entry))
  }

  /** Unpacks members into a new temporary folder, under the given names. @returns its path */
  async unpack(wanted: readonly { readonly member: ZipMember; readonly as: string }[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'import-'))
    try {
      for (const { member, as } of wanted) {
        const stream = await this.stream(member)
        await told(this.#name, () => pipeline(stream, createWriteStream(join(folder, as))))
      }
      return folder
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  close(): void {
    this.#zip.close()
  }
}

/** Faults of the archive become sentences. They are plain errors; those of the system have a code. */
export async function told<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException
    if (error instanceof ImportError || (code !== '' && !code.startsWith('Z_'))) throw error
    throw new ImportError(
      `${name} is damaged, or not a zip archive (${message}). Copy or download it again.`,
      {
        cause: error,
      },
    )
  }
}
