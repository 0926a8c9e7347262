import type { Knex } from 'knex'
import { type FractionParts, sumOfParts } from '../../../model/warehouse/fraction-parts.ts'
import type { Row } from '../../../model/warehouse/warehouse.ts'
import type { ProfiledWarehouse } from './profile-query.ts'

const indexes = ({ count }: FractionParts): number[] => Array.from({ length: count }, (_, at) => at)

/**
 * The rows of a query with the parts of a fraction, to be summed by `partSums`. Each part is computed in a query around
 * the last one, since it needs the rest that the last one left.
 * @param fraction SQL of a number from 0 to 1
 * @param columns of the query that are kept, in SQL
 */
export function inParts(
  { warehouse: { knex, dialect }, sql }: ProfiledWarehouse,
  numbers: Knex.QueryBuilder,
  { fraction, columns }: { readonly fraction: string; readonly columns: Readonly<Record<string, string>> },
  parts: FractionParts,
): Knex.QueryBuilder {
  const unit = dialect.literal(2 ** parts.bits)
  const kept = Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, knex.raw(text)]))
  const whole = knex.from(numbers.as('numbers')).select({ ...kept, rest: knex.raw(`${fraction} * ${unit}`) })
  return indexes(parts).reduce(
    (inner, at) =>
      knex.from(inner.as(`left${at}`)).select([
        ...Object.keys(columns),
        ...indexes(parts)
          .slice(0, at)
          .map((earlier) => `part${earlier}`),
        knex.raw(`CAST(floor(rest) AS ${sql.types.integer}) AS part${at}`),
        knex.raw(`(rest - floor(rest)) * ${unit} AS rest`),
      ]),
    whole,
  )
}

/** The sums of the parts over the rows, one column each. They fit into the type of whole numbers. */
export const partSums = ({ warehouse: { knex }, sql }: ProfiledWarehouse, parts: FractionParts): Knex.Raw[] =>
  indexes(parts).map((at) => knex.raw(`CAST(sum(frequency * part${at}) AS ${sql.types.integer}) AS sum${at}`))

/** The sum of the fractions of a row of results, in units of the last place of the last part. */
export const sumOf = (row: Row, parts: FractionParts): bigint =>
  sumOfParts(
    indexes(parts).map((at) => row[`sum${at}`] as number | bigint),
    parts,
  )
