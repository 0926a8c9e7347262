import { overload, type Overload } from '../declaration.ts'
import { showValue } from '../show-value.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import { once } from '../dialects/once.ts'
import { exactText, withParts } from '../exact/duckdb.ts'
import type { Type, Value } from '../value.ts'
import { firstOf, SHOWN_BYTES } from '../memory.ts'

/** The largest double. */
const GREATEST = verbatim(`cast('${Number.MAX_VALUE}' as double)`)

const cast = (value: Sql): Sql => sql`cast(${value} as varchar)`

/** See showDecimal(). */
const decimalText = (decimal: Sql): Sql =>
  once({ decimal }, ({ decimal }) => {
    const digits = sql`cast(format('{:.14e}', ${decimal}) as double)`
    const rounded = sql`greatest(least(${digits}, ${GREATEST}), -${GREATEST})`
    const isWhole = sql`${decimal} = trunc(${decimal}) and abs(${decimal}) < 1e15`
    return sql`case when ${isWhole} then cast(try_cast(${decimal} as bigint) as varchar) when ${decimal} is not null then regexp_replace(cast(${rounded} as varchar), '[.]0$', '') end`
  })

/** See showExact(). */
const exactToText = (exact: Sql): Sql => withParts([exact], ([parts]) => exactText(parts!, decimalText))

const SHOWN: Readonly<Record<Exclude<Type, 'null' | 'text'>, (value: Sql) => Sql>> = {
  integer: cast,
  decimal: decimalText,
  exact: exactToText,
  logical: (value) => sql`cast(cast(${value} as integer) as varchar)`,
  date: cast,
  time: cast,
  timestamp: cast,
}

/** The zeros that the text of an exact number can have in addition to its digits. */
const ZEROS_BYTES = 350

/** Bytes of the texts that the conversion of a number makes. */
const MADE_BYTES: Readonly<Partial<Record<Type, number>>> = { decimal: 1500, exact: 3000 }

const toText = (type: keyof typeof SHOWN): Overload =>
  overload({
    parameters: [{ name: type, type }],
    returns: 'text',
    longest: (args) => SHOWN_BYTES + (type === 'exact' ? firstOf(args) + ZEROS_BYTES : 0),
    makes: () => MADE_BYTES[type] ?? SHOWN_BYTES,
    sql: { duckdb: ([value]) => SHOWN[type](value.sql) },
    evaluator: () => (value: Exclude<Value, null>) => showValue(value, type),
  })

/** The text of values of the other types: see showValue(). */
export const TO_TEXT = {
  integer: toText('integer'),
  decimal: toText('decimal'),
  exact: toText('exact'),
  logical: toText('logical'),
  date: toText('date'),
  time: toText('time'),
  timestamp: toText('timestamp'),
}
