import { QualityError, Unknown } from '../model/errors.ts'

/** A preview takes longer than the server gives to one. */
export class PreviewTooLong extends QualityError {
  constructor(seconds: number) {
    super(
      `The preview was not ready after ${seconds} seconds, including the time in the queue: try again later, start the sample earlier in the file, or raise PREVIEW_SECONDS.`,
    )
  }
}

/** What a listing can belong to. */
export type MissingOwner = 'repository' | 'entity' | 'attribute' | 'library entity'

/** The request does not say what the listing belongs to. */
export class ListingIncomplete extends Unknown {
  constructor(listing: string, missing: MissingOwner) {
    const article = missing.startsWith('e') || missing.startsWith('a') ? 'an' : 'a'
    super(`The listing ${listing} belongs to ${article} ${missing}: name it in "${missing}".`)
  }
}
