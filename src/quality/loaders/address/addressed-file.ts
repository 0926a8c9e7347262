import type { IncomingMessage } from 'node:http'
import type { AttemptTimes } from '../http/attempts.ts'
import type { HttpHeaders } from '../http/http-get.ts'

/** Time limits of requests to web servers and buckets, and the further attempts. */
export const ADDRESS_TIMES: AttemptTimes = {
  connectMs: 10_000,
  answerMs: 60_000,
  idleMs: 60_000,
  retries: 4,
  retryMs: 500,
}

/** A file of another server that HTTP requests give. */
export interface AddressedFile {
  /** As the user calls it. */
  readonly name: string
  /** The server, as the subject of a sentence. It contains no credentials. */
  readonly host: string
  /**
   * Requests the file once.
   * @param headers that select bytes of the file
   * @returns an answer with the status 200, 206 or 416
   * @throws SourceFileUnknown, TransientFault, SourceUnreadable, or the signal's reason
   */
  open(headers: HttpHeaders, times: AttemptTimes, signal: AbortSignal): Promise<IncomingMessage>
}
