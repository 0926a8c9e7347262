import type { ConnectionsInUse } from './connections-in-use.ts'

/** Progress of something that has to be there before the server is ready. */
export interface Progress {
  readonly done: number
  readonly total: number
  readonly step: string
}

/** Whether the server has all that it should serve, and what is in the way. */
export interface ReadinessState {
  readonly ready: boolean
  /** Work under way, by name. */
  readonly progress: Readonly<Record<string, Progress>>
  /** Sentences about what cannot be served, although everything else is. */
  readonly problems: readonly string[]
  /** Of each database that is open. */
  readonly connections: readonly ConnectionsInUse[]
}

/** Collects what the parts of the server say of their readiness. */
export class Readiness {
  readonly #progress = new Map<string, Progress>()
  readonly #failed = new Map<string, string>()
  readonly #sources: (() => readonly string[])[] = []
  readonly #databases: (() => readonly ConnectionsInUse[])[] = []

  /** Notes that a work is under way; the server is not ready until `finish`. */
  report(name: string, progress: Progress): void {
    this.#progress.set(name, progress)
  }

  finish(name: string): void {
    this.#progress.delete(name)
  }

  /** Notes that a work failed: the server does not become ready. */
  fail(name: string, sentence: string): void {
    this.#progress.delete(name)
    this.#failed.set(name, sentence)
  }

  /** Adds a source of sentences about what cannot be served. */
  watch(problems: () => readonly string[]): void {
    this.#sources.push(problems)
  }

  /** Adds databases whose connections are counted. */
  count(databases: () => readonly ConnectionsInUse[]): void {
    this.#databases.push(databases)
  }

  state(): ReadinessState {
    return {
      ready: this.#progress.size === 0 && this.#failed.size === 0,
      progress: Object.fromEntries(this.#progress),
      problems: [...this.#failed.values(), ...this.#sources.flatMap((problems) => problems())],
      connections: this.#databases.flatMap((databases) => databases()),
    }
  }
}
