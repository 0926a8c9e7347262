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
  ['attribute', 'INTEGER'],
  ['n', 'BIGINT'],
  ['value', 'VARCHAR'],
  /** Rows that hold the value. */
  ['frequency', 'BIGINT'],
  /** In characters, that is code points. */
  ['length', 'INTEGER'],
  /** The type that it looks like: index into VALUE_TYPES of `loaders/reading.ts`. */
  ['type', 'UTINYINT'],
  /**
   * The number of the value, if the attribute holds numbers, dates or times and the value can be read as such. Dates
   * and timestamps are in seconds since 1970-01-01 00:00:00 UTC, times in seconds since midnight. Null for every
   * other value.
   */
  ['x', 'DOUBLE'],
  /**
   * The number with all its digits, if doubles cannot represent the numbers of the attribute (see
   * `values/number-keys.ts`); else null. The keys of an attribute sort by their bytes as the numbers do. Tables of
   * versions that had no keys lack the column.
   */
  ['key', 'VARCHAR'],
  /** The forms (see `profiling/forms/`); null if a value has no such form, as digits have no soundex. */
  ['mask', 'VARCHAR'],
  ['pattern', 'VARCHAR'],
  ['rich', 'VARCHAR'],
  ['soundex', 'VARCHAR'],
  ['metaphone', 'VARCHAR'],
]

/**
 * `f<entity>_g<generation>`: a row for each distinct form of each kind and attribute. `n` numbers the forms of a kind
 * and an attribute from 1 without gaps, by descending number of rows and then by code point of `form`.
 */
export const FORMS_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'INTEGER'],
  /** One of FORM_KINDS. */
  ['kind', 'VARCHAR'],
  ['n', 'BIGINT'],
  ['form', 'VARCHAR'],
  /** For `rich`: the pattern with its runs spelled out (the Long pattern); null for the other kinds. */
  ['long', 'VARCHAR'],
  /** Distinct values with this form. */
  ['values', 'BIGINT'],
  /** Rows whose value has this form. */
  ['frequency', 'BIGINT'],
]

/** `q<entity>_g<generation>`: a row for each distinct frequency of an attribute's values. */
export const FREQUENCIES_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'INTEGER'],
  ['frequency', 'BIGINT'],
  /** Distinct values with this frequency. */
  ['values', 'BIGINT'],
  /** Rows whose value has this frequency or a higher one. */
  ['rows_above', 'BIGINT'],
]

/**
 * `x<entity>_g<generation>_<analysis>`: a row for each failing row of each rule whose failing rows are all kept. For a
 * rule that no later scan can repeat, also a row for each passing row.
 */
export const KEPT_ROWS_COLUMNS: readonly TableColumn[] = [
  /** The id of the rule in the catalogue. */
  ['rule', 'INTEGER'],
  ['passes', 'BOOLEAN'],
  /** Counts the failing rows of a rule from 1, by the number of the row, and so the passing rows. */
  ['n', 'BIGINT'],
  ['row', 'BIGINT'],
  /** The group of the row as text, if passing rows are kept too. */
  ['value', 'VARCHAR'],
]

/** The number `n` of the row that has the count of all groups of a rule, as `passing`. */
export const COUNT_OF_GROUPS = 0

/**
 * `y<entity>_g<generation>_<analysis>`: a row for each kept group of each rule, and one with the number of its groups.
 */
export const GROUPS_COLUMNS: readonly TableColumn[] = [
  /** The id of the rule in the catalogue. */
  ['rule', 'INTEGER'],
  /** Counts the groups of a rule from 1: by descending number of rows, then by value, null last. */
  ['n', 'BIGINT'],
  /** The value of the group as text; null for the group of null. */
  ['value', 'VARCHAR'],
  ['passing', 'BIGINT'],
  ['failing', 'BIGINT'],
  /** As text. */
  ['aggregate_pass', 'VARCHAR'],
  ['aggregate_fail', 'VARCHAR'],
]
