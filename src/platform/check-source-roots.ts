import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { isWithin } from '../lib/paths.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Checks the folders of SOURCE_ROOTS. Readers of a repository may preview their files, so none may lead to the
 * product's own data, which include keys.
 * @throws OperatorError if a folder does not exist, is not readable, or contains DATA_DIR or lies in it
 */
export async function checkSourceRoots(roots: readonly string[], dataDir: string): Promise<void> {
  const data = await realpath(dataDir)
  for (const root of roots) {
    let folder: string
    let isFolder: boolean
    try {
      folder = await realpath(root)
      isFolder = (await stat(folder)).isDirectory()
      if (isFolder) await access(folder, constants.R_OK | constants.X_OK)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      throw new OperatorError(
        `SOURCE_ROOTS names ${root}, which cannot be read (${code}). Create the folder, or take it out.`,
        { cause: error },
      )
    }
    if (!isFolder) {
      throw new OperatorError(
        `SOURCE_ROOTS names ${root}, which is not a folder. Name the folder that holds the file.`,
      )
    }
    if (isWithin(folder, data) || isWithin(data, folder)) {
      throw new OperatorError(
        `SOURCE_ROOTS names ${root}, and DATA_DIR is ${dataDir}: one contains the other, so users could read keys and passwords of the server. Move one of them.`,
      )
    }
  }
}
