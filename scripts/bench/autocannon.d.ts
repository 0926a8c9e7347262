/** The part of autocannon that the benches use; the package has no types of its own. */
declare module 'autocannon' {
  export interface Request {
    readonly path: string
  }
  export interface Client {
    setRequests(requests: readonly Request[]): void
  }
  export interface Result {
    readonly non2xx: number
    readonly errors: number
    readonly timeouts: number
  }
  export interface Instance extends PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this
  }
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds; what is under way at their end is not counted. */
    duration?: number
    /** How many requests to make over all connections, however long they take; goes before `duration`. */
    amount?: number
    /** Seconds that an answer may take. */
    timeout?: number
    /** Milliseconds between two looks at the clock; 1000 without it. */
    sampleInt?: number
    headers: Readonly<Record<string, string>>
    requests?: readonly Request[]
    setupClient?: (client: Client) => void
  }): Instance
}
