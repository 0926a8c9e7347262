import type { ColumnType } from '../../model/warehouse/dialect.ts'

/** DuckDB's names of the product's types. */
export const COLUMN_TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'VARCHAR',
  integer: 'BIGINT',
  'large integer': 'HUGEINT',
  'small integer': 'INTEGER',
  'tiny integer': 'UTINYINT',
  decimal: 'DOUBLE',
  exact: 'STRUCT(d DOUBLE, t VARCHAR)',
  logical: 'BOOLEAN',
  date: 'DATE',
  time: 'TIME',
  timestamp: 'TIMESTAMP',
  bytes: 'BLOB',
}
