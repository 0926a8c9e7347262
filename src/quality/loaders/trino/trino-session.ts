import { type TrinoPage, TrinoClient, type TrinoColumn } from '../../../lib/trino/trino-client.ts'
import { TRINO_TIMES } from '../../../lib/trino/exchange.ts'
import { SourceUnreadable } from '../errors.ts'
import { checkedLookup, forbidden, isForbidden } from '../http/checked-address.ts'
import { readingError } from './failures.ts'
import { faultOfLogin, originOf, type TrinoConnection, type TrinoLogin } from './trino-connection.ts'
import { isIP } from 'node:net'

/** A user waits for previews, and a load is repeated. */
const TIMES = { ...TRINO_TIMES, retryMs: 5000 }

/** Queries of a connection. Failures are sentences about the source. */
export class TrinoSession {
  readonly connection: TrinoConnection
  readonly #client: TrinoClient

  /** @throws SourceUnreadable if the login must not be sent over the connection */
  constructor(connection: TrinoConnection) {
    this.connection = connection
    const { cluster, login } = connection
    const fault = faultOfLogin(connection)
    if (fault !== undefined) throw new SourceUnreadable(fault)
    // Addresses are connected to without a lookup.
    if (isIP(cluster.host) !== 0 && isForbidden(cluster.host)) throw this.failure(forbidden())
    this.#client = new TrinoClient(
      {
        ...{ origin: originOf(cluster), user: login.user, catalog: cluster.catalog, schema: cluster.schema },
        credentials: credentialsOf(login),
      },
      { times: TIMES, lookup: checkedLookup(), tls: { rejectUnauthorized: cluster.sslMode !== 'require' } },
    )
  }

  /** The rows of a statement, page by page. Leaving the loop cancels it. @throws ReadingError, or the signal's reason */
  async *pages(sql: string, signal?: AbortSignal): AsyncGenerator<TrinoPage['rows'], void, undefined> {
    try {
      for await (const { rows } of this.#client.query(sql, { signal })) yield rows
    } catch (error) {
      signal?.throwIfAborted()
      throw this.failure(error)
    }
  }

  /** The whole result of a statement that has a short one. @throws ReadingError, or the signal's reason */
  async rows(sql: string, signal?: AbortSignal): Promise<TrinoPage['rows']> {
    return (await this.#run(sql, signal)).rows
  }

  /** The columns of a statement without rows. @throws ReadingError, or the signal's reason */
  async columns(sql: string, signal?: AbortSignal): Promise<readonly TrinoColumn[]> {
    return (await this.#run(sql, signal)).columns
  }

  failure(error: unknown): Error {
    return readingError(error, this.connection)
  }

  close(): void {
    this.#client.close()
  }

  async #run(sql: string, signal: AbortSignal | undefined) {
    try {
      return await this.#client.run(sql, { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw this.failure(error)
    }
  }
}

function credentialsOf({ password, token }: TrinoLogin) {
  if (token !== undefined) return { kind: 'token', token } as const
  return password === undefined ? undefined : ({ kind: 'password', password } as const)
}
