import { QualityError, Unknown } from '../model/errors.ts'

/** A preview takes longer than the server gives to one. */
export class PreviewTooLong extends QualityError {
  constructor(seconds: number) {
    super(
      `The preview was not there after ${seconds} seconds, waiting for others included: try again later, let the sample begin earlier, or raise PREVIEW_SECONDS.`,
    )
  }
}

/** A listing is one of something that is not said. */
export class ListingIncomplete extends Unknown {
  constructor(listing: string, missing: 'entity' | 'attribute') {
    super(`The listing ${listing} is one of an ${missing}: say of which by "${missing}".`)
  }
}
