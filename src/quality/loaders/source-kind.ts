import type { EntitySource } from '../model/entity-source.ts'
import type { Declaration } from './declaration.ts'
import type { ReadEvent, ReadLimits, Sample } from '../model/reading.ts'
import type { InPlaceQuery } from '../model/warehouse/in-place.ts'
import type { WarehouseInPlace } from '../model/warehouse/warehouse.ts'
import type { Detected } from './detection/detect.ts'
import type { Preview } from './records/read-records.ts'
import type { FileLocation, SourceLocation } from './source-location.ts'

/** The common parameters of every reading of a source. */
export interface SourceRequest<Source, Location = FileLocation> {
  readonly source: Source
  readonly location: Location
  /** What the schema file declares, if the source names one. */
  readonly declaration: Declaration | undefined
  readonly sample: Sample
  readonly limits: ReadLimits
}

export interface LoadRequest<Source, Location = FileLocation> extends SourceRequest<Source, Location> {
  /** An empty folder, used by this reading alone, for its pieces. */
  readonly folder: string
}

export interface PreviewRequest<Source, Location = FileLocation> extends SourceRequest<Source, Location> {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
  /** The most bytes of the file that are read, and the most that they may expand to. */
  readonly firstBytes: number
}

export interface InPlaceRequest<Source, Location = FileLocation> extends Omit<
  SourceRequest<Source, Location>,
  'declaration'
> {
  readonly engine: WarehouseInPlace
}

/** The rows of a source, as the engine of a repository can read them itself. */
export interface InPlaceRows {
  /** Of the columns. */
  readonly names: readonly string[]
  /** As the engine expects them; undefined if it does not know them. */
  readonly expectedRows: number | undefined
  readonly query: InPlaceQuery
}

/** The parameters of a reading of the first lines. */
export interface RawRequest<Location = FileLocation> {
  readonly location: Location
  readonly encoding: string
  readonly lines: number
  readonly limits: ReadLimits
  /** As for a preview. */
  readonly firstBytes: number
  /** The source and its declaration, if the request names its schema file or the kind has sheets: then records are shown. */
  readonly declared?: DeclaredSource | undefined
}

export type DeclaredSource = Pick<SourceRequest<EntitySource>, 'source' | 'declaration'>

/** Finds a text that a schema file includes; undefined if there is none. */
export type SchemaCopies = (name: string) => Promise<string | undefined>

/** A member that a source of some kind has. */
export type SourceMember<Source = EntitySource> = Source extends unknown ? keyof Source & string : never

/** Members of a source in the listing of entities, as SQL of the catalogue. */
export interface DescribedSource {
  readonly delimiter: string
  readonly quote: string
}

/** The members of a source that its kind reads from a request. The other members are the same for all kinds. */
export type MembersOfKind<Source extends EntitySource = EntitySource> = Source extends unknown
  ? Omit<
      Source,
      'source' | 'connectionId' | 'sourceFile' | 'member' | 'sample' | 'maxRejected' | 'virtualColumns'
    >
  : never

/**
 * A kind of source. `docs/developing.md` tells what a new kind takes. Everything after `read` is the same for all kinds:
 * the load, its attributes, the profile and the report.
 * @typeParam Words the members of the contract's `connectInfo` that the kind reads
 */
export interface SourceKind<
  Source extends EntitySource = EntitySource,
  Location extends SourceLocation = FileLocation,
  Words = object,
> {
  readonly kind: Source['kind']
  /** True if the schema file divides files into records. A raw preview that names it shows records instead of lines. */
  readonly hasSchemaOfRecords?: true
  /** True if a preview reads other places of a file than its beginning, such as an index at its end. */
  readonly needsWholeFile?: true
  /** True if a file has several tables, and the source says which one. A raw preview shows its first rows. */
  readonly hasSheets?: true
  /**
   * Reads the members of `connectInfo` that belong to the kind.
   * @throws InvalidData, EncodingUnknown
   */
  readRequest(words: Words): MembersOfKind<Source>
  /**
   * Reads the text of a schema file.
   * @param copy finds texts that the schema file includes by name
   * @throws SchemaFileFault
   */
  declare(text: string, source: Source, copy: SchemaCopies): Promise<Declaration>
  /** Guesses the properties of the data from its beginning. */
  detect(location: Location, signal: AbortSignal, limits: ReadLimits): Promise<Detected>
  /**
   * The first records, as a load would read them. Writes nothing.
   * @throws ReadingError, EncodingUnknown, or the signal's reason; InvalidData and SourceColumnUnknown if the
   * virtual columns do not fit the source
   */
  preview(request: PreviewRequest<Source, Location>, signal: AbortSignal): Promise<Preview>
  /**
   * The first lines of a file, unchanged, its first records of bytes as text, or the first rows of a table as canonical
   * CSV.
   * @throws ReadingError, EncodingUnknown, or the signal's reason
   */
  lines(request: RawRequest<Location>, signal: AbortSignal): Promise<readonly string[]>
  /**
   * Reads the records and writes them into pieces. The caller removes each piece after use.
   * @throws ReadingError, EncodingUnknown, or the signal's reason; InvalidData and SourceColumnUnknown if the
   * virtual columns do not fit the source
   */
  read(request: LoadRequest<Source, Location>, signal: AbortSignal): AsyncIterable<ReadEvent>
  /**
   * Finds the rows if they are in the cluster of an engine, and if the engine may read them as the user of the source.
   * Sources of kinds without it are never there.
   * @returns undefined if the rows must pass through the server
   * @throws ReadingError, InvalidSource, or the signal's reason
   */
  inPlace?(request: InPlaceRequest<Source, Location>, signal: AbortSignal): Promise<InPlaceRows | undefined>
  /** @param member SQL of a member of the source as stored in the catalogue */
  describe(member: (name: SourceMember) => string): DescribedSource
}
