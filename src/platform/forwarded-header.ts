/** What a proxy wrote about the request that it received. */
export interface ForwardedHop {
  readonly for?: string
  readonly proto?: string
  readonly host?: string
}

/** A pair of the header, and what ends it. A value is a token or a quoted string; addresses of IPv6 need quotes. */
const PAIR = /[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))[ \t]*(;|,|$)/y

/**
 * Parses the header `Forwarded` (RFC 7239, section 4).
 * @returns a hop for each proxy, the nearest proxy last; none if the header is malformed
 */
export function parseForwarded(header: string): ForwardedHop[] {
  const hops: ForwardedHop[] = []
  let hop: Record<string, string> = {}
  PAIR.lastIndex = 0
  while (PAIR.lastIndex < header.length) {
    const match = PAIR.exec(header)
    if (match === null) return []
    const [, name, quoted, token, end] = match as unknown as [string, string, string?, string?, string?]
    hop[name.toLowerCase()] = quoted === undefined ? token! : quoted.replace(/\\(.)/g, '$1')
    if (end === ';') continue
    const { for: address, proto, host } = hop
    hops.push({
      ...(address !== undefined && { for: address }),
      ...(proto !== undefined && { proto }),
      ...(host !== undefined && { host }),
    })
    hop = {}
  }
  return hops
}
