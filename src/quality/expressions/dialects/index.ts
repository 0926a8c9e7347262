import type { DialectName } from '../../model/warehouse/dialect.ts'
import type { SqlArgument, SqlForms } from '../declaration.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'
import { DUCKDB } from './duckdb.ts'

export const DIALECTS: Readonly<Record<DialectName, SqlDialect>> = { duckdb: DUCKDB }

/** The forms of a result that does not depend on the values of the arguments: a constant in each dialect. */
export const constantForms = (type: Type, valueOf: (args: readonly SqlArgument[]) => Value): SqlForms =>
  Object.fromEntries(
    Object.values(DIALECTS).map(({ name, constant }) => [
      name,
      (args: readonly SqlArgument[]) => constant(type, valueOf(args)),
    ]),
  )
