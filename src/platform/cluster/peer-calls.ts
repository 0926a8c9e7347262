import type { LiveServer } from './cluster.ts'

/** First segment of the paths of requests that one server makes to another, and that no client can make. */
export const PEER_ROOT = 'peer'

/** A request of one server of a catalogue to another, which no client can make. */
export interface PeerRequest {
  readonly method: 'GET' | 'POST'
  /** Below the address of the other server, such as `/peer/warehouses/7/copy`. */
  readonly path: string
}

export interface PeerAnswer {
  readonly status: number
  /** It throws if the answer breaks off. */
  readonly body: AsyncIterable<Uint8Array>
}

/** Sends requests to other servers, which believe them. */
export interface PeerCalls {
  /** @throws an Error if the server gives no answer */
  send(server: LiveServer, request: PeerRequest, signal: AbortSignal): Promise<PeerAnswer>
}

/** Answers requests of other servers. The caller has checked that another server of the catalogue made the request. */
export interface PeerEndpoint {
  answer(request: PeerRequest, signal: AbortSignal): Promise<PeerAnswer>
}
