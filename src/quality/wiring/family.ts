import type { Closer } from '../../platform/shutdown.ts'
import type { JobHandler } from '../model/job.ts'

/**
 * One family of the service, wired up. A new family gets a file here, and one line each in `wire.ts` for its wiring,
 * its start, its jobs and its closers. The handlers are no part of it: they take the services by `QualityServices`,
 * where the compiler checks that every operation of the contract has one.
 */
export interface Family<Services, Started = void> {
  readonly services: Services
  /** What its jobs are run by. */
  readonly jobs: readonly JobHandler[]
  /** Brings what is on the disk and in the catalogue in order; before any job or request. */
  readonly start: () => Promise<Started>
  readonly closers: readonly Closer[]
}

/** Of families that have nothing to bring in order. */
export const NOTHING_TO_START = async (): Promise<void> => undefined
