import { rm } from 'node:fs/promises'
import { InvalidData } from '../../model/errors.ts'
import type { Role } from '../../model/roles.ts'
import type { RepositoryStore } from '../../stores/repositories.ts'
import type { SessionRecord, SessionStore } from '../../stores/accounts/sessions.ts'
import type { UserRecord, UserStore } from '../../stores/accounts/users.ts'
import { ADMINISTRATOR, passwordFile } from './administrator.ts'
import { newSessionId } from './browser-sessions.ts'
import { isUserName } from './credentials.ts'
import { hashOfSession, type Logins } from './logins.ts'
import { checkPassword, type Passwords } from './passwords.ts'
import {
  RepositoryUnknown,
  SessionUnknown,
  UserNameTaken,
  UserNeeded,
  UserUnknown,
} from '../../model/errors.ts'

const MAX_SID = 256

/**
 * Users, their roles and sessions, as administrators change them. Running servers apply a change from the next
 * request.
 */
export class Accounts {
  readonly #users: UserStore
  readonly #sessions: SessionStore
  readonly #repositories: RepositoryStore
  readonly #passwords: Passwords
  readonly #dataDir: string

  constructor(options: {
    users: UserStore
    sessions: SessionStore
    repositories: RepositoryStore
    passwords: Passwords
    dataDir: string
  }) {
    this.#users = options.users
    this.#sessions = options.sessions
    this.#repositories = options.repositories
    this.#passwords = options.passwords
    this.#dataDir = options.dataDir
  }

  /**
   * @param user.isAdministrator true for an administrator of the whole server
   * @throws InvalidData, UserNameTaken
   */
  async createUser(user: { name: string; password: string; isAdministrator: boolean }): Promise<void> {
    const name = user.name.normalize('NFC')
    if (!isUserName(name)) {
      throw new InvalidData([
        {
          pointer: '/name',
          detail:
            'The name of a user has 1 to 128 characters, no colon, no control characters and no blanks at its start or end.',
        },
      ])
    }
    checkPassword(user.password, '/password')
    const passwordHash = await this.#passwords.hash(user.password)
    const { isAdministrator } = user
    if (!(await this.#users.insert({ name, passwordHash, isAdministrator }))) throw new UserNameTaken(name)
  }

  listUsers(): Promise<UserRecord[]> {
    return this.#users.list()
  }

  /**
   * Changes the password of a user and ends all sessions of the user.
   * @param pointer place of the password in the request's body
   * @throws InvalidData, UserUnknown
   */
  async setPassword(name: string, password: string, pointer: string): Promise<void> {
    checkPassword(password, pointer)
    if (!(await this.#users.setPassword(name, await this.#passwords.hash(password))))
      throw new UserUnknown(name)
    // The file would hold an outdated password.
    if (name === ADMINISTRATOR) await rm(passwordFile(this.#dataDir), { force: true })
  }

  /**
   * Changes the role of a user in a repository, and ends the sessions that browsers have for the user.
   * @param role undefined removes the user's role in the repository
   * @throws UserUnknown, RepositoryUnknown
   */
  async setRole(name: string, repository: string, role: Role | undefined): Promise<void> {
    let isSet = false
    while (!isSet) {
      const userId = await this.#userId(name)
      const found = await this.#repositories.find(repository)
      if (found === undefined) throw new RepositoryUnknown(repository)
      // False if a concurrent request has deleted the user or the repository: a second lookup tells which.
      isSet = await this.#users.setRole(userId, found.id, role)
    }
  }

  /**
   * Deletes a user with all roles and sessions.
   * @throws UserUnknown; UserNeeded for the administrator that every server has
   */
  async removeUser(name: string): Promise<void> {
    if (name === ADMINISTRATOR) throw new UserNeeded(name)
    if (!(await this.#users.remove(name))) throw new UserUnknown(name)
  }

  /**
   * Opens a session, which replaces the password in the user's credentials. Only this answer contains its id.
   * @param sid the user's id in a directory; the session is then valid only together with it
   * @throws UserUnknown, InvalidData
   */
  async createSession(user: string, ttlSeconds: number, sid: string | undefined): Promise<string> {
    if (sid !== undefined && (sid === '' || sid.length > MAX_SID)) {
      throw new InvalidData([{ pointer: '/sid', detail: `A sid has 1 to ${MAX_SID} characters.` }])
    }
    const userId = await this.#userId(user)
    const id = newSessionId()
    const idHash = hashOfSession(id)
    const now = Date.now()
    const expiresAt = new Date(now + ttlSeconds * 1000).toISOString()
    await this.#sessions.removeExpired(new Date(now).toISOString())
    if (!(await this.#sessions.insert({ idHash, userId, sid, scheme: 'basicAuth', expiresAt })))
      throw new UserUnknown(user)
    return id
  }

  /** Sessions that have not expired, the latest first, each with a short name to revoke it by. */
  async listSessions(): Promise<(SessionRecord & { ref: string })[]> {
    const sessions = await this.#sessions.list(new Date().toISOString())
    return sessions.map((session) => ({ ...session, ref: refOf(session.idHash) }))
  }

  /**
   * Ends a session.
   * @param session its id, or its short name in the list
   * @returns its user and its short name
   * @throws SessionUnknown
   */
  async revokeSession(session: string): Promise<{ readonly user: string; readonly ref: string }> {
    const idHash = hashOfSession(session)
    const found = (await this.listSessions()).find((one) => one.ref === session || one.idHash === idHash)
    if (found === undefined || !(await this.#sessions.remove(found.idHash))) throw new SessionUnknown()
    return { user: found.user, ref: found.ref }
  }

  async #userId(name: string): Promise<number> {
    const id = await this.#users.id(name)
    if (id === undefined) throw new UserUnknown(name)
    return id
  }
}

/**
 * Changes a user's own password and ends all of the user's sessions. The old password is required although the
 * request carried credentials: a stolen session must not suffice.
 * @param address of the client
 * @throws InvalidData, TooManyAttempts
 */
export async function changePassword(
  { accounts, logins }: { readonly accounts: Accounts; readonly logins: Logins },
  user: string,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  address: string,
): Promise<void> {
  if (!(await logins.hasPassword(user, oldPassword, address))) {
    throw new InvalidData([{ pointer: '/oldPassword', detail: 'The old password is not the one in force.' }])
  }
  await accounts.setPassword(user, newPassword, '/newPassword')
}

/** The short name of a session, by its id. */
export const refOfSession = (id: string): string => refOf(hashOfSession(id))

/** Part of the hash: enough to tell sessions apart, and useless as a credential. */
function refOf(idHash: string): string {
  return idHash.slice(0, 16)
}
