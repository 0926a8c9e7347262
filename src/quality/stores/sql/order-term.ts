/** A term of an order, with null last in both directions. Catalogues and engines share this standard SQL. */
export const orderTerm = (sql: string, isDescending: boolean): string =>
  `${sql} ${isDescending ? 'desc' : 'asc'} nulls last`

/** The term of the same order from its last row to its first. */
export const backwardTerm = (sql: string, isDescending: boolean): string =>
  `${sql} ${isDescending ? 'asc' : 'desc'} nulls first`
