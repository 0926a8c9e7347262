import type { FileUse } from '../model/connection.ts'
import type { EntitySource } from '../model/entity-source.ts'
import { PreviewLane, type PreviewLimits } from './preview-lane.ts'
import type { FileReference, SourceFiles } from '../loaders/source-files.ts'
import { readDeclaration } from '../loaders/attributes.ts'
import { columnNames, type ColumnName } from '../values/column-names.ts'
import type { PreviewedReject } from '../loaders/records/read-records.ts'
import type { Detected } from '../loaders/delimited/detect.ts'
import type { PreviewRequest } from '../loaders/source-kind.ts'
import { SOURCE_KINDS, sourceKindOf } from '../loaders/source-kinds.ts'
import type { ReadLimits } from '../model/reading.ts'
import { parseSample } from '../loaders/sample.ts'
import type { Requester } from '../listings/requester.ts'
import type { VirtualColumn } from '../model/reading.ts'

/** Rows of a preview, and lines of a raw preview. */
const ROWS = 100

/** The fixed seed of previews, so that a preview shows the same rows each time. */
const SEED = 1

/** The first records of a source, and its detected properties. */
export interface SourcePreview {
  /** The columns of the source, then the virtual columns. */
  readonly columns: readonly (ColumnName & { readonly description: string })[]
  /** Null for an empty field. */
  readonly rows: readonly (readonly (string | null)[])[]
  readonly rejects: readonly PreviewedReject[]
  readonly detected: Detected
}

/** The first lines of a source, and its detected properties. */
export interface RawPreview {
  readonly lines: readonly string[]
  readonly detected: Detected
}

/** Reads the head of sources without storing anything. */
export class Previews {
  readonly #sources: SourceFiles
  readonly #limits: ReadLimits
  readonly #firstBytes: number
  readonly #lane: PreviewLane

  /** @param limits of every read */
  constructor(sources: SourceFiles, limits: ReadLimits, { firstBytes, ...ofPreviews }: PreviewLimits) {
    this.#sources = sources
    this.#limits = limits
    this.#firstBytes = firstBytes
    this.#lane = new PreviewLane(ofPreviews)
  }

  /**
   * Reads the first records as a load would.
   * @throws SourceFileUnknown, ConnectionUnknown, SourceUnusable, ReadingError, LaneFull, PreviewTooLong; InvalidData
   * and SourceColumnUnknown if the virtual columns do not fit the source
   */
  preview(repositoryId: number, source: EntitySource, requester: Requester): Promise<SourcePreview> {
    return this.#lane.run(requester, (signal) => this.#preview(repositoryId, source, signal))
  }

  async #preview(repositoryId: number, source: EntitySource, signal: AbortSignal): Promise<SourcePreview> {
    const request = await this.#request(repositoryId, source)
    const kind = sourceKindOf(source)
    const { names, columns, rows, rejects } = await kind.preview({ ...request, mostRecords: ROWS }, signal)
    const ofSource = columnNames(request.declared?.map(({ name }) => name) ?? names, columns)
    return {
      columns: [
        ...ofSource.map((name, index) => ({ ...name, description: describeColumn(index, request) })),
        ...(source.virtualColumns ?? []).map(describedColumn),
      ],
      rows,
      rejects,
      detected: await kind.detect(request.path),
    }
  }

  /**
   * Checks the virtual columns of a source against the columns of its first record. An empty file has no columns, so
   * the load checks them.
   * @throws SourceFileUnknown, ConnectionUnknown, SourceUnusable, ReadingError, LaneFull, PreviewTooLong,
   * InvalidData, SourceColumnUnknown
   */
  async checkVirtualColumns(repositoryId: number, source: EntitySource, requester: Requester): Promise<void> {
    if (source.virtualColumns === undefined) return
    await this.#lane.run(requester, async (signal) => {
      const request = await this.#request(repositoryId, { ...source, sample: 'all' })
      await sourceKindOf(source).preview({ ...request, mostRecords: 1 }, signal)
    })
  }

  async #request(
    repositoryId: number,
    source: EntitySource,
  ): Promise<Omit<PreviewRequest<EntitySource>, 'mostRecords'>> {
    const { path } = await this.#sources.find(repositoryId, source)
    const declared = (await readDeclaration(repositoryId, source, this.#sources))?.columns
    return {
      source,
      path,
      declared,
      sample: parseSample(source.sample, SEED),
      limits: this.#limits,
      firstBytes: this.#firstBytes,
    }
  }

  /** @throws SourceFileUnknown, ConnectionUnknown, ReadingError, LaneFull, PreviewTooLong */
  rawPreview(
    repositoryId: number,
    reference: FileReference,
    encoding: string,
    requester: Requester,
    use?: FileUse,
  ): Promise<RawPreview> {
    return this.#lane.run(requester, async (signal) => {
      const { path } = await this.#sources.find(repositoryId, reference, use)
      const { expandedBytes } = this.#limits
      const request = { path, encoding, lines: ROWS, expandedBytes, firstBytes: this.#firstBytes }
      // The request of a raw preview does not name the kind of source.
      const { delimited } = SOURCE_KINDS
      const lines = await delimited.lines(request, signal)
      return { lines, detected: await delimited.detect(path) }
    })
  }
}

const describeColumn = (
  index: number,
  { declared }: Pick<PreviewRequest<EntitySource>, 'declared'>,
): string => {
  const type = declared?.[index]?.type
  return `Column ${index + 1} of the source${type === undefined ? '' : `, declared as ${type}`}`
}

const describedColumn = ({ name, description }: VirtualColumn) => ({
  columnisedName: name,
  humanisedName: name,
  description,
})
