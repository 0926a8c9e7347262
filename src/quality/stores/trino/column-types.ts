import type { ColumnType } from '../../model/warehouse/dialect.ts'

/** Trino's names of the product's types, as far as tables of Iceberg can have them. */
export const COLUMN_TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'varchar',
  integer: 'bigint',
  'large integer': 'decimal(38, 0)',
  'small integer': 'integer',
  'tiny integer': 'integer',
  decimal: 'double',
  exact: 'row(d double, t varchar)',
  logical: 'boolean',
  date: 'date',
  time: 'time(6)',
  timestamp: 'timestamp(6)',
  bytes: 'varbinary',
}
