import type { InvalidExpression } from '../expressions/errors.ts'
import { QualityError } from '../model/errors.ts'

/** A preview exceeds the time limit. */
export class PreviewTooLong extends QualityError {
  constructor(seconds: number) {
    super(
      `The preview was not ready after ${seconds} seconds, including the time in the queue: try again later, start the sample earlier in the file, or raise PREVIEW_SECONDS.`,
    )
  }
}

/** The filter of a side of a join is not a condition over the rows of its entity. */
export class JoinFilterInvalid extends QualityError {
  /** The member of the request's `params`. */
  readonly side: 'LH' | 'RH'
  readonly error: InvalidExpression

  constructor(side: 'LH' | 'RH', error: InvalidExpression) {
    super(error.message)
    this.side = side
    this.error = error
  }
}
