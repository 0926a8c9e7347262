/** Work that one server does for all servers of a catalogue. */
export type Duty = 'webhooks' | 'retention' | 'first start'

export const DUTIES: readonly Duty[] = ['webhooks', 'retention', 'first start']

/** A server whose lease holds. */
export interface LiveServer {
  readonly id: string
  readonly name: string
  /** The address at which other servers reach it. */
  readonly peerUrl: string | undefined
  /** True if it runs jobs and opens warehouses (WORK=here). */
  readonly works: boolean
  /** True if it was told to stop, and finishes its requests. */
  readonly isLeaving: boolean
}

/** What other parts do when the server loses its lease, and when it has one again. */
export interface LeaseHolder {
  /** Closes what only the holder of a lease may have open. */
  readonly lost: () => Promise<void>
}

/**
 * The servers that share the catalogue. A lone server has the catalogue for itself: it has every duty, and its lease
 * never ends.
 */
export interface Cluster {
  readonly self: Omit<LiveServer, 'isLeaving'>
  /** False for a lone server. */
  readonly isShared: boolean
  /** True while the lease holds by the clock of this server. It asks nobody. */
  isAlive(): boolean
  /** The time of the clock that all servers share: that of the catalogue. It asks nobody. */
  now(): Date
  /** The servers whose leases hold, with this one. Remembered for a second. */
  servers(): Promise<readonly LiveServer[]>
  /** True if this server has the duty now. It takes the duty if its holder is gone. Remembered for a second. */
  has(duty: Duty): Promise<boolean>
  /** Calls `lost` when the lease could not be renewed, before it ends. Only servers that share the catalogue do. */
  hold(holder: LeaseHolder): void
  /**
   * Declares where this server keeps uploads and exports.
   * @param id of the place, the same for all servers that see it
   * @throws JoinRefused if another server has them elsewhere
   */
  declareFiles(id: string): Promise<void>
  /** Tells the other servers that this one was told to stop. */
  announceLeaving(): Promise<void>
  /** Gives up the lease and the duties. */
  leave(): Promise<void>
}
