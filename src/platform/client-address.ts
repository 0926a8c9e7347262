/** The client of a request and the host name it used: from the socket, or from a trusted proxy. */
import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { parseForwarded } from './forwarded-header.ts'

/** The required part of a request; `http.IncomingMessage` has all of it. */
export interface Hop {
  /** `socket.remoteAddress`; undefined after the client disconnected. */
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** True if the connection itself is encrypted. */
  readonly encrypted: boolean
}

/** The required part of a request of node:http. */
export const hopOf = (message: Pick<IncomingMessage, 'socket' | 'headers'>): Hop => ({
  ...(connections.get(message) ?? connectionOf(message)),
  headers: message.headers,
})

/** The connection of a client. */
type ClientConnection = Pick<Hop, 'remoteAddress' | 'encrypted'>

const connectionOf = ({ socket }: Pick<IncomingMessage, 'socket'>): ClientConnection => ({
  remoteAddress: socket.remoteAddress,
  encrypted: 'encrypted' in socket,
})

/** The connections of clients whose requests another process of this server passed on. */
const connections = new WeakMap<object, ClientConnection>()

/** Tells the process of this server that gets a request from another one about the client's connection. */
export const CONNECTION_HEADER = 'X-Groundtruth-Connection'

/** The value of the header for a request that is passed on. */
export const writeConnection = (message: Pick<IncomingMessage, 'socket'>): string => {
  const { remoteAddress = '', encrypted } = connectionOf(message)
  return `${encrypted ? 'https' : 'http'} ${remoteAddress}`
}

/**
 * Reads the header of a request, and removes it. To be called only with requests that another process of this server
 * passed on: a client could write the header itself.
 */
export const readConnection = (message: Pick<IncomingMessage, 'headers'>): void => {
  const name = CONNECTION_HEADER.toLowerCase()
  const [protocol, remoteAddress] = String(message.headers[name]).split(' ')
  delete message.headers[name]
  connections.set(message, { remoteAddress, encrypted: protocol === 'https' })
}

export interface Client {
  /** The client's IP address. IPv4 has its own notation even if the socket reports `::ffff:192.0.2.1`. */
  readonly address: string
  readonly protocol: 'http' | 'https'
  /** The requested host and port in lower case; undefined if the client named no valid host. */
  readonly host: string | undefined
  /** The path that a trusted proxy removed from the start of the request's path; absent if it removed none. */
  readonly prefix?: string
}

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** An address in its own notation: IPv4 without `::ffff:`. */
export const plainAddress = (address: string): string =>
  address.startsWith('::') ? address.replace(MAPPED, '') : address

/** The address in an element of `X-Forwarded-For` or in `for` of `Forwarded`. Some proxies append a port. */
const forwardedAddress = (element: string): string | undefined => {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(element)?.[1] ?? element.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? undefined : plainAddress(bare)
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[([0-9a-f:.]+)\])(?::(\d{1,5}))?$/

/**
 * A valid `Host` value in lower case (RFC 9110 7.2) that is safe in a link: a name, an IPv4 address or an
 * IPv6 address in brackets, with or without a port. Percent-encoded names are refused.
 */
export const validHost = (value: string | undefined): string | undefined => {
  if (value === undefined || value.length > 261) return undefined
  if (value !== lastHost.value) lastHost = { value, valid: parseHost(value) }
  return lastHost.valid
}

/** Most requests name the same host as the request before. */
let lastHost: { value: string; valid: string | undefined } = { value: '', valid: undefined }

const parseHost = (value: string): string | undefined => {
  const host = value.toLowerCase()
  const match = HOST.exec(host)
  if (match === null) return undefined
  const [, ipv6, port] = match
  if (ipv6 !== undefined && !isIPv6(ipv6)) return undefined
  return port === undefined || (Number(port) > 0 && Number(port) < 65_536) ? host : undefined
}

const MAX_PREFIX = 255

/**
 * Parts of a path, of characters without a meaning in URLs, HTML and shells. Bytes in percents are parts of characters
 * outside of ASCII: `%2e%2e` would be `..`.
 */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[\w.~+:@=-]|%[89a-f][\da-f])+)+$/i

/**
 * A valid `X-Forwarded-Prefix` without its final slash: a path that is safe in a link. `//host` would be another
 * server, and `..` another path.
 */
export const validPrefix = (value: string | undefined): string | undefined => {
  const path = value?.replace(/\/$/, '')
  return path !== undefined && path.length <= MAX_PREFIX && PREFIX.test(path) ? path : undefined
}

