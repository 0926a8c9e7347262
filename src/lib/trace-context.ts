/** Trace context of requests: the headers `traceparent` and `tracestate` (W3C Trace Context). */
import { randomFillSync } from 'node:crypto'

/** The place of a piece of work in a trace. */
export interface Trace {
  /** 32 hexadecimal digits; the same for all work on behalf of the first request. */
  readonly traceId: string
  /** 16 hexadecimal digits of this piece of work. It is the parent of the requests that it makes. */
  readonly spanId: string
  /** Two hexadecimal digits. */
  readonly flags: string
  /** `tracestate` as it was received. */
  readonly state: string | undefined
}

/** Headers that carry a trace. */
export interface TraceFields {
  readonly traceparent?: string | undefined
  readonly tracestate?: string | undefined
}

/** The headers of a request on behalf of a trace. */
export interface TraceHeaders {
  readonly traceparent: string
  readonly tracestate?: string
}

/** 3.2: a version, a trace id, a parent id and flags. A later version may append fields after another dash. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const INVALID_VERSION = 'ff'
const INVALID_TRACE = '0'.repeat(32)
const INVALID_SPAN = '0'.repeat(16)

/** The flags of a trace that begins here: the log has its requests, so it counts as sampled (3.2.2.5). */
const SAMPLED = '01'
/** 3.2.2.5: of the flags, only those known to this version may be passed on. */
const KNOWN_FLAGS = 0b11

/** 3.3.1.3: visible characters and blanks. */
const STATE = /^[\x20-\x7e]+$/

/** 3.3.1.5 asks for 512 characters at least. A longer state may be dropped as a whole. */
const MAX_STATE = 4096

const TRACE_BYTES = 16
const SPAN_BYTES = 8

/** Random bytes are drawn for many ids at once, which is ten times faster. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** Random hexadecimal digits; never all zeros. */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const text = pool.toString('hex', used, used + bytes)
  used += bytes
  return /[^0]/.test(text) ? text : randomHex(bytes)
}

/** The trace of a request: that of its headers if `traceparent` is valid, otherwise a new trace. */
export function traceOf({ traceparent, tracestate }: TraceFields): Trace {
  const parent = traceparent === undefined ? undefined : parse(traceparent)
  if (parent === undefined) {
    const ids = randomHex(TRACE_BYTES + SPAN_BYTES)
    const [traceId, spanId] = [ids.slice(0, 2 * TRACE_BYTES), ids.slice(2 * TRACE_BYTES)]
    return traceId === INVALID_TRACE || spanId === INVALID_SPAN
      ? traceOf({})
      : { traceId, spanId, flags: SAMPLED, state: undefined }
  }
  const isKept = tracestate !== undefined && tracestate.length <= MAX_STATE && STATE.test(tracestate)
  return { ...parent, spanId: randomHex(SPAN_BYTES), state: isKept ? tracestate : undefined }
}

function parse(text: string): Pick<Trace, 'traceId' | 'flags'> | undefined {
  const match = TRACEPARENT.exec(text)
  if (match === null) return undefined
  const [, version, traceId, spanId, flags, more] = match
  if (version === INVALID_VERSION || traceId === INVALID_TRACE || spanId === INVALID_SPAN) return undefined
  if (version === '00' && more !== undefined) return undefined
  const known = parseInt(flags!, 16) & KNOWN_FLAGS
  return { traceId: traceId!, flags: known.toString(16).padStart(2, '0') }
}

/** The headers of a request that is made on behalf of a call or a job. */
export function traceHeaders({ trace }: { readonly trace: Trace }): TraceHeaders {
  const { traceId, spanId, flags, state } = trace
  return {
    traceparent: `00-${traceId}-${spanId}-${flags}`,
    ...(state !== undefined && { tracestate: state }),
  }
}

/** A trace as rows of the catalogue keep it. */
export interface StoredTrace {
  readonly traceparent: string | null
  readonly tracestate: string | null
}

/** The columns of a row that is written on behalf of a trace. */
export function storedTrace(trace: Trace | undefined): StoredTrace {
  if (trace === undefined) return { traceparent: null, tracestate: null }
  const { traceparent, tracestate = null } = traceHeaders({ trace })
  return { traceparent, tracestate }
}

/** The trace of work on behalf of a row, with a span of its own. */
export const traceOfRow = ({ traceparent, tracestate }: StoredTrace): Trace =>
  traceOf({ traceparent: traceparent ?? undefined, tracestate: tracestate ?? undefined })
