/** Idle time after which a comment is sent, so that proxies and clients keep the connection open. */
const HEARTBEAT_MS = 15_000

export interface JobEvent {
  readonly event: 'progress' | 'end'
  /** JSON, without line breaks. */
  readonly data: string
}

/**
 * Encodes events as server-sent events (HTML, 9.2), with a comment during idle times. It ends when the events end; a
 * caller that stops reading must also end the events.
 */
export async function* encodeEvents(
  events: AsyncIterator<JobEvent>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string, void, undefined> {
  let next = events.next()
  for (;;) {
    let timer: NodeJS.Timeout | undefined
    const heartbeat = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), heartbeatMs)
    })
    const result = await Promise.race([next, heartbeat]).finally(() => clearTimeout(timer))
    if (result === undefined) {
      yield ': still here\n\n'
      continue
    }
    if (result.done) return
    yield `event: ${result.value.event}\ndata: ${result.value.data}\n\n`
    next = events.next()
  }
}
