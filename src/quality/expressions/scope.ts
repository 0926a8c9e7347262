import type { AttributeProfile } from '../model/profile.ts'
import type { Type } from './value.ts'
import type { DateOrder } from '../model/profile.ts'

/** A column that an expression may name. */
export interface ScopeColumn {
  /** Columnised: `ACCOUNT_NAME`. */
  readonly name: string
  /** As people know it, different from those of the others: `Account Name`. */
  readonly humanName: string
  /** What its values are, or what they are read as where they are raw. */
  readonly type: Exclude<Type, 'null'>
  /** SQL of the stored value: a VARCHAR where it is raw, else a value of the type. */
  readonly sql: string
  /** How long its texts are among so many rows that are looked at together; none where nothing is said. */
  readonly sizeAmong?: (rows: number) => TextSize
  /** Set where values are stored as the text of their source: an attribute's. */
  readonly raw: RawColumn | undefined
}

/** Bytes of texts in UTF-8. */
export interface TextSize {
  readonly longest: number
  /** The most that those of the rows which are looked at together have on average. */
  readonly mean: number
}

export interface RawColumn {
  /** Whether everything that is neither null nor blank can be read as a value of the column's type. */
  readonly isClean: boolean
  /** Which number of a date such as 01/02/2024 is the day, where its values tell. */
  readonly dateOrder: DateOrder | undefined
  /** What the statistical functions and those of values' forms ask; undefined where there is no profile. */
  readonly profiled: ProfiledColumn | undefined
}

/** An attribute with its profile. */
export interface ProfiledColumn {
  readonly attributeId: number
  readonly profile: AttributeProfile
  /**
   * Name of the table of distinct values (`model/load-tables.ts`): attribute, value, frequency, and the forms
   * pattern, rich, mask, soundex, metaphone.
   */
  readonly valuesTable: string
  readonly schemaLength: number | undefined
}

/** The columns at hand, each by its columnised and its human name; where two claim a name, it is the human one's. */
export interface Scope {
  readonly columns: readonly ScopeColumn[]
}
