import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadingFolder } from './file-space.ts'

/** Writes a content to a new file, whole and checked. */
type Fetch = (path: string, signal: AbortSignal) => Promise<void>

interface Download {
  readonly path: string
  readonly done: Promise<void>
  readonly abort: AbortController
  waiting: number
}

/**
 * Copies of contents on the disk of this server. Readings get links to the copies, so a copy that is removed from here
 * stays readable until its readings end. The least recently used copies go first. Only one process uses the folder.
 */
export class LocalCopies {
  readonly #folder: string
  readonly #maxBytes: number
  /** Bytes of the copies by their names; the least recently used comes first. */
  readonly #copies = new Map<string, number>()
  readonly #downloads = new Map<string, Download>()
  #bytes = 0
  #ready: Promise<void> | undefined

  /** @param maxBytes of all copies that no reading has linked */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** The path of a new file, to be written and then kept or removed. */
  async temporary(): Promise<string> {
    // What an earlier process left is unknown, and it can be fetched again.
    this.#ready ??= rm(this.#folder, { recursive: true, force: true })
    await this.#ready
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    return join(this.#folder, `${randomBytes(12).toString('hex')}.tmp`)
  }

  /** Takes a temporary file as the copy of a content. */
  async keep(name: string, path: string, bytes: number): Promise<void> {
    if (bytes > this.#maxBytes) return rm(path, { force: true })
    await rename(path, this.#pathOf(name))
    this.#forget(name)
    this.#copies.set(name, bytes)
    this.#bytes += bytes
    for (const [oldest] of this.#copies) {
      if (this.#bytes <= this.#maxBytes) break
      await this.drop(oldest)
    }
  }

  async drop(name: string): Promise<void> {
    this.#forget(name)
    await rm(this.#pathOf(name), { force: true })
  }

  /**
   * Links a copy into a folder. Concurrent calls share one download, which ends if no caller waits for it any more.
   * @returns the path of the link
   * @throws the error of the download, or the signal's reason
   */
  async linked(
    { name, bytes }: { readonly name: string; readonly bytes: number },
    folder: ReadingFolder,
    fetch: Fetch,
    signal: AbortSignal,
  ): Promise<string> {
    signal.throwIfAborted()
    const target = join(await folder(), `${randomBytes(8).toString('hex')}-copy`)
    if (this.#copies.has(name)) {
      this.#touch(name)
      if (await isLinked(this.#pathOf(name), target)) return target
      this.#forget(name)
    }
    const download = this.#downloads.get(name) ?? (await this.#begin(name, fetch))
    download.waiting++
    try {
      await settledOrAborted(download.done, signal)
      if (!(await isLinked(download.path, target))) throw new Error(`The copy of ${name} is gone.`)
      return target
    } finally {
      if (--download.waiting === 0) await this.#end(name, download, bytes)
    }
  }

  /** Ends all downloads. */
  async close(): Promise<void> {
    for (const { abort } of this.#downloads.values()) abort.abort(new Error('The server stops.'))
    await Promise.allSettled(Array.from(this.#downloads.values(), ({ done }) => done))
  }

  async #begin(name: string, fetch: Fetch): Promise<Download> {
    const path = await this.temporary()
    const other = this.#downloads.get(name)
    if (other !== undefined) return other
    const abort = new AbortController()
    const done = fetch(path, abort.signal)
    // A caller that does not wait any more does not handle it.
    done.catch(() => undefined)
    const download = { path, done, abort, waiting: 0 }
    this.#downloads.set(name, download)
    return download
  }

  async #end(name: string, { path, done, abort }: Download, bytes: number): Promise<void> {
    this.#downloads.delete(name)
    abort.abort(new Error('No reading waits for the download.'))
    const [{ status }] = await Promise.allSettled([done])
    if (status === 'fulfilled') await this.keep(name, path, bytes)
    else await rm(path, { force: true })
  }

  #touch(name: string): void {
    const bytes = this.#copies.get(name)
    if (bytes === undefined) return
    this.#copies.delete(name)
    this.#copies.set(name, bytes)
  }

  #forget(name: string): void {
    this.#bytes -= this.#copies.get(name) ?? 0
    this.#copies.delete(name)
  }

  #pathOf(name: string): string {
    return join(this.#folder, name)
  }
}

/** @returns false if the file is gone */
async function isLinked(path: string, target: string): Promise<boolean> {
  try {
    await link(path, target)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    // Another disk, or a file system without links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error
    await copyFile(path, target)
    return true
  }
}

/** Waits for work that others wait for too. */
async function settledOrAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let abort!: () => void
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort)
  })
  try {
    signal.throwIfAborted()
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
