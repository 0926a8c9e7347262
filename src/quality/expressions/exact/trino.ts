/** Exact numbers in Trino's SQL, by the routines of `values/trino/routines/exact-numbers.ts`. */
import { onceInTrino as once } from '../dialects/once-trino.ts'
import { type ExactParts, joined, type Sql, sql, verbatim } from '../sql.ts'
import { areLittle } from '../dialects/once.ts'
import { type ExactSql, MAX_COMPUTED_SQL, partsNamed, partsOf, WHOLE_LIMIT_SQL } from './exact-sql.ts'

/** Outside of lambdas, a field of a null row is null, and a subscript of it fails. So the fields have names. */
const STRUCT = 'row(d double, t varchar)'
const KEYED = verbatim(`row(d double, k varchar, v ${STRUCT})`)
const NO_DIGITS = verbatim('cast(null as varchar)')

const called =
  (name: string) =>
  ({ double, digits }: ExactParts): Sql =>
    sql`${verbatim(name)}(${double}, ${digits ?? NO_DIGITS})`

const structOf = called('gt_exact')
const exactKey = called('gt_exact_key')

// Inside a lambda, the engine fails to read a field of a null row.
const withNamed = partsNamed(
  once,
  (struct, name) => sql`(case when ${struct} is not null then ${struct}.${verbatim(name)} end)`,
)

/** The fields of a short number are named, because the engine compiles few tests of null rows. */
const withParts: ExactSql['withParts'] = (numbers, body) =>
  withNamed(
    numbers.map((exact) => (areLittle({ exact }) ? { ...exact, parts: partsOf(exact) } : exact)),
    body,
  )

/** The double, the key and the number. The double is null if the number is null. */
const keyed = (exact: Sql): Sql =>
  withParts([exact], ([parts]) => {
    const { double } = parts!
    return sql`cast(ROW(${double}, ${exactKey(parts!)}, ${structOf(parts!)}) as ${KEYED})`
  })

/** The order of aggregates. Among equal numbers, the digits decide, so that the order of rows does not matter. */
const rank = (exact: Sql): Sql =>
  withParts([exact], ([parts]) => {
    const { double, digits = NO_DIGITS } = parts!
    const row = sql`ROW(${double}, ${exactKey(parts!)}, ${digits} is null, coalesce(${digits}, ''))`
    return sql`case when ${double} is not null then ${row} end`
  })

export const EXACT_IN_TRINO: ExactSql = {
  partsOf,
  structOf,
  exactSql: (parts) => ({ ...structOf(parts), parts }),
  withParts,
  isPlain: (parts) => parts.digits && called('gt_plain')(parts),
  exactKey,
  wholeSql: called('gt_whole'),
  floorSql: called('gt_floor'),
  exactText: called('gt_exact_text'),
  wholeStruct: (number) => sql`gt_of_whole(${number})`,
  // The engine's quotient of decimals is rounded to the nearest.
  quotient: (number, divisor) =>
    once({ number }, ({ number }) => sql`(${number} - ${number} % ${divisor}) / ${divisor}`),
  // Rows with null fields cannot be compared.
  // The routine writes the double and the size once, because the engine compiles no long expressions.
  computed: (double, size, large) => {
    const isComputed = sql`${size} between ${WHOLE_LIMIT_SQL} and ${MAX_COMPUTED_SQL}`
    return sql`gt_computed(${double}, ${size}, ${large(isComputed)})`
  },
  extreme: (name, numbers) => {
    const sign = verbatim(name === 'least' ? '<' : '>')
    const isBetter = sql`(part.d ${sign} best.d or (part.d = best.d and abs(part.d) >= 1e-290 and part.k ${sign} best.k))`
    return sql`reduce(ARRAY[${joined(numbers.map(keyed), ', ')}], cast(ROW(null, null, null) as ${KEYED}), (best, part) -> case when part.d is null then best when best.d is null or ${isBetter} then part else best end, best -> best.v)`
  },
  aggregate: (name, number) => {
    const value = withParts([number], ([parts]) => structOf(parts!))
    return sql`${verbatim(`${name}_by`)}(${value}, ${rank(number)})`
  },
}
