/** SQL that names its parts, in Trino's SQL. */
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import { PREFIX } from '../../values/trino/routines/routine.ts'
import { areLittle } from './once.ts'

/** True if a part calls a routine. The engine compiles each call, and computes it each time. */
const callRoutines = (parts: Readonly<Record<string, Sql>>): boolean =>
  Object.values(parts).some(({ text }) => text.includes(PREFIX))

/** `once` of SqlDialect. */
export function onceInTrino<Name extends string>(
  parts: Readonly<Record<Name, Sql>>,
  body: (parts: Readonly<Record<Name, Sql>>) => Sql,
): Sql {
  if (areLittle(parts) && !callRoutines(parts)) return body(parts)
  const names = Object.keys(parts) as Name[]
  const fields = joined(
    names.map((name) => parts[name]),
    ', ',
  )
  const named = Object.fromEntries(names.map((name, place) => [name, verbatim(`part[${place + 1}]`)]))
  return sql`transform(ARRAY[ROW(${fields})], part -> ${body(named as Record<Name, Sql>)})[1]`
}

/** `onlyIf` of SqlDialect. */
export const onlyIfInTrino = (value: Sql, condition: (value: Sql) => Sql): Sql =>
  sql`element_at(filter(ARRAY[${value}], part -> ${condition(verbatim('part'))}), 1)`
