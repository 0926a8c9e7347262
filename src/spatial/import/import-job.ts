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

export interface ImportResult {
  readonly written: number
  /** Sentences about differences from the source. */
  readonly notes: readonly string[]
}
