import type { CollectionStore, GeometryKind, Layer } from './collection-store.ts'
import type { Column } from './column.ts'

/** A published set of features. */
export interface Collection {
  /** `<group>/<name>`: the file and its layer. */
  readonly id: string
  readonly group: string
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly extent: {
    /** [west, south, east, north] in degrees. */
    readonly bbox?: readonly [number, number, number, number]
    /** First and last instant in RFC 3339, null if open. */
    readonly temporal?: readonly [string | null, string | null]
  }
  readonly columns: readonly Column[]
  /** Absent for features without geometries. */
  readonly geometryKind?: GeometryKind
  /** URIs of the reference systems in which features are available; the first is the default. */
  readonly crs: readonly string[]
  /**
   * The URI of the stored positions' system, if `crs` contains it (OGC 18-058r1,
   * /req/crs/fc-md-storageCrs-valid-value).
   */
  readonly storageCrs?: string
  /** As counted when the store was opened; absent if there are too many to count. */
  readonly featureCount?: number
  readonly layer: Layer
  readonly store: CollectionStore
  /** Changes with the file that the collection was opened from. */
  readonly version: string
}
