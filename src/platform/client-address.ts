/** Who sent a request, and under which address of ours: from the socket, or from a proxy that is trusted. */
import { type BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** What is needed of a request; `http.IncomingMessage` gives all of it. */
export interface Hop {
  /** `socket.remoteAddress`; undefined once the client has gone. */
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Whether the connection itself is encrypted. */
  readonly encrypted: boolean
}

export interface Client {
  /** The client's IP address; IPv4 in its own notation also where the socket says `::ffff:192.0.2.1`. */
  readonly address: string
  readonly protocol: 'http' | 'https'
  /** Host and port that the client asked for, in lower case; undefined where it named none that is valid. */
  readonly host: string | undefined
}

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

const plain = (address: string): string => (address.startsWith('::') ? address.replace(MAPPED, '') : address)

/** The address in an element of `X-Forwarded-For`, which some proxies write with a port. */
const forwardedAddress = (element: string): string | undefined => {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(element)?.[1] ?? element.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? undefined : plain(bare)
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[([0-9a-f:.]+)\])(?::(\d{1,5}))?$/

/**
 * A `Host` value in lower case, if it is one (RFC 9110 7.2) and safe to stand in a link: a name, an IPv4
 * address or an IPv6 address in brackets, with or without a port. Percent-encoded names are refused.
 */
export const validHost = (value: string | undefined): string | undefined => {
  if (value === undefined || value.length > 261) return undefined
  if (value !== lastHost.value) lastHost = { value, valid: judgedHost(value) }
  return lastHost.valid
}

/** Most requests name the same host as the one before. */
let lastHost: { value: string; valid: string | undefined } = { value: '', valid: undefined }

const judgedHost = (value: string): string | undefined => {
  const host = value.toLowerCase()
  const match = HOST.exec(host)
  if (match === null) return undefined
  const [, ipv6, port] = match
  if (ipv6 !== undefined && !isIPv6(ipv6)) return undefined
  return port === undefined || (Number(port) > 0 && Number(port) < 65_536) ? host : undefined
}

const elements = (header: string | string[] | undefined): string[] =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((element) => element.trim())

/**
 * Tells who sent a request. The headers `X-Forwarded-For`, `-Proto` and `-Host` are read only where the peer
 * is a trusted proxy, and `X-Forwarded-For` from its end, as far as those who wrote it are trusted: what a
 * client wrote there itself has no effect.
 * @param trusted proxies whose word is taken (`TRUST_PROXY`); undefined for none
 */
export const clientOf = (hop: Hop, trusted: BlockList | undefined): Client => {
  const peer = plain(hop.remoteAddress ?? '')
  const protocol = hop.encrypted ? 'https' : 'http'
  const host = validHost(hop.headers.host as string | undefined)
  const isTrusted = (address: string): boolean =>
    trusted !== undefined && address !== '' && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  if (!isTrusted(peer)) return { address: peer, protocol, host }

  const chain = elements(hop.headers['x-forwarded-for'])
  let address = peer
  let hops = 0
  while (isTrusted(address)) {
    hops++
    const before = forwardedAddress(chain[chain.length - hops] ?? '')
    if (before === undefined) break
    address = before
  }
  // A proxy either appends to these two headers or writes them anew: count from the end, not beyond the start.
  const saidBy = (header: string | string[] | undefined): string | undefined => {
    const said = elements(header)
    return said[Math.max(0, said.length - hops)]
  }
  const scheme = saidBy(hop.headers['x-forwarded-proto'])?.toLowerCase()
  return {
    address,
    protocol: scheme === 'http' || scheme === 'https' ? scheme : protocol,
    host: validHost(saidBy(hop.headers['x-forwarded-host'])) ?? host,
  }
}

/**
 * The key under which requests of an address are counted: the address itself in IPv4; in IPv6 its /64
 * network, since one client has all addresses of that to choose from.
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
