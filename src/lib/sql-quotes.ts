/** Quotes of standard SQL, for statements that accept no bindings. */

/** A string as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A name of a column or table in SQL. The whole text is the name. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
