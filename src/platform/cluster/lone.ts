import type { Cluster, LiveServer } from './cluster.ts'

/** A server whose catalogue no other server can use. */
export class LoneServer implements Cluster {
  readonly self: Cluster['self']
  readonly isShared = false

  constructor(self: Cluster['self']) {
    this.self = self
  }

  isAlive(): boolean {
    return true
  }

  now(): Date {
    return new Date()
  }

  async servers(): Promise<readonly LiveServer[]> {
    return [{ ...this.self, isLeaving: false }]
  }

  async has(): Promise<boolean> {
    return this.self.works
  }

  hold(): void {
    // The lease never ends.
  }

  async declareFiles(): Promise<void> {
    // No other server has files.
  }

  async announceLeaving(): Promise<void> {
    // Nobody listens.
  }

  async leave(): Promise<void> {
    // Nobody waits.
  }
}
