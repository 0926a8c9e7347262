import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveFile } from '../../../../lib/move-file.ts'
import type { LakeStorage } from './lake-storage.ts'

/** A folder that the server and all nodes of Trino see. */
export class FolderStorage implements LakeStorage {
  readonly location: string
  readonly #root: string

  /**
   * @param root absolute path of the folder
   * @param location how Trino names it, with a slash at the end
   */
  constructor(root: string, location: string) {
    this.#root = root
    this.location = location
  }

  async put(file: string, path: string): Promise<void> {
    const target = join(this.#root, path)
    await mkdir(dirname(target), { recursive: true })
    await moveFile(file, target)
  }

  /** The files themselves. */
  fetch(paths: readonly string[]): Promise<string[]> {
    return Promise.resolve(paths.map((path) => join(this.#root, path)))
  }

  async folders(path: string): Promise<string[]> {
    try {
      const found = await readdir(join(this.#root, path), { withFileTypes: true })
      return found.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return []
    }
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.#root, path), { recursive: true, force: true })
  }
}
