import type { Rejections } from './rejections.ts'
import type { Target } from './target.ts'

/** Progress of an import. Every byte of a text file is read twice. */
export interface ImportProgress {
  readonly step: 'reading' | 'writing'
  readonly bytes: number
  readonly features: number
}

/** The settings of an import, apart from the source of the features. */
export interface ImportJob {
  readonly target: Target
  /** If omitted, the title and description of the source are used, if it has any. */
  readonly texts: { readonly title: string | undefined; readonly description: string | undefined }
  /** The property that becomes the id of a feature. */
  readonly idProperty: string | undefined
  /** Properties that get an index, which speeds up filters on them. */
  readonly indexes: readonly string[]
  readonly rejections: Rejections
  readonly onProgress: (progress: ImportProgress) => void
  /** Called if another process is changing the same group. */
  readonly onWait: () => void
}

/** What became of a property of the source. */
export interface ImportedProperty {
  readonly source: string
  /** The column in the collection. */
  readonly column: string
  /** The column's type for people. */
  readonly type: string
  /** Number of features with a value. */
  readonly values: number
  /** What differs from the source, as the end of a sentence; empty if nothing does. */
  readonly remark: string
}

export interface ImportResult {
  readonly written: number
  readonly properties: readonly ImportedProperty[]
  /** Sentences about differences from the source. */
  readonly notes: readonly string[]
}
