import type { DialectName } from '../../model/warehouse/dialect.ts'
import type { Sql } from '../sql.ts'
import type { Type, Value } from '../value.ts'

/** The general SQL of an engine. Functions declare their own forms. */
export interface SqlDialect {
  readonly name: DialectName
  /** A value as a binding with its type. */
  readonly constant: (type: Type, value: Value) => Sql
  /** The maximum length of the SQL of an expression. */
  readonly maxCharacters: number
  /** The maximum nesting depth of brackets in the SQL. */
  readonly maxNested: number
}
