/** Exact numbers in Trino's SQL. */
import { onceInTrino, onlyIfInTrino } from '../dialects/once-trino.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import { numberKey, ofScientific, PARTS } from '../../values/trino/number-key.ts'
import { type ExactBasics, type ExactEngine, exactSqlOf } from './exact-sql.ts'

/** A subscript of a null row fails, and a field of it does not. So the fields have names. */
const STRUCT = 'row(d double, t varchar)'
const KEYED = `row(k varchar, v ${STRUCT})`

const struct = (double: Sql, digits: Sql): Sql => sql`cast(ROW(${double}, ${digits}) as ${verbatim(STRUCT)})`

/** The key and the number. The key is null if the number is null. */
const keyed = ({ withParts, exactKey, structOf }: ExactBasics, exact: Sql): Sql =>
  withParts([exact], ([parts]) => {
    const key = sql`case when ${parts!.double} is not null then ${exactKey(parts!)} end`
    return sql`cast(ROW(${key}, ${structOf(parts!)}) as ${verbatim(KEYED)})`
  })

export const exactOfTrino = (engine: Pick<ExactEngine, 'types' | 'wholeType' | 'truncated'>) =>
  exactSqlOf({
    ...engine,
    once: onceInTrino,
    onlyIf: onlyIfInTrino,
    struct,
    // These texts are ASCII, or much longer than a number.
    bytes: (text) => sql`length(${text})`,
    ofWhole: (text) => {
      const made = struct(sql`try_cast(${verbatim('part')} as double)`, verbatim('part'))
      return sql`transform(ARRAY[${text}], part -> case when part is not null then ${made} end)[1]`
    },
    // The engine's quotient of decimals is rounded to the nearest.
    quotient: (number, divisor) =>
      onceInTrino({ number }, ({ number }) => sql`(${number} - ${number} % ${divisor}) / ${divisor}`),
    left: (text, characters) => `substr(${text}, 1, ${characters})`,
    scientific: PARTS,
    ofScientific,
    numberKey,
    // Rows with null fields cannot be compared.
    extreme: (name, numbers, basics) => {
      const rows = joined(
        numbers.map((number) => keyed(basics, number)),
        ', ',
      )
      const isBetter = verbatim(name === 'least' ? 'part.k < best.k' : 'part.k > best.k')
      return sql`reduce(ARRAY[${rows}], cast(null as ${verbatim(KEYED)}), (best, part) -> case when part.k is null then best when best.k is null or ${isBetter} then part else best end, best -> best.v)`
    },
    aggregate: (name, number, { withParts, exactKey, structOf, partsOf }) => {
      const { double } = partsOf(number)
      const value = withParts([number], ([parts]) => structOf(parts!))
      // Among equal numbers, the text decides, so that the result does not depend on the order of rows.
      const rank = withParts(
        [number],
        ([parts]) =>
          sql`ROW(${exactKey(parts!)}, ${parts!.digits ?? verbatim('null')} is null, coalesce(${parts!.digits ?? verbatim('null')}, ''))`,
      )
      return sql`${verbatim(`${name}_by`)}(${value}, case when ${double} is not null then ${rank} end)`
    },
  })
