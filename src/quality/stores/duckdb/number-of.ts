/** SQL of the number that the text of a column says, for putting rows in order; null where it says none. */
export const numberOf = (column: string): string => `try_cast(${column} as double)`
