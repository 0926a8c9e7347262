import type pg from 'pg'
import type { PostgresAddress, PostgresHost } from '../../../platform/catalogue/postgres-address.ts'
import { isLost, isOutdatedPlan, noteLost, stateOf } from '../../../platform/catalogue/postgres-errors.ts'
import { destroySocket, endOf, logIn } from '../../../platform/catalogue/postgres-login.ts'
import { sessionStatement } from './session.ts'
import { StatementNames } from './statement-names.ts'
import { Waiting } from './waiting.ts'

/** How a database is reached. */
export interface DatabaseLogin {
  readonly address: PostgresAddress
  /** Called for each new connection, so that a password may change while the server runs. */
  readonly password: () => Promise<string | undefined>
}

/** A statement with numbered placeholders. */
export interface Statement {
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** A value as PostgreSQL writes it; bytes of a `bytea`. */
export type Cell = string | Buffer | null

const IDLE_MS = 60_000
/** The statement timeout of the server comes first; this one is for a server that does not answer at all. */
const ANSWER_AFTER_MS = 5000
const BYTEA = 17

/** The parsers of the driver would turn dates into local time, and cut microseconds and digits. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) =>
    oid === BYTEA ? bytesOf : asText) as pg.CustomTypesConfig['getTypeParser'],
}
const asText = (text: string): string => text
/** `\x` and two digits a byte. */
const bytesOf = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')

/** Connections to one database, at most as many as its address says. They connect at the first statement. */
export class Connections {
  readonly #login: DatabaseLogin
  readonly #names = new StatementNames()
  readonly #idle: pg.Client[] = []
  readonly #waiting: Waiting
  #open = 0
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor(login: DatabaseLogin) {
    this.#login = login
    this.#waiting = new Waiting(this.most)
  }

  /** The maximum number of connections. */
  get most(): number {
    return this.#login.address.connections
  }

  /** The number of connections in use. */
  get inUse(): number {
    return this.#open - this.#idle.length
  }

  /**
   * Runs a statement and collects its rows. A connection that was lost while it was idle is replaced once.
   *
   * @param maxMs limit of its time, if it is another one than that of the address
   * @throws the error of PostgreSQL or of the driver (see `meansNoDatabase`)
   */
  async rows(statement: Statement, maxMs?: number): Promise<Cell[][]> {
    const idle = await this.#acquire()
    if (idle !== undefined) {
      try {
        return await this.#send(idle, statement, maxMs)
      } catch (error) {
        if (!isBroken(error)) throw error
      }
      await this.#acquireNone()
    }
    return this.#send(await this.#connected(), statement, maxMs)
  }

  /** Ends all connections; those in use end after their statements. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#endIdle()
  }

  /** Sends a statement and gives the connection back, or ends it if it is of no more use. */
  async #send(client: pg.Client, { text, values }: Statement, maxMs?: number): Promise<Cell[][]> {
    try {
      if (maxMs !== undefined) await client.query(`set statement_timeout = ${maxMs}`)
      const name = this.#names.of(text)
      const query = {
        text,
        values: [...values],
        rowMode: 'array' as const,
        ...(name !== undefined && { name }),
      }
      const { rows } = await client.query<Cell[]>(query)
      // A connection with another limit of time is not used again.
      if (maxMs === undefined) this.#giveBack(client)
      else this.#drop(client)
      return rows
    } catch (error) {
      if (isBroken(noteLost(error)) || maxMs !== undefined) this.#drop(client)
      else this.#giveBack(client)
      throw error
    }
  }

  /** An idle connection, or the right to open one. Whoever has the right calls `#connected`. */
  async #acquire(): Promise<pg.Client | undefined> {
    while (this.#idle.length === 0 && this.#open >= this.most) await this.#waiting.turn()
    const idle = this.#idle.pop()
    if (idle === undefined) this.#open++
    return idle
  }

  /** After a broken connection: its idle neighbours are as old, and are not tried one by one. */
  async #acquireNone(): Promise<void> {
    await this.#endIdle()
    while (this.#open >= this.most) await this.#waiting.turn()
    this.#open++
  }

  /** Connects to the first host that answers. */
  async #connected(): Promise<pg.Client> {
    let last: unknown
    for (const host of this.#login.address.hosts) {
      try {
        return await this.#connectTo(host)
      } catch (error) {
        last = noteLost(error)
      }
    }
    this.#leave()
    throw last
  }

  async #connectTo(host: PostgresHost): Promise<pg.Client> {
    const { address, password } = this.#login
    const { statementTimeoutMs } = address
    const client = await logIn(host, address, {
      password,
      types,
      ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + ANSWER_AFTER_MS }),
    })
    try {
      await client.query(sessionStatement(address))
      client.on('end', () => this.#forget(client))
      return client
    } catch (error) {
      await endOf(client)
      throw error
    }
  }

  #giveBack(client: pg.Client): void {
    if (this.#isClosed) return this.#drop(client)
    this.#idle.push(client)
    this.#waiting.next()
    this.#timer ??= setTimeout(() => void this.#endIdle(), IDLE_MS).unref()
  }

  #drop(client: pg.Client): void {
    destroySocket(client)
    this.#leave()
  }

  /** An idle connection that the server has ended. */
  #forget(client: pg.Client): void {
    const at = this.#idle.indexOf(client)
    if (at < 0) return
    this.#idle.splice(at, 1)
    this.#leave()
  }

  #leave(): void {
    this.#open--
    this.#waiting.next()
  }

  async #endIdle(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const ending = this.#idle.splice(0)
    for (const _ of ending) this.#leave()
    await Promise.all(ending.map(endOf))
  }
}

/** True if a connection is of no more use after an error: it is lost, or its plans are those of earlier tables. */
const isBroken = (error: unknown): boolean =>
  isLost(error) || isOutdatedPlan(error) || /^(57P..|08...|25P03)$/.test(stateOf(error) ?? '')
