/**
 * Sums of decimals that do not depend on the order of rows, as sums of doubles do, and that are the same in each engine.
 * Each double is cut into whole numbers of a few bits, which are summed exactly.
 */
import type { SqlDialect } from '../dialects/dialect.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'

/** How the decimals of a column are cut. */
export interface DecimalScale {
  /** The size of each decimal is below 2 to this power. */
  readonly top: number
  /** Bits of each part. */
  readonly bits: number
  /** Parts of each decimal. */
  readonly count: number
}

/** What a scale depends on. The sizes are null if all decimals are null or 0. */
export interface DecimalSizes {
  readonly greatest: number | null
  /** Of the decimals that are not 0. */
  readonly least: number | null
  readonly rows: number
}

/** Bits of a double. It holds the sum of a part over all rows. */
const DOUBLE_BITS = 53
/** The exponent of the last bit of the smallest double. */
const LAST_EXPONENT = -1074
/** Bits below the greatest decimal that count. Beyond them are the bits of decimals that are 10^138 times smaller. */
const MAX_BITS = 512

export function scaleFor({ greatest, least, rows }: DecimalSizes): DecimalScale {
  const bits = DOUBLE_BITS - rows.toString(2).length
  if (greatest === null || least === null) return { top: 0, bits, count: 1 }
  const top = exponentOf(greatest) + 1
  const last = Math.max(exponentOf(least) - DOUBLE_BITS + 1, LAST_EXPONENT)
  return { top, bits, count: Math.ceil(Math.min(top - last, MAX_BITS) / bits) }
}

/** The exponent of the greatest power of two that is not above a positive double. */
function exponentOf(double: number): number {
  const near = Math.floor(Math.log2(double))
  if (2 ** near > double) return near - 1
  return 2 ** (near + 1) <= double ? near + 1 : near
}

/** SQL of the aggregates of which a scale is made. */
export const sizesSql = (double: Sql): Record<'greatest' | 'least', Sql> => ({
  greatest: sql`max(case when ${double} <> 0 then abs(${double}) end)`,
  least: sql`min(case when ${double} <> 0 then abs(${double}) end)`,
})

/**
 * SQL of the sum of doubles, or of the quotient of this sum and a number. It is rounded as often as there are parts. Null
 * if all doubles are null, or if the result is not finite.
 * @param double SQL that may be repeated
 */
export function decimalSum(
  { truncated, finite }: SqlDialect,
  double: Sql,
  { top, bits, count }: DecimalScale,
  divisor?: Sql,
): Sql {
  const fraction = shifted(double, -top)
  const cut = (parts: number): Sql => truncated(shifted(fraction, parts * bits))
  const part = (at: number): Sql => (at === 1 ? cut(1) : sql`${cut(at)} - ${shifted(cut(at - 1), bits)}`)
  const sums = Array.from(
    { length: count },
    (_, at) => sql`cast(sum(cast(${part(at + 1)} as bigint)) as double)`,
  )
  const whole = sums.reduce((total, sum) => sql`(${shifted(total, bits)} + ${sum})`)
  const result = divisor === undefined ? whole : sql`(${whole} / ${divisor})`
  return finite(shifted(result, top - bits * count))
}

/** A double times a power of two. Two factors keep each of them, and the steps, in the range of doubles. */
function shifted(double: Sql, exponent: number): Sql {
  if (exponent === 0) return double
  const half = Math.trunc(exponent / 2)
  const exponents = Math.abs(exponent) < 1000 ? [exponent] : [half, exponent - half]
  const factors = exponents.map((one) => verbatim((2 ** one).toExponential()))
  return sql`(${joined([double, ...factors], ' * ')})`
}
