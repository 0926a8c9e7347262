import type { Whereabouts } from '../cluster/whereabouts.ts'

/** The place where one request is answered. */
export interface Place {
  /** Finds the place. Cheap: what was found is remembered. */
  locate(): Promise<Whereabouts>
  /** Drops what is remembered, after the server that was found did not answer the request. */
  forget(): void
}
