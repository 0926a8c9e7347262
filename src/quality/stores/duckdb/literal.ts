/** A text as a literal of SQL, for the statements that take no bindings. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
