import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseExactly } from '../exact-json.ts'
import { Exchange, TRINO_TIMES, type TrinoAnswer, type TrinoTimes, type TrinoTls } from './exchange.ts'
import { TrinoAbsent, TrinoFault, TrinoLoginRefused, TrinoQueryGone, TrinoUnavailable } from './faults.ts'
import type { TypeSignature } from './values.ts'

/** How a user proves who it is. */
export type TrinoCredentials =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'token'; readonly token: string }

/** Where a Trino is, and how statements are sent to it. */
export interface TrinoTarget {
  /** Scheme, host and port. */
  readonly origin: string
  /** Undefined: the token tells the user. */
  readonly user?: string | undefined
  /** The catalog and the schema of names without them. */
  readonly catalog?: string | undefined
  readonly schema?: string | undefined
  /** A function is called for each request, because credentials may change. */
  readonly credentials?: TrinoCredentials | (() => Promise<TrinoCredentials | undefined>) | undefined
  /** Values of session properties by their names. */
  readonly session?: ReadonlyMap<string, string>
  readonly tags?: readonly string[]
}

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
  readonly tls?: TrinoTls | undefined
}

/** An answer of the protocol, as far as it is used. */
interface Answer {
  readonly nextUri?: string
  readonly columns?: readonly TrinoColumn[]
  readonly data?: readonly (readonly unknown[])[]
  readonly error?: { readonly errorName?: string; readonly errorType?: string; readonly message?: string }
  readonly updateType?: string
  readonly updateCount?: number
}

/** Name by which Trino's operator finds the queries of this product. */
export const TRINO_SOURCE = 'groundtruth'

/** Size of a page, if rows are not longer. Smaller pages let the event loop have its turn. */
const PAGE_SIZE = '1MB'
/** Errors of a Trino that has just begun to run: it has not begun the query. */
const STARTING = ['SERVER_STARTING_UP', 'NO_NODES_AVAILABLE']
const MAX_STARTING_PAUSE_MS = 2000
/** Trino abandons a query if nobody asks for its rows for some minutes. */
const HEARTBEAT_MS = 30_000
/** How long the end of a query waits until Trino has taken the cancellation. */
const CANCEL_MS = 2000

/** A client of Trino's HTTP protocol. It sends no request to another origin than that of the address. */
export class TrinoClient {
  readonly #target: TrinoTarget
  readonly #exchange: Exchange
  readonly #retryMs: number

  constructor(target: TrinoTarget, { times = TRINO_TIMES, lookup, tls }: TrinoClientOptions = {}) {
    this.#target = target
    this.#retryMs = times.retryMs
    this.#exchange = new Exchange(times, { lookup, tls })
  }

  /**
   * Runs a statement and yields its rows page by page. It reads one page ahead. Leaving the loop cancels the query.
   * A query that Trino cannot begin, because it has just started, is repeated like a request that cannot be sent.
   * @throws TrinoFault, TrinoUnavailable, or the signal's reason
   */
  async *query(sql: string, options: TrinoQueryOptions = {}): AsyncGenerator<TrinoPage, TrinoEnd, undefined> {
    const end = performance.now() + this.#retryMs
    let hasRows = false
    for (let pause = 100; ; pause = Math.min(2 * pause, MAX_STARTING_PAUSE_MS)) {
      try {
        return yield* this.#attempt(sql, options, () => (hasRows = true))
      } catch (error) {
        const isStarting = error instanceof TrinoFault && STARTING.includes(error.errorName)
        if (!isStarting || hasRows || performance.now() + pause > end) throw error
      }
      await sleep(pause, undefined, { signal: options.signal }).catch(() => options.signal?.throwIfAborted())
    }
  }

