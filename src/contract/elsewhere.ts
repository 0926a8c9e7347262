import type { Call } from './call.ts'
import type { Sent } from './send.ts'

/**
 * Answers a request by another server. Called when the caller is authenticated, before parameters and body are read.
 * @returns undefined if this server must answer the request itself; otherwise the outcome of the answer that was sent
 * @throws ServerUnavailable, ClientGone
 */
export type Elsewhere = (call: Call) => Promise<Sent | undefined> | undefined
