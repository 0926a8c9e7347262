import type { Rejections } from './rejections.ts'
import type { Target } from './target.ts'

/** How far an import is. Every byte of a text file is read twice. */
export interface ImportProgress {
  readonly step: 'reading' | 'writing'
  readonly bytes: number
  readonly features: number
}

/** What an import does, apart from where the features come from. */
export interface ImportJob {
  readonly target: Target
  /** Those of the source, or none, where they are not given. */
  readonly texts: { readonly title: string | undefined; readonly description: string | undefined }
  /** The property that becomes the id of a feature. */
  readonly idProperty: string | undefined
  /** Properties that get an index, by which selecting features by them is fast. */
  readonly indexes: readonly string[]
  readonly rejections: Rejections
  readonly onProgress: (progress: ImportProgress) => void
  /** Called where another process changes the same group. */
  readonly onWait: () => void
}

export interface ImportResult {
  readonly written: number
  /** Sentences about what is otherwise than in the source. */
  readonly notes: readonly string[]
}
