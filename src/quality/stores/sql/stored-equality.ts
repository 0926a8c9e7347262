const TYPES = { text: 'text', integer: 'bigint' } as const

/**
 * SQL: a stored value of the catalogue equals a binding. It has the type on both sides: one database needs it for the
 * placeholder, and another one compares values of one type only.
 */
export const storedEquality = (sql: string, type: keyof typeof TYPES): string =>
  `cast(${sql} as ${TYPES[type]}) = cast(? as ${TYPES[type]})`
