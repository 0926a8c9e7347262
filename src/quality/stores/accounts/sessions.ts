import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import type { SessionScheme } from '../../model/session-scheme.ts'

/** A session as an administrator sees it. Times are ISO 8601 in UTC. */
export interface SessionRecord {
  /** SHA-256 of the session's id, in hexadecimal digits. */
  readonly idHash: string
  readonly user: string
  readonly sid: string | undefined
  readonly scheme: SessionScheme
  readonly createdAt: string
  /** When the session ends, if it is not used before then. */
  readonly expiresAt: string
}

type SessionRow = Omit<SessionRecord, 'sid'> & { readonly sid: string | null }

/** Sessions of the catalogue, by the hash of their id. The id itself is never stored. */
export class SessionStore {
  readonly #catalogue: Catalogue
  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** @returns false if the user has been deleted */
  async insert(session: {
    readonly idHash: string
    readonly userId: number
    readonly sid: string | undefined
    readonly scheme: SessionScheme
    readonly expiresAt: string
    /** When the session of a browser ends, even if it is in use; undefined if that is `expiresAt`. */
    readonly endsAt?: string
  }): Promise<boolean> {
    try {
      await this.#catalogue.knex('sessions').insert({
        id_hash: session.idHash,
        user_id: session.userId,
        sid: session.sid ?? null,
        scheme: session.scheme,
        created_at: new Date().toISOString(),
        expires_at: session.expiresAt,
        ends_at: session.endsAt ?? null,
      })
      return true
    } catch (error) {
      if (this.#catalogue.isReferenceViolation(error)) return false
      throw error
    }
  }

  /** Sessions that have not expired at a time, the latest first. */
  async list(now: string): Promise<SessionRecord[]> {
    const rows: SessionRow[] = await this.#catalogue
      .knex('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .where('expires_at', '>', now)
      .orderBy([{ column: 'sessions.created_at', order: 'desc' }, 'id_hash'])
      .select({
        idHash: 'sessions.id_hash',
        user: 'users.name',
        sid: 'sessions.sid',
        scheme: 'sessions.scheme',
        createdAt: 'sessions.created_at',
        expiresAt: 'sessions.expires_at',
      })
    return rows.map((row) => ({ ...row, sid: row.sid ?? undefined }))
  }

  /** Changes when a session ends that is not used any more. Does nothing if the session has been removed. */
  async extend(idHash: string, expiresAt: string): Promise<void> {
    await this.#catalogue.knex('sessions').where({ id_hash: idHash }).update({ expires_at: expiresAt })
  }

  /** @returns true if the session existed */
  async remove(idHash: string): Promise<boolean> {
    return (await this.#catalogue.knex('sessions').where({ id_hash: idHash }).delete()) > 0
  }

  /** Deletes sessions that have expired at a time. */
  async removeExpired(now: string): Promise<void> {
    await this.#catalogue.knex('sessions').where('expires_at', '<=', now).delete()
  }
}
