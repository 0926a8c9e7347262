/**
 * The tables that profiles and runs of rules make in the warehouse for listings, reports and drill-down. Each table of a
 * profile holds all attributes of a load, one after the other. Their names are in `load-tables.ts`.
 */
import type { TableColumn } from './warehouse.ts'

/**
 * `v<entity>_g<generation>`: a row for each distinct value of each attribute except null; a blank is a value. `n`
 * numbers the values of an attribute from 1 without gaps, by descending frequency and then by code point.
 */
export const VALUES_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'small integer'],
  ['n', 'integer'],
  ['value', 'text'],
  /** Rows that hold the value. */
  ['frequency', 'integer'],
  /** In characters, that is code points. */
  ['length', 'small integer'],
  /** The type that it looks like: index into VALUE_TYPES of `model/reading.ts`. */
  ['type', 'tiny integer'],
  /**
   * The number of the value, if the attribute holds numbers, dates or times and the value can be read as such. Dates
   * and timestamps are in seconds since 1970-01-01 00:00:00 UTC, times in seconds since midnight. Null for every
   * other value.
   */
  ['x', 'decimal'],
  /**
   * The number with all its digits, if doubles cannot represent the numbers of the attribute (see
   * `values/number-keys.ts`); else null. The keys of an attribute sort by their bytes as the numbers do. Tables of
   * versions that had no keys lack the column.
   */
  ['key', 'text'],
  /** The forms (see `profiling/forms/`); null if a value has no such form, as digits have no soundex. */
  ['mask', 'text'],
  ['pattern', 'text'],
  ['rich', 'text'],
  ['soundex', 'text'],
  ['metaphone', 'text'],
]

/**
 * `f<entity>_g<generation>`: a row for each distinct form of each kind and attribute. `n` numbers the forms of a kind
 * and an attribute from 1 without gaps, by descending number of rows and then by code point of `form`.
 */
export const FORMS_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'small integer'],
  /** One of FORM_KINDS. */
  ['kind', 'text'],
  ['n', 'integer'],
  ['form', 'text'],
  /** For `rich`: the pattern with its runs spelled out (the Long pattern); null for the other kinds. */
  ['long', 'text'],
  /** Distinct values with this form. */
  ['values', 'integer'],
  /** Rows whose value has this form. */
  ['frequency', 'integer'],
]

/** `q<entity>_g<generation>`: a row for each distinct frequency of an attribute's values. */
export const FREQUENCIES_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'small integer'],
  ['frequency', 'integer'],
  /** Distinct values with this frequency. */
  ['values', 'integer'],
  /** Rows whose value has this frequency or a higher one. */
  ['rows_above', 'integer'],
]

/**
 * `x<entity>_g<generation>_<analysis>`: a row for each failing row of each rule whose failing rows are all kept. For a
 * rule that no later scan can repeat, also a row for each passing row.
 */
export const KEPT_ROWS_COLUMNS: readonly TableColumn[] = [
  /** The id of the rule in the catalogue. */
  ['rule', 'small integer'],
  ['passes', 'logical'],
  /** Counts the failing rows of a rule from 1, by the number of the row, and so the passing rows. */
  ['n', 'integer'],
  ['row', 'integer'],
  /** The group of the row as text, if passing rows are kept too. */
  ['value', 'text'],
]

/** The number `n` of the row that has the count of all groups of a rule, as `passing`. */
export const COUNT_OF_GROUPS = 0

/**
 * `y<entity>_g<generation>_<analysis>`: a row for each kept group of each rule, and one with the number of its groups.
 */
export const GROUPS_COLUMNS: readonly TableColumn[] = [
  /** The id of the rule in the catalogue. */
  ['rule', 'small integer'],
  /** Counts the groups of a rule from 1: by descending number of rows, then by value, null last. */
  ['n', 'integer'],
  /** The value of the group as text; null for the group of null. */
  ['value', 'text'],
  ['passing', 'integer'],
  ['failing', 'integer'],
  /** As text. */
  ['aggregate_pass', 'text'],
  ['aggregate_fail', 'text'],
]
