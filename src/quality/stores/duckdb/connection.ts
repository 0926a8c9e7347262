import { setTimeout as sleep } from 'node:timers/promises'
import { type DuckDBConnection, type DuckDBResult, ResultReturnType, StatementType } from '@duckdb/node-api'
import { QueryCancelled, type Row, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import type { Answer, BoundQuery, EngineConnection } from '../sql/engine-connection.ts'
import { bindingsOf } from './bindings.ts'
import { domainErrorOf } from './errors.ts'
import { rowsOf } from './rows.ts'

/** Interval at which an interrupt is repeated: an interrupt before the query's first step has no effect. */
const INTERRUPT_EVERY_MS = 10

/**
 * One connection to a warehouse. Concurrent statements run one after the other. It detects failures that the driver
 * hides: the driver ends an interrupted stream without an error, and reports success for the commit of a failed
 * transaction that the engine has rolled back.
 */
export class WarehouseConnection implements EngineConnection {
  readonly #raw: DuckDBConnection
  /** Settled when all statements so far have ended. */
  #last: Promise<unknown> = Promise.resolve()
  /** The statement that the engine is running. */
  #step: symbol | undefined
  #cancelled = false
  #streaming = false
  #inTransaction = false
  #failedInTransaction = false
  #ended = false

  constructor(raw: DuckDBConnection) {
    this.#raw = raw
  }

  /**
   * Runs one statement and collects its rows.
   * @throws QueryCancelled if the signal or a call of `cancel` stops it
   */
  async run(sql: string, bindings: readonly unknown[] = [], signal?: AbortSignal): Promise<Answer> {
    if (this.#streaming) {
      throw new TypeError(
        'A stream is being read on this connection: use another connection, or wait for the end of the stream.',
      )
    }
    const turn = this.#last.then(() => this.#interruptible(signal, () => this.#run(sql, bindings)))
    // The caller receives a failure. The next statement only waits for the end.
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /**
   * Runs queries one after the other on one snapshot of the tables and yields their rows on demand. No other statement
   * can run on the connection during that time.
   */
  stream(queries: readonly BoundQuery[], signal?: AbortSignal): AsyncGenerator<Row[], void, undefined> {
    return this.streamAs(rowsOf, queries, signal)
  }

  /** The same, with what `decode` makes of each result. */
  async *streamAs<T>(
    decode: (result: DuckDBResult) => AsyncGenerator<T, void, undefined>,
    queries: readonly BoundQuery[],
    signal?: AbortSignal,
  ): AsyncGenerator<T, void, undefined> {
    const own = !this.#inTransaction
    if (own) await this.run('BEGIN TRANSACTION READ ONLY')
    this.#streaming = true
    try {
      for (const { sql, bindings } of queries) {
        const { values, types } = bindingsOf(bindings)
        const rows = decode(await this.#interruptible(signal, () => this.#raw.stream(sql, values, types)))
        for (;;) {
          const next = await this.#interruptible(signal, () => rows.next())
          if (next.done === true) break
          yield next.value
        }
        // Throws if the transaction has failed. This distinguishes an interrupted result from a complete result.
        await this.#interruptible(signal, () => this.#raw.run('SELECT 1'))
      }
    } finally {
      this.#streaming = false
      this.#cancelled = false
      if (own && !this.#ended) await this.run('ROLLBACK')
    }
  }

  /** Stops the running statement or stream, if any. Its caller gets QueryCancelled. Resolves when it has ended. */
  async cancel(): Promise<void> {
    const step = this.#step
    if (step === undefined && !this.#streaming) return
    this.#cancelled = true
    // Interrupt only this step, not the next step or the next user of the connection.
    while (step !== undefined && this.#step === step) {
      this.#raw.interrupt()
      await sleep(INTERRUPT_EVERY_MS)
    }
  }

  /** Stops the running statement, rolls back and closes. Later calls throw WarehouseUnavailable. */
  async end(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    await this.cancel()
    if (this.#inTransaction) await this.#raw.run('ROLLBACK')
    this.#raw.disconnectSync()
  }

  /** Runs a step that `cancel` and the signal can stop, and converts its errors to domain errors. */
  async #interruptible<T>(signal: AbortSignal | undefined, step: () => Promise<T>): Promise<T> {
    if (this.#ended) throw new WarehouseUnavailable('The warehouse of this repository has been closed.')
    if (signal?.aborted === true || this.#cancelled) throw new QueryCancelled()
    const stop = (): void => void this.cancel()
    signal?.addEventListener('abort', stop, { once: true })
    this.#step = Symbol('step')
    try {
      return await step()
    } catch (error) {
      this.#failedInTransaction = this.#inTransaction
      throw this.#cancelled ? new QueryCancelled({ cause: error }) : domainErrorOf(error)
    } finally {
      this.#step = undefined
      if (!this.#streaming) this.#cancelled = false
      signal?.removeEventListener('abort', stop)
    }
  }

  async #run(sql: string, bindings: readonly unknown[]): Promise<Answer> {
    if (/^COMMIT\b/i.test(sql) && this.#failedInTransaction) {
      await this.#run('ROLLBACK', [])
      // The code that began the transaction has ignored the failure. A user cannot correct that.
      throw new TypeError('A statement of this transaction has failed, and its error was not handed on.')
    }
    const { values, types } = bindingsOf(bindings)
    const result = await (values.length === 0 ? this.#raw.run(sql) : this.#raw.run(sql, values, types))
    if (result.statementType === StatementType.TRANSACTION) {
      this.#inTransaction = /^BEGIN\b/i.test(sql)
      this.#failedInTransaction = false
    }
    const rows: Row[] = []
    if (result.returnType === ResultReturnType.QUERY_RESULT) {
      for await (const part of rowsOf(result)) for (const row of part) rows.push(row)
    }
    return {
      command: StatementType[result.statementType],
      rows,
      rowCount: result.returnType === ResultReturnType.CHANGED_ROWS ? result.rowsChanged : rows.length,
    }
  }
}
