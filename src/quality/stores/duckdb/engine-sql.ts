import type { EngineSql } from '../sql/engine-sql.ts'
import { COLUMN_TYPES } from './column-types.ts'

export const DUCKDB_SQL: EngineSql = {
  types: COLUMN_TYPES,
  quotient: (number, divisor) => `(${number}) // (${divisor})`,
}
