import { QualityError, Unknown } from '../model/errors.ts'

/** A preview takes longer than the server gives to one. */
export class PreviewTooLong extends QualityError {
  constructor(seconds: number) {
    super(
      `The preview was not there after ${seconds} seconds, waiting for others included: try again later, let the sample begin earlier, or raise PREVIEW_SECONDS.`,
    )
  }
}

/** What a listing can belong to. */
export type MissingOwner = 'repository' | 'entity' | 'attribute' | 'library entity'

/** The request does not say what the listing belongs to. */
export class ListingIncomplete extends Unknown {
  constructor(listing: string, missing: MissingOwner) {
    const article = missing.startsWith('e') || missing.startsWith('a') ? 'an' : 'a'
    super(`The listing ${listing} is one of ${article} ${missing}: say of which by "${missing}".`)
  }
}
