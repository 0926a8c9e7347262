import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>

/**
 * Helmet's headers as names and values in turn, worked out once: as a middleware it would compute the same
 * list anew for every request.
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

/** For answers that are data: nothing in them may run, be framed or be guessed to be another type. */
export const DATA_HEADERS = securityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: { action: 'deny' },
  // These protect documents, which data answers are not.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  strictTransportSecurity: false,
})

/** For our own pages: everything comes from this server. Swagger UI draws its icons from data: URLs. */
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
