import type { Attribute } from '../model/attribute.ts'
import type { Generation } from '../model/warehouse/load-tables.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'

export interface ProfileRequest {
  readonly warehouse: Warehouse
  /** The entity, whose rows are in the warehouse already. */
  readonly entityId: number
  readonly generation: Generation
  /** In the order of the columns. */
  readonly attributes: readonly (Pick<Attribute, 'id' | 'name' | 'inferredType'> & {
    readonly summary: Pick<Attribute['summary'], 'types' | 'maxLength'>
  })[]
  /** Number of rows. */
  readonly rows: number
  /** Bytes of the longest value that is profiled; undefined: no limit. */
  readonly longestBytes?: number | undefined
  /** Absolute path of this profile's own folder, below the repository's folder. It is recreated and finally removed. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Called with the completed fraction, from 0 to 1 and never decreasing, and a sentence about the current step. */
  readonly progress: (fraction: number, message: string) => void
}
