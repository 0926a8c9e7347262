import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeAll } from '../../../lib/files.ts'
import { isFull } from '../../../lib/full-disk.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { Removals } from '../../jobs/removals.ts'
import type { FileStore, StoredFile } from '../../stores/files/files.ts'
import { KeptFiles } from './kept-files.ts'
import { safeName } from '../../model/file-names.ts'
import { FileUnknown, NoRoomForUpload, UploadTooLarge } from '../../model/errors.ts'

/** An upload in progress, under the name that the client gave it. */
export interface IncomingFile {
  readonly filename: string
  readonly content: AsyncIterable<Uint8Array>
}

export interface FilesOptions {
  readonly store: FileStore
  /** Absolute. */
  readonly dataDir: string
  /** Maximum size of a file. */
  readonly limitBytes: number
  /** Days that a file is kept after it was last used. */
  readonly keptDays: number
  readonly removals: Removals
  readonly logger: Logger
}

/**
 * The uploaded files. An upload is written under a temporary name and gets its permanent name and its row in one
 * transaction of the catalogue; it exists from then on. When its row is deleted, its content is removed afterwards.
 * So a crash leaves at most content without a row, which the next start removes.
 */
export class Files {
  readonly #options: FilesOptions
  readonly #stop = new AbortController()
  readonly #removing = new Set<Promise<void>>()
  readonly #kept: KeptFiles

  constructor(options: FilesOptions) {
    this.#options = options
    const { store, dataDir, keptDays, logger } = options
    this.#kept = new KeptFiles({
      name: 'Uploads',
      folderOf: (repositoryId) => join(dataDir, 'quality', String(repositoryId), 'files'),
      ids: (repositoryId) => store.ids(repositoryId),
      keptDays,
      expire: (before) => this.#expire(before),
      logger,
    })
  }

  /**
   * Stores a file.
   * @param createdBy name of a user
   * @returns the name that it is stored under: made safe, and numbered if another file has that name
   * @throws UploadTooLarge, NoRoomForUpload, RepositoryGone, and any error of the content; then nothing is stored
   */
  async upload(
    repositoryId: number,
    { filename, content }: IncomingFile,
    createdBy: string,
  ): Promise<string> {
    const folder = this.#kept.folder(repositoryId)
    await mkdir(folder, { recursive: true })
    const temporary = join(folder, `${randomBytes(12).toString('hex')}.tmp`)
    try {
      const received = await receive(content, temporary, this.#options.limitBytes)
      const file = { repositoryId, name: safeName(filename), createdBy, ...received }
      return await this.#options.store.add(file, async (id) => {
        const path = this.#kept.path({ id, repositoryId })
        await rename(temporary, path)
        await syncFolder(path)
      })
    } catch (error) {
      await rm(temporary, { force: true })
      throw isFull(error) ? new NoRoomForUpload(error) : error
    }
  }

  /** A file by its name, with the absolute path of its content. */
  async find(
    repositoryId: number,
    name: string,
  ): Promise<{ readonly id: number; readonly path: string } | undefined> {
    const file = await this.#options.store.find(repositoryId, name.normalize('NFC'))
    return file && { id: file.id, path: this.#kept.path(file) }
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

  /**
   * Removes what uploads and deletions left behind after a crash, and starts the expiry of files. Call it before the
   * first upload.
   */
  async start(): Promise<void> {
    const root = join(this.#options.dataDir, 'quality')
    await mkdir(root, { recursive: true })
    const repositories = (await readdir(root)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number)
    await this.#kept.start(repositories)
  }

  /** Stops removals of content, or waits for them; the next start removes the rest. */
  async close(): Promise<void> {
    this.#kept.close()
    this.#stop.abort()
    await Promise.all(this.#removing)
  }

  /** Deletes contents as soon as no running copy needs them. The caller does not wait for it. */
  #removeContent(files: readonly StoredFile[]): void {
    const { removals, logger } = this.#options
    const removed = removals
      .run(async () => {
        for (const file of files) await rm(this.#kept.path(file), { force: true })
      }, this.#stop.signal)
      .catch((error: unknown) => {
        if (this.#stop.signal.aborted) return
        logger.error(
          { err: error },
          'Deleted uploads are still on the disk; the next start of the server removes them.',
        )
      })
      .finally(() => this.#removing.delete(removed))
    this.#removing.add(removed)
  }
}

/** Writes content to a new file; the content is synced to the disk when this returns. */
async function receive(
  content: AsyncIterable<Uint8Array>,
  path: string,
  limitBytes: number,
): Promise<{ size: number; sha256: string }> {
  const file = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      if (size > limitBytes) throw new UploadTooLarge(limitBytes)
      hash.update(chunk)
      await writeAll(file, chunk)
    }
    await file.sync()
    return { size, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}
