/** The queries of keys and dependencies on a warehouse. */
import type { Knex } from 'knex'
import type {
  CorrectedDependency,
  DependencyDefinition,
  DependencyFigures,
  NullSemantics,
} from '../dependency.ts'

/** The rows of a load. */
export interface LoadRef {
  readonly entityId: number
  readonly generation: number
  readonly loadedRows: number
}

/** The tables of a load. */
export type LoadTables = Pick<LoadRef, 'entityId' | 'generation'>

export const loadRefOf = ({
  id,
  generation,
  loadedRows,
}: Omit<LoadRef, 'entityId'> & { readonly id: number }): LoadRef => ({
  entityId: id,
  generation,
  loadedRows,
})

/** Which rows of a load are read: all, the first ones, or a random sample of about so many rows. */
export type ReadRows =
  | { readonly kind: 'all' }
  | { readonly kind: 'first'; readonly count: number }
  | { readonly kind: 'sample'; readonly count: number; readonly seed: number }

/** Columns of a load as integers, row by row in the same order. */
export interface EncodedColumns {
  readonly rows: number
  /** For each attribute the number of the value in each row, from 0. Views of shared memory. */
  readonly columns: readonly Int32Array[]
  /** For each attribute the number of its distinct values. */
  readonly cardinalities: readonly number[]
}

export interface DependencyStore {
  /** Reads columns as integers. */
  encode(
    load: LoadRef,
    attributeIds: readonly number[],
    options: {
      readonly nulls: NullSemantics
      readonly rows: ReadRows
      readonly signal: AbortSignal
      /** @param fraction from 0 to 1 */
      readonly progress: (fraction: number) => void
    },
  ): Promise<EncodedColumns>
  /** Counts over all rows, in one aggregation. */
  figures(load: LoadRef, definition: DependencyDefinition, signal?: AbortSignal): Promise<DependencyFigures>
  /**
   * The pairs of left and right values whose left value has several right values; for a key, the values that repeat.
   * Columns: `n`, which numbers the pairs from 1; `frequency`; `l0`, `l1` … with the left values; and `r`, except for
   * a key. The left values with the most rows come first; within a left value, the most frequent right value.
   */
  conflicts(load: LoadRef, definition: DependencyDefinition): Knex.QueryBuilder
  /**
   * A correction for each left value with several right values: the right value that a user chose, or else the most
   * frequent one. Columns: `n`, which numbers the corrections from 1; `lhs` and `rhs`, the values with their names;
   * `correction`, a script; `expression` in the expression language; `origin`; `corrected`, the rows that change; `lhnames` and
   * `rhname`. `rhs`, the texts of the correction and `corrected` are null if several right values are the most frequent, or
   * if null is.
   */
  corrections(load: LoadRef, dependencies: readonly CorrectedDependency[]): Knex.QueryBuilder
  /**
   * The rows of a load with the corrections applied: `_rowid`, and the columns of these attributes as in the table of
   * rows. If several dependencies correct a value, the first one wins.
   */
  correctedRows(
    load: LoadRef,
    attributeIds: readonly number[],
    dependencies: readonly CorrectedDependency[],
  ): Knex.QueryBuilder
  /** True if a left value has several right values. */
  hasConflict(
    load: LoadRef,
    definition: DependencyDefinition,
    lhs: readonly (string | null)[],
  ): Promise<boolean>
  /** For each of some left values, true if it has several right values. */
  haveConflict(
    load: LoadRef,
    definition: DependencyDefinition,
    lefts: readonly (readonly (string | null)[])[],
    signal: AbortSignal,
  ): Promise<boolean[]>
  /** The rows of a load with these left values, as a condition on the table of rows. */
  rowsOf(
    definition: DependencyDefinition,
    lhs: readonly (string | null)[],
  ): (rows: Knex.QueryBuilder) => Knex.QueryBuilder
}
