import type { AttributeProfile } from '../model/profile.ts'
import type { Type } from './value.ts'
import type { DateOrder } from '../model/profile.ts'

/** A column that an expression can use. */
export interface ScopeColumn {
  /** The columnised name: `ACCOUNT_NAME`. */
  readonly name: string
  /** The human name, unique in the scope: `Account Name`. */
  readonly humanName: string
  /** A further name, which counts less than those. */
  readonly otherName?: string
  /** The type of the values. Raw values are converted to it. */
  readonly type: Exclude<Type, 'null'>
  /** SQL of the stored value: a VARCHAR if the column is raw, otherwise a value of the type. */
  readonly sql: string
  /** The sizes of the texts if this number of rows is processed together. Left out if the column has no texts. */
  readonly sizeAmong?: (rows: number) => TextSize
  /** True if integers that are not texts may exceed 10^12. */
  readonly isLarge?: boolean
  /** Set if the values are stored as the texts of their source, that is, for an attribute. */
  readonly raw: RawColumn | undefined
}

/** Sizes of texts in bytes of UTF-8. */
export interface TextSize {
  readonly longest: number
  /** The maximum mean size of the rows that are processed together. */
  readonly mean: number
}

export interface RawColumn {
  /** True if every value that is neither null nor blank can be converted to the column's type. */
  readonly isClean: boolean
  /** True if it is known that no value is blank. */
  readonly hasNoBlanks?: boolean
  /** The length of the longest value in characters, if it is known. */
  readonly maxLength?: number
  /** The position of the day in dates such as 01/02/2024, if the values determine it. */
  readonly dateOrder: DateOrder | undefined
  /** Used by the statistical functions and the functions of forms of values. Undefined if there is no profile. */
  readonly profiled: ProfiledColumn | undefined
}

/** An attribute with its profile. */
export interface ProfiledColumn {
  readonly attributeId: number
  readonly profile: AttributeProfile
  /**
   * The name of the table of distinct values (`model/warehouse/load-tables.ts`). Its columns are attribute, value, frequency,
   * and the forms pattern, rich, mask, soundex, metaphone.
   */
  readonly valuesTable: string
  /** The name of the table of rows that the profile is about. The column of an attribute is `c` and its id. */
  readonly rowsTable: string
  readonly schemaLength: number | undefined
}

/**
 * The columns that an expression can use, each by its columnised and its human name. If the human name of a column is
 * the columnised name of another column, the human name takes precedence.
 */
export interface Scope {
  readonly columns: readonly ScopeColumn[]
  /** Names that several columns show to users, with these columns. An expression cannot use them. */
  readonly ambiguous?: ReadonlyMap<string, readonly ScopeColumn[]>
}
