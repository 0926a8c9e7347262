import type { TimeRange } from '../../model/time-range.ts'
import type { Geometry } from '../ast.ts'

/**
 * A value of a column, as a filter sees it: numbers and digits beyond 2^53 as number or bigint, truth values as
 * boolean, dates and timestamps as ranges of time: the whole day in UTC, or one millisecond. A text in a column
 * of times that is no time is returned as text, and so is any other value that the column's type does not have.
 */
export type FeatureValue = string | number | bigint | boolean | TimeRange | readonly ArrayElement[] | null

/** An element of an array; null stands for null, objects and arrays. */
export type ArrayElement = string | number | bigint | boolean | null

/** A feature for the evaluation of a filter. */
export interface FeatureView {
  key(): string | number
  /** @param column position in `Layer.columns` */
  value(column: number): FeatureValue
  /**
   * The geometry in longitude and latitude, also beyond 180 degrees; null if there is none. It is called again
   * for each predicate, and must return the same object for the same feature.
   */
  geometry(): Geometry | null
}
