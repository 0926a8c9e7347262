import { LEXIS_OF_DB2 } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

/** Db2 for Linux, UNIX and Windows. */
export const DB2: Dialect = {
  name: 'db2',
  title: 'Db2',
  lexis: LEXIS_OF_DB2,
  nameQuote: '"',
  foldsNames: 'upper',
  leavesPlainNames: false,
  maxNameLength: 128,
  nameLengthUnit: 'bytes',
  maxNameParts: 2,
  rowLimit: 'fetch first',
  hasSubqueries: true,
  // Db2 has no read-only transaction. The clause forbids changes through the cursor and takes no update locks.
  readSuffix: ' for read only',
  sessionStatements: [],
  // Names of schemas are padded with blanks. -1 rows: no statistics.
  tablesQuery: `select rtrim(tabschema), tabname, case when type in ('V', 'W') then 'view' else 'table' end,
    case when card >= 0 then card end
  from syscat.tables
  where type in ('T', 'U', 'S', 'N', 'V', 'W') and tabschema not like 'SYS%'
  order by 1, 2`,
  currentSchemaQuery: 'values rtrim(current schema)',
  driverAttributes: {},
}
