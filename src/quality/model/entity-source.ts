import type { VirtualColumn } from './reading.ts'

/**
 * Where an entity comes from and how it is read, as the request said it: kept with the entity, so that it can be
 * loaded again and shown in the listing. Never a password. These are the members of all kinds.
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
  /** As the request wrote it. */
  readonly sample: string
  /** Records that may be rejected; undefined for the default, a tenth of those judged. */
  readonly maxRejected?: number | undefined
  /** What is computed for each record, by each load anew; left out where nothing is. */
  readonly virtualColumns?: readonly VirtualColumn[] | undefined
}

/** A file whose fields stand between delimiters. */
export interface DelimitedSource extends SourceBase {
  readonly kind: 'delimited'
  readonly attr: 'none' | 'names' | 'ddl'
  /** One character each; quote is undefined where nothing is quoted. */
  readonly delimiter: string
  readonly quote?: string | undefined
  /** Undefined: each load finds it anew, for a file that grows may get its first line end. */
  readonly terminator?: 'lf' | 'cr' | 'crlf' | 'none' | undefined
}

/** A source of any kind. A new kind is added to this union, and gets a `SourceKind` in `loaders/`. */
export type EntitySource = DelimitedSource

/** A source as the catalogue holds it: versions that knew one kind alone wrote none. */
export type StoredSource = EntitySource | Omit<DelimitedSource, 'kind'>

export const sourceOf = (stored: StoredSource): EntitySource => ({ kind: 'delimited', ...stored })

/** A column that a file of DDL declares. */
export interface ColumnDefinition {
  readonly name: string
  /** As written, with single blanks: `CHARACTER VARYING(30)`. */
  readonly type: string
  /** The first number in the type's parentheses, but for times, whose number is their precision. */
  readonly length: number | undefined
  readonly nullable: boolean
}
