import type { Closer } from '../../platform/shutdown.ts'
import type { JobHandler } from '../model/job.ts'

/**
 * One family of the service, wired up. A new family gets a file here, and one line each in `wire.ts` for its wiring,
 * its start, its jobs and its closers. The handlers are not part of a family: they receive the services as
 * `QualityServices`. There the compiler checks that every operation of the contract has a handler.
 */
export interface Family<Services, Started = void> {
  readonly services: Services
  /** The handlers of its jobs. */
  readonly jobs: readonly JobHandler[]
  /** Cleans up the disk and the catalogue. It runs before any job or request. */
  readonly start: () => Promise<Started>
  readonly closers: readonly Closer[]
}

/** For families that have nothing to clean up. */
export const NOTHING_TO_START = async (): Promise<void> => undefined
