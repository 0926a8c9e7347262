/** Headers of cross-origin answers for one service, prepared at the start. */
export interface Cors {
  /** True if pages of this origin may use the service. */
  allows(origin: string): boolean
  /** Alternating header names and values for an answer to this origin; empty if the origin is not allowed. */
  headers(origin: string | undefined): readonly string[]
  /** The headers for a preflight answer, given the methods of the path. */
  preflight(origin: string | undefined, allow: readonly string[]): readonly string[]
}

const EXPOSED =
  'Allow, Content-Crs, ETag, Link, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id'
const ACCEPTED = 'Authorization, Content-Type, If-None-Match, X-API-Key, X-Request-Id'
const PREFLIGHT_SECONDS = '600'

/** @param origins allowed origins, or `*` for all; empty disables cross-origin answers */
export function corsPolicy(origins: readonly string[]): Cors {
  const any = origins.includes('*')
  const allowed = new Set(origins)
  const headers = (origin: string | undefined): readonly string[] => {
    if (any) return ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', EXPOSED]
    if (allowed.size === 0) return []
    if (origin === undefined || !allowed.has(origin)) return ['Vary', 'Origin']
    return ['Vary', 'Origin', 'Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', EXPOSED]
  }
  return {
    allows: (origin) => any || allowed.has(origin),
    headers,
    preflight: (origin, allow) => {
      const base = headers(origin)
      if (!base.includes('Access-Control-Allow-Origin')) return base
      return [
        ...base,
        'Access-Control-Allow-Methods',
        allow.join(', '),
        'Access-Control-Allow-Headers',
        ACCEPTED,
        'Access-Control-Max-Age',
        PREFLIGHT_SECONDS,
      ]
    },
  }
}
