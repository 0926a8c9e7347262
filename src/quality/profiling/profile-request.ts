import type { Attribute } from '../model/attribute.ts'
import type { Warehouse } from '../model/warehouse.ts'

export interface ProfileRequest {
  readonly warehouse: Warehouse
  /** Whose rows are in the warehouse already. */
  readonly entityId: number
  readonly generation: number
  /** In the order of the columns. */
  readonly attributes: readonly (Pick<Attribute, 'id' | 'name' | 'inferredType'> & {
    readonly summary: Pick<Attribute['summary'], 'maxLength'>
  })[]
  /** How many there are. */
  readonly rows: number
  /** Bytes of the longest value that is profiled; any without it. */
  readonly longestBytes?: number | undefined
  /** Absolute, of the profile's own, in the folder of the repository: made anew, and removed at the end. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Told how much is done, from 0 to 1 and never going back, and what is being done, in a sentence. */
  readonly progress: (fraction: number, message: string) => void
}
