/** A host that an operator lists. */
export interface ListedHost {
  /** In the form of the WHATWG URL Standard: small letters, Punycode, IPv6 in brackets. */
  readonly hostname: string
  /** Undefined for the default port of the scheme. */
  readonly port: number | undefined
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** Reads `hooks.example.org`, `hooks.example.org:8443` or `[::1]:8080`. @returns undefined if it is another text */
export function readHost(text: string): ListedHost | undefined {
  const [, name = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(text) ?? []
  if (name === '' || /[/?#@\\\s]/.test(name) || !URL.canParse(`http://${name}/`)) return undefined
  const { hostname } = new URL(`http://${name}/`)
  const number = port === undefined ? undefined : Number(port)
  // The standard allows more characters, such as the * of a wildcard, which no list here has.
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/.test(hostname)) return undefined
  if (number !== undefined && (number < 1 || number > 65_535)) return undefined
  return { hostname, port: number }
}

/** True if the list has the host and the port of an address. */
export function isListed({ protocol, hostname, port }: URL, hosts: readonly ListedHost[]): boolean {
  const standard = DEFAULT_PORTS[protocol]
  const given = port === '' ? standard : Number(port)
  return hosts.some((host) => host.hostname === hostname && (host.port ?? standard) === given)
}
