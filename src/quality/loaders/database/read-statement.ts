import type { Dialect, RowLimit } from './dialects/dialect.ts'
import { type TableName, tableInStatement } from './table-name.ts'

export interface ReadStatement {
  readonly table: TableName
  /** Expressions of the columns; all columns if left out. */
  readonly columns?: readonly string[] | undefined
  /** As `checkSqlWhere` returned it. */
  readonly where: string | undefined
  /** Each row is read with this probability, in percent; undefined: all rows. Only of Trino. */
  readonly percent?: number | undefined
  /** The most rows; all rows if undefined. */
  readonly maxRows: number | undefined
}

/** The statement that reads the rows of a table or a view. */
export function readStatement(
  { table, columns, where, percent, maxRows }: ReadStatement,
  dialect: Dialect,
): string {
  const conditions = where === undefined ? [] : [`(${where})`]
  if (maxRows !== undefined && dialect.rowLimit === 'rownum') conditions.push(`rownum <= ${maxRows}`)
  const filter = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const limit = maxRows === undefined ? '' : LIMITS[dialect.rowLimit](maxRows)
  const list = columns?.join(', ') ?? '*'
  const sample = percent === undefined ? '' : ` tablesample bernoulli (${percent})`
  return `select ${list} from ${tableInStatement(table, dialect)}${sample}${filter}${limit}${dialect.readSuffix}`
}

const LIMITS: Readonly<Record<RowLimit, (rows: number) => string>> = {
  limit: (rows) => ` limit ${rows}`,
  'fetch first': (rows) => ` fetch first ${rows} rows only`,
  rownum: () => '',
  none: () => '',
}
