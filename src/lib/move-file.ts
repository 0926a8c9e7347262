import { copyFile, open, rename, unlink } from 'node:fs/promises'
import { syncFolder } from './files.ts'

/** Moves a file durably, also to another disk. It replaces an existing target and survives a power failure. */
export const moveFile = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, to)
    const file = await open(to, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await unlink(from)
  }
  await syncFolder(to)
}
