import type { VirtualColumn } from './reading.ts'

/**
 * The source of an entity and the options for reading it, as the request gave them. They are stored with the entity,
 * for reloads and for the listing, and never contain a password. These members are common to all kinds.
 */
interface SourceBase {
  /** `client`: an uploaded file; `server`: a file below one of the configured roots. */
  readonly source: 'client' | 'server'
  /** Number of the root, from 1. */
  readonly connectionId?: number | undefined
  /** Name of the uploaded file, or path relative to the root. */
  readonly sourceFile: string
  readonly schemaFile?: string | undefined
  readonly encoding: string
  /** As it is in the request. */
  readonly sample: string
  /** Maximum number of rejected records; undefined for the default, a tenth of the records in the sample. */
  readonly maxRejected?: number | undefined
  /** Columns that each load computes for each record; absent if there are no such columns. */
  readonly virtualColumns?: readonly VirtualColumn[] | undefined
}

/** A file whose fields are separated by delimiters. */
export interface DelimitedSource extends SourceBase {
  readonly kind: 'delimited'
  readonly attr: 'none' | 'names' | 'ddl'
  /** One character each; quote is undefined if no fields are quoted. */
  readonly delimiter: string
  readonly quote?: string | undefined
  /** Undefined: each load detects it again, because a growing file may get its first line end. */
  readonly terminator?: 'lf' | 'cr' | 'crlf' | 'none' | undefined
}

/** A source of any kind. A new kind is added to this union, and gets a `SourceKind` in `loaders/`. */
export type EntitySource = DelimitedSource

/** A source as the catalogue stores it: versions with a single kind stored no kind. */
export type StoredSource = EntitySource | Omit<DelimitedSource, 'kind'>

export const sourceOf = (stored: StoredSource): EntitySource => ({ kind: 'delimited', ...stored })

/** A column that a DDL file declares. */
export interface ColumnDefinition {
  readonly name: string
  /** As in the file, with single blanks: `CHARACTER VARYING(30)`. */
  readonly type: string
  /** The first number in the type's parentheses; undefined for time types, whose number is a precision. */
  readonly length: number | undefined
  readonly nullable: boolean
}
