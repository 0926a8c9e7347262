/** One server, or one command that works in its place, for each DATA_DIR. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDataDir } from './data-dir.ts'
import { takeFileLock, type FileLock } from './file-lock.ts'
import { writeFileAtomically } from '../lib/files.ts'
import { OperatorError } from './operator-error.ts'

const LOCK_FILE = '.server.lock'
/** Says who holds the lock. What it says is only true while the lock is held. */
const HOLDER_FILE = '.server.json'

/** Names of the files that a lock leaves in a folder of data; they hold none. */
export const LOCK_FILES: readonly string[] = [LOCK_FILE, HOLDER_FILE]

export interface LockHolder {
  readonly pid: number
  /** `server`, or the name of an administrator's command, such as `restore`. */
  readonly role: string
}

/** Somebody else uses the folder of all data. */
export class DataDirInUse extends OperatorError {
  /** Undefined in the moment in which it has the lock and has not said yet who it is. */
  readonly holder: LockHolder | undefined

  constructor(dataDir: string, holder: LockHolder | undefined) {
    const process = holder ? ` (process ${holder.pid})` : ''
    super(
      holder && holder.role !== 'server'
        ? `The command ${holder.role} works on DATA_DIR ${dataDir}${process}: wait for its end.`
        : `Another server uses DATA_DIR ${dataDir} already${process}: stop it, or set DATA_DIR to a folder of this server's own.`,
    )
    this.holder = holder
  }
}

/**
 * Takes a folder of all data for this process alone, until it is let go of or the process ends, however it ends.
 * @param role `server`, or the name of a command
 * @throws DataDirInUse
 */
export async function lockDataDir(dataDir: string, role: string): Promise<FileLock> {
  await ensureDataDir(dataDir)
  const lock = await takeFileLock(join(dataDir, LOCK_FILE))
  if (!lock) throw new DataDirInUse(dataDir, await readHolder(dataDir))
  const holder: LockHolder = { pid: process.pid, role }
  await writeFileAtomically(join(dataDir, HOLDER_FILE), JSON.stringify(holder))
  return lock
}

/**
 * Takes the folder for a command's own work if it can.
 * @returns undefined where a server has it, which then is to do the work
 * @throws DataDirInUse where another command has it
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
