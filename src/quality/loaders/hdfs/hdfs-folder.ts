import { sortInTurns } from '../../../lib/sort-in-turns.ts'
import { printable } from '../../../lib/text.ts'
import { compareText } from '../../../lib/compare-text.ts'
import { SourceUnreadable } from '../errors.ts'
import type { FileStatus } from './file-status.ts'
import type { HdfsConnection } from './hdfs-connection.ts'
import { arePartFiles, arePartitions } from '../parts/part-folders.ts'
import { isHidden } from '../parts/part-pattern.ts'
import { PathForbidden, PathMissing } from './remote-fault.ts'
import type { WebHdfs } from './webhdfs.ts'

/** Folders within folders that are read. */
const MAX_DEPTH = 16

/** Folders that one listing reads. Each one is a request to the NameNode. */
const MAX_FOLDERS = 10_000

/** Sources that are passed on at a time. */
const BATCH = 256

/** A file or a folder of part files. */
export interface ListedSource {
  /** Relative to the data directory. The name of a folder ends with a slash; the data directory itself is `./`. */
  readonly name: string
  readonly bytes: number
}

export interface HdfsFolderOptions {
  /** True for the names (relative, with `/`) that are listed. */
  readonly isListed: (name: string) => boolean
  /** Folders that one listing reads, if not 10,000. */
  readonly maxFolders?: number
}

/** The sources in the data directory of a connection, and in the folders below it. */
export class HdfsFolder {
  readonly #hdfs: WebHdfs
  readonly #directory: string
  readonly #options: Required<HdfsFolderOptions>

  constructor(hdfs: WebHdfs, { dataDirectory }: HdfsConnection, options: HdfsFolderOptions) {
    this.#hdfs = hdfs
    this.#directory = dataDirectory
    this.#options = { maxFolders: MAX_FOLDERS, ...options }
  }

  /**
   * The sources in the order of their names by code point, in batches. A folder of part files is one source, which is
   * listed if its name or the name of one of its parts is. A folder of partitions is one source. Hidden names are left out, and folders that may not be read.
   * @throws SourceUnreadable, or the signal's reason
   */
  async *sources(signal: AbortSignal): AsyncGenerator<ListedSource[]> {
    let batch: ListedSource[] = []
    for await (const source of this.#below('', 0, { folders: 0 }, signal)) {
      batch.push(source)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }

  /**
   * The numbers of files and folders that lie directly in the data directory.
   * @throws SourceUnreadable, or the signal's reason
   */
  async count(signal: AbortSignal): Promise<{ readonly files: number; readonly folders: number }> {
    const entries = (await this.#entries('', signal)).filter(({ name }) => !isHidden(name))
    const folders = entries.filter(({ isFolder }) => isFolder).length
    const files = entries.filter(({ isFolder, name }) => !isFolder && this.#options.isListed(name)).length
    return { files, folders }
  }

  /** @param prefix the folder's name with a slash at its end; empty for the data directory */
  async *#below(
    prefix: string,
    depth: number,
    seen: { folders: number },
    signal: AbortSignal,
  ): AsyncGenerator<ListedSource> {
    if (++seen.folders > this.#options.maxFolders)
      throw new SourceUnreadable(
        `The data directory of the connection has more than ${this.#options.maxFolders} folders; add a connection for a folder with fewer folders below it.`,
      )
    const entries = await this.#entries(prefix, signal)
    if (arePartFiles(entries)) {
      if (this.#isListedFolder(prefix, entries)) yield { name: prefix || './', bytes: bytesOf(entries) }
      return
    }
    if (arePartitions(entries)) {
      const bytes = await this.#bytesOfPartitions(prefix, entries, depth, seen, signal)
      if (bytes !== undefined) yield { name: prefix || './', bytes }
      return
    }
    // A folder is sorted as if its slash belonged to its name, since the names of its files go on with it.
    const named = entries
      .filter(({ name }) => !isHidden(name))
      .map((entry) => ({ ...entry, name: prefix + entry.name + (entry.isFolder ? '/' : '') }))
    for (const { name, isFolder, length } of await sortInTurns(named, (left, right) =>
      compareText(left.name, right.name),
    )) {
      if (!isFolder && this.#options.isListed(name)) yield { name, bytes: length }
      if (isFolder && depth < MAX_DEPTH) yield* this.#below(name, depth + 1, seen, signal)
    }
  }

  /** The bytes of all listed sources in the folders of partitions; undefined if there are none. */
  async #bytesOfPartitions(
    prefix: string,
    entries: readonly FileStatus[],
    depth: number,
    seen: { folders: number },
    signal: AbortSignal,
  ): Promise<number | undefined> {
    let sum: number | undefined
    if (depth === MAX_DEPTH) return sum
    for (const { name } of entries.filter((entry) => !isHidden(entry.name)))
      for await (const { bytes } of this.#below(`${prefix}${name}/`, depth + 1, seen, signal))
        sum = (sum ?? 0) + bytes
    return sum
  }

  #isListedFolder(prefix: string, entries: readonly FileStatus[]): boolean {
    const { isListed } = this.#options
    const isPartListed = entries.some(({ name }) => !isHidden(name) && isListed(prefix + name))
    return isPartListed || (prefix !== '' && isListed(prefix.slice(0, -1)))
  }

  async #entries(prefix: string, signal: AbortSignal): Promise<readonly FileStatus[]> {
    try {
      return await this.#hdfs.entries(this.#directory + (prefix && `/${prefix.slice(0, -1)}`), prefix, signal)
    } catch (error) {
      const isLeftOut = error instanceof PathMissing || error instanceof PathForbidden
      if (isLeftOut && prefix !== '') return []
      if (error instanceof PathMissing)
        throw new SourceUnreadable(
          `HDFS has no folder ${printable(this.#directory || '/')}; correct the DATA_DIRECTORY of the connection.`,
          { cause: error },
        )
      throw error
    }
  }
}

const bytesOf = (entries: readonly FileStatus[]): number =>
  entries.reduce((sum, { name, length }) => sum + (isHidden(name) ? 0 : length), 0)
