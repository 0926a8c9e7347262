/** The owner of a slow request, and how long its answer is useful. */
export interface Requester {
  /** Name of the credential. Lanes share capacity fairly between owners. */
  readonly owner: string
  /** When the request arrived, in milliseconds of `performance.now()`. */
  readonly arrivedAt: number
  /** Aborts when the client no longer waits for the answer. */
  readonly signal: AbortSignal
  /** Where the addresses of records begin for the client: the path of a proxy in front of the server. */
  readonly basePath?: string
}
