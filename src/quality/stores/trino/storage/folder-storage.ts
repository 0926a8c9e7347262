import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { constants } from 'node:fs'
import { dirname, join } from 'node:path'
import { moveFile } from '../../../../lib/move-file.ts'
import { OperatorError } from '../../../../platform/operator-error.ts'
import { DiskFull, WarehouseUnavailable } from '../../../model/warehouse/warehouse.ts'
import type { LakeStorage } from './lake-storage.ts'

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown'

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

  /**
   * The storage in an existing folder. It is not made: a folder that only this server sees is of no use.
   * @throws OperatorError if there is none
   */
  static async open(root: string, location: string): Promise<FolderStorage> {
    try {
      if ((await stat(root)).isDirectory()) {
        await access(root, constants.W_OK | constants.X_OK)
        return new FolderStorage(root, location)
      }
    } catch (error) {
      throw new OperatorError(
        `WAREHOUSE_STORAGE is ${root}, which cannot be written to (${codeOf(error)}). Make the folder, which Trino must see too, and let the user of the server write to it.`,
        { cause: error },
      )
    }
    throw new OperatorError(
      `WAREHOUSE_STORAGE is ${root}, which is no folder. Set it to a folder that Trino sees too.`,
    )
  }

  async put(file: string, path: string): Promise<void> {
    const target = join(this.#root, path)
    try {
      await mkdir(dirname(target), { recursive: true })
      await moveFile(file, target)
    } catch (error) {
      if (codeOf(error) === 'ENOSPC') throw new DiskFull({ cause: error })
      throw new WarehouseUnavailable(
        `The folder in WAREHOUSE_STORAGE cannot be written to (${codeOf(error)}). The operator must let the user of the server write to it.`,
        { cause: error },
      )
    }
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
