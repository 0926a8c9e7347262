/** A string as an SQL literal, for statements that accept no bindings. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
