/** The tables of an index of a join; `joinIndexTables` has their names. */
import type { TableColumn } from '../../../model/warehouse/warehouse.ts'

/**
 * `j<entity>_g<generation>_<index>`: the values of a join, with `value0`, … for the compared attributes. `n` counts the
 * values of a region from 1: those with the most rows first, then by code point.
 */
export const joinValuesColumns = (components: number): readonly TableColumn[] => [
  /** common, left or right. */
  ['region', 'text'],
  ['n', 'integer'],
  ...Array.from({ length: components }, (_, i): TableColumn => [`value${i}`, 'text']),
  ['left_rows', 'integer'],
  ['right_rows', 'integer'],
  /** Rows of the inner join with the value. */
  ['product', 'large integer'],
  /** The first left row with the value; null unless the value is common. */
  ['first_row', 'integer'],
]

/** `k<entity>_g<generation>_<index>`: the rows of the left side of a join, by their numbers. */
export const JOIN_LEFT_ROWS_COLUMNS: readonly TableColumn[] = [
  ['row', 'integer'],
  /** The first left row with the same value; null if the row joins nothing. */
  ['first_row', 'integer'],
  /** Right rows with the value. */
  ['matches', 'integer'],
  /** Rows of the inner join before those of this row, and left rows before it that join nothing. */
  ['inner_before', 'large integer'],
  ['unmatched_before', 'integer'],
]

/**
 * `l<entity>_g<generation>_<index>`: the rows of the right side that join, by value and then by number. Values are in the
 * order of their first left rows, so that the right rows of neighbouring left rows are stored together.
 */
export const JOIN_RIGHT_ROWS_COLUMNS: readonly TableColumn[] = [
  ['first_row', 'integer'],
  /** Counts the rows of a value from 1. */
  ['i', 'integer'],
  ['row', 'integer'],
]

/** `m<entity>_g<generation>_<index>`: the rows of the right side that join nothing, by number. */
export const JOIN_UNMATCHED_RIGHT_COLUMNS: readonly TableColumn[] = [
  ['i', 'integer'],
  ['row', 'integer'],
]
