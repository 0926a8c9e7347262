import type { TrinoClient, TrinoEnd, TrinoPage } from '../../../lib/trino/trino-client.ts'
import {
  QueryCancelled,
  type Row,
  TablesMissing,
  TableUnknown,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import type { Answer, BoundQuery, EngineConnection } from '../sql/engine-connection.ts'
import { domainErrorOf } from './errors.ts'
import { statementOf } from './literals.ts'
import { rowsOf } from './rows.ts'

/** What a connection takes from its warehouse. */
export interface ConnectionOptions {
  readonly client: TrinoClient
  /** Receives after each statement why it did not reach the rows; undefined if it did. */
  readonly onEnd?: ((problem: string | undefined) => void) | undefined
  /** Of the repository. */
  readonly schema: string
  /** What the queries are for, as the operator of Trino sees it. */
  readonly info: () => string
  /**
   * The statement with the present names of tables that were dropped after a time; undefined if it has no such table.
   * @param since milliseconds since 1970
   */
  readonly withDropped: (sql: string, since: number) => Promise<string | undefined>
}

const TRANSACTION = /^(BEGIN|COMMIT|ROLLBACK)\b/i

/**
 * One connection to a warehouse in Trino. Concurrent statements run one after the other. Tables are written once, so a
 * transaction needs no statement of its own: its queries see one snapshot as long as they find their tables, also
 * those that are dropped meanwhile.
 */
export class TrinoConnection implements EngineConnection {
  readonly #options: ConnectionOptions
  readonly #running = new Set<AbortController>()
  /** Settled when all statements so far have ended. */
  #last: Promise<unknown> = Promise.resolve()
  /** When the transaction began, in milliseconds since 1970. */
  #since: number | undefined
  #ended = false

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  /**
   * @throws QueryCancelled if the signal or a call of `cancel` stops it
   */
  async run(sql: string, bindings: readonly unknown[] = [], signal?: AbortSignal): Promise<Answer> {
    const [, command] = TRANSACTION.exec(sql) ?? []
    if (command !== undefined) return this.#endOrBegin(command.toUpperCase())
    const turn = this.#last.then(() => this.#collect(sql, bindings, signal))
    // The caller receives a failure. The next statement only waits for the end.
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async *stream(
    queries: readonly BoundQuery[],
    signal?: AbortSignal,
  ): AsyncGenerator<Row[], void, undefined> {
    const since = this.#since ?? Date.now()
    for (const query of queries)
      yield* this.#cancellable(signal, (stopped) =>
        this.#rows(query, queries.length > 1 ? since : this.#since, stopped),
      )
  }

  async cancel(): Promise<void> {
    for (const running of this.#running) running.abort()
  }

  async end(): Promise<void> {
    this.#ended = true
    await this.cancel()
  }

  #endOrBegin(command: string): Answer {
    this.#since = command === 'BEGIN' ? Date.now() : undefined
    return { command, rows: [], rowCount: 0 }
  }

  async #collect(sql: string, bindings: readonly unknown[], signal?: AbortSignal): Promise<Answer> {
    const rows: Row[] = []
    const parts = this.#cancellable(signal, (stopped) => this.#rows({ sql, bindings }, this.#since, stopped))
    for (;;) {
      const next = await parts.next()
      if (next.done !== true) {
        for (const row of next.value) rows.push(row)
        continue
      }
      const { updateType, updateCount } = next.value
      return {
        command: updateType ?? 'SELECT',
        rows: updateType === undefined ? rows : [],
        rowCount: updateType === undefined ? rows.length : updateCount,
      }
    }
  }

  /** Runs a statement that `cancel` and the signal can stop, and converts its errors to domain errors. */
  async *#cancellable(
    signal: AbortSignal | undefined,
    start: (stopped: AbortSignal) => AsyncGenerator<Row[], TrinoEnd, undefined>,
  ): AsyncGenerator<Row[], TrinoEnd, undefined> {
    if (this.#ended) throw new WarehouseUnavailable('The warehouse of this repository has been closed.')
    if (signal?.aborted === true) throw new QueryCancelled()
    const running = new AbortController()
    const stop = (): void => running.abort()
    signal?.addEventListener('abort', stop, { once: true })
    this.#running.add(running)
    try {
      const end = yield* start(running.signal)
      this.#options.onEnd?.(undefined)
      return end
    } catch (error) {
      if (running.signal.aborted) throw new QueryCancelled({ cause: error })
      const known = domainErrorOf(error)
      if (known instanceof WarehouseUnavailable || known instanceof TablesMissing)
        this.#options.onEnd?.(known.message)
      throw known
    } finally {
      this.#running.delete(running)
      signal?.removeEventListener('abort', stop)
    }
  }

  /** @param since if set, tables that were dropped after it are found */
  async *#rows(
    { sql, bindings }: BoundQuery,
    since: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<Row[], TrinoEnd, undefined> {
    const { schema, info } = this.#options
    const statement = await statementOf(sql, bindings)
    const pages = (text: string): AsyncGenerator<TrinoPage, TrinoEnd, undefined> =>
      this.#options.client.query(text, { schema, info: info(), signal })
    try {
      return yield* withEnd(pages(statement))
    } catch (error) {
      if (!(domainErrorOf(error) instanceof TableUnknown)) throw error
      const present = since === undefined ? undefined : await this.#options.withDropped(statement, since)
      if (present === undefined) throw new TablesMissing(schema, { cause: error })
      return yield* withEnd(pages(present))
    }
  }
}

/** The rows of a result, and its end. */
async function* withEnd(
  pages: AsyncGenerator<TrinoPage, TrinoEnd, undefined>,
): AsyncGenerator<Row[], TrinoEnd, undefined> {
  let end: TrinoEnd = { updateType: undefined, updateCount: 0, columns: [] }
  async function* noting(): AsyncGenerator<TrinoPage, void, undefined> {
    end = yield* pages
  }
  yield* rowsOf(noting())
  return end
}
