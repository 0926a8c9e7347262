import type { SqlDialect } from '../../dialects/dialect.ts'
import type { SqlArgument } from '../../declaration.ts'
import type { ProfiledColumn } from '../../scope.ts'
import { type Sql, verbatim } from '../../sql.ts'

/**
 * A property of the rows of the entity that have the same values of some attributes as a row. Two nulls are the same.
 * The engine executes it as a join with one group for each combination of values.
 * @param by the attributes, which have no bindings; if there are none, all rows are one group
 * @param holds SQL of the property, an aggregate over the columns `c` and id of the table of rows
 */
export function overCombinations(
  { areSame }: SqlDialect,
  by: readonly SqlArgument[],
  holds: string,
  { rowsTable }: ProfiledColumn,
): Sql {
  const keys = by.map(({ column }, i) => `c${column!.raw!.profiled!.attributeId} as k${i}`)
  const groups = `select ${[...keys, `${holds} as holds`].join(', ')} from "${rowsTable}" group by ${keys.length > 0 ? keys.map((_, i) => i + 1).join(', ') : '()'}`
  const same = by.map(({ sql: { text } }, i) => areSame(`combined.k${i}`, text))
  const where = same.length > 0 ? ` where ${same.join(' and ')}` : ''
  return verbatim(`(select combined.holds from (${groups}) as combined${where})`)
}

/** SQL: true if a combination is that of one row. */
export const IS_ALONE = 'count(*) = 1'

/** SQL: true if all rows of a combination have the same value of an attribute. */
export const hasOneValue = ({ attributeId }: ProfiledColumn): string =>
  `(min(c${attributeId}) is not distinct from max(c${attributeId}) and count(c${attributeId}) in (0, count(*)))`
