/** After so many interruptions, one more counts as an attempt: the job itself may be the reason. */
const MAX_INTERRUPTIONS = 20

/** The jobs that this process could not continue because it could not reach the catalogue. */
export class CutOffJobs {
  readonly #waiting = new Set<number>()
  readonly #times = new Map<number, number>()

  /** Notes that a job was interrupted, and waits for the catalogue. */
  note(id: number): void {
    this.#waiting.add(id)
    this.#times.set(id, (this.#times.get(id) ?? 0) + 1)
  }

  /** True if the job waits for the catalogue. */
  has(id: number): boolean {
    return this.#waiting.has(id)
  }

  /** True if the interruption of the job does not count as an attempt. */
  isExcused(id: number): boolean {
    return this.has(id) && this.#times.get(id)! <= MAX_INTERRUPTIONS
  }

  /** Notes that a job no longer waits. */
  resume(id: number): void {
    this.#waiting.delete(id)
  }

  /** Notes that a job has ended. */
  forget(id: number): void {
    this.#waiting.delete(id)
    this.#times.delete(id)
  }
}
