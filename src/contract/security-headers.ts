import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>

/**
 * Helmet's headers as alternating names and values, computed once: as middleware Helmet would compute the
 * same list for every request.
 */
export function securityHeaders(options: HelmetOptions): readonly string[] {
  const headers: string[] = []
  const recorder = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => undefined,
  }
  let fault: unknown
  helmet(options)(
    {} as IncomingMessage,
    recorder as unknown as ServerResponse,
    (error?: unknown) => (fault = error),
  )
  if (fault instanceof Error) throw fault
  return headers
}

/** For data answers: browsers must not execute or frame them or guess another type. */
export const DATA_HEADERS = securityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: { action: 'deny' },
  // These headers protect documents. Data answers are not documents.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  strictTransportSecurity: false,
})

/**
 * For this server's pages: all content comes from this server. Swagger UI draws its icons from data: URLs.
 */
export const PAGE_HEADERS = securityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  strictTransportSecurity: false,
})
