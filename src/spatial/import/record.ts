import type { Geometry } from 'geojson'

/** Bytes of one feature or row of a source file; valid until the next ones are asked for. */
export interface RawRecord {
  /** Line on which it begins, from 1. */
  readonly line: number
  readonly bytes: Buffer
  /** Why it can't be read, where its boundaries already tell. */
  readonly fault?: string
}

/** A feature of a source file. */
export interface SourceFeature {
  readonly line: number
  /** As it stands in the file: a whole number beyond 2^53 is a bigint. */
  readonly id: unknown
  readonly geometry: CheckedGeometry | null
  /** Names and values in the order of the file. */
  readonly properties: readonly (readonly [name: string, value: unknown])[]
}

export interface CheckedGeometry {
  readonly geometry: Geometry
  /** Whether all its positions have heights; otherwise none has. */
  readonly hasZ: boolean
  /** Rings whose first position was repeated at their end, where it lacked. */
  readonly closedRings: number
}

/** A feature that is left out, with what whoever mends it has to know. */
export interface Rejection {
  /** Line of the source file, from 1; of a GeoPackage, the key of the row. */
  readonly line: number
  readonly reason: string
  /** The feature as it stands in the file. */
  readonly text: string
}

export type SourceRecord = SourceFeature | Rejection

export const isRejection = (record: SourceRecord): record is Rejection => 'reason' in record

/** A file of features that can be read several times, always with the same result. */
export interface FeatureSource {
  /** Whether texts may stand for values of other types, as they must in CSV. */
  readonly isUntyped: boolean
  /**
   * @param onBytes called with the number of bytes that have been read so far
   * @throws ImportError where the file as a whole can't be imported
   */
  read(onBytes: (bytes: number) => void): AsyncIterable<readonly SourceRecord[]>
}

/** Why one feature is left out; the others are not touched by it. */
export class UnfitFeature extends Error {}
