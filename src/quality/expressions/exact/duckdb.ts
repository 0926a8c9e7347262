/** Exact numbers in DuckDB's SQL. */
import { once, onlyIf } from '../dialects/once.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import { numberKey, ofScientific } from '../../values/duckdb/number-key.ts'
import { type ExactBasics, type ExactEngine, exactSqlOf } from './exact-sql.ts'

const struct = (double: Sql, digits: Sql): Sql => sql`{d: ${double}, t: ${digits}}`

/**
 * A struct whose order is the order of exact numbers. Its field `v` is the number. Null if the number is null.
 * @param rank decides between equal numbers. A computed double and a text can be equal.
 */
const ordered = ({ withParts, exactKey, structOf }: ExactBasics, exact: Sql, rank = 0): Sql =>
  withParts([exact], ([parts]) => {
    const { double } = parts!
    const made = sql`{d: ${double}, k: ${exactKey(parts!)}, r: ${verbatim(String(rank))}, v: ${structOf(parts!)}}`
    return sql`case when ${double} is not null then ${made} end`
  })

export const exactOfDuckdb = (engine: Pick<ExactEngine, 'types' | 'wholeType' | 'truncated'>) =>
  exactSqlOf({
    ...engine,
    once,
    onlyIf,
    struct,
    bytes: (text) => sql`strlen(${text})`,
    ofWhole: (text) =>
      sql`list_transform([${text}], lambda part: case when part is not null then {d: try_cast(part as double), t: part} end)[1]`,
    quotient: (number, divisor) => sql`${number} // ${divisor}`,
    left: (text, characters) => `left(${text}, ${characters})`,
    scientific: { digits: 'part.s', exponent: 'part.e', isNegative: 'part.n' },
    ofScientific,
    numberKey,
    extreme: (name, numbers, basics) => {
      const values = numbers.map((number, place) =>
        ordered(basics, number, name === 'least' ? place : -place),
      )
      return sql`(${verbatim(name)}(${joined(values, ', ')})).v`
    },
    aggregate: (name, number, basics) => sql`(${verbatim(name)}(${ordered(basics, number)})).v`,
  })
