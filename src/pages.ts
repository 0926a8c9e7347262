import type { Express, Request, RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import type { Client } from './contract/call.ts'
import { cutOf } from './contract/server/connections.ts'
import { DATA_HEADERS, PAGE_HEADERS } from './contract/security-headers.ts'
import { prepareEcho, requestIdOf } from './contract/request-id.ts'
import { CLIENT_CLOSED } from './contract/send.ts'
import { type TraceFields, traceOf } from './lib/trace-context.ts'
import { certainAddress } from './platform/certain-address.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logging.ts'
import type { Metrics } from './platform/metrics.ts'
import { serverNameOf } from './platform/server-name.ts'
import { consolePages } from './site/console-page.ts'
import { documentPages, faultPages, nothingHere } from './site/documents.ts'
import { operationsPages, type MetricsSource, type ReadinessSource } from './site/operations.ts'
import type { Site } from './site/site.ts'
import type { WiredService } from './service-module.ts'

/** What the pages are built from. */
export interface PagesOptions {
  readonly config: Config
  readonly services: readonly Pick<WiredService, 'siteEntry' | 'sources'>[]
  readonly metrics: Pick<Metrics, 'observeRequest'>
  /** Of all processes of the server. */
  readonly whole: { readonly metrics: MetricsSource; readonly readiness: ReadinessSource }
  readonly clientOf: (message: IncomingMessage) => Client
  readonly maxRequestIdLength: number
  readonly logger: Logger
}

/** Mounts everything outside the contracts: the operator's pages and the pages for people. */
export function mountPages(app: Express, options: PagesOptions): void {
  const { config, services, whole, clientOf, logger } = options
  const originOf = (request: Request): string => clientOf(request).origin
  app.use(
    record(options),
    withHeaders(DATA_HEADERS),
    operationsPages({
      server: serverNameOf(config),
      ...whole,
      metricsToken: config.metricsToken,
      addressOf: (request) => certainAddress(request, config.trustProxy),
    }),
    withHeaders(PAGE_HEADERS),
    ...(services.some(({ siteEntry }) => siteEntry.name === 'quality') ? [consolePages(originOf)] : []),
    documentPages(siteOf(options, originOf)),
    nothingHere,
  )
  app.use(
    faultPages(originOf, (error, request) => {
      if (!request.socket.destroyed)
        logger.error({ err: error, path: request.path }, 'A page could not be rendered.')
    }),
  )
}

function siteOf({ config, services, whole }: PagesOptions, originOf: Site['originOf']): Site {
  return {
    originOf,
    mapStyle: config.mapStyle,
    readiness: async () => whole.readiness.state(),
    sources: services.flatMap(({ sources }) => sources),
    services: services.map(({ siteEntry }) => siteEntry),
  }
}

function withHeaders(headers: readonly string[]): RequestHandler {
  return (_request, response, next) => {
    for (let index = 0; index < headers.length; index += 2)
      response.setHeader(headers[index]!, headers[index + 1]!)
    next()
  }
}

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Sets the request id of each answer, logs and counts the request, as for the operations of the contracts.
 */
function record({ metrics, maxRequestIdLength, logger }: PagesOptions): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(request.headers['x-request-id'], maxRequestIdLength)
    const { traceId, spanId } = traceOf(request.headers as TraceFields)
    const { method, path } = request
    prepareEcho(response, requestId)
    response.setHeader('X-Request-Id', requestId)
    const { socket } = request
    let aborted = true
    // As for the services' answers, see send.ts: node emits `finish` also if the end of the connection cut
    // the answer off.
    response.prependOnceListener('finish', () => (aborted = socket.destroyed))
    const record = () => {
      socket.off('close', record)
      response.off('close', record)
      const ms = performance.now() - startedAt
      const status = aborted ? CLIENT_CLOSED : response.statusCode
      metrics.observeRequest({ service: 'pages', operation: 'none', method, status, seconds: ms / 1000 })
      // Probes come every few seconds.
      logger[PROBES.has(path) ? 'debug' : 'info']({
        service: 'pages',
        operationId: 'none',
        requestId,
        traceId,
        spanId,
        method,
        path,
        status,
        ms: Math.round(ms * 1000) / 1000,
        ...(aborted && { aborted, cut: cutOf(socket) }),
      })
    }
    response.on('close', record)
    // A response that waits behind others of its connection learns only from the socket that the connection
    // ended.
    socket.on('close', record)
    next()
  }
}
