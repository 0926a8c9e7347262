import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Does work with a folder for the files that it reads. The folder is made when it is asked for, and removed afterwards.
 * @param parent absolute path
 */
export async function withReadingFolder<T>(
  parent: string,
  work: (folder: () => Promise<string>) => Promise<T>,
): Promise<T> {
  let made: Promise<string> | undefined
  const make = async (): Promise<string> => {
    await mkdir(parent, { recursive: true })
    return mkdtemp(join(parent, 'preview-'))
  }
  try {
    return await work(() => (made ??= make()))
  } finally {
    if (made !== undefined) await rm(await made, { recursive: true, force: true })
  }
}
