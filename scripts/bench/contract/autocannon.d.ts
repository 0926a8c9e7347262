/** The part of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
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
    duration: number
    headers: Readonly<Record<string, string>>
  }): Instance
}
