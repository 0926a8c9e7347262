import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrCreatePrivateFile } from '../../../lib/files.ts'
import type { Logger } from '../../../platform/logging.ts'
import { OperatorError } from '../../../platform/operator-error.ts'
import { InvalidData } from '../../model/errors.ts'
import type { UserStore } from '../../stores/accounts/users.ts'
import { ADMIN } from '../../../lib/admin-command.ts'
import { checkPassword, type Passwords } from './passwords.ts'

/** The user that every server has, who may do everything. */
export const ADMINISTRATOR = 'admin'

/** The file of the administrator's first password, if the server generated it and it has not been changed since. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'admin-password')
}

/**
 * Creates the administrator at the first start, with the given password or else with a generated password. The
 * generated password is kept in `DATA_DIR/admin-password`, readable only by its owner. Later starts change nothing.
 * @param adminPassword `ADMIN_PASSWORD`
 * @returns the file that holds the administrator's password, if the file exists
 * @throws OperatorError if the password is invalid
 */
export async function prepareAdministrator(options: {
  readonly users: UserStore
  readonly passwords: Passwords
  readonly dataDir: string
  readonly adminPassword: string | undefined
  readonly logger: Logger
}): Promise<string | undefined> {
  const { users, passwords, dataDir, adminPassword, logger } = options
  const path = passwordFile(dataDir)
  const administrator = await users.access(ADMINISTRATOR, undefined, undefined)
  if (administrator === undefined) {
    const [password, source] =
      adminPassword === undefined
        ? [(await readOrCreatePrivateFile(path, newPassword)).trim(), path]
        : [adminPassword, 'ADMIN_PASSWORD']
    checkFirstPassword(password, source)
    const passwordHash = await passwords.hash(password)
    if (await users.insert({ name: ADMINISTRATOR, passwordHash, isAdministrator: true }))
      logger.info({ audit: 'user-created', user: ADMINISTRATOR }, 'The administrator was created.')
    else if (!(await isPasswordOf(users, passwords, password))) {
      // Another server has created the administrator first, and its file has the password.
      await rm(path, { force: true })
    }
  } else if (
    adminPassword !== undefined &&
    !(await passwords.verify(administrator.passwordHash ?? undefined, adminPassword))
  ) {
    logger.warn(
      `ADMIN_PASSWORD is not the password of the user admin: the server reads it at the first start only. To change the password, type "${ADMIN} user password admin".`,
    )
  }
  return (await exists(path)) ? path : undefined
}

const isPasswordOf = async (users: UserStore, passwords: Passwords, password: string): Promise<boolean> =>
  passwords.verify(
    (await users.access(ADMINISTRATOR, undefined, undefined))?.passwordHash ?? undefined,
    password,
  )

const newPassword = (): string => `${randomBytes(18).toString('base64url')}\n`

function checkFirstPassword(password: string, source: string): void {
  try {
    checkPassword(password, '')
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error
    throw new OperatorError(`${source} cannot be used as the password of the user admin: ${error.message}`)
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
