import { LEXIS_OF_ANY } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

/** A database of which only its ODBC driver is known. The driver lists the tables and tells the current schema. */
export const GENERIC: Dialect = {
  name: 'generic',
  title: 'the database',
  lexis: LEXIS_OF_ANY,
  nameQuote: '"',
  foldsNames: 'kept',
  leavesPlainNames: true,
  maxNameLength: 255,
  nameLengthUnit: 'characters',
  maxNameParts: 3,
  rowLimit: 'none',
  hasSubqueries: true,
  readSuffix: '',
  sessionStatements: [],
  tablesQuery: undefined,
  currentSchemaQuery: undefined,
  driverAttributes: {},
}
