import { LEXIS_OF_SQLITE } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

/** A schema is `main` or an attached file. */
export const SQLITE: Dialect = {
  name: 'sqlite',
  title: 'SQLite',
  lexis: LEXIS_OF_SQLITE,
  nameQuote: '"',
  foldsNames: 'kept',
  leavesPlainNames: false,
  // SQLite has no limit of its own.
  maxNameLength: 1000,
  nameLengthUnit: 'characters',
  maxNameParts: 2,
  rowLimit: 'limit',
  hasSubqueries: true,
  readSuffix: '',
  // Views of an untrusted file call no function with effects outside of the file, such as `blob_export` of the driver.
  sessionStatements: ['pragma query_only = on', 'pragma trusted_schema = off'],
  // A count would read each table.
  tablesQuery: `select 'main', name, type, null
  from main.sqlite_master
  where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\'
  order by 2`,
  currentSchemaQuery: "select 'main'",
  driverAttributes: {},
}
