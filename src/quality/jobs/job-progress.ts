/** The progress of a running job, as its handler reports it. It is written at intervals and never decreases. */
export class JobProgress {
  fraction: number
  message: string
  readonly #write: (fraction: number, message: string) => Promise<void>
  readonly #everyMs: number
  #writtenAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  /** @param write must not throw */
  constructor(
    begin: { readonly progress: number; readonly message: string },
    everyMs: number,
    write: (fraction: number, message: string) => Promise<void>,
  ) {
    this.fraction = begin.progress
    this.message = begin.message
    this.#everyMs = everyMs
    this.#write = write
  }

  tell(fraction: number, message: string): void {
    if (this.#isStopped) return
    // The fraction is at most 1. NaN fails the comparison, so the previous fraction stays.
    if (fraction > this.fraction) this.fraction = Math.min(fraction, 1)
    this.message = message
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined
        this.#writtenAt = performance.now()
        void this.#write(this.fraction, this.message)
      },
      Math.max(0, this.#writtenAt + this.#everyMs - performance.now()),
    )
  }

  /** Later reports are ignored. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }
}
