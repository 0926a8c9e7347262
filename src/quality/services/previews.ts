import { formatOf, type EntitySource } from './entity-source.ts'
import type { FileReference, SourceFiles } from './source-files.ts'
import { readDeclaration } from '../loaders/attributes.ts'
import { columnNames, type ColumnName } from '../loaders/column-names.ts'
import { previewDelimited, readRawLines, type PreviewedReject } from '../loaders/read-delimited.ts'
import { detectFile, type Detected } from '../loaders/detect.ts'
import type { ReadLimits } from '../loaders/reading.ts'
import { parseSample } from '../loaders/sample.ts'

/** Rows of a preview, and lines of a raw one. */
const ROWS = 100

/** A preview samples by this, and so shows the same rows each time. */
const SEED = 1

/** The first records of a source, and what it seems to be. */
export interface SourcePreview {
  readonly columns: readonly ColumnName[]
  /** Null for an empty field. */
  readonly rows: readonly (readonly (string | null)[])[]
  readonly rejects: readonly PreviewedReject[]
  readonly detected: Detected
}

/** The first lines of a source, and what it seems to be. */
export interface RawPreview {
  readonly lines: readonly string[]
  readonly detected: Detected
}

/** Looks into sources without storing anything. */
export class Previews {
  readonly #sources: SourceFiles
  readonly #limits: ReadLimits

  constructor(sources: SourceFiles, limits: ReadLimits) {
    this.#sources = sources
    this.#limits = limits
  }

  /**
   * Reads the first records as a load would.
   * @throws SourceFileUnknown, ConnectionUnknown, SourceUnusable, ReadingError
   */
  async preview(repositoryId: number, source: EntitySource, signal: AbortSignal): Promise<SourcePreview> {
    const { path } = await this.#sources.find(repositoryId, source)
    const declared = (await readDeclaration(repositoryId, source, this.#sources))?.columns
    const { names, columns, rows, rejects } = await previewDelimited(
      {
        path,
        records: ROWS,
        format: formatOf(source),
        columnCount: declared?.length,
        sample: parseSample(source.sample, SEED),
        limits: this.#limits,
      },
      signal,
    )
    return {
      columns: columnNames(declared?.map(({ name }) => name) ?? names, columns),
      rows,
      rejects,
      detected: await detectFile(path),
    }
  }

  /** @throws SourceFileUnknown, ConnectionUnknown, ReadingError */
  async rawPreview(
    repositoryId: number,
    reference: FileReference,
    encoding: string,
    signal: AbortSignal,
  ): Promise<RawPreview> {
    const { path } = await this.#sources.find(repositoryId, reference)
    const { expandedBytes } = this.#limits
    const lines = await readRawLines({ path, encoding, lines: ROWS, expandedBytes }, signal)
    return { lines, detected: await detectFile(path) }
  }
}
