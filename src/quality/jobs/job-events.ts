/** Time without an event after which a comment keeps proxies and clients from giving up. */
const HEARTBEAT_MS = 15_000

export interface JobEvent {
  readonly event: 'progress' | 'end'
  /** JSON, without line breaks. */
  readonly data: string
}

/**
 * Events in the form of server-sent events (HTML, 9.2), with a comment wherever nothing happens for a while. It ends
 * when the events do; whoever stops reading also has to end those.
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
