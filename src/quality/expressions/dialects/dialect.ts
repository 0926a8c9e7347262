import type { DialectName } from '../../model/dialect.ts'
import type { Sql } from '../sql.ts'
import type { Type, Value } from '../value.ts'

/** How expressions are written in an engine's SQL, beside the forms that functions declare. */
export interface SqlDialect {
  readonly name: DialectName
  /** A value as a binding that has the type. */
  readonly constant: (type: Type, value: Value) => Sql
  /** The longest SQL of an expression. */
  readonly maxCharacters: number
  /** Most brackets of it within one another. */
  readonly maxNested: number
}
