import koffi from 'koffi'
import { close, open } from 'node:fs'
import { constants } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getSystemErrorName, promisify } from 'node:util'
import { isFull } from '../lib/full-disk.ts'
import { OperatorError } from './operator-error.ts'

const RETRY_MS = 20
const WAIT_MS = 1000

/** Operations of flock(2), which are the same on Linux, macOS and the BSDs. */
const LOCK_EX = 2
const LOCK_NB = 4

// Numbers of files, because a FileHandle that nobody refers to is closed, and its lock with it.
const openFile = promisify(open)
const closeFile = promisify(close)

type Flock = (file: number, operation: number) => number
let loaded: Flock | undefined

/** The function of the C library that this process is linked with. */
const flock: Flock = (file, operation) => {
  loaded ??= koffi.load(null).func('int flock(int, int)') as unknown as Flock
  return loaded(file, operation)
}

/** A lock that is held until it is released or its process ends. */
export interface FileLock {
  /** The descriptor of the locked file. A child process that inherits it holds the lock until it ends, too. */
  readonly file: number
  /** Another release of the same lock does nothing. */
  release(): Promise<void>
}

/**
 * Takes the lock of a file or folder, unless this or another process holds it.
 *
 * The lock is that of flock(2) on an empty hidden file beside the locked file. It belongs to the open file, so two
 * locks of one process exclude each other, and nothing else that the process does with the file releases it. The
 * operating system releases it when its owner ends for any reason, so a lock cannot be stale. The hidden file stays: a
 * deleted file could be locked twice.
 *
 * @param lockFile the hidden file
 * @param waitMs how long to wait for another holder
 * @returns undefined if the lock was still held after that time
 * @throws OperatorError if the file cannot be opened, or its file system has no locks
 */
export async function takeFileLock(lockFile: string, waitMs = WAIT_MS): Promise<FileLock | undefined> {
  const file = await openFile(lockFile, 'a', 0o644).catch((error: unknown) => {
    throw isFull(error) ? error : notLockable(lockFile, error)
  })
  let closing: Promise<void> | undefined
  const release = (): Promise<void> => (closing ??= closeFile(file))
  try {
    const giveUpAt = performance.now() + waitMs
    while (!isLocked(file)) {
      if (performance.now() >= giveUpAt) {
        await release()
        return undefined
      }
      await sleep(RETRY_MS)
    }
    return { file, release }
  } catch (error) {
    await release()
    throw notLockable(lockFile, error)
  }
}

/** Locks an open file. @returns false if another open file has the lock */
function isLocked(file: number): boolean {
  if (flock(file, LOCK_EX | LOCK_NB) === 0) return true
  const errno = koffi.errno()
  if (errno === constants.errno.EWOULDBLOCK || errno === constants.errno.EINTR) return false
  throw new Error(`flock failed: ${getSystemErrorName(-errno)}`)
}

const notLockable = (lockFile: string, cause: unknown): OperatorError =>
  new OperatorError(
    `${lockFile} cannot be locked by this user. Give the files of its folder to the user that runs the server, and keep them on a local disk.`,
    { cause },
  )

/**
 * Runs work while no other task of this or another process works on the same file.
 * @param onWait called once if the lock is held by another task
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  const lockFile = join(dirname(path), `.${basename(path)}.lock`)
  let lock = await takeFileLock(lockFile)
  if (!lock) onWait()
  while (!lock) lock = await takeFileLock(lockFile)
  try {
    return await work()
  } finally {
    await lock.release()
  }
}
