/** The profile of an attribute. The catalogue stores it as JSON; the listing of attributes shows it. */
import type { ExactNumber } from './exact-number.ts'
import type { ValueType } from './reading.ts'

/**
 * A text as a profile shows it. A text of more than SHOWN_LENGTH characters is cut there and ends in `…`. The
 * warehouse holds the complete values and patterns.
 */
export type ShownText = string
export const SHOWN_LENGTH = 1000

/** Tells which of the first two numbers of an ambiguous date is the day. */
export type DateOrder = 'day first' | 'month first'

/** Texts such as `NA` and `-`. They are values, and count in all other figures but those of the inferred type. */
export interface NullMarkers {
  /** Rows that hold one of them. */
  readonly rows: number
  /** Distinct values among them, blanks around them included. */
  readonly values: number
  /** The most frequent texts, without blanks around them. */
  readonly texts: readonly Counted[]
}

/** Dates that are valid whether the day or the month comes first, and then mean different days. */
export interface OpenDates {
  readonly rows: number
  /** The most frequent of them. */
  readonly example: ShownText
}

/** Values with characters that a wrong encoding left behind. */
export interface TextDamage {
  /** With the replacement character U+FFFD. */
  readonly replaced?: DamagedValues
  /** With UTF-8 that was read as Windows-1252 or Latin-1, and the first such sequence of characters: `Ã©`. */
  readonly garbled?: DamagedValues & { readonly sequence: string }
}

export interface DamagedValues {
  readonly rows: number
  /** The most frequent values, cut to the surroundings of the damage, with the lengths of the whole values. */
  readonly examples: readonly (Counted & { readonly length: number })[]
}

/** A form with the number of rows that have it. */
export interface Counted {
  readonly text: ShownText
  readonly rows: number
}

/** Numbers of rows, or of distinct values. All are exact, over all loaded rows. */
export interface AttributeProfile {
  /** Rows of the load. */
  readonly rows: number
  readonly nulls: number
  /** Rows whose value is empty or consists of white space only. A blank is a value. */
  readonly blanks: number
  /** Distinct values except null. */
  readonly distinct: number
  /**
   * Rows by the type that their value looks like. Single letters are boolean only if those of the column are a pair such
   * as Y and N.
   */
  readonly types: Readonly<Record<ValueType, number>>
  readonly inferredType: ValueType
  /** Share of the values (except null, blanks and null markers) that fit the inferred type, from 0 to 1. */
  readonly inferredShare: number
  /** Values that probably mean null, if they are more than one in a hundred. Absent if there are none. */
  readonly nullMarkers?: NullMarkers
  /**
   * The order in which dates such as 01/02/2024 were read. The unambiguous dates determine it. It is absent if there
   * are no such dates, and in profiles of versions that did not store it.
   */
  readonly dateOrder?: DateOrder
  /** Set if there are dates such as 01/02/2024, and the other dates do not determine the order. */
  readonly openDates?: OpenDates
  /** Set if values have characters that a wrong encoding left behind. */
  readonly damage?: TextDamage
  /**
   * The most frequent value; undefined if all are null. Of equally frequent values, the first by code point, here and
   * below.
   */
  readonly mode: Counted | undefined
  /** By number for numeric attributes, by time for dates and times, else by code point. */
  readonly min: ShownText | undefined
  readonly max: ShownText | undefined
  readonly shortest: ShownText | undefined
  readonly longest: ShownText | undefined
  /** In characters; 0 if there are no values. */
  readonly minLength: number
  readonly maxLength: number
  /** Distinct Default patterns. */
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
  /** Set if the attribute holds numbers, dates, timestamps or times: statistics over the rows with such values. */
  readonly numbers: NumberSummary | undefined
  /** Set if doubles cannot represent the numbers: the values have keys (`key` of VALUES_COLUMNS) with these digits. */
  readonly places?: NumberPlaces
  /**
   * Bins of equal width: for numbers and times over `x` of the values (see `tables.ts`), else over the lengths of the
   * values in characters. Empty if there are no values.
   */
  readonly histogram:
    | { readonly of: 'x'; readonly bins: readonly Bin[] }
    | { readonly of: 'length'; readonly bins: readonly Bin<number>[] }
  /** Mean and standard deviation of the frequencies of the distinct values. */
  readonly frequencyMean: number
  readonly frequencyDeviation: number
}

/**
 * The digits of the numbers of an attribute: the most digits before the point, and after it. Leading zeros do not count,
 * nor do zeros at the end of a fraction.
 */
export interface NumberPlaces {
  readonly whole: number
  readonly decimals: number
}

/** For dates and times in seconds, like `x` (see `tables.ts`). */
export interface NumberSummary {
  /** Rows that the statistics include. */
  readonly count: number
  /** With keys, rounded to six more decimals than the numbers have. */
  readonly mean: ExactNumber
  /** The sample standard deviation, divided by count - 1, as in databases and pandas; 0 for one row. */
  readonly standardDeviation: number
  readonly min: ExactNumber
  /** By linear interpolation between the two nearest rows (Hyndman and Fan's type 7). */
  readonly lowerQuartile: ExactNumber
  readonly median: ExactNumber
  readonly upperQuartile: ExactNumber
  readonly max: ExactNumber
}

/** The statistics as doubles, for estimates. */
export type DoubleSummary = Readonly<Record<keyof NumberSummary, number>>

export const doublesOf = (numbers: NumberSummary): DoubleSummary => ({
  count: numbers.count,
  mean: Number(numbers.mean),
  standardDeviation: numbers.standardDeviation,
  min: Number(numbers.min),
  lowerQuartile: Number(numbers.lowerQuartile),
  median: Number(numbers.median),
  upperQuartile: Number(numbers.upperQuartile),
  max: Number(numbers.max),
})

/** Rows from `from` (inclusive) to `to` (exclusive; inclusive in the last bin). */
export interface Bin<Edge extends ExactNumber = ExactNumber> {
  readonly from: Edge
  readonly to: Edge
  readonly rows: number
}
