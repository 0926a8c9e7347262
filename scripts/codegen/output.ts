import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Files to be written, by path. */
export type Files = ReadonlyMap<string, string>

export const BANNER =
  'Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.'

/** Writes what differs from the disk, so that watchers see only true changes. Returns the paths written. */
export async function writeFiles(files: Files): Promise<string[]> {
  const changed = await drift(files)
  for (const path of changed) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, files.get(path)!)
  }
  return changed
}

/** The paths whose content on disk is not what would be written. */
export async function drift(files: Files): Promise<string[]> {
  const paths: string[] = []
  for (const [path, text] of files) if ((await readOrUndefined(path)) !== text) paths.push(path)
  return paths
}

async function readOrUndefined(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
