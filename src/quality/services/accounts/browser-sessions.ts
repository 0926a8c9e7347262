import { randomBytes } from 'node:crypto'
import { Generations } from '../../../lib/generations.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { Access } from '../../model/access.ts'
import { CredentialsRefused } from '../../model/errors.ts'
import type { Role } from '../../model/roles.ts'
import type { BrowserScheme } from '../../model/session-scheme.ts'
import type { SessionStore } from '../../stores/accounts/sessions.ts'
import type { UserStore } from '../../stores/accounts/users.ts'
import { hashOfSession, type Logins } from './logins.ts'

const SESSION_BYTES = 32

/** The form of ids. */
export const SESSION_ID = /^gts_[A-Za-z0-9_-]{43}$/

/** The id starts with the prefix of API keys, which the log censors, and never looks like an option of a command. */
export const newSessionId = (): string => `gts_${randomBytes(SESSION_BYTES).toString('base64url')}`

/** The interval at which the use of a session is noted. Sessions last this much longer, so that none ends too early. */
const NOTED_MS = 60_000

/** Sessions whose last note is certain to be remembered. */
const MAX_NOTED = 10_000

/** A session that is in force. */
export interface OpenSession {
  readonly idHash: string
  /** When it ends, even if it is in use: ISO 8601 in UTC. */
  readonly endsAt: string
}

/** A user of a session, and the user's rights. */
export interface SessionAccess extends OpenSession {
  readonly access: Access
}

export interface BrowserSessionsOptions {
  readonly users: Pick<UserStore, 'access' | 'accessOfSession' | 'rolesOf'>
  readonly sessions: Pick<SessionStore, 'insert' | 'extend' | 'remove' | 'removeExpired'>
  readonly logins: Pick<Logins, 'authenticate'>
  readonly logger: Pick<Logger, 'warn'>
  /** SESSION_IDLE_MINUTES, in milliseconds. */
  readonly idleMs: number
  /** SESSION_HOURS, in milliseconds. */
  readonly lifetimeMs: number
  /** Milliseconds since 1970, by the clock that the servers of the catalogue share. */
  readonly now: () => number
}

/**
 * The sessions of browsers. The browser has the id in a cookie, and the catalogue has the hash of the id. Every request
 * reads the catalogue, so that a session that ends on one server has ended on all of them. An id of 256 bits cannot be
 * guessed, so wrong ids are not slowed down.
 */
export class BrowserSessions {
  readonly #options: BrowserSessionsOptions
  readonly #noted = new Generations<{ readonly at: number }>(MAX_NOTED)
  readonly #writing = new Set<Promise<void>>()

  constructor(options: BrowserSessionsOptions) {
    this.#options = options
  }

  /**
   * Opens a session for a user. Only this answer contains its id.
   * @param address of the client, for limiting attempts
   * @throws CredentialsRefused, TooManyAttempts
   */
  async open(
    scheme: BrowserScheme,
    credentials: { readonly user: string; readonly password: string },
    address: string,
  ): Promise<SessionAccess & { readonly id: string }> {
    const { users, sessions, logins, lifetimeMs, now } = this.#options
    const access = await logins.authenticate(credentials, address, undefined)
    const id = newSessionId()
    const idHash = hashOfSession(id)
    const openedAt = now()
    const endsAt = openedAt + lifetimeMs
    const session = {
      idHash,
      userId: access.userId,
      sid: undefined,
      scheme,
      expiresAt: inIso(this.#expiryOf(openedAt, endsAt)),
      endsAt: inIso(endsAt),
    }
    await sessions.removeExpired(inIso(openedAt))
    if (!(await sessions.insert(session))) throw new CredentialsRefused('wrong-password', access.name)
    // A change of the password ends the sessions that there are. This one may have come just after it.
    const present = await users.access(access.name, undefined, undefined)
    if (present?.userId !== access.userId || present.passwordHash !== access.passwordHash) {
      await sessions.remove(idHash)
      throw new CredentialsRefused('wrong-password', access.name)
    }
    return { id, idHash, endsAt: session.endsAt, access }
  }

  /**
   * Finds the user of a session, and notes that the session is in use.
   * @param repository name of the requested repository, if any
   * @throws CredentialsRefused
   */
  async authenticate(
    scheme: BrowserScheme,
    id: string,
    repository: string | undefined,
  ): Promise<SessionAccess> {
    const idHash = hashOfSession(id)
    const found = await this.#options.users.accessOfSession(idHash, scheme, repository)
    const now = this.#options.now()
    if (found === undefined || Date.parse(found.expiresAt) <= now)
      throw new CredentialsRefused('session-ended', found?.access.name)
    this.#note(idHash, found, now)
    return { idHash, endsAt: found.endsAt, access: found.access }
  }

  async close({ idHash }: Pick<OpenSession, 'idHash'>): Promise<void> {
    await this.#options.sessions.remove(idHash)
  }

  /** The repositories in which a user was given a role, ordered by name. */
  rolesOf(userId: number): Promise<{ readonly repository: string; readonly role: Role }[]> {
    return this.#options.users.rolesOf(userId)
  }

  /** Waits until the use of sessions is noted. */
  async settle(): Promise<void> {
    await Promise.all(this.#writing)
  }

  /** When a session ends that is not used after `usedAt`. */
  #expiryOf(usedAt: number, endsAt: number): number {
    return Math.min(endsAt, usedAt + this.#options.idleMs + NOTED_MS)
  }

  /** The answer does not wait, and does not fail if the catalogue cannot be written at the moment. */
  #note(idHash: string, session: { readonly expiresAt: string; readonly endsAt: string }, now: number): void {
    const { sessions, logger } = this.#options
    const wanted = this.#expiryOf(now, Date.parse(session.endsAt))
    if (Math.abs(wanted - Date.parse(session.expiresAt)) < NOTED_MS) return
    if (now - (this.#noted.get(idHash)?.at ?? -Infinity) < NOTED_MS) return
    this.#noted.set(idHash, { at: now })
    const written = sessions
      .extend(idHash, inIso(wanted))
      .catch((error: unknown) => logger.warn({ err: error }, 'The use of a session could not be noted.'))
      .finally(() => this.#writing.delete(written))
    this.#writing.add(written)
  }
}

const inIso = (ms: number): string => new Date(ms).toISOString()
