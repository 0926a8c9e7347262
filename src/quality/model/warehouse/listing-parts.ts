/**
 * The parts of the queries of listings that Knex does not build. Arguments and results are SQL, as those of `Dialect`.
 * An engine of standard SQL takes them from `stores/sql/listing-parts.ts`.
 */
export interface ListingParts {
  /** A column whose name may be a word of SQL. */
  readonly column: (name: string) => string
  /** A part of a whole in percent, as a double. */
  readonly share: (part: string, whole: string | number) => string
  /** The result of `roundedShare` of `model/share.ts`. */
  readonly roundedShare: (share: string) => string
  readonly rounded: (number: string, decimals: number) => string
  /** How far a number is from a mean, in standard deviations; 0 if the deviation is 0. */
  readonly standardScore: (number: string, mean: number, deviation: number) => string
  /**
   * Sort keys of the number in a text, the most important first; null if the text is not a number.
   * @param areLong true if the numbers may differ in digits that doubles cannot represent
   */
  readonly orderOfNumbers: (text: string, areLong: boolean) => readonly string[]
  /** The number of characters of a text that has more of them than a number; null for all others, and for null. */
  readonly lengthAbove: (text: string, characters: number) => string
  /** `Y` if a value is null, otherwise `N`. */
  readonly nullFlag: (value: string) => string
  /**
   * A text as a URL refers to it: `:NNN-NNNN`, or `.sha256:` and its digest if it has more bytes than that or holds
   * U+0000. Null for null.
   */
  readonly reference: (text: string, maxBytes: number) => string
  /** The digest that refers to a text; null for a text that stands in its reference, and for null. */
  readonly referenceDigest: (text: string, maxBytes: number) => string
}
