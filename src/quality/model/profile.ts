/** What a profile tells of an attribute: kept in the catalogue as JSON, shown by the attributes' listing. */
import type { ValueType } from './reading.ts'

/**
 * A text as a profile shows it: one of more than SHOWN_LENGTH characters is cut there and ends in `…`. The values and
 * patterns of the warehouse are whole.
 */
export type ShownText = string
export const SHOWN_LENGTH = 1000

/** Which of the first two numbers of a date is the day where both can be it. */
export type DateOrder = 'day first' | 'month first'

/** A form with the number of rows that have it. */
export interface Counted {
  readonly text: ShownText
  readonly rows: number
}

/** Numbers of rows, or of distinct values. All are exact, over all loaded rows. */
export interface AttributeProfile {
  /** Of the load. */
  readonly rows: number
  readonly nulls: number
  /** Rows whose value is white space alone; these have a value. */
  readonly blanks: number
  /** Distinct values; null is none. */
  readonly distinct: number
  /** Rows by what their value looks like. */
  readonly types: Readonly<Record<ValueType, number>>
  readonly inferredType: ValueType
  /** Part of the values (null and blank are none) that fit the inferred type, from 0 to 1. */
  readonly inferredShare: number
  /**
   * In which order dates such as 01/02/2024 were read, by those that have one reading; absent where no value tells, and
   * from profiles of before this was kept.
   */
  readonly dateOrder?: DateOrder
  /** The most frequent value; undefined where all are null. Of equals the first by code point, here and below. */
  readonly mode: Counted | undefined
  /** By number where the attribute is of numbers, by time where of dates or times, else by code point. */
  readonly min: ShownText | undefined
  readonly max: ShownText | undefined
  readonly shortest: ShownText | undefined
  readonly longest: ShownText | undefined
  /** In characters; 0 without a value. */
  readonly minLength: number
  readonly maxLength: number
  /** Of the Default patterns, distinct ones. */
  readonly patterns: {
    readonly distinct: number
    readonly mode: Counted | undefined
    readonly min: ShownText | undefined
    readonly max: ShownText | undefined
    readonly shortest: ShownText | undefined
    readonly longest: ShownText | undefined
  }
  /** Distinct masks, soundexes and metaphones. */
  readonly masks: number
  readonly soundexes: number
  readonly metaphones: number
  /** Where the attribute is of numbers, dates, timestamps or times: over the rows whose value is one. */
  readonly numbers: NumberSummary | undefined
  /**
   * Bins of equal width. Of numbers and times over `x` of the values (see `tables.ts`), else over the
   * lengths of the values in characters; empty where there is no value.
   */
  readonly histogram: { readonly of: 'x' | 'length'; readonly bins: readonly Bin[] }
  /** Mean and standard deviation of the frequencies of the distinct values. */
  readonly frequencyMean: number
  readonly frequencyDeviation: number
}

/** Of dates and times in seconds, as `x` has them (see `tables.ts`). */
export interface NumberSummary {
  /** Rows that are in it. */
  readonly count: number
  readonly mean: number
  /** Of the rows as a sample, that is divided by count - 1, as databases and pandas do; 0 for one row. */
  readonly standardDeviation: number
  readonly min: number
  /** By linear interpolation between the two nearest rows (Hyndman and Fan's type 7). */
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  readonly max: number
}

/** Rows from `from` to before `to`; in the last bin to `to` and with it. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly rows: number
}
