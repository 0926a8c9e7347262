/** A property of a file that was guessed from its beginning. */
export interface Guess<T> {
  readonly value: T
  /** From 0 to 1. */
  readonly confidence: number
  /** A sentence that says what the guess rests on. */
  readonly evidence: string
  /** True if another value is nearly as likely, so that a person should look. */
  readonly isDoubtful?: boolean
}
