import { createHmac, hash, randomBytes } from 'node:crypto'
import { limitKeyOf } from '../../../platform/client-address.ts'
import { Generations } from '../../../lib/generations.ts'
import type { UserStore } from '../../stores/accounts/users.ts'
import { isUserName, type Credentials } from './credentials.ts'
import type { Passwords } from './passwords.ts'
import type { Slowdown } from './slowdown.ts'
import { CredentialsRefused } from '../../model/errors.ts'
import type { Access } from '../../model/access.ts'
import { covers } from '../../model/roles.ts'

/** How long a successful password check is cached. */
const REMEMBERED_MS = 5 * 60_000
const MAX_REMEMBERED = 10_000

/** An invalid name is treated like the empty name, which no user has. */
const nameOf = (user: string): string => {
  const name = user.normalize('NFC')
  return isUserName(name) ? name : ''
}

/** The hash of a session's id, as the catalogue stores it. */
export function hashOfSession(id: string): string {
  return hash('sha256', id, 'hex')
}

/**
 * Authenticates credentials. Every request queries the catalogue, so a change there takes effect from the next
 * request. A successful password check is cached for some minutes, because hashing is expensive by design. The cache
 * holds an HMAC, with a key of this process, of the stored hash, the client's address and the password: a new
 * password invalidates it, and another address cannot use it.
 */
export class Logins {
  readonly #users: UserStore
  readonly #passwords: Passwords
  readonly #slowdown: Slowdown
  readonly #now: () => number
  readonly #key = randomBytes(32)
  readonly #right = new Generations<{ readonly until: number }>(MAX_REMEMBERED)
  /** Concurrent requests with the same password share one hash computation. */
  readonly #pending = new Map<string, Promise<boolean>>()

  /** @param options.now milliseconds since 1970 */
  constructor(options: { users: UserStore; passwords: Passwords; slowdown: Slowdown; now?: () => number }) {
    this.#users = options.users
    this.#passwords = options.passwords
    this.#slowdown = options.slowdown
    this.#now = options.now ?? Date.now
  }

  /**
   * Authenticates credentials: returns the user and the user's rights.
   * @param address of the client, for limiting attempts
   * @param repository name of the requested repository, if any
   * @throws CredentialsRefused, TooManyAttempts
   */
  async authenticate(
    credentials: Credentials,
    address: string,
    repository: string | undefined,
  ): Promise<Access> {
    return 'session' in credentials
      ? this.#authenticateSession(credentials, address, repository)
      : this.#authenticatePassword(credentials, address, repository)
  }

  /** True if the user still exists and may read the repository. Long answers ask this while they last. */
  async mayRead(user: string, repository: string): Promise<boolean> {
    const access = await this.#users.access(user, repository, undefined)
    if (access?.repositoryId === undefined) return false
    return covers(access.isAdministrator ? 'administrator' : access.role, 'reader')
  }

  /**
   * True if the user has this password. Attempts are limited as for a login.
   * @throws TooManyAttempts
   */
  async hasPassword(user: string, password: string, address: string): Promise<boolean> {
    const access = await this.#users.access(user, undefined, undefined)
    return this.#isRight(access?.passwordHash ?? undefined, user, password, address)
  }

  async #authenticatePassword(
    { user, password }: Extract<Credentials, { password: string }>,
    address: string,
    repository: string | undefined,
  ): Promise<Access> {
    const name = nameOf(user)
    const access = await this.#users.access(name, repository, undefined)
    const isRight = await this.#isRight(access?.passwordHash ?? undefined, name, password, address)
    if (!isRight || access === undefined) throw new CredentialsRefused('wrong-password', access?.name)
    return access
  }

  async #authenticateSession(
    { user, session, sid }: Extract<Credentials, { session: string }>,
    address: string,
    repository: string | undefined,
  ): Promise<Access> {
    const name = nameOf(user)
    const access = await this.#users.access(name, repository, hashOfSession(session))
    const found = access?.session
    if (
      access !== undefined &&
      found !== undefined &&
      found.expiresAt > new Date(this.#now()).toISOString() &&
      (found.sid ?? undefined) === sid
    ) {
      return access
    }
    // A valid session is accepted after any number of failures: 256 bits cannot be guessed. No user name contains a
    // colon.
    await this.#slowdown.spend(`session:${name}`, address)
    throw new CredentialsRefused('unknown-session', access?.name)
  }

  async #isRight(
    stored: string | undefined,
    user: string,
    password: string,
    address: string,
  ): Promise<boolean> {
    this.#slowdown.check(user, address)
    const key = createHmac('sha256', this.#key)
      .update(JSON.stringify([stored, limitKeyOf(address), user, password]))
      .digest('base64')
    if ((this.#right.get(key)?.until ?? 0) > this.#now()) return true
    let pending = this.#pending.get(key)
    if (pending === undefined) {
      pending = this.#attempt(key, stored, user, password, address).finally(() => this.#pending.delete(key))
      this.#pending.set(key, pending)
    }
    return pending
  }

  async #attempt(
    key: string,
    stored: string | undefined,
    user: string,
    password: string,
    address: string,
  ): Promise<boolean> {
    await this.#slowdown.spend(user, address)
    let isWrong = false
    try {
      isWrong = !(await this.#passwords.verify(stored, password))
    } finally {
      // An attempt that could not be checked does not count.
      if (!isWrong) this.#slowdown.forgive(user, address)
    }
    if (!isWrong) this.#right.set(key, { until: this.#now() + REMEMBERED_MS })
    return !isWrong
  }
}
