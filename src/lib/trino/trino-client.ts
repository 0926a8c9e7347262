import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseExactly } from '../exact-json.ts'
import { Exchange, TRINO_TIMES, type TrinoTimes } from './exchange.ts'
import { TrinoFault, TrinoQueryGone, TrinoUnavailable } from './faults.ts'
import type { TrinoAddress } from './trino-address.ts'
import type { TypeSignature } from './values.ts'

/** A column of a result. */
export interface TrinoColumn {
  readonly name: string
  readonly typeSignature: TypeSignature
}

/** Some rows of a result, as they come: `decoderOf` of `values.ts` reads their values. */
export interface TrinoPage {
  readonly columns: readonly TrinoColumn[]
  readonly rows: readonly (readonly unknown[])[]
}

/** What is known of a statement at its end. */
export interface TrinoEnd {
  /** The kind of a statement that changes something, such as `INSERT`. */
  readonly updateType: string | undefined
  /** Rows that the statement changed. */
  readonly updateCount: number
  /** Of the result; empty if the statement has none. */
  readonly columns: readonly TrinoColumn[]
}

export interface TrinoQueryOptions {
  readonly signal?: AbortSignal | undefined
  /** In place of the schema of the address. */
  readonly schema?: string
  /** What the query is for, as Trino shows it to its operator. */
  readonly info?: string | undefined
}

export interface TrinoClientOptions {
  readonly times?: TrinoTimes
  /** Finds the address of the host. The default is that of Node. */
  readonly lookup?: LookupFunction
}

/** An answer of the protocol, as far as it is used. */
interface Answer {
  readonly nextUri?: string
  readonly columns?: readonly TrinoColumn[]
  readonly data?: readonly (readonly unknown[])[]
  readonly error?: { readonly errorName?: string; readonly message?: string }
  readonly updateType?: string
  readonly updateCount?: number
}

/** Name by which Trino's operator finds the queries of this product. */
export const TRINO_SOURCE = 'groundtruth'

/** Size of a page, if rows are not longer. Smaller pages let the event loop have its turn. */
const PAGE_SIZE = '1MB'
/** Trino abandons a query if nobody asks for its rows for some minutes. */
const HEARTBEAT_MS = 30_000
/** How long the end of a query waits until Trino has taken the cancellation. */
const CANCEL_MS = 2000

/** A client of Trino's HTTP protocol. It sends no request to another origin than that of the address. */
export class TrinoClient {
  readonly #address: TrinoAddress
  readonly #exchange: Exchange

  constructor(address: TrinoAddress, { times = TRINO_TIMES, lookup }: TrinoClientOptions = {}) {
    this.#address = address
    this.#exchange = new Exchange(times, lookup)
  }

  /**
   * Runs a statement and yields its rows page by page. It reads one page ahead. Leaving the loop cancels the query.
   * @throws TrinoFault, TrinoUnavailable, or the signal's reason
   */
  async *query(sql: string, options: TrinoQueryOptions = {}): AsyncGenerator<TrinoPage, TrinoEnd, undefined> {
    const { signal } = options
    const stop = new AbortController()
    const both = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    let answer = await this.#begin(sql, options)
    const beat = setInterval(() => {
      if (answer.nextUri !== undefined) void this.#heartbeat(answer.nextUri, both)
    }, HEARTBEAT_MS).unref()
    /** Where the query can be cancelled. */
    let open = answer.nextUri
    let columns: readonly TrinoColumn[] = []
    try {
      for (;;) {
        if (answer.error !== undefined) {
          open = undefined
          throw new TrinoFault(answer.error.errorName ?? 'GENERIC_INTERNAL_ERROR', answer.error.message ?? '')
        }
        columns = answer.columns ?? columns
        const { data = [], nextUri, updateType, updateCount = 0 } = answer
        open = nextUri
        const next = nextUri === undefined ? undefined : this.#next(nextUri, both)
        // If the consumer leaves, nobody waits for it any more.
        next?.catch(() => undefined)
        if (data.length > 0) yield { columns, rows: data }
        signal?.throwIfAborted()
        if (next === undefined) return { updateType, updateCount, columns }
        answer = await next
      }
    } finally {
      clearInterval(beat)
      stop.abort()
      if (open !== undefined) await this.#cancel(open)
    }
  }

  /** Runs a statement and collects its rows. */
  async run(sql: string, options: TrinoQueryOptions = {}): Promise<TrinoEnd & Pick<TrinoPage, 'rows'>> {
    const rows: (readonly unknown[])[] = []
    const pages = this.query(sql, options)
    for (;;) {
      const next = await pages.next()
      if (next.done === true) return { ...next.value, rows }
      for (const row of next.value.rows) rows.push(row)
    }
  }

  close(): void {
    this.#exchange.close()
  }

