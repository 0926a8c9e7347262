import { endToEnd, type Message, omitting } from '../contract/server/end-to-end.ts'
import { PEER_HEADER } from '../platform/peers/peer-seal.ts'

/** What this server has read already. The seal, and the headers of the trace, tell the other server the results. */
const READ_HERE = [
  'expect',
  'forwarded',
  'host',
  'traceparent',
  'tracestate',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  PEER_HEADER.toLowerCase(),
]

const NOT_IN_REQUESTS = omitting(READ_HERE)
const NOT_IN_ANSWERS = omitting()

/** RFC 9110, 7.6.3: whoever passes a request on says so. */
const VIA = ['Via', '1.1 groundtruth']

/** The headers of a request that another server gets, as alternating names and values. */
export const headersOfRequest = (request: Message): string[] => [
  ...endToEnd(request, NOT_IN_REQUESTS),
  ...VIA,
]

/** The headers of an answer of another server that the client gets, as alternating names and values. */
export const headersOfAnswer = (answer: Message): string[] => endToEnd(answer, NOT_IN_ANSWERS)

/** True if every header is ASCII. */
export const isAscii = (headers: readonly string[]): boolean =>
  // eslint-disable-next-line no-control-regex -- The range of ASCII.
  headers.every((text) => /^[\x00-\x7f]*$/.test(text))
