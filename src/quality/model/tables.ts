/**
 * The tables that a profile leaves in the warehouse, as listings, reports and drill-down read them. Each holds all
 * attributes of a load, one after the other. Their names are in `load-tables.ts`.
 */
import type { TableColumn } from './warehouse.ts'

/**
 * `v<entity>_g<generation>`: a row for each distinct value of each attribute; null is none of them, blank is one.
 * `n` numbers the values of an attribute from 1 without gaps: the most frequent first, equals by code point.
 */
export const VALUES_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'INTEGER'],
  ['n', 'BIGINT'],
  ['value', 'VARCHAR'],
  /** Rows that hold the value. */
  ['frequency', 'BIGINT'],
  /** In characters, that is code points. */
  ['length', 'INTEGER'],
  /** What it looks like: index into VALUE_TYPES of `loaders/reading.ts`. */
  ['type', 'UTINYINT'],
  /**
   * What it counts as where the attribute is of numbers or dates and it is one: the number; of a date or timestamp
   * the seconds since 1970-01-01 00:00:00 UTC; of a time the seconds since midnight. Null for every other value.
   */
  ['x', 'DOUBLE'],
  /** The forms (see `profiling/forms/`); null where a value has none, as digits have no soundex. */
  ['mask', 'VARCHAR'],
  ['pattern', 'VARCHAR'],
  ['rich', 'VARCHAR'],
  ['soundex', 'VARCHAR'],
  ['metaphone', 'VARCHAR'],
]

/**
 * `f<entity>_g<generation>`: a row for each distinct form of each kind and attribute. `n` numbers those of a kind and
 * an attribute from 1 without gaps: the form of the most rows first, equals by code point of `form`.
 */
export const FORMS_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'INTEGER'],
  /** One of FORM_KINDS. */
  ['kind', 'VARCHAR'],
  ['n', 'BIGINT'],
  ['form', 'VARCHAR'],
  /** Of `rich`: the same with its runs spelled out (the Long pattern); null for the other kinds. */
  ['long', 'VARCHAR'],
  /** Distinct values that have the form. */
  ['values', 'BIGINT'],
  /** Rows whose value has the form. */
  ['frequency', 'BIGINT'],
]

/** `q<entity>_g<generation>`: a row for each frequency that values of an attribute have. */
export const FREQUENCIES_COLUMNS: readonly TableColumn[] = [
  ['attribute', 'INTEGER'],
  ['frequency', 'BIGINT'],
  /** Distinct values that so many rows hold. */
  ['values', 'BIGINT'],
  /** Rows whose value is held by so many rows or more. */
  ['rows_above', 'BIGINT'],
]
