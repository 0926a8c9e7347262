import type { OwnersReach } from '../model/warehouse/owners.ts'

/** What the jobs of a server have to know of the other servers of its catalogue. */
export interface JobServer {
  /** True if other servers may run jobs of the catalogue. Otherwise jobs that seem to run are orphans at the start. */
  readonly isShared: boolean
  /** True if this server runs jobs (WORK=here). */
  readonly works: boolean
  /** The repositories whose jobs this server may run. Undefined: all. */
  readonly reach: OwnersReach | undefined
  /** The time of the clock that all servers share. */
  now(): Date
  /** True while the lease of this server holds. Without it, no job begins. */
  isAlive(): boolean
  /** True if this server runs the jobs on the whole server, and deletes old jobs. */
  hasDuty(): Promise<boolean>
  /**
   * Becomes the owner of a repository, whose job is about to run.
   * @returns ends the need of it
   * @throws WarehouseUnavailable if another server is the owner, or if the rows cannot be reached
   */
  enter(repositoryId: number): Promise<() => void>
  /** Calls back when the lease is about to end. */
  onLost(call: () => void): void
}

/** The only server of its catalogue. */
export const ONLY_SERVER: JobServer = {
  isShared: false,
  works: true,
  reach: undefined,
  now: () => new Date(),
  isAlive: () => true,
  hasDuty: async () => true,
  enter: async () => () => undefined,
  onLost: () => undefined,
}
