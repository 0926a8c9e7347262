import type { ColumnDefinition } from '../model/entity-source.ts'
import type { Column } from './fixed/columns.ts'
import type { RecordLayout } from './fixed/layout.ts'

/** What a schema file declares. */
export interface Declaration {
  readonly columns: readonly ColumnDefinition[]
  /** Only of records of bytes: where the columns are. */
  readonly fixed?: FixedDeclaration | undefined
}

export interface FixedDeclaration {
  readonly layout: RecordLayout
  readonly columns: readonly Column[]
}

/**
 * The names of the columns of a source: those that a schema file declares, then those of its partitions.
 * @param declared undefined if there is no schema file
 * @param names as the reader tells them
 */
export const namesWith = (
  declared: readonly string[] | undefined,
  names: readonly string[] | undefined,
): readonly string[] | undefined =>
  declared === undefined ? names : [...declared, ...(names ?? []).slice(declared.length)]
