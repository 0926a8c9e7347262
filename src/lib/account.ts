import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** An account of the operating system, as processes are started with it. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/**
 * The account with a name. The program `id` asks every directory of accounts of the system, not only /etc/passwd.
 * @returns null if there is none, or if it has the rights of root
 */
export async function accountOf(name: string): Promise<Account | null> {
  try {
    const numbers = await Promise.all(['-u', '-g'].map((option) => run('id', [option, '--', name])))
    const [uid, gid] = numbers.map(({ stdout }) => Number(stdout)) as [number, number]
    return uid > 0 && gid > 0 ? { uid, gid } : null
  } catch {
    return null
  }
}
