import { noteLost } from '../../../platform/catalogue/postgres-errors.ts'

/** More statements than connections wait so long for one. */
const ACQUIRE_MS = 10_000

/** All connections were in use for too long. */
export class NoConnection extends Error {
  constructor(connections: number) {
    super(`All ${connections} connections were in use for ${ACQUIRE_MS / 1000} s.`)
  }
}

/** Statements that wait for one of some connections. */
export class Waiting {
  readonly #connections: number
  readonly #waiting: (() => void)[] = []

  constructor(connections: number) {
    this.#connections = connections
  }

  /** Waits until `next` is called for it. @throws NoConnection */
  async turn(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const wake = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(wake), 1)
        const error = new NoConnection(this.#connections)
        noteLost(error)
        reject(error)
      }, ACQUIRE_MS)
      this.#waiting.push(wake)
    })
  }

  /** Wakes the statement that waits longest. */
  next(): void {
    this.#waiting.shift()?.()
  }
}
