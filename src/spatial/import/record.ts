import type { Geometry } from 'geojson'
import type { DeclaredType } from '../stores/geopackage/writer.ts'

/** Bytes of one feature or row of a source file; valid until the next records are requested. */
export interface RawRecord {
  /** Line on which it starts, from 1. */
  readonly line: number
  readonly bytes: Buffer
  /** The fault, if the boundaries of the record already show one. */
  readonly fault?: string
}

/** A feature of a source file. */
export interface SourceFeature {
  readonly line: number
  /** As in the file: a whole number beyond 2^53 is a bigint. */
  readonly id: unknown
  readonly geometry: CheckedGeometry | null
  /** Names and values in the order of the file. */
  readonly properties: readonly (readonly [name: string, value: unknown])[]
}

export interface CheckedGeometry {
  readonly geometry: Geometry
  /** True if all its positions have heights; otherwise none has. */
  readonly hasZ: boolean
  /** Number of rings that were closed by repeating their first position. */
  readonly closedRings: number
}

/** A rejected feature, with the information needed to correct it. */
export interface Rejection {
  /** Line of the source file, from 1; for a GeoPackage, the key of the row. */
  readonly line: number
  readonly reason: string
  /** The feature as in the file. */
  readonly text: string
}

export type SourceRecord = SourceFeature | Rejection

export const isRejection = (record: SourceRecord): record is Rejection => 'reason' in record

/** The reference system of a file. */
export interface SourceSystem {
  readonly name: string
  /** `EPSG` or `ESRI`; `NONE` for a system without a code. */
  readonly organization: string
  readonly code: number | undefined
  /** Well-known text of the horizontal part. */
  readonly definition: string
  /** True for degrees of longitude and latitude. */
  readonly isGeographic: boolean
}

/** What a file says about all of its features. */
export interface SourceDescription {
  /** If omitted, coordinates are longitude and latitude on WGS 84. */
  readonly system?: SourceSystem
  /** Properties with the types that the file declares; the types of other properties follow from their values. */
  readonly columns?: readonly { readonly name: string; readonly type: DeclaredType }[]
  readonly title?: string
  readonly description?: string
}

/** A file of features that can be read several times with the same result. */
export interface FeatureSource {
  /** True if texts may represent values of other types, as in CSV. */
  readonly isUntyped: boolean
  /**
   * Called once, before the first pass. Formats without it declare nothing.
   *
   * @throws ImportError
   */
  describe?(): Promise<SourceDescription>
  /** Removes temporary files and closes open ones. */
  close?(): Promise<void>
  /**
   * @param onBytes called with the number of bytes read so far
   * @throws ImportError if the file as a whole cannot be imported
   */
  read(onBytes: (bytes: number) => void): AsyncIterable<readonly SourceRecord[]>
  /** Sentences about what the source decided; complete after the first reading. */
  notes?(): readonly string[]
}

/** The reason why one feature is rejected; the others are not affected. */
export class UnfitFeature extends Error {}
