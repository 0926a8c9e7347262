import { createHash } from 'node:crypto'
import { isFull } from '../../../lib/full-disk.ts'
import {
  ContentGone,
  type FileSpace,
  type KnownContent,
  type ReadingFolder,
} from '../../../platform/file-space/file-space.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { Removals } from '../../jobs/removals.ts'
import { FileUnknown, NoRoomForUpload, RepositoryGone, UploadTooLarge } from '../../model/errors.ts'
import { safeName } from '../../model/file-names.ts'
import type { ContentNames } from '../../stores/files/content-names.ts'
import type { FileStore, StoredFile } from '../../stores/files/files.ts'
import { KeptFiles, type KeptFilesOptions } from './kept-files.ts'

/** An upload in progress, under the name that the client gave it. */
export interface IncomingFile {
  readonly filename: string
  readonly content: AsyncIterable<Uint8Array>
}

export interface FilesOptions {
  readonly store: FileStore
  readonly names: ContentNames
  readonly space: FileSpace
  /** Maximum size of a file. */
  readonly limitBytes: number
  /** Days that a file is kept after it was last used. */
  readonly keptDays: number
  readonly removals: Removals
  readonly hasDuty: KeptFilesOptions['hasDuty']
  readonly logger: Logger
}

/** An upload that can be read. */
export interface FoundUpload {
  readonly id: number
  readonly bytes: number
  /** A path of its content, valid until the folder is removed. @returns undefined if it was deleted since it was found */
  local(folder: ReadingFolder, signal: AbortSignal): Promise<string | undefined>
}

/**
 * The uploaded files. The content of an upload is put into the space under a name of its own, and then gets its row in
 * the catalogue; the file exists from then on. When its row is deleted, its content is removed afterwards. So a crash
 * leaves at most content without a row, which a sweep removes.
 */
export class Files {
  readonly #options: FilesOptions
  readonly #stop = new AbortController()
  readonly #removing = new Set<Promise<void>>()
  readonly #kept: KeptFiles

  constructor(options: FilesOptions) {
    this.#options = options
    const { store, names, space, keptDays, removals, hasDuty, logger } = options
    this.#kept = new KeptFiles({
      name: 'Uploads',
      kind: 'files',
      space,
      names,
      named: (contents) => store.named(contents),
      keptDays,
      expire: (before) => this.#expire(before),
      removals,
      hasDuty,
      logger,
    })
  }

  /**
   * Stores a file.
   * @param createdBy name of a user
   * @returns the name that it is stored under: made safe, and numbered if another file has that name
   * @throws UploadTooLarge, NoRoomForUpload, RepositoryGone, FileSpaceUnavailable, and any error of the content; then
   * nothing is stored
   */
  async upload(
    repositoryId: number,
    { filename, content }: IncomingFile,
    createdBy: string,
  ): Promise<string> {
    const { store, names, space, limitBytes } = this.#options
    const stored = { repositoryId, content: await names.next() }
    const received = measured(content, limitBytes)
    try {
      await space.write(this.#kept.place(stored), received.content)
      return await store.add({ ...stored, name: safeName(filename), createdBy, ...received.result() })
    } catch (error) {
      // After another failure of the catalogue, the row may exist.
      if (error instanceof RepositoryGone) await space.remove(this.#kept.place(stored))
      throw isFull(error) ? new NoRoomForUpload(error) : error
    }
  }

  /** A file by its name. */
  async find(repositoryId: number, name: string): Promise<FoundUpload | undefined> {
    const file = await this.#options.store.find(repositoryId, name.normalize('NFC'))
    if (file === undefined) return undefined
    const content = { ...this.#kept.place(file), bytes: file.size, sha256: file.sha256 }
    return {
      id: file.id,
      bytes: file.size,
      local: (folder, signal) => this.#local(content, folder, signal),
    }
  }

  /**
   * The name of a file as it is stored: in the normal form C of Unicode.
   * @throws FileUnknown
   */
  async nameOf(repositoryId: number, name: string): Promise<string> {
    const stored = name.normalize('NFC')
    if (!(await this.#options.store.find(repositoryId, stored))) throw new FileUnknown(name)
    return stored
  }

  /**
   * Deletes a file. It cannot be found after this returns; downloads in progress complete.
   * @throws FileUnknown, FileNeeded
   */
  async remove(repositoryId: number, name: string): Promise<void> {
    const file = await this.#options.store.remove(repositoryId, name.normalize('NFC'))
    if (!file) throw new FileUnknown(name)
    this.#removeContent([file])
  }

  /** Deletes the files that no entity has used during the retention time. */
  expire(): Promise<void> {
    return this.#kept.expire()
  }

  async #expire(before: Date): Promise<void> {
    const files = await this.#options.store.removeUnused(before)
    if (files.length === 0) return
    this.#options.logger.info({ files: files.length }, 'Expired uploads were deleted.')
    this.#removeContent(files)
  }

  /** Removes what uploads and deletions left behind after a crash. */
  sweep(): Promise<void> {
    return this.#kept.sweep()
  }

  /** Removes what a crash left behind, and starts the retention. Call it before the first upload. */
  start(): Promise<void> {
    return this.#kept.start()
  }

  /** Stops removals of content, or waits for them; a sweep removes the rest. */
  async close(): Promise<void> {
    this.#kept.close()
    this.#stop.abort()
    await Promise.all(this.#removing)
  }

  /** Deletes contents as soon as no running copy needs them. The caller does not wait for it. */
  #removeContent(files: readonly StoredFile[]): void {
    const { space, removals, logger } = this.#options
    const removed = removals
      .run(async () => {
        for (const file of files) await space.remove(this.#kept.place(file), this.#stop.signal)
      }, this.#stop.signal)
      .catch((error: unknown) => {
        if (this.#stop.signal.aborted) return
        logger.error(
          { err: error },
          'The contents of deleted uploads could not be removed; the server will try again.',
        )
      })
      .finally(() => this.#removing.delete(removed))
    this.#removing.add(removed)
  }

  async #local(
    content: KnownContent,
    folder: ReadingFolder,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    try {
      return await this.#options.space.local(content, folder, signal)
    } catch (error) {
      if (error instanceof ContentGone) return undefined
      throw error
    }
  }
}

/** Counts and digests a content while it is read. */
function measured(content: AsyncIterable<Uint8Array>, limitBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      size += piece.length
      if (size > limitBytes) throw new UploadTooLarge(limitBytes)
      hash.update(piece)
      yield piece
    }
  }
  return { content: pieces(), result: () => ({ size, sha256: hash.digest('hex') }) }
}
