import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from '../command.ts'
import { operatorError } from './source-file.ts'

/** Checks that the report can be written before the work starts, which may take minutes. */
export async function checkPlace(output: string): Promise<void> {
  const folder = dirname(output)
  if (await isFolder(output)) throw new CommandError(`${output} is a folder. Name a file in it.`)
  if (!(await isFolder(folder)))
    throw new CommandError(
      `There is no folder ${folder} to write the report to. Create it, or name another folder.`,
    )
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw operatorError(error, folder)
  })
}

/** True if the path is an existing folder. */
export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false
