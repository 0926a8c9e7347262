/** A term of an order, with null last in both directions. Catalogues and engines share this standard SQL. */
export const orderTerm = (sql: string, isDescending: boolean): string =>
  `${sql} ${isDescending ? 'desc' : 'asc'} nulls last`
