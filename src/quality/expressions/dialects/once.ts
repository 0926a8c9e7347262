import { joined, type Sql, sql, verbatim } from '../sql.ts'

/** Repeating parts this short, with this few bytes of texts, is cheaper than naming them. */
const SHORT = 64
const LITTLE = 1000

/**
 * SQL of DuckDB that uses its parts several times. Long parts are named and computed once, so that nested expressions do not
 * double at each level. The engine duplicates the arguments of functions that are macros (`nullif`,
 * `array_to_string`). `body` must not contain other SQL with columns, nor a subquery.
 */
export function once<Name extends string>(
  parts: Readonly<Record<Name, Sql>>,
  body: (parts: Readonly<Record<Name, Sql>>) => Sql,
): Sql {
  const names = Object.keys(parts) as Name[]
  const isLittle = ({ text, made = 0 }: Sql): boolean => text.length <= SHORT && made <= LITTLE
  if (names.every((name) => isLittle(parts[name]))) return body(parts)
  const fields = joined(
    names.map((name) => sql`${verbatim(`"${name}"`)}: ${parts[name]}`),
    ', ',
  )
  const named = Object.fromEntries(names.map((name) => [name, verbatim(`part."${name}"`)])) as Record<
    Name,
    Sql
  >
  return sql`list_transform([{${fields}}], lambda part: ${body(named)})[1]`
}
