/** Files that are there whole or not at all, whatever happens to the process that writes them. */
import { randomBytes } from 'node:crypto'
import { type FileHandle, link, open, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Makes a file's name in its folder outlive a loss of power (POSIX only: Windows opens no folder). */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const folder = await open(dirname(path))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes all of a chunk at the place that the file is at; one call of the system may write less. */
export const writeAll = async (file: FileHandle, chunk: Uint8Array): Promise<void> => {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten
}

/** The content of a file: whole, or in pieces that are written as they come. */
type Content = string | Uint8Array | AsyncIterable<string>

/** Writes and syncs a file of a new name beside `path` and hands that name on; it is gone afterwards. */
const throughTemporary = async (
  path: string,
  content: Content,
  mode: number,
  publish: (temporary: string) => Promise<void>,
): Promise<void> => {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  const file: FileHandle = await open(temporary, 'wx', mode)
  try {
    try {
      await writeFile(file, content)
      await file.sync()
    } finally {
      await file.close()
    }
    await publish(temporary)
  } catch (error) {
    await unlink(temporary).catch((fault: unknown) => {
      if (!hasCode(fault, 'ENOENT')) throw fault
    })
    throw error
  }
  await syncFolder(path)
}

/**
 * Puts `content` in the place of a file, or makes it. Readers see the old content or the new, never a part.
 * @param mode permissions of the file, less the process's umask (0o666)
 */
export const writeFileAtomically = (path: string, content: Content, mode = 0o666): Promise<void> =>
  throughTemporary(path, content, mode, (temporary) => rename(temporary, path))

/**
 * Reads a file, or makes it with `content`, readable by its owner alone, if it is not there. Of several
 * processes that do so at once one wins, and all return the content that is in the file afterwards.
 */
export const readOrCreatePrivateFile = async (path: string, content: () => string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await throughTemporary(path, content(), 0o600, async (temporary) => {
    try {
      // Unlike rename, link fails where another process was faster, and what is linked has its content already.
      await link(temporary, path)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    await unlink(temporary)
  })
  return readFile(path, 'utf8')
}
