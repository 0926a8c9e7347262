import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Addresses that the server never connects to for a source, whatever the operator lists. Among the link-local ones are
 * the metadata services of clouds, which give the credentials of the machine to everyone who asks from it.
 */
const FORBIDDEN = new BlockList()
// Unspecified addresses mean this machine to a connection.
FORBIDDEN.addSubnet('0.0.0.0', 8, 'ipv4')
FORBIDDEN.addAddress('::', 'ipv6')
FORBIDDEN.addSubnet('169.254.0.0', 16, 'ipv4')
FORBIDDEN.addSubnet('fe80::', 10, 'ipv6')
// Multicast and broadcast have no servers.
FORBIDDEN.addSubnet('224.0.0.0', 4, 'ipv4')
FORBIDDEN.addAddress('255.255.255.255', 'ipv4')
FORBIDDEN.addSubnet('ff00::', 8, 'ipv6')
// Metadata services at addresses that are not link-local: Amazon and Google over IPv6, Alibaba, Oracle, Azure.
FORBIDDEN.addSubnet('fd00:ec2::', 32, 'ipv6')
FORBIDDEN.addAddress('fd20:ce::254', 'ipv6')
for (const address of ['100.100.100.200', '192.0.0.192', '168.63.129.16'])
  FORBIDDEN.addAddress(address, 'ipv4')

/** Addresses of IPv6 that a gateway or the system translates to one of IPv4: RFC 4291, RFC 6052, RFC 8215 and RFC 3056. */
const EMBEDDED: readonly (readonly [prefix: string, bits: number, at: number])[] = [
  ['::', 96, 6],
  ['::ffff:0:0', 96, 6],
  ['64:ff9b::', 96, 6],
  ['64:ff9b:1::', 48, 6],
  ['2002::', 16, 1],
]
const EMBEDDING = EMBEDDED.map(([prefix, bits, at]) => {
  const list = new BlockList()
  list.addSubnet(prefix, bits, 'ipv6')
  return { list, at }
})

/** True if the server must not connect to an address. @param address of IPv4 or IPv6, without brackets */
export function isForbidden(address: string): boolean {
  // A zone (`fe80::1%eth0`) exists for link-local addresses.
  if (address.includes('%')) return true
  if (isIP(address) === 4) return FORBIDDEN.check(address, 'ipv4')
  if (isIP(address) !== 6) return true
  if (FORBIDDEN.check(address, 'ipv6')) return true
  // The loopback address has the form of an address of IPv4, but it is none.
  if (groupsOf(address).join(':') === '0:0:0:0:0:0:0:1') return false
  return EMBEDDING.some(
    ({ list, at }) => list.check(address, 'ipv6') && FORBIDDEN.check(ofIpv4(address, at), 'ipv4'),
  )
}

/** The eight numbers of an address of IPv6. */
function groupsOf(address: string): number[] {
  // The URL Standard writes an address with numbers only, and with at most one `::`.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const numbers = (text = ''): number[] =>
    text === '' ? [] : text.split(':').map((group) => parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail)]
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last]
}

/** The address of IPv4 in two groups. @param at index of the first group */
function ofIpv4(address: string, at: number): string {
  const [high = 0, low = 0] = groupsOf(address).slice(at)
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

/** The error of a name that has forbidden addresses only. Its code stands in the table of faults of connections. */
export const FORBIDDEN_ADDRESS = 'ERR_FORBIDDEN_ADDRESS'

/** Resolves a name to all of its addresses. */
type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves the name of a host for a connection. The name is resolved once, its addresses are checked, and the connection
 * is made to one of them. A name that is resolved again could have another address, which nobody checked.
 */
export const checkedLookup =
  (resolve: Resolve = systemLookup): LookupFunction =>
  (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first, ...others] = found.filter(({ address }) => !isForbidden(address))
      if (first === undefined) return done(forbidden(), '')
      if (options.all) return done(null, [first, ...others])
      done(null, first.address, first.family)
    })
  }

export const forbidden = (): NodeJS.ErrnoException =>
  Object.assign(new Error('The host has no address that may be connected to.'), { code: FORBIDDEN_ADDRESS })
