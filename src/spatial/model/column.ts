/**
 * The type of a column's values. `date` and `datetime` are RFC 3339 texts; `array` and `json` are JSON texts: only
 * arrays, or any values. Columns of binary values are not published.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'array' | 'json'

/** The types whose values are JSON texts. Features cannot be sorted by them. */
export type NestedType = 'array' | 'json'

export const isNested = (type: ColumnType): type is NestedType => type === 'array' || type === 'json'

/** The type of all elements of an array. */
export type ElementType = 'text' | 'integer' | 'number' | 'boolean'

/** A property of the features of a layer. */
export interface Column {
  readonly name: string
  readonly type: ColumnType
  /** Maximum length in characters, if the store declares it. */
  readonly maxLength?: number
  /** Name and explanation for people, if the store has them. */
  readonly title?: string
  readonly description?: string
  /** The store rejects null. */
  readonly required?: boolean
  /**
   * True if some values of a column of dates or timestamps are other texts, which are published unchanged.
   */
  readonly irregular?: boolean
  /** All possible values, sorted, if there are few. */
  readonly values?: readonly (string | number)[]
  /** Smallest and largest possible number. */
  readonly range?: readonly [number, number]
  /** True if all values of a column of JSON are objects. */
  readonly isObject?: boolean
  /** The type of all elements of all arrays, if they have a common one. */
  readonly elements?: ElementType
}
