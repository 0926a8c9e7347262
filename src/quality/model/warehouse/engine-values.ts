/**
 * Values that the engine describes itself, because they are too many for one process. `stores/trino/profiles/` has the
 * queries. Everything equals what `profiling/forms-worker.ts` finds in the same values.
 */
import type { Knex } from 'knex'
import type { DateOrder, NumberPlaces } from '../profile.ts'
import type { ValueType } from '../reading.ts'

export interface EngineValues {
  /** The engine describes the values of an attribute with more distinct values than this. */
  readonly above: number
  /** The number of distinct values of an attribute except null. */
  count(rows: string, attribute: number, signal: AbortSignal): Promise<number>
  /** Makes a table of the distinct values of an attribute, with their numbers and forms. */
  describe(tables: EngineTables, attribute: number, signal: AbortSignal): Promise<void>
  /** @param described name of the table of `describe`, as in the methods below */
  lengths(described: string, signal: AbortSignal): Promise<ValueLengths>
  /** The values by their own type. Short values that decide how the column is read have rows of their own. */
  tellings(described: string, signal: AbortSignal): Promise<Telling[]>
  /** The rows by the order of their dates. */
  dateOrders(described: string, signal: AbortSignal): Promise<DateOrderRows>
  /** The digits of the numbers. */
  digits(described: string, signal: AbortSignal): Promise<NumberPlaces & { readonly isFaithful: boolean }>
  /** Values that a wrong encoding damaged. */
  damage(described: string, examples: number, signal: AbortSignal): Promise<DamageRows>
  /** The rows of the table of values, in the columns VALUES_COLUMNS. */
  rows(described: string, attribute: number, reading: EngineReading): Knex.Raw
  /** The rows of several queries with the columns VALUES_COLUMNS. */
  together(parts: readonly (Knex.QueryBuilder | Knex.Raw)[]): Knex.Raw
}

/** Names of tables. The caller drops them. */
export interface EngineTables {
  /** The loaded rows, which exist. */
  readonly rows: string
  /** A table that is needed only while the values are described. */
  readonly counted: string
  readonly described: string
}

export interface ValueLengths {
  readonly values: number
  /** In characters; 0 if there are no values. */
  readonly minLength: number
  readonly maxLength: number
}

export interface Telling {
  /** Index into VALUE_TYPES: what the value looks like, alone. */
  readonly type: number
  /** A word for true or false, a letter, a null marker, or what may be confused with null markers. Null for all others. */
  readonly telling: string | null
  readonly values: number
  readonly rows: number
}

/** Rows with dates that have two numbers in an order that the dates do not tell. */
export interface DateOrderRows {
  readonly dayFirst: number
  readonly monthFirst: number
  /** Both orders are valid, and give different days. */
  readonly open: number
  /** The most frequent open date; null if there is none. */
  readonly example: string | null
}

export interface DamageRows {
  readonly replaced: number
  readonly garbled: number
  /** The most frequent values with each damage, the most frequent first. */
  readonly examples: readonly { readonly value: string; readonly length: number; readonly rows: number }[]
}

/** How the values of a column are read together. */
export interface EngineReading {
  /** The type by which values are converted to numbers. */
  readonly type: ValueType
  /** Undefined if each value says its type itself. */
  readonly column: EngineColumn | undefined
  readonly order: DateOrder | undefined
  /** Set if the values have keys. */
  readonly places: NumberPlaces | undefined
}

/** How the types of values depend on the other values. */
export interface EngineColumn {
  /** The letters for true and false in capitals; undefined if single letters are texts. */
  readonly letters: string | undefined
  /** True if null markers do not count for the type. */
  readonly hasMarkers: boolean
}
