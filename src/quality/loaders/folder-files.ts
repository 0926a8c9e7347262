import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { sortInTurns } from '../../lib/sort-in-turns.ts'
import { compareText } from '../../lib/compare-text.ts'
import { FolderTooLarge } from '../model/connection-errors.ts'
import type { OpenFolder } from '../model/connection.ts'
import type { TreeEntry } from './parts/find-parts.ts'
import { arePartFiles, arePartitions } from './parts/part-folders.ts'
import { isNotThere, realPath, statusOf } from './source-roots.ts'

/** Folders within folders that are read. */
const MAX_DEPTH = 16

/** Entries of one folder. They are kept in memory until they are sorted. */
const MAX_ENTRIES = 200_000

/** Names that are passed on at a time. */
const BATCH = 256

/** An entry of a folder. */
interface Entry {
  /** Relative to the connection's folder. The name of a folder ends with a slash, as the names of its files go on. */
  readonly name: string
  readonly isFolder: boolean
  /** True if the entry must be looked up before it is listed. */
  readonly isUncertain: boolean
}

interface FoundEntries {
  readonly entries: readonly Entry[]
  readonly isSource: boolean
}

const NO_ENTRIES: FoundEntries = { entries: [], isSource: false }

export interface FolderFilesOptions {
  /** True for the names (relative, with `/`) that are listed. */
  readonly isListed: (name: string) => boolean
  /** The error to throw if the folder itself cannot be read. */
  readonly unreadable: () => Error
}

/** The regular files in a folder and in the folders below it, and the folders whose files are one source. */
export class FolderFiles {
  readonly #folder: OpenFolder
  readonly #options: FolderFilesOptions

  constructor(folder: OpenFolder, options: FolderFilesOptions) {
    this.#folder = folder
    this.#options = options
  }

  /**
   * Their names relative to the folder, by code point, in batches. A folder of part files or of partitions is listed
   * before its files, with a slash at the end of its name, if one of them is listed. Links to files are followed if they lead to files in
   * the folder; links to folders are not followed, since they could form circles. A folder that cannot be read is
   * left out.
   * @throws FolderTooLarge, the error `unreadable`, or the signal's reason
   */
  async *names(signal: AbortSignal): AsyncGenerator<string[]> {
    let batch: string[] = []
    for await (const name of this.#below('', 0, signal)) {
      batch.push(name)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }

  /**
   * The numbers of files and folders that lie directly in the folder.
   * @throws FolderTooLarge, the error `unreadable`, or the signal's reason
   */
  async count(signal: AbortSignal): Promise<{ readonly files: number; readonly folders: number }> {
    const { entries } = await this.#entries('', signal)
    const folders = entries.filter(({ isFolder }) => isFolder).length
    return { files: entries.length - folders, folders }
  }

  /** The size of a file in bytes; null if it has been removed, and for folders, whose files have sizes. */
  async size(name: string): Promise<number | null> {
    if (name.endsWith('/')) return null
    return (await statusOf(join(this.#folder.path, name)))?.size ?? null
  }

  /** @param prefix the folder's name with a slash at its end; empty for the folder itself */
  async *#below(prefix: string, depth: number, signal: AbortSignal): AsyncGenerator<string> {
    const { entries, isSource } = await this.#entries(prefix, signal)
    // The folder is listed with its first file, since nothing may be listed of it.
    let isListed = !isSource
    for await (const name of this.#files(entries, depth, signal)) {
      if (!isListed) yield prefix || './'
      isListed = true
      yield name
    }
  }

  async *#files(entries: readonly Entry[], depth: number, signal: AbortSignal): AsyncGenerator<string> {
    for (const { name, isFolder, isUncertain } of entries) {
      signal.throwIfAborted()
      if (isFolder) {
        if (depth < MAX_DEPTH) yield* this.#below(name, depth + 1, signal)
      } else if (!isUncertain || (await this.#isFileWithin(name))) {
        yield name
      }
    }
  }

  /** The entries of a folder, in the order of all names below it, and whether all of them are one source. */
  async #entries(prefix: string, signal: AbortSignal): Promise<FoundEntries> {
    const path = join(this.#folder.path, prefix)
    const entries: Entry[] = []
    const all: TreeEntry[] = []
    try {
      // A folder may have become a link since its own folder was read.
      if (prefix !== '' && !this.#folder.holds((await realPath(path)) ?? '')) return NO_ENTRIES
      for await (const found of await opendir(path, { bufferSize: 1024 })) {
        signal.throwIfAborted()
        all.push({ name: found.name, isFolder: found.isDirectory() })
        const entry = this.#entryOf(prefix + found.name, found)
        if (entry === undefined) continue
        entries.push(entry)
        if (all.length > MAX_ENTRIES) throw new FolderTooLarge(MAX_ENTRIES)
      }
    } catch (error) {
      if (!isNotThere(error)) throw error
      if (prefix === '') throw this.#options.unreadable()
      return NO_ENTRIES
    }
    return {
      entries: await sortInTurns(entries, (left, right) => compareText(left.name, right.name)),
      isSource: arePartFiles(all) || arePartitions(all),
    }
  }

  /** Undefined for entries that are never listed: pipes, sockets, devices, and names that are not asked for. */
  #entryOf(name: string, found: Dirent): Entry | undefined {
    if (found.isDirectory()) return { name: `${name}/`, isFolder: true, isUncertain: false }
    const isLink = found.isSymbolicLink()
    if (!(isLink || found.isFile()) || !this.#options.isListed(name)) return undefined
    // Bytes that are not UTF-8 become U+FFFD, and the file cannot be found by that name.
    return { name, isFolder: false, isUncertain: isLink || name.includes('\ufffd') }
  }

  async #isFileWithin(name: string): Promise<boolean> {
    const path = await realPath(join(this.#folder.path, name))
    return path !== undefined && this.#folder.holds(path) && (await statusOf(path))?.isFile() === true
  }
}
