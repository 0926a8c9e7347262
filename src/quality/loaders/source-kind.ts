import type { ColumnDefinition, EntitySource } from '../model/entity-source.ts'
import type { ReadEvent, ReadLimits, Sample } from '../model/reading.ts'
import type { Detected } from './delimited/detect.ts'
import type { Preview } from './delimited/read-delimited.ts'
import type { LinesRequest } from './delimited/reader-task.ts'

/** What is asked of every reading of a source. */
export interface SourceRequest<Source> {
  readonly source: Source
  /** Absolute path of the file. */
  readonly path: string
  /** The columns that a file of DDL declares, where the source names one. */
  readonly declared: readonly ColumnDefinition[] | undefined
  readonly sample: Sample
  readonly limits: ReadLimits
}

export interface LoadRequest<Source> extends SourceRequest<Source> {
  /** An empty folder of this reading's own, where the pieces are written. */
  readonly folder: string
}

export interface PreviewRequest<Source> extends SourceRequest<Source> {
  /** How many of the records that the sample takes are shown, loaded and rejected ones together. */
  readonly records: number
  /** How many bytes of the file are read at most, and how many that they expand to. */
  readonly firstBytes: number
}

/** Members of a source in the listing of the entities, as SQL of the catalogue. */
export interface DescribedSource {
  readonly delimiter: string
  readonly quote: string
}

/**
 * A kind of source. A new kind needs:
 * - a member of the union `EntitySource`, with what a request says of it, and of the contract's `connectInfo`, which
 *   `handlers/entity-requests.ts` turns into that;
 * - an object of this interface in a folder of its own beside `delimited/`, and a line for it in `source-kinds.ts`;
 * - for sources that are no files, such as a table of a database, a request that does not name a path.
 *
 * Everything behind `read` is the same for all kinds: the load, its attributes, the profile and the report.
 */
export interface SourceKind<Source extends EntitySource = EntitySource> {
  readonly kind: Source['kind']
  /** What a file of the kind seems to be, by its beginning. */
  detect(path: string): Promise<Detected>
  /**
   * The first records, as a load would read them; nothing is written.
   * @throws ReadingError, EncodingNotSupported, or the signal's reason; InvalidData and SourceColumnUnknown where the
   * virtual columns do not fit the source
   */
  preview(request: PreviewRequest<Source>, signal: AbortSignal): Promise<Preview>
  /**
   * The first lines of a file as they stand in it.
   * @throws ReadingError, EncodingNotSupported, or the signal's reason
   */
  lines(request: LinesRequest, signal: AbortSignal): Promise<readonly string[]>
  /**
   * Reads the records and writes them into pieces. Who took a piece removes it.
   * @throws ReadingError, EncodingNotSupported, or the signal's reason; InvalidData and SourceColumnUnknown where the
   * virtual columns do not fit the source
   */
  read(request: LoadRequest<Source>, signal: AbortSignal): AsyncIterable<ReadEvent>
  /** @param member SQL of a member of the source as the catalogue holds it */
  describe(member: (name: keyof Source & string) => string): DescribedSource
}
