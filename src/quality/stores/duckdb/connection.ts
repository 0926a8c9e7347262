import { setTimeout as sleep } from 'node:timers/promises'
import { type DuckDBConnection, ResultReturnType, StatementType } from '@duckdb/node-api'
import { QueryCancelled, type Row, WarehouseUnavailable } from '../../model/warehouse.ts'
import { bindingsOf } from './bindings.ts'
import { domainErrorOf } from './errors.ts'
import { rowsOf } from './rows.ts'

/** What a statement answers, in the words of PostgreSQL's driver, so that Knex understands it. */
export interface Answer {
  readonly command: string
  readonly rows: Row[]
  /** Rows that were answered, or changed. */
  readonly rowCount: number
}

/** How often a query is told again to stop: a call that comes before its first step is without effect. */
const INTERRUPT_EVERY_MS = 10

/**
 * One connection to a warehouse. Statements that come at the same time run one after the other. It adds to the
 * driver's what is needed to trust an answer: the driver ends a stream in silence when it breaks off, and commits
 * a transaction that has failed without a word, although the engine has rolled it back.
 */
export class WarehouseConnection {
  readonly #raw: DuckDBConnection
  /** Settled when everything that was asked so far has ended. */
  #last: Promise<unknown> = Promise.resolve()
  /** What is being done by the engine at the moment. */
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
   * @throws QueryCancelled where the signal, or somebody by `cancel`, stops it
   */
  async run(sql: string, bindings: readonly unknown[] = [], signal?: AbortSignal): Promise<Answer> {
    if (this.#streaming) {
      throw new TypeError('A stream is being read on this connection: use another connection, or wait for the end of the stream.')
    }
    const turn = this.#last.then(() => this.#interruptible(signal, () => this.#run(sql, bindings)))
    // Who asked hears of a failure; who comes next only waits for the end.
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /**
   * Runs queries after each other, on one state of the tables, and hands on their rows as they are taken. Nothing else
   * can run on the connection meanwhile.
   */
  async *stream(
    queries: readonly { readonly sql: string; readonly bindings: readonly unknown[] }[],
    signal?: AbortSignal,
  ): AsyncGenerator<Row[], void, undefined> {
    const own = !this.#inTransaction
    if (own) await this.run('BEGIN TRANSACTION READ ONLY')
    this.#streaming = true
    try {
      for (const { sql, bindings } of queries) {
        const { values, types } = bindingsOf(bindings)
        const rows = rowsOf(await this.#interruptible(signal, () => this.#raw.stream(sql, values, types)))
        for (;;) {
          const next = await this.#interruptible(signal, () => rows.next())
          if (next.done === true) break
          yield next.value
        }
        // Throws where the transaction is broken, and so tells a result that was cut off from one that has ended.
        await this.#interruptible(signal, () => this.#raw.run('SELECT 1'))
      }
    } finally {
      this.#streaming = false
      this.#cancelled = false
      if (own && !this.#ended) await this.run('ROLLBACK')
    }
  }

  /** Stops what is running or streaming, if anything is; its caller gets QueryCancelled. Resolves when it has ended. */
  async cancel(): Promise<void> {
    const step = this.#step
    if (step === undefined && !this.#streaming) return
    this.#cancelled = true
    // Not a moment longer than this step: the next one, or the next user of the connection, is not meant.
    while (step !== undefined && this.#step === step) {
      this.#raw.interrupt()
      await sleep(INTERRUPT_EVERY_MS)
    }
  }

  /** Stops what is running, undoes what is not committed, and closes. Whoever goes on asking gets WarehouseUnavailable. */
  async end(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    await this.cancel()
    if (this.#inTransaction) await this.#raw.run('ROLLBACK')
    this.#raw.disconnectSync()
  }

  /** Runs a step that `cancel` and the signal can stop, and says in our words what goes wrong. */
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
      // Whoever began the transaction has passed over the failure: no cause that a user could mend.
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
