import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { RepositoryGone } from '../../model/errors.ts'
import type { Role } from '../../model/roles.ts'
import type { Access } from '../../model/access.ts'
import type { BrowserScheme } from '../../model/session-scheme.ts'
import { lockRepository } from '../shared/into-repository.ts'

/** A user as an administrator sees it. Times are ISO 8601 in UTC. */
export interface UserRecord {
  readonly name: string
  readonly isAdministrator: boolean
  readonly hasPassword: boolean
  readonly createdAt: string
  readonly roles: readonly { readonly repository: string; readonly role: Role }[]
}

/** A session of a browser. Times are ISO 8601 in UTC. */
export interface FoundSession {
  readonly access: Access
  /** When the session ends, if it is not used before then. */
  readonly expiresAt: string
  /** When the session ends, even if it is in use. */
  readonly endsAt: string
}

interface RightsRow {
  user_id: number
  name: string
  password_hash: string | null
  is_administrator: number | boolean
  repository_id: number | null
  role: Role | null
}

interface AccessRow extends RightsRow {
  sid: string | null
  expires_at: string | null
  full_at: number | null
}

interface SessionRow extends RightsRow {
  expires_at: string
  ends_at: string
}

/** The columns of a user's rights. */
const RIGHTS = {
  user_id: 'users.id',
  name: 'users.name',
  password_hash: 'users.password_hash',
  is_administrator: 'users.is_administrator',
  repository_id: 'repositories.id',
  role: 'roles.role',
}

const rightsOf = (row: RightsRow): Omit<Access, 'attempts' | 'session'> => ({
  userId: row.user_id,
  name: row.name,
  passwordHash: row.password_hash,
  isAdministrator: Boolean(row.is_administrator),
  repositoryId: row.repository_id ?? undefined,
  role: row.role ?? undefined,
})

/** Adds a repository to a query of users, and the role in it. */
const withRights = (query: Knex.QueryBuilder, repository: string | undefined): Knex.QueryBuilder =>
  query
    .leftJoin(
      'repositories',
      (join) => void join.onVal('repositories.name', repository ?? '').onNull('repositories.removed_at'),
    )
    .leftJoin('roles', (join) =>
      join.on('roles.user_id', 'users.id').andOn('roles.repository_id', 'repositories.id'),
    )

