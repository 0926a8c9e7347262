/** A condition as the service is asked, and as who writes SQL by hand would put it over the columns `c1`, `c2`, …. */
export interface Question {
  readonly what: string
  readonly where: string
  readonly sql: string
}

/** Over the columns of the bench's files: Id is c1, Email c3, City c5, Phone c6, Amount c9. */
export const QUESTIONS: readonly Question[] = [
  {
    what: 'one comparison',
    where: 'Amount > 99000',
    sql: 'try_cast(c9 AS DOUBLE) > 99000',
  },
  {
    what: 'three functions',
    where: 'UPPER(TRIM(City)) = "PARIS" AND LENGTH(Email) > 30',
    sql: `upper(trim(c5)) = 'PARIS' AND length(c3) > 30`,
  },
  {
    what: 'regular expression',
    where: 'REGEX_MATCH(Phone, "\\+44 20 [0-9]{4} 12[0-9]{2}")',
    sql: `regexp_full_match(c6, '\\+44 20 [0-9]{4} 12[0-9]{2}')`,
  },
]

export const SIZE = 65

/** What is asked of the rows that a condition is true of. */
export type Kind = 'first page' | 'deep page' | 'count'
export const KINDS: readonly Kind[] = ['first page', 'deep page', 'count']

/** How long something took each time, in milliseconds, and the numbers of the rows, or how many there are. */
export interface Answer {
  readonly milliseconds: readonly number[]
  readonly shown: readonly string[]
}

/** A question with the number of rows that it is true of, and so with the place of its deep page. */
export interface Asked {
  readonly question: Question
  readonly kind: Kind
  readonly start: number
}
