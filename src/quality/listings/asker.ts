/** Who asks for something that takes time, and how long an answer is of use. */
export interface Asker {
  /** Name of the credential: what one asks for delays the others little. */
  readonly owner: string
  /** When the request arrived, in milliseconds of `performance.now()`. */
  readonly arrivedAt: number
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}
