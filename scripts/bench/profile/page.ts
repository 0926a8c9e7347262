/** A page that is asked for: from the service by its path, and from the warehouse's file by hand. */
export interface Page {
  /** What is listed (`values of Id`). */
  readonly what: string
  readonly place: 'start' | 'middle' | 'end'
  /** Number of its first record, from 1. */
  readonly start: number
  readonly size: number
  /** The listing's path below the repository, with a query where it has one of its own. */
  readonly path: string
  /** The column of the listing by whose values both are held beside each other. */
  readonly shown: string
  readonly asked: Asked
}

/** What the page lists, as whoever writes its SQL by hand knows it. */
export type Asked =
  | { readonly kind: 'values' | 'masks'; readonly attribute: number }
  | { readonly kind: 'rows'; readonly attribute: number; readonly mask: string }

/** How long a page took, each time that it was asked for, and what it showed. */
export interface PageAnswer {
  readonly milliseconds: readonly number[]
  readonly shown: readonly string[]
}
