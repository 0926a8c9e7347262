import type { FileUse, SourceLogin } from '../../model/connection.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import { withReadingFolder } from './reading-folder.ts'
import { PreviewLane, type PreviewLimits } from './preview-lane.ts'
import type { SourceLocation } from '../../loaders/source-location.ts'
import type { DownloadPlace } from '../connections/address-sources.ts'
import type { SourceLocations, SourceReference } from '../connections/source-locations.ts'
import { HeaderUnreadable, NothingWithinReach, RecordsUnnamed, TooLongToShow } from '../../loaders/errors.ts'
import { namesWith } from '../../loaders/declaration.ts'
import { readDeclaration } from '../../loaders/read-declaration.ts'
import { columnNames, type ColumnName } from '../../values/column-names.ts'
import type { PreviewedReject } from '../../loaders/records/read-records.ts'
import type { Detected } from '../../loaders/detection/detect.ts'
import type { PreviewRequest } from '../../loaders/source-kind.ts'
import { sourceKindOf } from '../../loaders/source-kinds.ts'
import { type ReadLimits, VALUE_TYPES, type ValueType } from '../../model/reading.ts'
import { classify, inferredType } from '../../values/value-types.ts'
import { parseSample } from '../../loaders/sample.ts'
import { shownText } from '../../listings/declared/warehouse/rejected-listing.ts'
import type { Requester } from '../../listings/requester.ts'
import type { VirtualColumn } from '../../model/reading.ts'

/** Rows of a preview, and lines of a raw preview. */
const ROWS = 100

/** The sample of all records. */
const ALL = 'all'

/** Bytes of a file of another server that show the first records. The detection of XML reads as many. */
const BEGINNING_BYTES = 8 << 20

/** The fixed seed of previews, so that a preview shows the same rows each time. */
const SEED = 1

/** A source, and the user and password that the request gives for it. */
export interface GivenSource {
  readonly source: EntitySource
  readonly login?: SourceLogin | undefined
}

/** The first records of a source, and its detected properties. */
export interface SourcePreview {
  /** The columns of the source, then the virtual columns. */
  readonly columns: readonly (ColumnName & { readonly description: string })[]
  /** Null if the value is null. */
  readonly rows: readonly (readonly (string | null)[])[]
  /** The types of the columns, by the values of the rows. */
  readonly types: readonly ValueType[]
  readonly rejects: readonly (PreviewedReject & {
    /** As far as the bytes can be decoded. */
    readonly text: string
  })[]
  readonly detected: Detected
}

/** A source as a raw preview names it. */
export interface RawReference extends SourceReference, Pick<EntitySource, 'encoding'> {
  /** The source itself, if the request names the schema file that describes its records, or a workbook. */
  readonly declared?: EntitySource | undefined
}

/** The first lines of a source, and its detected properties. */
export interface RawPreview {
  readonly lines: readonly string[]
  readonly detected: Detected
}

/** Reads the head of sources without storing anything. */
export class Previews {
  readonly #locations: SourceLocations
  readonly #limits: ReadLimits
  readonly #firstBytes: number
  readonly #lane: PreviewLane
  readonly #folderOf: (repositoryId: number) => string

  /**
   * @param limits of every read
   */
  constructor(
    locations: SourceLocations,
    limits: ReadLimits,
    {
      firstBytes,
      folderOf,
      ...ofPreviews
    }: PreviewLimits & {
      /** The folder of temporary files of a repository. */
      readonly folderOf: (repositoryId: number) => string
    },
  ) {
    this.#locations = locations
    this.#limits = limits
    this.#firstBytes = firstBytes
    this.#lane = new PreviewLane(ofPreviews)
    this.#folderOf = folderOf
  }

