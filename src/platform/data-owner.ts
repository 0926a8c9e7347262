/** A command of root works on the data of the user that runs the server. What it creates must belong to that user. */
import { access, constants, lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { catalogueFiles } from './catalogue/open-catalogue.ts'
import { OperatorError } from './operator-error.ts'
import { LOCK_FILE, LOCK_FILES } from './server-lock.ts'

/** A user of the operating system. */
export interface Owner {
  readonly uid: number
  readonly gid: number
  /** The name of the user, or its number if it has no name. */
  readonly name: string
}

const ROOT_UID = 0

/** Node has this function on all systems with users, but its types do not. */
const { initgroups } = process as unknown as { readonly initgroups: (user: number, group: number) => void }

const SECRETS = ['jwt-secret', 'sealing-key']

/**
 * The user whose files the data folder holds, unless it is the user of this process. The lock and the catalogue tell
 * who runs the server, since the folder may belong to another user, such as a volume of a container.
 * @returns undefined if the user is that of this process, if nobody can say, or if the system knows no such users
 * @throws OperatorError if the folder may not be read
 */
export async function foreignOwner(dataDir: string): Promise<Owner | undefined> {
  const own = process.geteuid?.()
  if (own === undefined) return undefined
  const written = [join(dataDir, LOCK_FILE), ...catalogueFiles(dataDir).slice(0, 1)]
  // Another user may have the right to write to the folder, and may be the first to do so.
  for (const path of isRoot() ? [...written, dataDir] : written) {
    const found = await ownerAt(path, dataDir)
    if (found) return found.uid === own ? undefined : { ...found, name: await nameOf(found.uid) }
  }
  return undefined
}

/** @returns undefined if the path does not exist */
async function ownerAt(path: string, dataDir: string) {
  try {
    // A link in the folder could lead to a file of root. The folder itself may be a link.
    const { uid, gid } = await (path === dataDir ? stat(path) : lstat(path))
    return { uid, gid }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (isMissing(code)) return undefined
    throw new OperatorError(
      `DATA_DIR is ${dataDir}, which this user may not read (${code}). Run the command as the user that runs the server.`,
      { cause: error },
    )
  }
}

/** True if nothing is at a path. A file in the place of a folder is reported when the folder is created. */
const isMissing = (code: string | undefined): boolean => code === 'ENOENT' || code === 'ENOTDIR'

/** The account of a user of this machine. Users of a directory in the network are not found. */
async function accountOf(uid: number): Promise<string | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return accounts
    .split('\n')
    .find((line) => line.split(':')[2] === String(uid))
    ?.split(':')[0]
}

const nameOf = async (uid: number): Promise<string> => (await accountOf(uid)) ?? `user ${uid}`

/** True if this process has the rights of root. */
export const isRoot = (): boolean => process.geteuid?.() === ROOT_UID

/** The error of a command that a user without rights to the data runs. */
export const ownedByOther = ({ name }: Owner, dataDir: string): OperatorError =>
  new OperatorError(
    `DATA_DIR is ${dataDir}, whose files belong to ${name}. Run the command as ${name} or as root.`,
  )

/**
 * Makes this process of root, with all its threads, a process of the owner for good. The programs' files must be
 * readable for the owner, since modules are loaded later.
 * @param program a file of the program
 * @throws OperatorError before anything was changed
 */
export async function becomeOwner(owner: Owner, dataDir: string, program: string): Promise<void> {
  if (!isRoot()) throw ownedByOther(owner, dataDir)
  const gid = primaryGroup(owner)
  try {
    initgroups(owner.uid, gid)
  } catch {
    // The user has no name, so it is in no groups.
    process.setgroups!([gid])
  }
  process.setgid!(gid)
  process.setuid!(owner.uid)
  await access(program, constants.R_OK).catch((error: unknown) => {
    throw new OperatorError(
      `The files in ${dataDir} belong to ${owner.name}, who may not read the program in ${dirname(program)}. Install the program in a folder that ${owner.name} may read.`,
      { cause: error },
    )
  })
}

/** The main group of the user; the group of the data if the user has no name. */
function primaryGroup({ uid, gid }: Owner): number {
  return asUser(uid, () => {
    try {
      return userInfo().gid
    } catch {
      return gid
    }
  })
}

function asUser<T>(uid: number, work: () => T): T {
  process.seteuid!(uid)
  try {
    return work()
  } finally {
    process.seteuid!(ROOT_UID)
  }
}

/**
 * Runs work with the rights of the owner, whose files it creates, and then has the rights of root again.
 * @param owner undefined to run it with the present rights
 */
export async function actingAs<T>(owner: Owner | undefined, work: () => Promise<T>): Promise<T> {
  if (!owner) return work()
  const own = process.getegid!()
  process.setegid!(owner.gid)
  process.seteuid!(owner.uid)
  try {
    return await work()
  } finally {
    process.seteuid!(ROOT_UID)
    process.setegid!(own)
  }
}

/** Gives a folder with all its contents to the owner. The folder itself is the last, so that nobody changes it before. */
export async function giveTo(owner: Pick<Owner, 'uid' | 'gid'>, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(owner, path)
    else await lchown(path, owner.uid, owner.gid)
  }
  await lchown(folder, owner.uid, owner.gid)
}

/**
 * Checks that this process may use the files of the data folder that commands need.
 * @throws OperatorError before anything was changed
 */
export async function checkFiles(dataDir: string): Promise<void> {
  const written = [...catalogueFiles(dataDir), ...LOCK_FILES.map((name) => join(dataDir, name))]
  for (const path of written) await checkAccess(path, constants.R_OK | constants.W_OK, dataDir)
  for (const name of SECRETS) await checkAccess(join(dataDir, name), constants.R_OK, dataDir)
}

async function checkAccess(path: string, mode: number, dataDir: string): Promise<void> {
  try {
    await access(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (isMissing(code)) return
    const uid = process.geteuid?.() ?? -1
    const user = await nameOf(uid)
    throw new OperatorError(
      `${path} may not be used by ${user} (${code}). If ${user} runs the server, give the files to that user, as root: chown -R ${(await accountOf(uid)) ?? uid} ${dataDir}`,
      { cause: error },
    )
  }
}
