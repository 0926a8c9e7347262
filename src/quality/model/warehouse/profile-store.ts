/** The queries of a profile. `stores/sql/profiles/` has them for engines of SQL. */
import type { Knex } from 'knex'
import type { ShownText } from '../profile.ts'
import type { EngineValues } from './engine-values.ts'
import type { FractionParts } from './fraction-parts.ts'
import type { FormKind } from './form-kinds.ts'
import type { SortedRows } from './written-files.ts'

export interface ProfileStore {
  /** Undefined if the engine cannot describe values. Then this process describes all values. */
  readonly engineValues?: EngineValues
  /**
   * The distinct values of an attribute except null, with the number of rows that hold each: by descending frequency,
   * then by code point, which is the order of their bytes in UTF-8.
   * @param rows name of the table of the loaded rows
   */
  distinctValues(rows: string, attribute: number): SortedRows
  /** Total bytes, in UTF-8, of the longest values of an attribute. */
  longestBytes(
    asked: { readonly rows: string; readonly attribute: number; readonly values: number },
    signal: AbortSignal,
  ): Promise<number>
  /**
   * The distinct forms of each kind of the attributes, in the columns FORMS_COLUMNS.
   * @param values name of the table of the values
   * @param without attributes to leave out
   */
  forms(values: string, without?: readonly number[]): Knex.QueryBuilder
  /**
   * The distinct frequencies of an attribute's values, in the columns FREQUENCIES_COLUMNS.
   * @param values name of the table of the values
   */
  frequencies(values: string): Knex.QueryBuilder
  /**
   * Sorts long texts without loading them into memory.
   * @param tables names of two tables to create; the caller drops them
   */
  orderTexts(
    column: TextColumn,
    tables: readonly [string, string],
    signal: AbortSignal,
  ): Promise<OrderedTexts>
  /** The forms of a kind of an attribute, in the columns FORMS_COLUMNS, computed from sorted texts. */
  orderedForms(texts: Knex.QueryBuilder, attribute: number, kind: FormKind): Knex.QueryBuilder
  statistics(tables: ProfileTables): ProfileStatistics
}

/** The tables that the statistics of some attributes are read from. */
export interface ProfileTables {
  /** Names of tables (see `tables.ts`). */
  readonly values: string
  readonly forms: string
  readonly signal: AbortSignal
}

type Range = readonly [first: number, last: number]
type ByAttribute<T> = Promise<ReadonlyMap<number, T>>

/** Statistics of the values and forms of some attributes. */
export interface ProfileStatistics {
  /** For consecutive attributes; an attribute without values has no row. */
  counts(range: Range): ByAttribute<Counts>
  /** Number of distinct forms of each kind; an attribute without forms has no row. */
  formCounts(range: Range): ByAttribute<Readonly<Record<FormKind, number>>>
  /** The extreme and the most frequent Default patterns of attributes; an attribute without values has no row. */
  patternEnds(range: Range): ByAttribute<Ends>
  /**
   * The extreme and the most frequent values of attributes.
   * @param attributes with the lengths of their shortest and longest value; an attribute without values has no row
   */
  textEnds(
    attributes: readonly {
      readonly attribute: number
      readonly minLength: number
      readonly maxLength: number
    }[],
  ): ByAttribute<Ends>
  /**
   * The least and greatest value. Numbers that are equal as doubles are compared by their keys. Of values that are
   * still equal, the first by code point is taken.
   */
  numberEnds(
    attributes: readonly { readonly attribute: number; readonly minX: number; readonly maxX: number }[],
  ): ByAttribute<NumberEnds>
  /** The number of rows in each bin; empty bins are left out. */
  histograms(attributes: readonly BinnedAttribute[]): Promise<BinRows[]>
  /** The number of rows between keys; empty bins are left out. */
  keyHistograms(attributes: readonly KeyBins[]): Promise<BinRows[]>
  /** For each part of the keys of an attribute, the sum over the rows of the number that the part is. */
  keySums(parts: readonly KeyPart[]): Promise<(KeyPart & { readonly sum: number | bigint })[]>
  /** The bins that have rows, in order within each attribute. */
  bins(attributes: readonly ScaledAttribute[], parts: FractionParts): Promise<NumberBin[]>
  /** The sum over the rows of the squared differences between `y` and `centre`, in units of the last part. */
  squares(
    attributes: readonly (ScaledAttribute & { readonly centre: number })[],
    parts: FractionParts,
  ): ByAttribute<bigint>
  /** The numbers at given ranks. Only the distinct numbers of the affected bins are sorted. */
  ranks(
    attributes: readonly ScaledAttribute[],
    ranks: readonly Rank[],
  ): Promise<(Rank & { readonly x: number; readonly key: string | null })[]>
}

