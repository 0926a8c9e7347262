import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Express } from 'express'
import { randomUUID } from 'node:crypto'
import type { Budget, Call, Client, Principal } from './contract/call.ts'
import { corsPolicy } from './contract/cors.ts'
import { createExpressHost } from './contract/express-host.ts'
import { createHttpServer, type DescribeFault } from './contract/http-server.ts'
import { TlsServer } from './contract/tls-server.ts'
import { DATA_HEADERS } from './contract/security-headers.ts'
import type { Sent } from './contract/send.ts'
import { createService, type Service } from './contract/service.ts'
import { mountPages } from './pages.ts'
import { clientOf, limitKeyOf } from './platform/client-address.ts'
import type { Config } from './platform/config.ts'
import { ApiKeys } from './platform/credentials/api-keys.ts'
import { openIssuerKeys } from './platform/credentials/issuer-keys.ts'
import { Refusals } from './platform/credentials/refusals.ts'
import { signingSecret } from './platform/credentials/secret.ts'
import { Tokens } from './platform/credentials/tokens.ts'
import { ensureDataDir } from './platform/data-dir.ts'
import { openCatalogue } from './platform/database.ts'
import type { Logger } from './platform/logging.ts'
import { Metrics } from './platform/metrics.ts'
import { migrations } from './migrations.ts'
import { RateLimiter } from './platform/rate-limit.ts'
import { Readiness } from './platform/readiness.ts'
import type { Closer } from './platform/shutdown.ts'
import { type TlsCertificate, datesProblems, openTlsCertificate } from './platform/tls-certificate.ts'
import type { WatchedFiles } from './platform/watched-files.ts'
import { makeDemoData, needsDemoData } from './spatial/demo/first-start.ts'
import { spatialErrors } from './spatial/handlers/errors.ts'
import { authenticators, openAuthenticators } from './spatial/security.ts'
import { rewriteTarget, spatialContract, spatialHandlers } from './spatial/service.ts'
import { ApiDefinition } from './spatial/services/api-definition.ts'
import { Collections, type Change } from './spatial/services/collections.ts'
import { TokenGrants } from './spatial/services/token-grants.ts'

/** Rule DIS-1008. */
const MAX_REQUEST_ID = 38

/** A server that is wired up and not listening yet. */
export interface Wired {
  readonly server: Server
  /** What to close, in order, once no request is in progress. */
  readonly closers: readonly Closer[]
  readonly readiness: Readiness
  readonly tokens: Tokens
  readonly apiKeys: ApiKeys
}

/** Opens everything that the configuration names and wires the services up. */
export async function wireServer(config: Config, logger: Logger): Promise<Wired> {
  const spatialFolder = join(config.dataDir, 'spatial')
  await ensureDataDir(config.dataDir)
  await mkdir(spatialFolder, { recursive: true })
  const [issuerKeys, certificate] = await Promise.all([
    openIssuerKeys(config, logger),
    openTlsCertificate(config, logger),
  ])
  const [database, secret, collections] = await Promise.all([
    openCatalogue(config.dataDir, migrations, logger),
    signingSecret(config),
    Collections.open([spatialFolder, ...config.spatialDirs], {
      cache: join(config.dataDir, 'cache', 'spatial-statistics.json'),
      onChange: (change) => logChange(change, logger),
    }),
  ])
  const apiKeys = new ApiKeys(database, logger)
  const tokens = new Tokens({
    secret,
    issuerKeys,
    issuer: config.jwtIssuer,
    audience: config.jwtAudience,
    apiKeys,
    logger,
  })
  const refusals = new Refusals(logger)
  const metrics = new Metrics()
  const readiness = new Readiness()
  readiness.watch(() => collections.problems())
  if (config.auth === 'none')
    logger.warn('AUTH=none: everyone who reaches this server can read the spatial service.')
  collections.watch()

  const clientFrom = clientReader(config)
  const spatial = await createService({
    contract: spatialContract,
    handlers: spatialHandlers({
      collections,
      definition: new ApiDefinition(spatialContract.loadDocument, collections),
      tokenGrants: new TokenGrants(tokens),
    }),
    authenticators: (config.auth === 'none' ? openAuthenticators : authenticators)({
      tokens,
      keys: apiKeys,
      refusals,
    }),
    errors: spatialErrors,
    budgets: budgets(config),
    clientOf: clientFrom,
    cors: corsPolicy(config.corsOrigins === '*' ? ['*'] : config.corsOrigins),
    fixedHeaders: DATA_HEADERS,
    bodyLimitBytes: config.bodyLimitBytes,
    maxRequestIdLength: MAX_REQUEST_ID,
    rewrite: rewriteTarget,
    onAnswered: answerRecorder('spatial', metrics, logger),
    onFault: (error, call) =>
      logger.error(
        { err: error, requestId: call.requestId, operationId: call.operation?.id },
        'A request failed.',
      ),
    oracle:
      config.oracle === 'on'
        ? await (await import('./contract/oracle.ts')).createOracle(spatialContract)
        : undefined,
  })

  const host = createExpressHost()
  mountPages(host.app, {
    config,
    collections,
    metrics,
    readiness,
    clientOf: clientFrom,
    maxRequestIdLength: MAX_REQUEST_ID,
    logger,
  })
  const server = createHttpServer(
    host,
    inFront(spatial, host.app),
    {
      headersMs: config.headersTimeoutMs,
      requestMs: config.requestTimeoutMs,
      keepAliveMs: config.keepAliveTimeoutMs,
    },
    protocolFaults(logger),
    certificate?.value,
  )
  if (issuerKeys) {
    issuerKeys.follow(logger)
    readiness.watch(() => issuerKeys.problems())
  }
  if (certificate && server instanceof TlsServer) followCertificate(certificate, server, readiness, logger)

  const demo = await startDemoData(spatialFolder, collections, readiness, logger)
  return {
    server,
    readiness,
    tokens,
    apiKeys,
    closers: [
      { name: 'key files', close: () => Promise.all([issuerKeys?.close(), certificate?.close()]) },
      { name: 'audit', close: () => refusals.close() },
      { name: 'demo data', close: demo.stop },
      { name: 'collections', close: () => collections.close() },
      { name: 'catalogue', close: () => database.destroy() },
    ],
  }
}