/** Users of the catalogue and their roles in repositories. */
export class UserStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /**
   * Reads all records needed to validate a request's credentials, in one query.
   * @param repository name in the request's path; undefined if the path has no repository
   * @param sessionHash of the session that the credentials name; undefined without a session
   * @param attemptsKey of the attempts at the user from the caller's address; undefined without a password
   */
  async access(
    name: string,
    repository: string | undefined,
    sessionHash: string | undefined,
    attemptsKey?: string,
  ): Promise<Access | undefined> {
    const row = await withRights(this.#lookups('users'), repository)
      .leftJoin('sessions', (join) =>
        join
          .on('sessions.user_id', 'users.id')
          .andOnVal('sessions.id_hash', sessionHash ?? '')
          .andOnVal('sessions.scheme', 'basicAuth'),
      )
      .leftJoin('login_attempts', (join) => void join.onVal('login_attempts.key', attemptsKey ?? ''))
      .where('users.name', name)
      .first<AccessRow | undefined>({
        ...RIGHTS,
        sid: 'sessions.sid',
        expires_at: 'sessions.expires_at',
        full_at: 'login_attempts.full_at',
      })
    return (
      row && {
        ...rightsOf(row),
        attempts: row.full_at ?? undefined,
        session: row.expires_at === null ? undefined : { sid: row.sid, expiresAt: row.expires_at },
      }
    )
  }

  /**
   * Reads all records needed to validate a session of a browser, in one query.
   * @param repository name in the request's path; undefined if the path has no repository
   * @returns undefined if there is no such session of this scheme; the session may have expired
   */
  async accessOfSession(
    idHash: string,
    scheme: BrowserScheme,
    repository: string | undefined,
  ): Promise<FoundSession | undefined> {
    const sessions = this.#lookups('sessions').join('users', 'users.id', 'sessions.user_id')
    const row = await withRights(sessions, repository)
      .where({ 'sessions.id_hash': idHash, 'sessions.scheme': scheme })
      .first<SessionRow | undefined>({
        ...RIGHTS,
        expires_at: 'sessions.expires_at',
        ends_at: 'sessions.ends_at',
      })
    return (
      row && {
        access: { ...rightsOf(row), attempts: undefined, session: undefined },
        expiresAt: row.expires_at,
        endsAt: row.ends_at,
      }
    )
  }

  /** The repositories in which a user was given a role, ordered by name. */
  rolesOf(userId: number): Promise<{ repository: string; role: Role }[]> {
    return this.#lookups('roles')
      .join('repositories', 'repositories.id', 'roles.repository_id')
      .where('roles.user_id', userId)
      .whereNull('repositories.removed_at')
      .orderBy('repositories.name')
      .select<{ repository: string; role: Role }[]>({ repository: 'repositories.name', role: 'roles.role' })
  }

  /** @returns false if the name is taken (letter case is ignored) */
  async insert(user: {
    readonly name: string
    readonly passwordHash: string | null
    readonly isAdministrator: boolean
  }): Promise<boolean> {
    const inserted = await this.#catalogue
      .knex('users')
      .insert({
        name: user.name,
        password_hash: user.passwordHash,
        is_administrator: user.isAdministrator,
        created_at: new Date().toISOString(),
      })
      .onConflict()
      .ignore()
      .returning<{ id: number }[]>('id')
    return inserted.length > 0
  }

  async id(name: string): Promise<number | undefined> {
    const row = await this.#catalogue.knex('users').where({ name }).first<{ id: number } | undefined>('id')
    return row?.id
  }

  async list(): Promise<UserRecord[]> {
    const rows = await this.#catalogue
      .knex('users')
      .leftJoin('roles', 'roles.user_id', 'users.id')
      .leftJoin('repositories', (join) =>
        join.on('repositories.id', 'roles.repository_id').onNull('repositories.removed_at'),
      )
      .orderBy(['users.name', 'repositories.name'])
      .select<
        {
          name: string
          is_administrator: number | boolean
          password_hash: string | null
          created_at: string
          repository: string | null
          role: Role | null
        }[]
      >({
        name: 'users.name',
        is_administrator: 'users.is_administrator',
        password_hash: 'users.password_hash',
        created_at: 'users.created_at',
        repository: 'repositories.name',
        role: 'roles.role',
      })
    const users = new Map<string, UserRecord>()
    for (const row of rows) {
      const { repository, role } = row
      const before = users.get(row.name)?.roles ?? []
      users.set(row.name, {
        name: row.name,
        isAdministrator: Boolean(row.is_administrator),
        hasPassword: row.password_hash !== null,
        createdAt: row.created_at,
        roles: repository === null || role === null ? before : [...before, { repository, role }],
      })
    }
    return [...users.values()]
  }

  /**
   * Replaces a user's password and ends all sessions of the user.
   * @returns true if the user exists
   */
  setPassword(name: string, passwordHash: string): Promise<boolean> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const changed = await transaction('users').where({ name }).update({ password_hash: passwordHash })
      await transaction('sessions')
        .whereIn('user_id', transaction('users').where({ name }).select('id'))
        .delete()
      return changed > 0
    })
  }

  /**
   * Changes the role of a user in a repository, and ends the sessions that browsers have for the user.
   * @param role undefined removes the user's role in the repository
   * @returns false if the user or the repository has been deleted
   */
  async setRole(userId: number, repositoryId: number, role: Role | undefined): Promise<boolean> {
    try {
      await this.#writeRole(userId, repositoryId, role)
      return true
    } catch (error) {
      if (error instanceof RepositoryGone || this.#catalogue.isReferenceViolation(error)) return false
      throw error
    }
  }

  async #writeRole(userId: number, repositoryId: number, role: Role | undefined): Promise<void> {
    const key = { user_id: userId, repository_id: repositoryId }
    await this.#catalogue.knex.transaction(async (transaction) => {
      if (role === undefined) await transaction('roles').where(key).delete()
      else {
        await lockRepository(repositoryId, transaction)
        await transaction('roles')
          .insert({ ...key, role })
          .onConflict(['user_id', 'repository_id'])
          .merge(['role'])
      }
      await transaction('sessions').where({ user_id: userId }).whereNot('scheme', 'basicAuth').delete()
    })
  }

  /** Deletes a user with all roles and sessions. @returns true if the user existed */
  async remove(name: string): Promise<boolean> {
    return (await this.#catalogue.knex('users').where({ name }).delete()) > 0
  }
}