  async *#attempt(
    sql: string,
    options: TrinoQueryOptions,
    onRows: () => void,
  ): AsyncGenerator<TrinoPage, TrinoEnd, undefined> {
    const { signal } = options
    const stop = new AbortController()
    const both = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    let answer = await this.#begin(sql, options)
    const beat = setInterval(() => {
      // If it fails, the next page tells why.
      if (answer.nextUri !== undefined) this.#request('HEAD', answer.nextUri, both).catch(() => undefined)
    }, HEARTBEAT_MS).unref()
    /** Where the query can be cancelled. */
    let open = answer.nextUri
    let columns: readonly TrinoColumn[] = []
    try {
      for (;;) {
        if (answer.error !== undefined) {
          open = undefined
          throw faultOf(answer.error)
        }
        columns = answer.columns ?? columns
        const { data = [], nextUri, updateType, updateCount = 0 } = answer
        open = nextUri
        const next = nextUri === undefined ? undefined : this.#next(nextUri, both)
        // If the consumer leaves, nobody waits for it any more.
        next?.catch(() => undefined)
        if (data.length > 0) {
          onRows()
          yield { columns, rows: data }
        }
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
    const url = new URL('/v1/statement', this.#target.origin)
    const headers = { ...(await this.#headers()), ...this.#statementHeaders(options) }
    signal?.throwIfAborted()
    const sent = this.#exchange.send({ method: 'POST', url, headers, body: sql }).then((answer) => {
      // Trino has this path, and 404 otherwise means that a query is gone.
      if (answer.status === 404) throw new TrinoAbsent(url.host)
      return read(answer, url.host)
    })
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
    return read(await this.#request('GET', uri, signal), new URL(uri).host)
  }

  /** Cancels a query. Trino ends a query that this does not reach when nobody has asked for its rows for minutes. */
  async #cancel(uri: string): Promise<void> {
    const sent = this.#request('DELETE', uri).catch(() => undefined)
    await Promise.race([sent, sleep(CANCEL_MS, undefined, { ref: false })])
  }

  async #request(method: 'GET' | 'HEAD' | 'DELETE', uri: string, signal?: AbortSignal): Promise<TrinoAnswer> {
    const url = this.#own(uri)
    if (method === 'GET') url.searchParams.set('targetResultSize', PAGE_SIZE)
    return this.#exchange.send({ method, url, headers: await this.#headers(), signal })
  }

  /** @throws TrinoUnavailable if an address is not of the configured origin */
  #own(uri: string): URL {
    const url = URL.canParse(uri) ? new URL(uri) : undefined
    if (url?.origin === this.#target.origin && url.username === '' && url.password === '') return url
    throw new TrinoUnavailable(
      'Trino names another address for the rows of a query than that of the settings: behind a proxy, set http-server.process-forwarded=true in its config.properties.',
    )
  }

  async #headers(): Promise<Record<string, string>> {
    const { user, credentials: given } = this.#target
    const credentials = typeof given === 'function' ? await given() : given
    return {
      'User-Agent': 'Groundtruth',
      ...(user !== undefined && { 'X-Trino-User': headerText(user) }),
      ...(credentials?.kind === 'token' && { Authorization: `Bearer ${credentials.token}` }),
      ...(credentials?.kind === 'password' && {
        Authorization: `Basic ${Buffer.from(`${user ?? ''}:${credentials.password}`).toString('base64')}`,
      }),
    }
  }

  #statementHeaders({ schema, info }: TrinoQueryOptions): Record<string, string> {
    const target = this.#target
    const { catalog, tags = [] } = target
    const session = [...(target.session ?? [])]
    const usedSchema = schema ?? target.schema
    return {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Trino-Source': TRINO_SOURCE,
      ...(catalog !== undefined && { 'X-Trino-Catalog': catalog }),
      ...(usedSchema !== undefined && { 'X-Trino-Schema': usedSchema }),
      'X-Trino-Time-Zone': 'UTC',
      'X-Trino-Client-Capabilities': 'PARAMETRIC_DATETIME',
      ...(info !== undefined && { 'X-Trino-Client-Info': headerText(info) }),
      ...(tags.length > 0 && { 'X-Trino-Client-Tags': tags.join(',') }),
      ...(session.length > 0 && {
        'X-Trino-Session': session.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join(','),
      }),
    }
  }
}

const faultOf = ({
  errorName = 'GENERIC_INTERNAL_ERROR',
  errorType,
  message = '',
}: NonNullable<Answer['error']>): TrinoFault =>
  new TrinoFault(errorName, message, { isOfUser: errorType === 'USER_ERROR' })

/** Node sends headers in Latin-1, and Trino reads them so. Other characters and controls would be rejected. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

function read({ status, text }: TrinoAnswer, host: string): Answer {
  if (status === 404 || status === 410)
    throw new TrinoQueryGone('Trino was restarted or has given up the query: try again.')
  if (status === 401 || status === 403)
    throw new TrinoLoginRefused(
      'Trino refuses the user: check the user and the password or token of its address.',
    )
  if (status !== 200)
    throw new TrinoUnavailable(`Trino answers a query with HTTP ${status}: check its address.`)
  const answer = parsed(text, host)
  if (answer.data !== undefined && !Array.isArray(answer.data))
    throw new TrinoUnavailable(
      'Trino answers with rows in a form that nobody asked for: switch off spooling.',
    )
  return answer
}

function parsed(text: string, host: string): Answer {
  try {
    const answer = parseExactly(text)
    if (typeof answer === 'object' && answer !== null) return answer
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new TrinoAbsent(host)
}
