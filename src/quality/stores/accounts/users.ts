import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { RepositoryGone } from '../../model/errors.ts'
import type { Role } from '../../model/roles.ts'
import type { Access } from '../../model/access.ts'
import { lockRepository } from '../shared/into-repository.ts'

/** A user as an administrator sees it. Times are ISO 8601 in UTC. */
export interface UserRecord {
  readonly name: string
  readonly isAdministrator: boolean
  readonly hasPassword: boolean
  readonly createdAt: string
  readonly roles: readonly { readonly repository: string; readonly role: Role }[]
}

interface AccessRow {
  user_id: number
  name: string
  password_hash: string | null
  is_administrator: number | boolean
  repository_id: number | null
  role: Role | null
  sid: string | null
  expires_at: string | null
}

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
   */
  async access(
    name: string,
    repository: string | undefined,
    sessionHash: string | undefined,
  ): Promise<Access | undefined> {
    const row = await this.#lookups('users')
      .leftJoin(
        'repositories',
        (join) => void join.onVal('repositories.name', repository ?? '').onNull('repositories.removed_at'),
      )
      .leftJoin('roles', (join) =>
        join.on('roles.user_id', 'users.id').andOn('roles.repository_id', 'repositories.id'),
      )
      .leftJoin('sessions', (join) =>
        join.on('sessions.user_id', 'users.id').andOnVal('sessions.id_hash', sessionHash ?? ''),
      )
      .where('users.name', name)
      .first<AccessRow | undefined>({
        user_id: 'users.id',
        name: 'users.name',
        password_hash: 'users.password_hash',
        is_administrator: 'users.is_administrator',
        repository_id: 'repositories.id',
        role: 'roles.role',
        sid: 'sessions.sid',
        expires_at: 'sessions.expires_at',
      })
    return (
      row && {
        userId: row.user_id,
        name: row.name,
        passwordHash: row.password_hash,
        isAdministrator: Boolean(row.is_administrator),
        repositoryId: row.repository_id ?? undefined,
        role: row.role ?? undefined,
        session: row.expires_at === null ? undefined : { sid: row.sid, expiresAt: row.expires_at },
      }
    )
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
    if (role === undefined) await this.#catalogue.knex('roles').where(key).delete()
    else
      await this.#catalogue.knex.transaction(async (transaction) => {
        await lockRepository(repositoryId, transaction)
        await transaction('roles')
          .insert({ ...key, role })
          .onConflict(['user_id', 'repository_id'])
          .merge(['role'])
      })
  }

  /** Deletes a user with all roles and sessions. @returns true if the user existed */
  async remove(name: string): Promise<boolean> {
    return (await this.#catalogue.knex('users').where({ name }).delete()) > 0
  }
}
