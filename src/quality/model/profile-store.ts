/** What a profile asks of the warehouse: each engine has the queries in its own SQL. */
import type { Knex } from 'knex'
import type { ShownText } from './profile.ts'
import type { FormKind } from './form-kinds.ts'

export interface ProfileStore {
  /**
   * The distinct values of an attribute with the number of rows that hold each, null left out: the most frequent first,
   * equals by code point, which is the order of their bytes in UTF-8.
   * @param rows name of the table of the loaded rows
   */
  distinctValues(rows: string, attribute: number): Knex.QueryBuilder
  /** How many bytes the longest values of an attribute take together, in UTF-8. */
  longestBytes(
    asked: { readonly rows: string; readonly attribute: number; readonly values: number },
    signal: AbortSignal,
  ): Promise<number>
  /**
   * The distinct forms of each kind of the attributes, as FORMS_COLUMNS has them.
   * @param values name of the table of the values
   * @param without attributes to leave out
   */
  forms(values: string, without?: readonly number[]): Knex.QueryBuilder
  /**
   * The frequencies that values of an attribute have, as FREQUENCIES_COLUMNS has them.
   * @param values name of the table of the values
   */
  frequencies(values: string): Knex.QueryBuilder
  /**
   * Puts long texts in order without taking them into memory.
   * @param tables two names of tables to make; dropped by the caller
   */
  orderTexts(
    column: TextColumn,
    tables: readonly [string, string],
    signal: AbortSignal,
  ): Promise<OrderedTexts>
  /** The forms of a kind of an attribute, as FORMS_COLUMNS has them, of these forms as texts in order. */
  orderedForms(texts: Knex.QueryBuilder, attribute: number, kind: FormKind): Knex.QueryBuilder
  statistics(tables: ProfileTables): ProfileStatistics
}

/** Where the statistics of some attributes are read from. */
export interface ProfileTables {
  /** Names of tables (see `tables.ts`). */
  readonly values: string
  readonly forms: string
  readonly signal: AbortSignal
}

type Range = readonly [first: number, last: number]
type ByAttribute<T> = Promise<ReadonlyMap<number, T>>

/** What is computed of the values and forms of some attributes. */
export interface ProfileStatistics {
  /** Of attributes that follow each other; one without a value has no row. */
  counts(range: Range): ByAttribute<Counts>
  /** How many distinct forms of each kind an attribute has; one without any has no row. */
  formCounts(range: Range): ByAttribute<Readonly<Record<FormKind, number>>>
  /** The Default patterns of attributes that stand out; an attribute without a value has no row. */
  patternEnds(range: Range): ByAttribute<Ends>
  /**
   * The values of attributes that stand out.
   * @param attributes with the lengths of their shortest and longest value; one without a value has no row
   */
  textEnds(
    attributes: readonly {
      readonly attribute: number
      readonly minLength: number
      readonly maxLength: number
    }[],
  ): ByAttribute<Ends>
  /**
   * The least and greatest value. Of values that are one as doubles, whole numbers are told apart by all of their
   * digits; of those that are still equal the first is taken by code point.
   */
  numberEnds(
    attributes: readonly { readonly attribute: number; readonly minX: number; readonly maxX: number }[],
  ): ByAttribute<NumberEnds>
  /** How many rows are in each bin; one without rows is left out. */
  histograms(attributes: readonly BinnedAttribute[]): Promise<BinRows[]>
  /** The bins that have rows, those of an attribute in order. */
  bins(attributes: readonly ScaledAttribute[]): Promise<NumberBin[]>
  /** The sum of the squares of what `y` of the rows differs from `centre`. */
  squares(
    attributes: readonly (ScaledAttribute & { readonly centre: number })[],
  ): ByAttribute<{ readonly attribute: number; readonly sum: number }>
  /** The numbers that are at some ranks: only the distinct numbers of these bins are sorted. */
  ranks(
    attributes: readonly ScaledAttribute[],
    ranks: readonly Rank[],
  ): Promise<(Rank & { readonly x: number })[]>
}

/** What is counted of the values of an attribute. */
export interface Counts {
  readonly attribute: number
  /** Rows whose value has an `x`, and the least and greatest of these; null without one. */
  readonly xRows: number
  readonly minX: number | null
  readonly maxX: number | null
  /** Mean and standard deviation of the frequencies of the distinct values. */
  readonly frequencyMean: number
  readonly frequencyDeviation: number
}

/** Texts of an attribute that stand out: its values, or their patterns. Of equals the first by code point. */
export interface Ends {
  readonly attribute: number
  readonly mode: ShownText
  readonly modeRows: number
  /** By code point. */
  readonly min: ShownText
  readonly max: ShownText
  readonly shortest: ShownText
  readonly longest: ShownText
}

/** The least and greatest value of an attribute by what its values count as (`x`). */
export interface NumberEnds {
  readonly attribute: number
  readonly min: ShownText
  readonly max: ShownText
}

/** An attribute, and the edges of the bins in which its rows are counted. */
export interface BinnedAttribute {
  readonly attribute: number
  /** 1 where `x` is counted, 0 where the lengths of the values are. */
  readonly ofX: number
  /** The edge below bin `i` is `base + (first + i) * times / by`. */
  readonly base: number
  readonly first: number
  readonly times: number
  readonly by: number
  readonly bins: number
}

export interface BinRows {
  readonly attribute: number
  /** From 0. */
  readonly bin: number
  readonly rows: number
}

/**
 * An attribute whose values count as numbers `x`, and how these are moved and scaled: `y = x * scale - shift` is from
 * 0 to before 1.
 */
export interface ScaledAttribute {
  readonly attribute: number
  readonly scale: number
  readonly shift: number
}

export interface NumberBin {
  readonly attribute: number
  readonly bin: number
  readonly rows: number
  /** Of `y`, over the rows. */
  readonly sum: number
}

/** A row of an attribute, its numbers in order. */
export interface Rank {
  readonly attribute: number
  /** Where it is, and which one it is of the rows of that bin, from 1. */
  readonly bin: number
  readonly rank: number
}

/** A column of texts, in a table whose rows have numbers. */
export interface TextColumn {
  readonly table: string
  /** Name of the column that numbers the rows. */
  readonly number: string
  readonly text: string
  /** Name of a column: for how many rows each row stands. One if nothing is said. */
  readonly frequency?: string
  /** Restricts the rows to those of an attribute, where the table is of several. */
  readonly attribute?: number
}

/** The distinct texts of a column, null left out. */
export interface OrderedTexts {
  readonly count: number
  /**
   * `text`, its `place` from 1 without gaps, the most frequent first and equals by code point, how many rows of the
   * table have it (`values`), and for how many rows these stand (`frequency`).
   */
  readonly rows: Knex.QueryBuilder
}
