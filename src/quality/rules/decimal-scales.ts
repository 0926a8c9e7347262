import type { Knex } from 'knex'
import { decimalSizes, sumsDecimals } from '../expressions/aggregates.ts'
import { type DecimalScale, scaleFor } from '../expressions/exact/decimal-sums.ts'
import { verbatim } from '../expressions/sql.ts'
import type { Row, Warehouse } from '../model/warehouse/warehouse.ts'
import type { EvaluatedRule } from './verdict-columns.ts'
import { rawOf } from './raw.ts'

/** How the decimals of aggregated columns are summed, by column. */
export type DecimalScales = ReadonlyMap<string, DecimalScale>

/** For rules that aggregate nothing. */
export const NO_SCALES: DecimalScales = new Map()

/**
 * Reads the sizes of the decimals that the aggregates of some rules sum.
 * @param verdicts the table of verdicts
 * @param read runs a query
 */
export async function readScales(
  { knex, dialect }: Warehouse,
  verdicts: Knex.QueryBuilder,
  rules: readonly EvaluatedRule[],
  read: (query: Knex.QueryBuilder) => Promise<Row[]>,
): Promise<DecimalScales> {
  const summed = new Map(
    rules.flatMap(({ aggregate }) =>
      aggregate && sumsDecimals(aggregate.method, aggregate.type) ? [[aggregate.value, aggregate.type]] : [],
    ),
  )
  if (summed.size === 0) return NO_SCALES
  const sizes = [...summed].flatMap(([column, type]) =>
    Object.entries(decimalSizes(type, verbatim(column), dialect.name)).map(
      ([name, size]): [string, Knex.Raw] => [`${name}_${column}`, rawOf(knex, size)],
    ),
  )
  const [row = {}] = await read(verdicts.count({ rows: '*' }).select(Object.fromEntries(sizes)))
  const size = (name: string): number | null => (row[name] ?? null) as number | null
  return new Map(
    [...summed.keys()].map((column): [string, DecimalScale] => [
      column,
      scaleFor({
        greatest: size(`greatest_${column}`),
        least: size(`least_${column}`),
        rows: Number(row['rows']),
      }),
    ]),
  )
}
