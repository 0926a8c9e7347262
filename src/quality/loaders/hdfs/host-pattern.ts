/** DataNodes serve HTTP at these ports unless they are configured otherwise: Hadoop 3, then Hadoop 2. */
const STANDARD_PORTS: Readonly<Record<string, readonly number[]>> = {
  'http:': [9864, 50075],
  'https:': [9865, 50475],
}
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** A host that a NameNode may redirect to, or all hosts of a domain. */
interface HostPattern {
  /** In the form of the WHATWG URL Standard: small letters, Punycode, IPv6 in brackets. */
  readonly hostname: string
  /** True if the pattern begins with `*.`: it matches the hosts below `hostname`. */
  readonly isDomain: boolean
  /** Undefined: the standard ports of DataNodes. */
  readonly port: number | undefined
}

/**
 * Reads `dn1.example.org`, `dn1.example.org:9864`, `[::1]:9864` or `*.example.org:9864`. The domain after `*.` has two
 * labels or more, so that a pattern cannot open a whole top-level domain.
 * @returns undefined if it is another text
 */
export function readHostPattern(text: string): HostPattern | undefined {
  const [, star, name = '', port] = /^(\*\.)?(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(text) ?? []
  if (name === '' || /[/?#@\\\s%*]/.test(name) || !URL.canParse(`http://${name}/`)) return undefined
  const { hostname } = new URL(`http://${name}/`)
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/.test(hostname)) return undefined
  const isDomain = star !== undefined
  if (isDomain && !/[^.]\.(?=[^.]*[a-z])[^.]+$/.test(hostname)) return undefined
  const number = port === undefined ? undefined : Number(port)
  if (number !== undefined && (number < 1 || number > 65_535)) return undefined
  return { hostname, isDomain, port: number }
}

/** True if one of the patterns names the host and the port of an address. @param patterns valid texts */
export function matchesHost(url: URL, patterns: readonly string[]): boolean {
  const port = url.port === '' ? DEFAULT_PORTS[url.protocol]! : Number(url.port)
  return patterns.some((text) => {
    const pattern = readHostPattern(text)!
    const isHost = pattern.isDomain
      ? url.hostname.endsWith(`.${pattern.hostname}`)
      : url.hostname === pattern.hostname
    const isPort =
      pattern.port === undefined ? STANDARD_PORTS[url.protocol]!.includes(port) : pattern.port === port
    return isHost && isPort
  })
}