const elements = (header: string | string[] | undefined): string[] =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((element) => element.trim())

const isAmong = (address: string, trusted: BlockList | undefined): boolean =>
  trusted !== undefined && address !== '' && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** Headers that proxies add to the requests that they pass on. */
const FORWARDING = [
  'via',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
]

/** True if headers say that a proxy passed the request on. The client may have written them. */
export const isPassedOn = ({ headers }: Pick<Hop, 'headers'>): boolean =>
  FORWARDING.some((name) => headers[name] !== undefined)

/** What proxies wrote about a request. Each list has an entry for each proxy, the nearest proxy last. */
interface Told {
  readonly addresses: readonly (string | undefined)[]
  readonly protocols: readonly (string | undefined)[]
  readonly hosts: readonly (string | undefined)[]
}

/**
 * `Forwarded` counts only in a request without the older headers: a proxy that writes those passes on the `Forwarded`
 * that the client wrote.
 */
const toldBy = (headers: Hop['headers']): Told => {
  const [addresses, protocols, hosts] = ['for', 'proto', 'host'].map((name) =>
    elements(headers[`x-forwarded-${name}`]),
  ) as [string[], string[], string[]]
  if (headers['forwarded'] === undefined || addresses.length + protocols.length + hosts.length > 0)
    return { addresses, protocols, hosts }
  const hops = parseForwarded(String(headers['forwarded']))
  return {
    addresses: hops.map((hop) => hop.for),
    protocols: hops.map(({ proto }) => proto),
    hosts: hops.map(({ host }) => host),
  }
}

/** True if a trusted proxy tells the address of the client. */
export const tellsClient = ({ remoteAddress = '', headers }: Hop, trusted: BlockList | undefined): boolean =>
  isAmong(plainAddress(remoteAddress), trusted) &&
  forwardedAddress(toldBy(headers).addresses.at(-1) ?? '') !== undefined

/** A host with the port that a proxy names, unless the host names one or the port is the protocol's own. */
const withPort = (host: string, port: string | undefined, protocol: 'http' | 'https'): string => {
  if (port === undefined || port === (protocol === 'https' ? '443' : '80') || /:\d+$/.test(host)) return host
  return validHost(`${host}:${port}`) ?? host
}

/**
 * The client of a request. The headers `X-Forwarded-For`, `-Proto`, `-Host`, `-Port` and `-Prefix`, and `Forwarded`, are
 * read only if the peer is a trusted proxy. Addresses are read from the end of the list, as far as the proxies that wrote
 * it are trusted: an entry that the client wrote itself has no effect.
 * @param trusted proxies whose headers are trusted (`TRUST_PROXY`); undefined for none
 */
export const clientOf = (hop: Hop, trusted: BlockList | undefined): Client => {
  const peer = plainAddress(hop.remoteAddress ?? '')
  const protocol = hop.encrypted ? 'https' : 'http'
  const host = validHost(hop.headers.host as string | undefined)
  const isTrusted = (address: string): boolean => isAmong(address, trusted)
  if (!isTrusted(peer)) return { address: peer, protocol, host }

  const told = toldBy(hop.headers)
  const chain = told.addresses
  let address = peer
  let hops = 0
  while (isTrusted(address)) {
    hops++
    const before = forwardedAddress(chain[chain.length - hops] ?? '')
    if (before === undefined) break
    address = before
  }
  // A proxy either appends to these headers or replaces them. Count from the end, but not beyond the
  // start.
  const forwarded = (values: readonly (string | undefined)[]): string | undefined =>
    values[Math.max(0, values.length - hops)]
  const scheme = forwarded(told.protocols)?.toLowerCase()
  const outer = scheme === 'http' || scheme === 'https' ? scheme : protocol
  const prefix = validPrefix(forwarded(elements(hop.headers['x-forwarded-prefix'])))
  const port = forwarded(elements(hop.headers['x-forwarded-port']))
  const named = validHost(forwarded(told.hosts)) ?? host
  return {
    address,
    ...(prefix !== undefined && { prefix }),
    protocol: outer,
    host: named === undefined ? undefined : withPort(named, port, outer),
  }
}

/**
 * The key under which requests of an address are counted. IPv4: the address. IPv6: its /64 network, since one
 * client can use all addresses of the network.
 */
export const limitKeyOf = (address: string): string => {
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const written = front.length + back.length + (back.at(-1)?.includes('.') ? 1 : 0)
  const groups = tail === undefined ? front : [...front, ...Array<string>(8 - written).fill('0'), ...back]
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
