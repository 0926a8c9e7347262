import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Generations } from '../../lib/generations.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Principal, CredentialsRejected } from './principal.ts'

/** How long the database's answer about keys is cached. Another process's revocation takes effect after this time. */
const BELIEVED_MS = 250

const PART = /^[A-Za-z0-9_-]{1,64}$/

interface Row {
  key: string
  secret_hash: string
  workspace_id: string
  scopes: string
  name: string | null
  rate_limit: number | null
  created_at: string
  expires_at: string | null
  revoked_at: string | null
}

/** The catalogue cannot be read at the moment, so a key cannot be checked. The cause is for the log. */
export class CredentialsUnreachable extends Error {
  constructor(cause: unknown) {
    super('The credentials cannot be checked at the moment. Try again later.', { cause })
    this.name = 'CredentialsUnreachable'
  }
}

/** An API key as its administrator sees it. Times are ISO 8601 in UTC. */
export interface ApiKeyRecord {
  readonly key: string
  readonly workspaceId: string
  readonly scopes: readonly string[]
  readonly name: string | undefined
  readonly rateLimit: number | undefined
  readonly createdAt: string
  readonly expiresAt: string | undefined
  readonly revokedAt: string | undefined
}

interface ActiveKey {
  readonly secretHash: Buffer
  readonly principal: Principal
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const digest = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** Compared with the secret if the key is unknown, so that this takes as long as a wrong secret. */
const NO_HASH = Buffer.alloc(32)

const activeKey = (row: Row): ActiveKey => ({
  secretHash: Buffer.from(row.secret_hash, 'base64url'),
  principal: {
    kind: 'api-key',
    id: `api-key:${row.key}`,
    workspaceId: row.workspace_id,
    scopes: new Set(row.scopes.split(' ')),
    ...(row.rate_limit === null ? {} : { rateLimit: row.rate_limit }),
  },
  expiresAt: row.expires_at === null ? Infinity : Date.parse(row.expires_at),
})

/**
 * The API keys of the catalogue. Checked keys are cached until another connection commits to the catalogue. Requests
 * check for such commits at most every 250 ms, without a timer. If this check fails, no key is accepted.
 */
export class ApiKeys {
  readonly #catalogue: Catalogue
  readonly #now: () => number
  #active = new Generations<ActiveKey>(10_000)
  #version: string | number | undefined
  #checkedAt = -Infinity
  #checking: Promise<void> | undefined

  /** @param now milliseconds since 1970 */
  constructor(catalogue: Catalogue, now: () => number = Date.now) {
    this.#catalogue = catalogue
    this.#now = now
  }

  /**
   * Creates a key. Its secret is returned only here.
   * @param options.rateLimit requests per minute of this key, in place of the server's limit
   */
  async create(options: {
    workspaceId: string
    scopes: Iterable<string>
    name?: string
    ttlSeconds?: number
    rateLimit?: number
  }): Promise<{ key: string; secret: string }> {
    const key = `gtk_${randomBytes(16).toString('base64url')}`
    const secret = `gts_${randomBytes(32).toString('base64url')}`
    const now = this.#now()
    const row: Row = {
      key,
      secret_hash: digest(secret).toString('base64url'),
      workspace_id: options.workspaceId,
      scopes: [...options.scopes].join(' '),
      name: options.name ?? null,
      rate_limit: options.rateLimit ?? null,
      created_at: new Date(now).toISOString(),
      expires_at:
        options.ttlSeconds === undefined ? null : new Date(now + options.ttlSeconds * 1000).toISOString(),
      revoked_at: null,
    }
    await this.#catalogue.knex<Row>('api_keys').insert(row)
    return { key, secret }
  }

  /** All keys, including revoked and expired keys, in the order of their creation. */
  async list(): Promise<ApiKeyRecord[]> {
    const rows = await this.#catalogue.knex<Row>('api_keys').select('*').orderBy(['created_at', 'key'])
    return rows.map((row) => ({
      key: row.key,
      workspaceId: row.workspace_id,
      scopes: row.scopes.split(' '),
      name: row.name ?? undefined,
      rateLimit: row.rate_limit ?? undefined,
      createdAt: row.created_at,
      expiresAt: row.expires_at ?? undefined,
      revokedAt: row.revoked_at ?? undefined,
    }))
  }

