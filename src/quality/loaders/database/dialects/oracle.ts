import { LEXIS_OF_ORACLE } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

/** Oracle 12.2 and newer. A schema is a user. */
export const ORACLE: Dialect = {
  name: 'oracle',
  title: 'Oracle',
  lexis: LEXIS_OF_ORACLE,
  nameQuote: '"',
  foldsNames: 'upper',
  leavesPlainNames: false,
  maxNameLength: 128,
  nameLengthUnit: 'bytes',
  maxNameParts: 2,
  // `fetch first` is as new as Oracle 12.
  rowLimit: 'rownum',
  hasSubqueries: true,
  readSuffix: '',
  sessionStatements: [
    "alter session set nls_date_format = 'YYYY-MM-DD HH24:MI:SS'",
    "alter session set nls_timestamp_format = 'YYYY-MM-DD HH24:MI:SS.FF'",
    "alter session set nls_timestamp_tz_format = 'YYYY-MM-DD HH24:MI:SS.FFTZH:TZM'",
    "alter session set nls_numeric_characters = '.,'",
    'set transaction read only',
  ],
  tablesQuery: `select owner, table_name, 'table', num_rows
  from all_tables
  where nested = 'NO' and secondary = 'N' and dropped = 'NO'
    and owner not in (select username from all_users where oracle_maintained = 'Y')
  union all
  select owner, view_name, 'view', null
  from all_views
  where owner not in (select username from all_users where oracle_maintained = 'Y')
  order by 1, 2`,
  currentSchemaQuery: "select sys_context('userenv', 'current_schema') from dual",
  driverAttributes: {},
}
