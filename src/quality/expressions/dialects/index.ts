import type { DialectName } from '../../model/dialect.ts'
import type { SqlDialect } from './dialect.ts'
import { DUCKDB } from './duckdb.ts'
import { SQLITE } from './sqlite.ts'

export const DIALECTS: Readonly<Record<DialectName, SqlDialect>> = { duckdb: DUCKDB, sqlite: SQLITE }
