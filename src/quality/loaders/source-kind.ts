import type { ColumnDefinition, EntitySource } from '../model/entity-source.ts'
import type { ReadEvent, ReadLimits, Sample } from '../model/reading.ts'
import type { Detected } from './delimited/detect.ts'
import type { Preview } from './records/read-records.ts'
import type { LinesRequest } from './records/reader-task.ts'

/** The common parameters of every reading of a source. */
export interface SourceRequest<Source> {
  readonly source: Source
  /** Absolute path of the file. */
  readonly path: string
  /** The columns of the DDL file, if the source names one. */
  readonly declared: readonly ColumnDefinition[] | undefined
  readonly sample: Sample
  readonly limits: ReadLimits
}

export interface LoadRequest<Source> extends SourceRequest<Source> {
  /** An empty folder, used by this reading alone, for its pieces. */
  readonly folder: string
}

export interface PreviewRequest<Source> extends SourceRequest<Source> {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
  /** The most bytes of the file that are read, and the most that they may expand to. */
  readonly firstBytes: number
}

/** Members of a source in the listing of entities, as SQL of the catalogue. */
export interface DescribedSource {
  readonly delimiter: string
  readonly quote: string
}

/**
 * A kind of source. A new kind needs:
 * - a member of the union `EntitySource` with the properties that a request sets, and a member of the contract's
 *   `connectInfo`, which `handlers/entity-requests.ts` converts to it;
 * - an object of this interface in its own folder next to `delimited/`, and a line for it in `source-kinds.ts`;
 * - for sources that are not files, such as a database table, a request without a path.
 *
 * Everything after `read` is the same for all kinds: the load, its attributes, the profile and the report.
 */
export interface SourceKind<Source extends EntitySource = EntitySource> {
  readonly kind: Source['kind']
  /** Guesses the properties of a file of this kind from its beginning. */
  detect(path: string): Promise<Detected>
  /**
   * The first records, as a load would read them. Writes nothing.
   * @throws ReadingError, EncodingUnknown, or the signal's reason; InvalidData and SourceColumnUnknown if the
   * virtual columns do not fit the source
   */
  preview(request: PreviewRequest<Source>, signal: AbortSignal): Promise<Preview>
  /**
   * The first lines of a file, unchanged.
   * @throws ReadingError, EncodingUnknown, or the signal's reason
   */
  lines(request: LinesRequest, signal: AbortSignal): Promise<readonly string[]>
  /**
   * Reads the records and writes them into pieces. The caller removes each piece after use.
   * @throws ReadingError, EncodingUnknown, or the signal's reason; InvalidData and SourceColumnUnknown if the
   * virtual columns do not fit the source
   */
  read(request: LoadRequest<Source>, signal: AbortSignal): AsyncIterable<ReadEvent>
  /** @param member SQL of a member of the source as stored in the catalogue */
  describe(member: (name: keyof Source & string) => string): DescribedSource
}
