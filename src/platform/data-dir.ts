import { constants } from 'node:fs'
import { access, chmod, lstat, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exists } from '../lib/files.ts'
import { isFull } from '../lib/full-disk.ts'
import { OperatorError } from './operator-error.ts'

/** The rights of group and others. */
const OWNER_ONLY = 0o077

/** As many bytes as a database writes at least. */
const PROBE_BYTES = 65_536

/** Everything that this process creates from now on is for its owner alone. For programs, before they open DATA_DIR. */
export const createForOwnerOnly = (): void => void process.umask(OWNER_ONLY)

/**
 * Creates the data folder if it is missing.
 * @throws OperatorError if it cannot be created or written to
 */
export const ensureDataDir = async (dataDir: string): Promise<void> => {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new OperatorError(sentenceOf(dataDir, error), { cause: error })
  }
}

/**
 * Checks that the disk of the data folder holds data, for the start of the server. Commands may free space on a full
 * disk, so they do not ask.
 * @throws OperatorError
 */
export async function checkDisk(dataDir: string): Promise<void> {
  try {
    await probeFolder(dataDir)
  } catch (error) {
    throw new OperatorError(sentenceOf(dataDir, error), { cause: error })
  }
}

/**
 * Creates a folder with the folders above it. Node's recursive mkdir never ends on a file system that lets nobody create
 * folders, such as /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || (await exists(dirname(path)))) throw error
    await makeFolder(dirname(path), mode)
    await mkdir(path, mode)
  }
}

/** Writes a file in a folder and removes it. */
export async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}`)
  const file = await open(path, 'w', 0o600)
  try {
    // Removed before it is written, so that a process that is killed leaves nothing.
    await rm(path)
    await file.writeFile(Buffer.alloc(PROBE_BYTES, 1))
    await file.sync()
  } finally {
    await file.close()
  }
}

function sentenceOf(dataDir: string, error: unknown): string {
  if (isFull(error)) {
    return `DATA_DIR is ${dataDir}, whose disk is full. Free some space and start again.`
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return `DATA_DIR is ${dataDir}, which is not writable (${code}). Set it to a folder that this user may write to.`
}

/**
 * Takes the rights of group and others from everything in the data folder. Earlier versions created some files with the
 * process's umask. Links in the folder are not followed.
 * @throws OperatorError if a file belongs to another user
 */
export const restrictToOwner = async (dataDir: string): Promise<void> => restrict(await realpath(dataDir))

async function restrict(path: string): Promise<void> {
  try {
    const entry = await lstat(path)
    if (entry.isSymbolicLink()) return
    if ((entry.mode & OWNER_ONLY) !== 0) await chmod(path, entry.mode & 0o7777 & ~OWNER_ONLY)
    if (entry.isDirectory()) for (const name of await readdir(path)) await restrict(join(path, name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A command of the administrator may remove a file meanwhile, such as a journal of the catalogue.
    if (code === 'ENOENT') return
    if (code !== 'EPERM' && code !== 'EACCES') throw error
    throw new OperatorError(
      `${path} can be read by other users, and its permissions cannot be changed. Give it to the user that runs the server.`,
      { cause: error },
    )
  }
}
