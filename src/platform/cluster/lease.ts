/** Times of a lease, in milliseconds. */
export interface LeaseTiming {
  /** How long a server counts as alive after a renewal, by the clock of the catalogue. */
  readonly leaseMs: number
  readonly renewMs: number
  /** When a server that cannot renew begins to close what it owns. */
  readonly giveUpMs: number
  /** When a server that has not closed what it owns is killed. */
  readonly killMs: number
}

/** A server has three seconds to close its files, and three seconds more before another server opens them. */
export const LEASE_TIMING: LeaseTiming = { leaseMs: 15_000, renewMs: 4000, giveUpMs: 9000, killMs: 12_000 }

/** A moment by the clocks of this process. */
export interface Moment {
  readonly steady: number
  readonly wall: number
}

export const thisMoment = (): Moment => ({ steady: performance.now(), wall: Date.now() })

/**
 * Milliseconds since a moment, by the clock that has moved further. The steady clock stands still while a machine
 * sleeps, and the wall clock may be set back.
 */
export const elapsedSince = ({ steady, wall }: Moment): number =>
  Math.max(performance.now() - steady, Date.now() - wall)