/** Serves new connections with the certificate that is in the files at the time. */
function followCertificate(
  certificate: WatchedFiles<TlsCertificate>,
  server: TlsServer,
  readiness: Readiness,
  logger: Logger,
): void {
  certificate.follow(logger, (changed) => {
    for (const problem of datesProblems(changed)) logger.warn(problem)
    server.useCertificate(changed)
  })
  readiness.watch(() => [...certificate.problems(), ...datesProblems(certificate.value)])
}

function logChange({ added, replaced, removed, problems, hints }: Change, logger: Logger): void {
  for (const sentence of [...problems, ...hints]) logger.warn(sentence)
  const ids = Object.entries({ added, replaced, removed }).filter(([, some]) => some.length > 0)
  if (ids.length > 0) logger.info(Object.fromEntries(ids), 'The collections changed.')
}

/**
 * Hands a service the requests below its contract's paths, and everything else to the application. The
 * service stands in front of Express's stack of layers, which costs 5 µs a request.
 */
export function inFront(service: Service, app: Express): RequestListener {
  return (request, response) => {
    if (service.owns(request.url!)) void service.handle(request, response)
    else app(request, response)
  }
}

export function clientReader(config: Config): (message: IncomingMessage) => Client {
  return (message) => {
    const { address, protocol, host } = clientOf(
      {
        remoteAddress: message.socket.remoteAddress,
        headers: message.headers,
        encrypted: 'encrypted' in message.socket,
      },
      config.trustProxy,
    )
    const origin = config.baseUrl ?? `${protocol}://${host ?? ownAuthority(message.socket)}`
    return { address, origin }
  }
}

/** Address and port that a client reached us at, where it named no host (HTTP/1.0). */
function ownAuthority({ localAddress = 'localhost', localPort }: Socket): string {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '')
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`
}

export function budgets(config: Config) {
  const addresses = new RateLimiter({ perMinute: config.rateLimitAddress })
  const credentials = new RateLimiter({ perMinute: config.rateLimitCredential })
  return {
    address: (client: Client): Budget | undefined => addresses.take(limitKeyOf(client.address)),
    credential: (principal: Principal): Budget | undefined =>
      credentials.take(principal.id, principal.rateLimit),
  }
}

/** Writes one line and counts one request, once its answer is sent. */
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
      method: call.method,
      // A query that does not follow the contract may hold anything, a credential too.
      path: call.request ? call.target : call.path,
      status: sent.status,
      ms: Math.round(ms * 1000) / 1000,
      bytes: sent.bytes,
      aborted: sent.aborted || undefined,
    })
  }
}

/** Describes and logs what is refused before there is a request of an operation. */
export function protocolFaults(logger: Logger): DescribeFault {
  return ({ status, message }) => {
    const id = randomUUID()
    logger.info({ operationId: 'none', requestId: id, status, fault: message })
    return {
      headers: { ...DATA_HEADER_FIELDS, 'Content-Type': 'application/json', 'X-Request-Id': id },
      body: JSON.stringify({ id, errors: [{ code: 'DIS-OAF-1011', detail: message }] }),
    }
  }
}

const DATA_HEADER_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  DATA_HEADERS.flatMap((name, index) => (index % 2 === 0 ? [[name, DATA_HEADERS[index + 1]!]] : [])),
)

/** Makes the demo data beside the running server, if this is the first start. */
async function startDemoData(
  folder: string,
  collections: Collections,
  readiness: Readiness,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if (!(await needsDemoData(folder))) return { stop: () => Promise.resolve() }
  const abort = new AbortController()
  const name = 'demo data'
  // Before the server listens: nobody may be told that it is ready.
  readiness.report(name, { done: 0, total: 1, step: 'starting' })
  const made = (async () => {
    await makeDemoData(folder, (progress) => readiness.report(name, progress), abort.signal)
    await collections.refresh()
    readiness.finish(name)
    logger.info('The demo data is there.')
  })().catch((error: unknown) => {
    if (abort.signal.aborted) return
    logger.error({ err: error }, 'The demo data could not be made.')
    readiness.fail(name, 'The demo data could not be made; the log tells why.')
  })
  return {
    stop: async () => {
      abort.abort()
      await made
    },
  }
}