/** Counts over the values of an attribute. */
export interface Counts {
  readonly attribute: number
  /** Rows whose value has an `x`, and the least and greatest `x`; null if there are no such rows. */
  readonly xRows: number
  readonly minX: number | null
  readonly maxX: number | null
  /** The least and greatest key; null if the values have no keys. */
  readonly minKey: string | null
  readonly maxKey: string | null
  /** Mean and standard deviation of the frequencies of the distinct values. */
  readonly frequencyMean: number
  readonly frequencyDeviation: number
}

/** Extreme texts of an attribute: its values, or their patterns. Of equal candidates, the first by code point. */
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

/** The least and greatest value of an attribute by its number (`x`). */
export interface NumberEnds {
  readonly attribute: number
  readonly min: ShownText
  readonly max: ShownText
}

/** An attribute, and the edges of the bins for its rows. */
export interface BinnedAttribute {
  readonly attribute: number
  /** 1 if `x` is counted, 0 if the lengths of the values are counted. */
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

/** An attribute with keys, and the keys at which its bins begin, except the first bin: at most 19, in order. */
export interface KeyBins {
  readonly attribute: number
  readonly edges: readonly string[]
}

/** Characters of a part of a key. The sum of 10^19 of them has fewer than 38 digits. */
export const PART_CHARACTERS = 18

/** The PART_CHARACTERS of the keys of an attribute from `start` on, counted from 1. */
export interface KeyPart {
  readonly attribute: number
  readonly start: number
}

/** Characters of a key that a position uses. The difference of two of them is converted to doubles in order. */
export const KEY_CHARACTERS = 35

/**
 * An attribute whose values have numbers, and their scaling: `y = position * scale - shift` is at least 0 and at most 1.
 * The position is `x`. With keys, it is the number that the KEY_CHARACTERS of the key from `start` on are, less `least`.
 */
export interface ScaledAttribute {
  readonly attribute: number
  /** From 1; 0 if the values have no keys. */
  readonly start: number
  readonly least: string
  readonly scale: number
  readonly shift: number
}

export interface NumberBin {
  readonly attribute: number
  readonly bin: number
  readonly rows: number
  /** The sum of `y` over the rows, in units of the last part. */
  readonly sum: bigint
}

/** The rank of a row of an attribute by its number. */
export interface Rank {
  readonly attribute: number
  /** The bin of the row, and the rank of the row within this bin, from 1. */
  readonly bin: number
  readonly rank: number
}

/** A column of texts in a table with numbered rows. */
export interface TextColumn {
  readonly table: string
  /** Name of the column with the row number. */
  readonly number: string
  readonly text: string
  /** Name of a column with the number of rows that each row represents. 1 if undefined. */
  readonly frequency?: string
  /** Restricts the rows to an attribute, if the table holds several attributes. */
  readonly attribute?: number
}

/** The distinct texts of a column except null. */
export interface OrderedTexts {
  readonly count: number
  /**
   * `text`, its `place` (from 1 without gaps, by descending frequency and then by code point), the number of rows of
   * the table with the text (`values`), and the number of rows that these represent (`frequency`).
   */
  readonly rows: Knex.QueryBuilder
}
