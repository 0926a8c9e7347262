import type { DialectName } from '../../model/warehouse/dialect.ts'
import type { SqlArgument, SqlForms } from '../declaration.ts'
import type { Sql } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'
import { DUCKDB } from './duckdb.ts'
import { TRINO } from './trino.ts'

export const DIALECTS: Readonly<Record<DialectName, SqlDialect>> = { duckdb: DUCKDB, trino: TRINO }

/** The forms of SQL that is the same in each dialect but for the dialect's building blocks. */
export const formsOf = <Args>(
  made: (dialect: SqlDialect) => (args: Args) => Sql,
): Readonly<Record<DialectName, (args: Args) => Sql>> => ({ duckdb: made(DUCKDB), trino: made(TRINO) })

/** The forms of a result that does not depend on the values of the arguments: a constant in each dialect. */
export const constantForms = (type: Type, valueOf: (args: readonly SqlArgument[]) => Value): SqlForms =>
  formsOf(
    ({ constant }) =>
      (args: readonly SqlArgument[]) =>
        constant(type, valueOf(args)),
  )
