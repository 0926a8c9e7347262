/** Writes files atomically: a file is complete or missing, even if the writing process is killed. */
import { randomBytes } from 'node:crypto'
import {
  access,
  type FileHandle,
  link,
  open,
  readFile,
  rename,
  rmdir,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname } from 'node:path'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** True if there is a file or a folder of this path. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Removes a folder if it exists and is empty. */
export async function removeIfEmpty(path: string): Promise<void> {
  try {
    await rmdir(path)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].some((code) => hasCode(error, code))) throw error
  }
}

/** Waits until the content of a file is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a new file name durable across a loss of power. POSIX only: Windows cannot open a folder. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const folder = await open(dirname(path))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a whole chunk at the current position of the file; one system call may write less. */
export const writeAll = async (file: FileHandle, chunk: Uint8Array): Promise<void> => {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten
}

/** The content of a file: whole, or in pieces that are written as they arrive. */
type Content = string | Uint8Array | AsyncIterable<string>

/**
 * Writes and syncs a temporary file beside `path` and passes its name to `publish`. The temporary file is
 * gone afterwards.
 */
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
 * Creates or replaces a file. Readers see the old content or the new content, never a part.
 * @param mode permissions of the file, less the process's umask (0o666)
 */
export const writeFileAtomically = (path: string, content: Content, mode = 0o666): Promise<void> =>
  throughTemporary(path, content, mode, (temporary) => rename(temporary, path))

/**
 * Reads a file. If it is missing, creates it with `content`, readable by its owner only. Of several
 * concurrent processes one wins, and all return the content that is in the file afterwards.
 */
export const readOrCreatePrivateFile = async (path: string, content: () => string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await throughTemporary(path, content(), 0o600, async (temporary) => {
    try {
      // Unlike rename, link fails if another process was faster, and the linked file is complete.
      await link(temporary, path)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    await unlink(temporary)
  })
  return readFile(path, 'utf8')
}
