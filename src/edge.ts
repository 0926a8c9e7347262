import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Budget, Call, Client, Principal } from './contract/call.ts'
import { type AuditDeclaration, changeNamer } from './contract/changes.ts'
import type { Answer } from './contract/handler.ts'
import { cutOf } from './contract/server/connections.ts'
import type { ConnectionLimits } from './contract/server/http-server.ts'
import type { Sent } from './contract/send.ts'
import type { AuditEntry } from './platform/audit/audit-entry.ts'
import type { AuditTrail } from './platform/audit/audit-trail.ts'
import { clientOf, hopOf, limitKeyOf } from './platform/client-address.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logging.ts'
import type { Metrics } from './platform/metrics.ts'
import type { PassedOn } from './platform/peers/peer-seal.ts'
import { RateLimiter } from './platform/rate-limit.ts'

/**
 * @param passedOnOf what another server tells about a request that it passed on
 * @returns a function that finds the client of a request, also behind trusted proxies and other servers
 */
export function clientReader(
  config: Config,
  passedOnOf?: (message: IncomingMessage) => PassedOn | undefined,
): (message: IncomingMessage) => Client {
  return (message) => {
    const passedOn = passedOnOf?.(message)
    if (passedOn) return { address: passedOn.address, origin: passedOn.origin, passedOn }
    const { address, protocol, host, prefix = '' } = clientOf(hopOf(message), config.trustProxy)
    const origin = config.baseUrl ?? `${protocol}://${host ?? authorityOf(message.socket)}${prefix}`
    return { address, origin }
  }
}

/** The address and port that the client connected to, for requests without a host (HTTP/1.0). */
export function authorityOf({ localAddress = 'localhost', localPort }: Socket): string {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '')
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`
}

/** Limits of a connection. */
export function connectionLimits(config: Config): ConnectionLimits {
  return {
    headersMs: config.headersTimeoutMs,
    requestMs: config.requestTimeoutMs,
    keepAliveMs: config.keepAliveTimeoutMs,
    answersAtOnce: config.answersPerConnection,
    answerPace: {
      leastBytesPerSecond: config.answerLeastBytesPerSecond,
      longestMs: config.answerSeconds * 1000,
    },
  }
}

/** The counters behind the rate limits. */
export type Limiters = Readonly<Record<'address' | 'credential', RateLimiter>>

/** @param isShared true if other processes take from the same budgets */
export function limitersOf(config: Config, isShared = false): Limiters {
  return {
    address: new RateLimiter({ perMinute: config.rateLimitAddress, isShared }),
    credential: new RateLimiter({ perMinute: config.rateLimitCredential, isShared }),
  }
}

/** Rate limits that all services share. */
export function budgets({ address: addresses, credential: credentials }: Limiters) {
  return {
    address: (client: Client): Budget | undefined => addresses.take(limitKeyOf(client.address)),
    credential: (principal: Principal): Budget | undefined =>
      credentials.take(principal.id, principal.rateLimit),
  }
}

/** Logs and counts a request after its answer was sent. */
export function answerRecorder(service: string, metrics: Metrics, logger: Logger) {
  return (call: Call, sent: Sent): void => {
    const ms = performance.now() - call.startedAt
    const operation = call.operation?.id ?? 'none'
    metrics.observeRequest({
      service,
      operation,
      method: call.method,
      status: sent.status,
      seconds: ms / 1000,
    })
    logger.info({
      service,
      operationId: operation,
      requestId: call.requestId,
      traceId: call.trace.traceId,
      spanId: call.trace.spanId,
      method: call.method,
      // The query of an invalid request may contain anything, even a credential.
      path: call.request ? call.target : call.path,
      status: sent.status,
      ms: Math.round(ms * 1000) / 1000,
      bytes: sent.bytes,
      answeredBy: call.answeredBy,
      isPassedOn: call.client.passedOn ? true : undefined,
      aborted: sent.aborted || undefined,
      cut: sent.aborted ? cutOf(call.message.socket) : undefined,
    })
  }
}

/** Members of answers that say what a request made. No other member of an answer or of a body is in the trail. */
const MADE = ['url', 'job', 'file', 'path'] as const

/** The parameter of paths that has a column of its own in the trail. */
const REPOSITORY = 'repository'

/** Writes the changes of requests to the audit trail, before the requests are answered. */
export function changeRecorder(
  trail: Pick<AuditTrail, 'record'>,
  { changes, actorOf, actorInAnswer, repositoryOf }: AuditDeclaration,
) {
  return {
    nameOf: changeNamer(changes),
    record: (call: Call, what: string, answer: Answer): Promise<void> =>
      trail.record({
        actor:
          call.principal === undefined
            ? (actorInAnswer?.(call, answer) ?? 'anonymous')
            : actorOf(call.principal),
        by: 'api',
        what,
        repository: repositoryOf?.(call),
        about: aboutOf(call, answer),
        requestId: call.requestId,
        traceId: call.trace.traceId,
        outcome: String(answer.status),
      }),
  }
}

function aboutOf({ request }: Call, { body }: Answer): AuditEntry['about'] {
  const { [REPOSITORY]: _, ...about } = (request?.path ?? {}) as Record<string, string | number>
  if (typeof body !== 'object' || body === null) return about
  for (const name of MADE) {
    const value = (body as Readonly<Record<string, unknown>>)[name]
    if (typeof value === 'string') about[name] = value
  }
  return about
}