  /**
   * Reads the first records as a load would.
   * @throws SourceFileUnknown, ConnectionUnknown, SourceUnusable, ReadingError, LaneFull, PreviewTooLong; InvalidData
   * and SourceColumnUnknown if the virtual columns do not fit the source
   */
  preview(repositoryId: number, given: GivenSource, requester: Requester): Promise<SourcePreview> {
    return this.#lane.run(requester, (signal) =>
      this.#withPlace(repositoryId, given.source.sample, (place) =>
        this.#preview(repositoryId, given, place, signal),
      ),
    )
  }

  async #preview(
    repositoryId: number,
    given: GivenSource,
    place: DownloadPlace,
    signal: AbortSignal,
  ): Promise<SourcePreview> {
    const { source } = given
    const request = await this.#request(repositoryId, given, place, signal)
    const kind = sourceKindOf(source)
    const read = (of: EntitySource) => kind.preview({ ...request, source: of, mostRecords: ROWS }, signal)
    let detected: Detected | undefined
    const { names, columns, rows, rejects } = await read(source).catch(async (error: unknown) => {
      if (error instanceof RecordsUnnamed) {
        // The records at the path that was detected are shown beside it.
        detected = await kind.detect(request.location, signal, this.#limits)
        const { records } = detected
        if (records !== undefined) return read({ ...source, records: records.value } as EntitySource)
      }
      if (!(error instanceof HeaderUnreadable)) throw error
      // As a record, the first line is shown as rejected, beside the format that was detected.
      return read({ ...source, attr: 'none' } as EntitySource)
    })
    const declared = request.declaration?.columns.map(({ name }) => name)
    const ofSource = columnNames(namesWith(declared, names), columns)
    return {
      columns: [
        ...ofSource.map((name, index) => ({ ...name, description: describeColumn(index, request) })),
        ...(source.virtualColumns ?? []).map(describedColumn),
      ],
      rows,
      types: typesOf(rows, ofSource.length + (source.virtualColumns ?? []).length),
      rejects: rejects.map((reject) => ({ ...reject, text: shownText(reject.raw, source.encoding) })),
      detected: detected ?? (await kind.detect(request.location, signal, this.#limits)),
    }
  }

  /**
   * Checks the virtual columns of a source against the columns of its first record. An empty file has no columns, and
   * a file that is too long for a preview is not read, so the load checks them.
   * @throws SourceFileUnknown, ConnectionUnknown, SourceUnusable, ReadingError, LaneFull, PreviewTooLong,
   * InvalidData, SourceColumnUnknown
   */
  async checkVirtualColumns(repositoryId: number, given: GivenSource, requester: Requester): Promise<void> {
    const { source, login } = given
    if (source.virtualColumns === undefined) return
    const all = { source: { ...source, sample: ALL }, login }
    const check = this.#lane.run(requester, (signal) =>
      this.#withPlace(repositoryId, ALL, async (place) => {
        const request = await this.#request(repositoryId, all, place, signal)
        await sourceKindOf(source).preview({ ...request, mostRecords: 1 }, signal)
      }),
    )
    await check.catch((error: unknown) => {
      if (!(error instanceof TooLongToShow)) throw error
    })
  }

  async #request(
    repositoryId: number,
    { source, login }: GivenSource,
    place: DownloadPlace,
    signal: AbortSignal,
  ): Promise<Omit<PreviewRequest<EntitySource, SourceLocation>, 'mostRecords'>> {
    const location = await this.#locations.find(repositoryId, { ...source, login }, place, signal)
    const schemaFiles = this.#locations.schemaFiles(login, place, signal)
    const declaration = await readDeclaration(repositoryId, source, schemaFiles)
    return {
      source,
      location,
      declaration,
      sample: parseSample(source.sample, SEED),
      limits: this.#limits,
      firstBytes: this.#firstBytesOf(location),
    }
  }

  /**
   * Reads the first lines, or the first records if the reference has the source with its schema file.
   * @throws SourceFileUnknown, ConnectionUnknown, SourceUnusable, ReadingError, LaneFull, PreviewTooLong
   */
  rawPreview(
    repositoryId: number,
    reference: RawReference,
    requester: Requester,
    use?: FileUse,
  ): Promise<RawPreview> {
    return this.#lane.run(requester, (signal) =>
      this.#withPlace(repositoryId, ALL, async (place) => {
        const location = await this.#locations.find(repositoryId, reference, place, signal, use)
        const kind = sourceKindOf(reference)
        const [limits, firstBytes] = [this.#limits, this.#firstBytesOf(location)]
        const { encoding, declared: source, login } = reference
        const schemaFiles = this.#locations.schemaFiles(login, place, signal)
        const declared = source && {
          source,
          declaration: await readDeclaration(repositoryId, source, schemaFiles),
        }
        const request = { location, encoding, lines: ROWS, limits, firstBytes, declared }
        const lines = await kind.lines(request, signal)
        return { lines, detected: await kind.detect(location, signal, limits) }
      }),
    )
  }

  /** Does the work with a place for files of other servers, which is removed afterwards. */
  async #withPlace<T>(
    repositoryId: number,
    sample: string,
    work: (place: DownloadPlace) => Promise<T>,
  ): Promise<T> {
    const most = this.#firstBytes
    return withReadingFolder(this.#folderOf(repositoryId), async (make) => {
      let isMade = false
      const folder = (): Promise<string> => {
        isMade = true
        return make()
      }
      // One byte more tells the readers that the file goes on.
      const tried = (bytes: number): Promise<T> =>
        work({ folder, firstBytes: { enough: Math.max(bytes, BEGINNING_BYTES) + 1, most } })
      try {
        return await tried(sample === ALL ? BEGINNING_BYTES : most)
      } catch (error) {
        // A single record can be longer than the beginning.
        const isLonger = sample === ALL && isMade && most > BEGINNING_BYTES
        if (!(error instanceof NothingWithinReach) || !isLonger) throw error
        return await tried(most)
      }
    })
  }

  #firstBytesOf(location: SourceLocation): number {
    const { firstBytes = Infinity } = location.kind === 'file' ? location : {}
    return Math.min(this.#firstBytes, firstBytes)
  }
}

/** The types that a profile of these rows alone would infer. */
function typesOf(rows: SourcePreview['rows'], columns: number): ValueType[] {
  return Array.from({ length: columns }, (_, index) => {
    const counts = Object.fromEntries(VALUE_TYPES.map((type) => [type, 0])) as Record<ValueType, number>
    for (const row of rows) {
      const value = row[index] ?? null
      const bytes = Buffer.from(value ?? '')
      counts[value === null ? 'null' : VALUE_TYPES[classify(bytes, 0, bytes.length)]!]++
    }
    return inferredType(counts).type
  })
}

const describeColumn = (
  index: number,
  { declaration }: Pick<PreviewRequest<EntitySource>, 'declaration'>,
): string => {
  const type = declaration?.columns[index]?.type
  return `Column ${index + 1} of the source${type === undefined ? '' : `, declared as ${type}`}`
}

const describedColumn = ({ name, description }: VirtualColumn) => ({
  columnisedName: name,
  humanisedName: name,
  description,
})
