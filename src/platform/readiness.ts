import type { ConnectionsInUse } from './connections-in-use.ts'

/** Progress of work that must finish before the server is ready. */
export interface Progress {
  readonly done: number
  readonly total: number
  readonly step: string
}

/** True if the server has all data that it should serve; otherwise what is missing. */
export interface ReadinessState {
  readonly ready: boolean
  /** True if the server was told to stop. It is not ready then. */
  readonly isLeaving: boolean
  /** Work in progress, by name. */
  readonly progress: Readonly<Record<string, Progress>>
  /** Sentences about items that cannot be served, although the server is ready. */
  readonly problems: readonly string[]
  /** Of each open database. */
  readonly connections: readonly ConnectionsInUse[]
}

/** Collects the readiness of the server's parts. */
export class Readiness {
  readonly #progress = new Map<string, Progress>()
  readonly #failed = new Map<string, string>()
  readonly #sources: (() => readonly string[])[] = []
  readonly #databases: (() => readonly ConnectionsInUse[])[] = []
  #isLeaving = false

  /** The server was told to stop, and is not ready any more. */
  leave(): void {
    this.#isLeaving = true
  }

  /** Reports progress of work; the server is not ready until `finish`. */
  report(name: string, progress: Progress): void {
    this.#progress.set(name, progress)
  }

  finish(name: string): void {
    this.#progress.delete(name)
  }

  /** Records that work failed: the server does not become ready. */
  fail(name: string, sentence: string): void {
    this.#progress.delete(name)
    this.#failed.set(name, sentence)
  }

  /** Adds a source of sentences about items that cannot be served. */
  watch(problems: () => readonly string[]): void {
    this.#sources.push(problems)
  }

  /** Adds databases whose connections are counted. */
  count(databases: () => readonly ConnectionsInUse[]): void {
    this.#databases.push(databases)
  }

  state(): ReadinessState {
    return {
      ready: !this.#isLeaving && this.#progress.size === 0 && this.#failed.size === 0,
      isLeaving: this.#isLeaving,
      progress: Object.fromEntries(this.#progress),
      problems: [...this.#failed.values(), ...this.#sources.flatMap((problems) => problems())],
      connections: this.#databases.flatMap((databases) => databases()),
    }
  }
}
