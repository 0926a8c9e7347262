/** One server, or one command that works in its place, per DATA_DIR. */
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER_ID_FILE } from './cluster/server-id.ts'
import { ensureDataDir } from './data-dir.ts'
import { takeFileLock, type FileLock } from './file-lock.ts'
import { writeFileAtomically } from '../lib/files.ts'
import { OperatorError } from './operator-error.ts'

export const LOCK_FILE = '.server.lock'
/** Names the holder of the lock. Its content is valid only while the lock is held. */
const HOLDER_FILE = '.server.json'

/** Names of the files in the data folder that belong to its server; they contain no data. */
export const LOCK_FILES: readonly string[] = [LOCK_FILE, HOLDER_FILE, SERVER_ID_FILE]

export interface LockHolder {
  readonly pid: number
  /** `server`, or the name of an administrator's command, such as `restore`. */
  readonly role: string
  /** The address at which a server listens; absent until it does. */
  readonly url?: string
}

/** Another process uses the data folder. */
export class DataDirInUse extends OperatorError {
  /** Undefined for a moment after another process took the lock and before it wrote the holder file. */
  readonly holder: LockHolder | undefined

  constructor(dataDir: string, holder: LockHolder | undefined) {
    const process = holder ? ` (process ${holder.pid})` : ''
    super(
      holder && holder.role !== 'server'
        ? `The command ${holder.role} is using DATA_DIR ${dataDir}${process}. Wait until it ends.`
        : `Another server already uses DATA_DIR ${dataDir}${process}. Stop it, or set DATA_DIR to a separate folder.`,
    )
    this.holder = holder
  }
}

/**
 * Locks the data folder for this process, until the lock is released or the process ends for any reason.
 * @param role `server`, or the name of a command
 * @throws DataDirInUse
 */
export async function lockDataDir(dataDir: string, role: string): Promise<FileLock> {
  await ensureDataDir(dataDir)
  const lock = await takeFileLock(join(dataDir, LOCK_FILE))
  if (!lock) throw new DataDirInUse(dataDir, await readHolder(dataDir))
  await writeHolder(dataDir, { pid: process.pid, role })
  return lock
}

const writeHolder = (dataDir: string, holder: LockHolder): Promise<void> =>
  writeFileAtomically(join(dataDir, HOLDER_FILE), JSON.stringify(holder))

/** Records where the server of this process listens, for commands. This process must hold the lock. */
export const recordAddress = (dataDir: string, url: string): Promise<void> =>
  writeHolder(dataDir, { pid: process.pid, role: 'server', url })

/** The address at which a running server listens on this machine; undefined if no server runs. */
export async function addressOfServer(dataDir: string): Promise<string | undefined> {
  const holder = await readHolder(dataDir)
  if (holder?.url === undefined) return undefined
  const lock = await takeFileLock(join(dataDir, LOCK_FILE), 0)
  await lock?.release()
  return lock ? undefined : holder.url
}

/**
 * Checks at the end of the server that the data folder is still there.
 * @throws OperatorError
 */
export async function confirmDataDir(dataDir: string): Promise<void> {
  try {
    await access(join(dataDir, LOCK_FILE))
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR ${dataDir} was deleted or moved while the server ran. Changes since then are lost.`,
      { cause: error },
    )
  }
}

/**
 * Locks the folder for a command's own work, if no server runs.
 * @returns undefined if a server holds the lock and must do the work
 * @throws DataDirInUse if another command holds the lock
 */
export async function lockUnlessServed(dataDir: string, command: string): Promise<FileLock | undefined> {
  try {
    return await lockDataDir(dataDir, command)
  } catch (error) {
    if (error instanceof DataDirInUse && error.holder?.role === 'server') return undefined
    throw error
  }
}

async function readHolder(dataDir: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, HOLDER_FILE), 'utf8')) as LockHolder
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined
    throw error
  }
}
