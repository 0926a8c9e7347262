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
