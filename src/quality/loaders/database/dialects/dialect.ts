import type { Lexis } from '../sql-lexis.ts'

export type DialectName = 'postgresql' | 'mariadb' | 'sqlite' | 'oracle' | 'db2' | 'trino' | 'generic'

/** How a statement is limited to its first rows. `none`: the reader stops after them. */
export type RowLimit = 'limit' | 'fetch first' | 'rownum' | 'none'

/** What differs between databases in the statements that read a table. */
export interface Dialect {
  readonly name: DialectName
  /** The name of the database in sentences. */
  readonly title: string
  readonly lexis: Lexis
  /** The quote of names that statements use; it is doubled inside names. */
  readonly nameQuote: '"' | '`'
  /** How a name without quotes is stored. `kept`: as it is written, also because the server compares without case. */
  readonly foldsNames: 'lower' | 'upper' | 'kept'
  /** True if a plain name stays unquoted in statements, because nobody knows how the server folds it. */
  readonly leavesPlainNames: boolean
  readonly maxNameLength: number
  readonly nameLengthUnit: 'bytes' | 'characters'
  /** The most parts of a table's name: 2 for `schema.table`. */
  readonly maxNameParts: 2 | 3
  readonly rowLimit: RowLimit
  /** False if a condition must not have subqueries, because they could read another database. */
  readonly hasSubqueries: boolean
  /** What follows the whole statement, such as a promise not to change the rows. */
  readonly readSuffix: string
  /** Statements after the login that make the session read only and its texts exact. */
  readonly sessionStatements: readonly string[]
  /**
   * A query of all tables and views that the user may read, in the order of their names. Its columns: schema, table,
   * kind (`table` or `view`), estimated number of rows or null. Undefined if only the driver can list the tables.
   */
  readonly tablesQuery: string | undefined
  /** A query of one row whose only column is the schema of names without one. */
  readonly currentSchemaQuery: string | undefined
  /** Attributes of a connection string for the usual ODBC driver; a connection may replace them. */
  readonly driverAttributes: Readonly<Record<string, string>>
}
