import { overload, type Overload, type SqlArgument } from '../declaration.ts'
import { showValue } from '../show-value.ts'
import { type Sql, sql } from '../sql.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import type { Type, Value } from '../value.ts'
import { firstOf, SHOWN_BYTES } from '../memory.ts'

const cast = (value: Sql): Sql => sql`cast(${value} as varchar)`

/** See showExact(). */
const exactToText = (exact: Sql, { exact: { exactText, withParts } }: SqlDialect): Sql =>
  withParts([exact], ([parts]) => exactText(parts!))

const clockText = (value: Sql, dialect: SqlDialect): Sql => dialect.clockText(value)

const SHOWN: Readonly<Record<Exclude<Type, 'null' | 'text'>, (value: Sql, dialect: SqlDialect) => Sql>> = {
  integer: cast,
  decimal: (value, { decimalText }) => decimalText(value),
  exact: exactToText,
  logical: (value) => sql`cast(cast(${value} as integer) as varchar)`,
  date: cast,
  time: clockText,
  timestamp: clockText,
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
    sql: formsOf(
      (dialect) =>
        ([value]: readonly [SqlArgument]) =>
          SHOWN[type](value.sql, dialect),
    ),
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
