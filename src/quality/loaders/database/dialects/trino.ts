import { LEXIS_OF_TRINO } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

/** Trino: tables of any database, in catalogs. */
export const TRINO: Dialect = {
  name: 'trino',
  title: 'Trino',
  lexis: LEXIS_OF_TRINO,
  nameQuote: '"',
  // Names are compared without case, and the catalogs have them in lower case.
  foldsNames: 'lower',
  leavesPlainNames: false,
  // Trino has no limit of its own, but its connectors have.
  maxNameLength: 255,
  nameLengthUnit: 'characters',
  maxNameParts: 3,
  rowLimit: 'limit',
  // The user of a connection sees every catalog of the cluster.
  hasSubqueries: false,
  readSuffix: '',
  sessionStatements: [],
  // Each catalog has an `information_schema` of its own.
  tablesQuery: undefined,
  currentSchemaQuery: undefined,
  driverAttributes: {},
}
