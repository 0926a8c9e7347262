import { LEXIS_OF_POSTGRESQL } from '../sql-lexis.ts'
import type { Dialect } from './dialect.ts'

export const POSTGRESQL: Dialect = {
  name: 'postgresql',
  title: 'PostgreSQL',
  lexis: LEXIS_OF_POSTGRESQL,
  nameQuote: '"',
  foldsNames: 'lower',
  leavesPlainNames: false,
  maxNameLength: 63,
  nameLengthUnit: 'bytes',
  maxNameParts: 2,
  rowLimit: 'limit',
  hasSubqueries: true,
  readSuffix: '',
  sessionStatements: [
    'set session characteristics as transaction read only',
    'set standard_conforming_strings = on',
    'set extra_float_digits = 3',
    "set datestyle = 'ISO, YMD'",
    "set intervalstyle = 'postgres'",
    "set timezone = 'UTC'",
    "set bytea_output = 'hex'",
  ],
  // Partitions are left out: their table has their rows. -1 rows: the table was never analysed.
  tablesQuery: `select n.nspname, c.relname,
    case when c.relkind in ('v', 'm') then 'view' else 'table' end,
    case when c.relkind <> 'v' and c.reltuples >= 0 then cast(c.reltuples as bigint) end
  from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
    and pg_catalog.has_schema_privilege(n.oid, 'usage')
    and (pg_catalog.has_table_privilege(c.oid, 'select') or pg_catalog.has_any_column_privilege(c.oid, 'select'))
  order by 1, 2`,
  currentSchemaQuery: 'select current_schema()',
  driverAttributes: {
    TextAsLongVarchar: '0',
    UnknownsAsLongVarchar: '0',
    BoolsAsChar: '0',
    MaxVarcharSize: '4000',
    UseDeclareFetch: '1',
    Fetch: '1000',
  },
}
