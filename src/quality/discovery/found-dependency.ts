/** A minimal key or functional dependency. */
export interface FoundDependency {
  /** Indexes of columns in ascending order. */
  readonly lhs: readonly number[]
  /** Index of the column that `lhs` determines, or undefined if `lhs` is a key. */
  readonly rhs: number | undefined
  /**
   * In percent of the rows. Of a dependency: the rows that remain if the fewest rows are removed so that it holds
   * (100·(1−g3), Kivinen and Mannila, 1995). Of a key: the distinct left sides.
   */
  readonly goodness: number
}

/** A name of the sides of a key or dependency. */
export const nameOfSides = (lhs: readonly number[], rhs: number | undefined): string =>
  `${lhs.join(' ')}>${rhs ?? 'key'}`