  /** Sends a statement. If the signal is aborted meanwhile, the query is cancelled as soon as its address is known. */
  async #begin(sql: string, options: TrinoQueryOptions): Promise<Answer> {
    const { signal } = options
    signal?.throwIfAborted()
    const url = new URL('/v1/statement', this.#address.origin)
    const headers = { ...this.#headers(), ...this.#statementHeaders(options) }
    const sent = this.#exchange.send({ method: 'POST', url, headers, body: sql }).then(read)
    if (signal === undefined) return sent
    let abort = (): void => undefined
    const aborted = new Promise<never>((_, reject) => {
      abort = () => reject(signal.reason as Error)
      signal.addEventListener('abort', abort, { once: true })
    })
    try {
      return await Promise.race([sent, aborted])
    } catch (error) {
      // A failure of the statement that nobody waits for is of no interest.
      if (signal.aborted)
        void sent.then(
          ({ nextUri }) => (nextUri === undefined ? undefined : this.#cancel(nextUri)),
          () => undefined,
        )
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  async #next(uri: string, signal: AbortSignal): Promise<Answer> {
    const url = this.#own(uri)
    url.searchParams.set('targetResultSize', PAGE_SIZE)
    return read(await this.#exchange.send({ method: 'GET', url, headers: this.#headers(), signal }))
  }

  /** Keeps a query alive whose rows are not read at the moment. If it fails, the next page tells why. */
  async #heartbeat(uri: string, signal: AbortSignal): Promise<void> {
    const request = { method: 'HEAD', url: this.#own(uri), headers: this.#headers(), signal } as const
    await this.#exchange.send(request).catch(() => undefined)
  }

  /** Cancels a query. Trino ends a query that this does not reach when nobody has asked for its rows for minutes. */
  async #cancel(uri: string): Promise<void> {
    const request = { method: 'DELETE', url: this.#own(uri), headers: this.#headers() } as const
    const sent = this.#exchange.send(request).catch(() => undefined)
    await Promise.race([sent, sleep(CANCEL_MS, undefined, { ref: false })])
  }

  /** @throws TrinoUnavailable if an address is not of the configured origin */
  #own(uri: string): URL {
    const url = URL.canParse(uri) ? new URL(uri) : undefined
    if (url?.origin === this.#address.origin && url.username === '' && url.password === '') return url
    throw new TrinoUnavailable(
      'Trino names another address for the rows of a query than that of the settings: behind a proxy, set http-server.process-forwarded=true in its config.properties.',
    )
  }

  #headers(): Record<string, string> {
    const { user, credentials } = this.#address
    return {
      'User-Agent': 'Groundtruth',
      'X-Trino-User': headerText(user),
      ...(credentials?.kind === 'token' && { Authorization: `Bearer ${credentials.token}` }),
      ...(credentials?.kind === 'password' && {
        Authorization: `Basic ${Buffer.from(`${user}:${credentials.password}`).toString('base64')}`,
      }),
    }
  }

  #statementHeaders({ schema, info }: TrinoQueryOptions): Record<string, string> {
    const address = this.#address
    const session = Object.entries(address.session)
    return {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Trino-Source': TRINO_SOURCE,
      'X-Trino-Catalog': address.catalog,
      'X-Trino-Schema': schema ?? address.schema,
      'X-Trino-Time-Zone': 'UTC',
      'X-Trino-Client-Capabilities': 'PARAMETRIC_DATETIME',
      ...(info !== undefined && { 'X-Trino-Client-Info': headerText(info) }),
      ...(address.tags.length > 0 && { 'X-Trino-Client-Tags': address.tags.join(',') }),
      ...(session.length > 0 && {
        'X-Trino-Session': session.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join(','),
      }),
    }
  }
}

/** Node sends headers in Latin-1, and Trino reads them so. Other characters and controls would be rejected. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

function read({ status, text }: { readonly status: number; readonly text: string }): Answer {
  if (status === 404 || status === 410)
    throw new TrinoQueryGone('Trino was restarted or has given up the query: try again.')
  if (status === 401 || status === 403)
    throw new TrinoUnavailable(
      'Trino refuses the user: check the user and the password or token of its address.',
    )
  if (status !== 200)
    throw new TrinoUnavailable(`Trino answers a query with HTTP ${status}: check its address.`)
  const answer = parsed(text)
  if (answer.data !== undefined && !Array.isArray(answer.data))
    throw new TrinoUnavailable(
      'Trino answers with rows in a form that nobody asked for: switch off spooling.',
    )
  return answer
}

function parsed(text: string): Answer {
  try {
    const answer = parseExactly(text)
    if (typeof answer === 'object' && answer !== null) return answer as Answer
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new TrinoUnavailable('Trino does not answer as Trino does: check its address.')
}
