/** A condition as the service is asked, and as who writes SQL by hand would put it over the columns `c1`, `c2`, …. */
export interface Condition {
  readonly where: string
  readonly sql: string
}

interface Question {
  readonly what: string
  /** Conditions of one kind, by number: 0 to 9. */
  readonly condition: (variant: number) => Condition
}

/** Over the columns of the bench's files: Id is c1, Email c3, City c5, Phone c6, Amount c9. */
export const QUESTIONS: readonly Question[] = [
  {
    what: 'one comparison',
    condition: (variant) => ({
      where: `Amount > ${99000 + variant}`,
      sql: `try_cast(c9 AS DOUBLE) > ${99000 + variant}`,
    }),
  },
  {
    what: 'three functions',
    condition: (variant) => ({
      where: `UPPER(TRIM(City)) = "PARIS" AND LENGTH(Email) > ${30 - variant}`,
      sql: `upper(trim(c5)) = 'PARIS' AND length(c3) > ${30 - variant}`,
    }),
  },
  {
    what: 'regular expression',
    condition: (variant) => ({
      where: `REGEX_MATCH(Phone, "\\+44 20 [0-9]{4} ${variant}2[0-9]{2}")`,
      sql: `regexp_full_match(c6, '\\+44 20 [0-9]{4} ${variant}2[0-9]{2}')`,
    }),
  },
]

/** As often as there are conditions for it. */
export const MAX_TIMES = 5

export const SIZE = 65

/**
 * What is asked of the rows that a condition is true of. A page tells how many they are: for the first page and the
 * count the service has to count them, since each time is the first for its condition; of the other pages it knows.
 */
export type Kind = 'first page' | 'next page' | 'deep page' | 'count'

/** What is asked, time by time. */
export interface Asked {
  readonly what: string
  readonly kind: Kind
  readonly conditions: readonly Condition[]
  /** Place of the first row of the page. */
  readonly start: number
}

/** How long it took each time, in milliseconds, and what was answered: the numbers of the rows, or how many there are. */
export interface Answer {
  readonly milliseconds: readonly number[]
  readonly shown: readonly string[]
}
