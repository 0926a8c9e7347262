import type { Dialect, OrderedBy } from '../../model/warehouse/dialect.ts'

type StandardParts = Pick<
  Dialect,
  | 'typedNull'
  | 'prefix'
  | 'textOrEmpty'
  | 'sum'
  | 'isOneOf'
  | 'both'
  | 'valueWhere'
  | 'countWhere'
  | 'countDistinctWhere'
  | 'minimumWhere'
  | 'rowNumber'
  | 'rowsOfQuery'
>

const valueWhere = (condition: string, value: string): string => `case when ${condition} then ${value} end`

const ordered = ({ column, isDescending }: OrderedBy): string =>
  `"${column}"${isDescending ? ' desc' : ''} nulls last`

const window = (order: readonly OrderedBy[], within: readonly string[]): string =>
  [
    ...(within.length > 0 ? [`partition by ${within.map((column) => `"${column}"`).join(', ')}`] : []),
    ...(order.length > 0 ? [`order by ${order.map(ordered).join(', ')}`] : []),
  ].join(' ')

/**
 * The parts of a dialect that are standard SQL, so that every engine of SQL can share them.
 * @param cast of the engine, which names its types
 */
export const standardParts = (cast: Dialect['cast']): StandardParts => ({
  typedNull: (type) => cast('null', type),
  prefix: (text, characters) => `substr(${text}, 1, ${characters})`,
  textOrEmpty: (value) => `coalesce(${cast(value, 'text')}, '')`,
  sum: (number, other) => `(${number} + ${other})`,
  isOneOf: (number, numbers) =>
    numbers.length === 1 ? `${number} = ${numbers[0]}` : `${number} in (${numbers.join(', ')})`,
  both: (condition, other) => `${condition} and ${other}`,
  valueWhere,
  countWhere: (condition) => `count(${valueWhere(condition, '1')})`,
  countDistinctWhere: (condition, value) => `count(distinct ${valueWhere(condition, value)})`,
  minimumWhere: (condition, value) => `min(${valueWhere(condition, value)})`,
  rowNumber: (order = [], within = []) => `row_number() over (${window(order, within)})`,
  rowsOfQuery: () => 'count(*) over ()',
})
