import { LEXIS_OF_MARIADB } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

/** MariaDB and MySQL. A schema is a database. */
export const MARIADB: Dialect = {
  name: 'mariadb',
  title: 'MariaDB',
  lexis: LEXIS_OF_MARIADB,
  nameQuote: '`',
  // The file system of the server decides about the case of tables.
  foldsNames: 'kept',
  leavesPlainNames: false,
  maxNameLength: 64,
  nameLengthUnit: 'characters',
  maxNameParts: 2,
  rowLimit: 'limit',
  hasSubqueries: true,
  readSuffix: '',
  sessionStatements: ['set session transaction read only', "set session time_zone = '+00:00'"],
  tablesQuery: `select table_schema, table_name,
    case when table_type like '%VIEW%' then 'view' else 'table' end, table_rows
  from information_schema.tables
  where lower(table_schema) not in ('information_schema', 'mysql', 'performance_schema', 'sys')
    and table_type <> 'SEQUENCE'
  order by 1, 2`,
  currentSchemaQuery: 'select database()',
  driverAttributes: { CharSet: 'utf8mb4' },
}
