/** SQL that names its parts, in DuckDB's SQL. */
import { joined, type Sql, sql, verbatim } from '../sql.ts'

/** Repeating parts this short, with this few bytes of texts, is cheaper than naming them. */
const SHORT = 64
const LITTLE = 1000

/** True if all parts are short enough to be repeated. */
export const areLittle = (parts: Readonly<Record<string, Sql>>): boolean =>
  Object.values(parts).every(({ text, made = 0 }) => text.length <= SHORT && made <= LITTLE)

/** `once` of SqlDialect. The engine duplicates the arguments of its macros (`nullif`, `array_to_string`). */
export function once<Name extends string>(
  parts: Readonly<Record<Name, Sql>>,
  body: (parts: Readonly<Record<Name, Sql>>) => Sql,
): Sql {
  if (areLittle(parts)) return body(parts)
  const names = Object.keys(parts) as Name[]
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

/** `onlyIf` of SqlDialect. */
export const onlyIf = (value: Sql, condition: (value: Sql) => Sql): Sql =>
  sql`list_filter([${value}], lambda part: ${condition(verbatim('part'))})[1]`
