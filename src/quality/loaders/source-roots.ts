import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { isWithin } from '../../lib/paths.ts'
import type { OpenFolder } from '../model/connection.ts'

/** The folders of SOURCE_ROOTS. No request opens a file or folder outside of them, or one of the server's own data. */
export class SourceRoots {
  /** Absolute; the first one is the connection 1. */
  readonly folders: readonly string[]
  readonly #dataDir: string

  /** @param dataDir absolute folder of the server's own data */
  constructor(folders: readonly string[], dataDir: string) {
    this.folders = folders
    this.#dataDir = dataDir
  }

  /**
   * The folder with this path, as far as it lies in a source folder.
   * @param path a path that is not absolute is relative to the first source folder that has it
   * @returns undefined if there is no such folder, or it lies elsewhere
   */
  async open(path: string): Promise<OpenFolder | undefined> {
    const candidates = isAbsolute(path) ? [path] : this.folders.map((folder) => resolve(folder, path))
    for (const candidate of candidates) {
      const real = await realPath(candidate)
      if (real !== undefined && (await this.#isBelowRoot(real)) && (await stat(real)).isDirectory())
        return this.#opened(real)
    }
    return undefined
  }

  /** The path relative to the source folder that it lies in, or `.`; for users who must not see whole paths. */
  async shorten(path: string): Promise<string> {
    for (const folder of await this.#realFolders())
      if (isWithin(path, folder)) return relative(folder, path) || '.'
    return '.'
  }

  async #opened(path: string): Promise<OpenFolder | undefined> {
    const data = (await realPath(this.#dataDir)) ?? this.#dataDir
    if (isWithin(path, data)) return undefined
    return {
      path,
      holds: (inner) => inner !== path && isWithin(inner, path) && !isWithin(inner, data),
    }
  }

  async #isBelowRoot(path: string): Promise<boolean> {
    return (await this.#realFolders()).some((folder) => isWithin(path, folder))
  }

  async #realFolders(): Promise<string[]> {
    const folders = await Promise.all(this.folders.map(realPath))
    return folders.filter((folder) => folder !== undefined)
  }
}

/** Errors of a lookup that mean "not found": missing, not permitted, too long, or a loop of symbolic links. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENAMETOOLONG', 'EPERM'])

/** True if an error of the system means that a path leads nowhere that the server may read. */
export const isNotThere = (error: unknown): boolean =>
  NOT_THERE.has(String((error as NodeJS.ErrnoException).code))

/** What the system says of a file or folder; undefined if the path leads to nothing that the server may read. */
export async function statusOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (isNotThere(error)) return undefined
    throw error
  }
}

/** The path without symbolic links; undefined if it leads to nothing. */
export async function realPath(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (isNotThere(error)) return undefined
    throw error
  }
}
