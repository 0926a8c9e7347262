import { PEER_HEADER } from '../platform/peers/peer-seal.ts'

/** Headers of one connection (RFC 9110, 7.6.1), besides those that `Connection` names. Trailers are not passed on. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What this server has read already. The seal tells the other server the results. */
const READ_HERE = [
  'expect',
  'forwarded',
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  PEER_HEADER.toLowerCase(),
]

const NOT_IN_REQUESTS = new Set([...OF_CONNECTION, ...READ_HERE])
const NOT_IN_ANSWERS = new Set(OF_CONNECTION)

/** RFC 9110, 7.6.3: whoever passes a request on says so. */
const VIA = ['Via', '1.1 groundtruth']

/** A message of node:http. */
interface Message {
  readonly rawHeaders: readonly string[]
  readonly headers: { readonly connection?: string | undefined }
}

/** The headers of a request that another server gets, as alternating names and values. */
export const headersOfRequest = (request: Message): string[] => [
  ...endToEnd(request, NOT_IN_REQUESTS),
  ...VIA,
]

/** The headers of an answer of another server that the client gets, as alternating names and values. */
export const headersOfAnswer = (answer: Message): string[] => endToEnd(answer, NOT_IN_ANSWERS)

function endToEnd({ rawHeaders, headers }: Message, omitted: ReadonlySet<string>): string[] {
  const { connection } = headers
  const named =
    connection === undefined || /^(?:close|keep-alive)$/i.test(connection)
      ? undefined
      : new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
  const kept: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase()
    if (!omitted.has(name) && !named?.has(name)) kept.push(rawHeaders[index]!, rawHeaders[index + 1]!)
  }
  return kept
}

/** True if every header is ASCII. */
export const isAscii = (headers: readonly string[]): boolean =>
  // eslint-disable-next-line no-control-regex -- The range of ASCII.
  headers.every((text) => /^[\x00-\x7f]*$/.test(text))
