import type { Express, Request, RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import type { Client } from './contract/call.ts'
import { DATA_HEADERS, PAGE_HEADERS } from './contract/security-headers.ts'
import { requestIdOf } from './contract/service.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logging.ts'
import type { Metrics } from './platform/metrics.ts'
import { documentPages, faultPages, nothingHere } from './platform/pages/documents.ts'
import { operationsPages } from './platform/pages/operations.ts'
import type { Site } from './platform/pages/site.ts'
import type { Readiness } from './platform/readiness.ts'
import { demoSources } from './spatial/demo/sources.ts'
import { collectionPath, ROOT } from './spatial/links.ts'
import { spatialContract } from './spatial/service.ts'
import type { Collections } from './spatial/services/collections.ts'

/** What the pages are made from. */
export interface PagesOptions {
  readonly config: Config
  readonly collections: Collections
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly clientOf: (message: IncomingMessage) => Client
  readonly maxRequestIdLength: number
  readonly logger: Logger
}

/** Mounts everything that is served beside the contracts: the operator's pages and those for people. */
export function mountPages(app: Express, options: PagesOptions): void {
  const { config, metrics, readiness, clientOf, logger } = options
  const originOf = (request: Request): string => clientOf(request).origin
  app.use(
    record(options),
    withHeaders(DATA_HEADERS),
    operationsPages({
      metrics,
      readiness,
      metricsToken: config.metricsToken,
      addressOf: (request) =>
        // Said by nobody we trust, it still tells that the request came from elsewhere, through a proxy here.
        config.trustProxy === undefined && request.headers['x-forwarded-for'] !== undefined
          ? undefined
          : clientOf(request).address,
    }),
    withHeaders(PAGE_HEADERS),
    documentPages(siteOf(options, originOf)),
    nothingHere,
  )
  app.use(
    faultPages(originOf, (error, request) =>
      logger.error({ err: error, path: request.path }, 'A page could not be made.'),
    ),
  )
}

function siteOf({ config, collections, readiness }: PagesOptions, originOf: Site['originOf']): Site {
  return {
    originOf,
    readiness: () => readiness.state(),
    sources: demoSources,
    services: [
      {
        name: 'spatial',
        title: 'Spatial features',
        summary:
          'Collections of geographic features, read as GeoJSON after the standard OGC API – Features: for QGIS, GDAL, ArcGIS Pro, maps in the browser and programs of your own.',
        start: ROOT,
        example: `${ROOT}/collections`,
        open: config.auth === 'none',
        loadDocument: spatialContract.loadDocument,
        collections: () =>
          collections.list().map((collection) => ({ ...collection, path: collectionPath(collection) })),
      },
    ],
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

/** Gives each answer its request id, writes one line of the log and counts it, as for the contracts' operations. */
function record({ metrics, maxRequestIdLength, logger }: PagesOptions): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(request.headers['x-request-id'], maxRequestIdLength)
    const { method, path } = request
    response.setHeader('X-Request-Id', requestId)
    response.once('close', () => {
      const ms = performance.now() - startedAt
      const status = response.headersSent ? response.statusCode : 0
      metrics.observeRequest({ service: 'pages', operation: 'none', method, status, seconds: ms / 1000 })
      // Probes come every few seconds.
      logger[PROBES.has(path) ? 'debug' : 'info']({
        service: 'pages',
        operationId: 'none',
        requestId,
        method,
        path,
        status,
        ms: Math.round(ms * 1000) / 1000,
        ...(!response.writableFinished && { aborted: true }),
      })
    })
    next()
  }
}
