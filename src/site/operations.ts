import { hash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { Metrics } from '../platform/metrics.ts'
import type { Readiness } from '../platform/readiness.ts'
import { routes } from './routes.ts'

/** What the operator's pages show. */
export interface OperationsOptions {
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** Opens `/metrics` to other machines. Without it only this machine may read them. */
  readonly metricsToken: string | undefined
  /** Address of the client, also behind trusted proxies; undefined if it is not certain. */
  readonly addressOf: (request: Request) => string | undefined | Promise<string | undefined>
}

const LOOPBACK = /^(127\.|::1$)/

/**
 * `/healthz` (the process answers), `/readyz` (its data is ready) and `/metrics` (Prometheus). Only clients
 * that may read the metrics see the problems with their paths on the disk; others see the number of problems.
 */
export function operationsPages({
  metrics,
  readiness,
  metricsToken,
  addressOf,
}: OperationsOptions): RequestHandler {
  const expected = metricsToken === undefined ? undefined : hash('sha256', metricsToken, 'buffer')
  const mayLook = ({ headers }: Request, address: string | undefined): boolean => {
    // Names of authentication schemes are case-insensitive (RFC 9110, 11.1).
    const presented = /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]
    if (expected !== undefined && presented !== undefined)
      return timingSafeEqual(expected, hash('sha256', presented, 'buffer'))
    return address !== undefined && LOOPBACK.test(address)
  }
  const pages = routes({
    '/healthz': (_, response) => void response.json({ status: 'ok' }),
    '/readyz': async (request, response) => {
      const mayRead = mayLook(request, await addressOf(request))
      const { ready, isLeaving, progress, problems, connections } = readiness.state()
      if (!ready) response.setHeader('Retry-After', '1')
      response.status(ready ? 200 : 503).json({
        status: ready ? 'ready' : isLeaving ? 'leaving' : 'not ready',
        progress,
        ...(mayRead ? { problems, connections } : { problemCount: problems.length }),
      })
    },
    '/metrics': async (request, response) => {
      if (!mayLook(request, await addressOf(request))) {
        response.setHeader('WWW-Authenticate', 'Bearer realm="metrics"')
        response.status(401).json({
          error: 'Metrics are readable from this machine without a proxy, or with the token METRICS_TOKEN.',
        })
        return
      }
      const { contentType, body } = await metrics.expose()
      response.setHeader('Content-Type', contentType)
      response.end(body)
    },
  })
  return (request, response, next) => {
    if (/^\/(healthz|readyz|metrics)\/?$/.test(request.path)) response.setHeader('Cache-Control', 'no-store')
    return pages(request, response, next)
  }
}
