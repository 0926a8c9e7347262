import type { Cell, Connections, Statement } from './connections.ts'
import { Waiting } from './waiting.ts'

/** Connections that the statements of one table leave to others, which a locked table must not block. */
const LEFT = 2

/** The connections to a database that the statements of one table may use at once. */
export class TableConnections {
  readonly #connections: Connections
  readonly #most: number
  readonly #waiting: Waiting
  #inUse = 0

  constructor(connections: Connections) {
    this.#connections = connections
    this.#most = Math.max(1, connections.most - LEFT)
    this.#waiting = new Waiting(this.#most)
  }

  /** Runs a statement and collects its rows. @throws see `Connections.rows` */
  async rows(statement: Statement): Promise<Cell[][]> {
    while (this.#inUse >= this.#most) await this.#waiting.turn()
    this.#inUse++
    try {
      return await this.#connections.rows(statement)
    } finally {
      this.#inUse--
      this.#waiting.next()
    }
  }
}