  /**
   * Revokes a key and every token made from it. A revoked key stays revoked.
   * @returns true if the key exists
   */
  async revoke(key: string): Promise<boolean> {
    const revoked = await this.#catalogue
      .knex<Row>('api_keys')
      .where({ key })
      .whereNull('revoked_at')
      .update({ revoked_at: new Date(this.#now()).toISOString() })
    this.#forget()
    if (revoked > 0) return true
    return (await this.#catalogue.knex<Row>('api_keys').where({ key }).first('key')) !== undefined
  }

  /**
   * Sets or removes a key's own limit. Running servers apply it within a second.
   * @param perMinute requests per minute; 0: no limit; undefined: the server's own limit
   * @returns true if the key exists
   */
  async limit(key: string, perMinute: number | undefined): Promise<boolean> {
    const changed = await this.#catalogue
      .knex<Row>('api_keys')
      .where({ key })
      .update({ rate_limit: perMinute ?? null })
    this.#forget()
    return changed > 0
  }

  /**
   * Authenticates a key and returns its principal.
   * @throws CredentialsRejected (malformed, unknown, revoked, expired), CredentialsUnreachable
   */
  async verify(key: string, secret: string): Promise<Principal> {
    if (!PART.test(key) || !PART.test(secret)) throw new CredentialsRejected('malformed')
    const presented = digest(secret)
    if (this.#isStale()) await this.#check()
    const remembered = this.#active.get(key)
    if (
      remembered !== undefined &&
      remembered.expiresAt > this.#now() &&
      timingSafeEqual(remembered.secretHash, presented)
    ) {
      return remembered.principal
    }
    // A wrong secret takes this path even if the key is cached, like a key that does not exist.
    const row = await this.#find(key)
    const stored = row === undefined ? NO_HASH : Buffer.from(row.secret_hash, 'base64url')
    if (!timingSafeEqual(stored, presented) || row === undefined)
      throw new CredentialsRejected('unknown', row?.key)
    return this.#remember(row).principal
  }

  /**
   * The principal of a key that a token names. The secret was checked when the token was made.
   * @throws CredentialsRejected (unknown, revoked, expired), CredentialsUnreachable
   */
  async holder(key: string): Promise<Principal> {
    if (this.#isStale()) await this.#check()
    const remembered = this.#active.get(key)
    if (remembered !== undefined && remembered.expiresAt > this.#now()) return remembered.principal
    const row = await this.#find(key)
    if (row === undefined) throw new CredentialsRejected('unknown')
    return this.#remember(row).principal
  }

  #find(key: string): Promise<Row | undefined> {
    return this.#reached(this.#catalogue.knex<Row>('api_keys').where({ key }).first())
  }

  #remember(row: Row): ActiveKey {
    // An answer from before a change must not survive it: the change replaces the map, and this adds to the old map.
    const map = this.#active
    const active = activeKey(row)
    if (row.revoked_at !== null) throw new CredentialsRejected('revoked', row.key)
    if (active.expiresAt <= this.#now()) throw new CredentialsRejected('expired', row.key)
    map.set(row.key, active)
    return active
  }

  #forget(): void {
    this.#active = new Generations(10_000)
  }

  #isStale(): boolean {
    const age = this.#now() - this.#checkedAt
    return age >= BELIEVED_MS || age < 0
  }

  #check(): Promise<void> {
    this.#checking ??= this.#compareVersion().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  async #compareVersion(): Promise<void> {
    const askedAt = this.#now()
    const version = await this.#reached(this.#catalogue.changes())
    if (version !== this.#version) this.#forget()
    this.#version = version
    this.#checkedAt = askedAt
  }

  async #reached<T>(answer: PromiseLike<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      throw this.#catalogue.isUnreachable(error) ? new CredentialsUnreachable(error) : error
    }
  }
}
