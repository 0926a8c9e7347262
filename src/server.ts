import type { RequestListener, Server } from 'node:http'
import { corsPolicy } from './contract/cors.ts'
import { createExpressHost } from './contract/server/express-host.ts'
import type { Connections } from './contract/server/connections.ts'
import { createHttpServer, type ConnectionLimits, type RequestGate } from './contract/server/http-server.ts'
import { LEAST_KEPT_MS } from './contract/server/pass-on.ts'
import { DATA_HEADERS } from './contract/security-headers.ts'
import type { Contract } from './contract/contract.ts'
import { createService, type Oracle } from './contract/service.ts'
import { TlsServer } from './contract/server/tls-server.ts'
import { MIGRATIONS } from './migrations.ts'
import { inFront, protocolFaults } from './front.ts'
import { mountPages, type PagesOptions } from './pages.ts'
import { AuditRetention } from './platform/audit/audit-retention.ts'
import { AuditStore } from './platform/audit/audit-store.ts'
import { AuditTrail } from './platform/audit/audit-trail.ts'
import { readConnection } from './platform/client-address.ts'
import type { Config } from './platform/config.ts'
import { connectionsInUse } from './platform/connections-in-use.ts'
import { DataDisk } from './platform/data-disk.ts'
import { closersOfDataDir, holdDataDir } from './platform/hold-data-dir.ts'
import { DiskReserve } from './platform/disk-reserve.ts'
import { catalogueServer, lostAtStart, openCatalogue } from './platform/catalogue/open-catalogue.ts'
import type { LeaseTiming } from './platform/cluster/lease.ts'
import { openCluster, standAlone } from './platform/cluster/open-cluster.ts'
import type { Logger } from './platform/logging.ts'
import { Metrics } from './platform/metrics.ts'
import { Readiness } from './platform/readiness.ts'
import { serverNameOf } from './platform/server-name.ts'
import type { Closer } from './platform/shutdown.ts'
import { type TlsCertificate, datesProblems, openTlsCertificate } from './platform/tls-certificate.ts'
import type { WatchedFiles } from './platform/watched-files.ts'
import { answeringPeers } from './forwarding/peer-requests.ts'
import { type Forwarding, wireForwarding } from './forwarding/wire-forwarding.ts'
import {
  answerRecorder,
  budgets,
  changeRecorder,
  clientReader,
  connectionLimits,
  limitersOf,
  type Limiters,
} from './edge.ts'
import type { WiredSpatial } from './spatial/wire.ts'
import type { Surroundings, WiredService } from './service-module.ts'

/** Rule DIS-1008. */
export const MAX_REQUEST_ID = 38

/** The services by their names in SERVICES. A service's modules are loaded only if it runs. */
export const WIRES = {
  spatial: async (surroundings: Surroundings) =>
    (await import('./spatial/wire.ts')).wireSpatial(surroundings),
  quality: async (surroundings: Surroundings) =>
    (await import('./quality/wire.ts')).wireQuality(surroundings),
}

/** The services that run, by name. */
export interface WiredServices {
  readonly spatial?: WiredSpatial
  readonly quality?: WiredService
}

/** What tests and development replace or add. */
export interface ServerExtras {
  /** The services by their names in SERVICES. */
  readonly wires?: typeof WIRES
  /** Makes the second validator of a service. By default, there is none. */
  readonly oracleOf?: (contract: Contract) => Promise<Oracle>
  /** If the server has several processes: the part of this process. */
  readonly part?: PartOfServer
  /** Times of the lease among the servers of a catalogue. */
  readonly leaseTiming?: LeaseTiming
}

/** The part that one of several processes of a server plays. The main process holds DATA_DIR. */
export interface PartOfServer extends Pick<Surroundings, 'isFirst'>, Pick<PagesOptions, 'whole'> {
  /** The services that this process serves. */
  readonly services: Config['services']
  /** True if this process joins the servers of the catalogue for all processes of its server. */
  readonly joins: boolean
  readonly limiters: Limiters
  /** Decides about the bodies of requests that this process passes on. */
  readonly gate?: RequestGate
  /** True if other processes of this server pass the requests on, so that clients never connect to this one. */
  readonly isBehind: boolean
}

/** A server that is wired up but not listening yet. */
export interface Wired {
  readonly server: Server
  readonly services: WiredServices
  readonly readiness: Readiness
  readonly metrics: Metrics
  /** Aborts if the server must stop, because it does not fit to the other servers of its catalogue. */
  readonly refused: AbortSignal
  /** Tells clients, proxies and other servers that the server is about to stop. It still answers. */
  readonly leave: () => Promise<void>
  /** To be aborted when the server stops. */
  readonly stopping: AbortController
  /** What to close, in order, once no request is in progress. */
  readonly closers: readonly Closer[]
}

/**
 * Opens everything that the configuration names and wires up the services.
 */
export async function wireServer(
  config: Config,
  logger: Logger,
  { wires = WIRES, oracleOf, part, leaseTiming }: ServerExtras = {},
): Promise<Wired> {
  const lock = part ? undefined : await holdDataDir(config)
  const reserve = new DiskReserve(config.dataDir, logger)
  if (!part || part.isBehind) await reserve.fill()
  const certificate = await openTlsCertificate(config, logger)
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  const refused = new AbortController()
  const cluster = await (
    part?.joins === false
      ? standAlone(config)
      : openCluster(config, catalogue, logger, (error) => refused.abort(error), leaseTiming)
  ).catch(async (error: unknown) => {
    await catalogue.close()
    throw lostAtStart(catalogue, error)
  })
  const serverName = serverNameOf(config)
  const auditStore = new AuditStore(catalogue)
  const audit = new AuditTrail({
    store: auditStore,
    server: serverName,
    logger,
    makeRoom: () => reserve.giveUp(),
    now: () => cluster.now().getTime(),
  })
  const auditRetention =
    (part?.isFirst ?? true)
      ? new AuditRetention(auditStore, cluster, config.auditKeptDays, logger)
      : undefined
  const metrics = new Metrics()
  metrics.gauge('groundtruth_server_info', 'The name of this server. The value is always 1.', () => [
    { labels: { server: serverName }, value: 1 },
  ])
  const readiness = new Readiness()
  const disk = await DataDisk.watch(config.dataDir, logger)
  disk.report(readiness, metrics)
  readiness.count(() => [connectionsInUse('catalogue', catalogue.knex)])
  metrics.gauge('database_connections_in_use', 'Connections to each open database that are in use.', () =>
    readiness.state().connections.map(({ database, inUse }) => ({ labels: { database }, value: inUse })),
  )
  const stopping = new AbortController()
  const forwarding = await wireForwarding(config, cluster, metrics, logger)
  const clientOf = clientReader(config, forwarding && ((message) => forwarding.gate.passedOn(message)))
  const shared = {
    budgets: budgets(part?.limiters ?? limitersOf(config)),
    clientOf,
    cors: corsPolicy(config.corsOrigins === '*' ? ['*'] : config.corsOrigins),
    fixedHeaders: DATA_HEADERS,
    bodyLimitBytes: config.bodyLimitBytes,
    maxRequestIdLength: MAX_REQUEST_ID,
  }
  const surroundings: Surroundings = {
    config,
    logger,
    catalogue,
    cluster,
    peerCalls: forwarding?.calls,
    audit,
    reserve,
    isFirst: part?.isFirst ?? true,
    readiness,
    metrics,
    stopping: stopping.signal,
    createService: async ({ audit: audited, placeOf, ...own }) =>
      createService({
        ...shared,
        ...own,
        changes: changeRecorder(audit, audited),
        elsewhere: placeOf && forwarding?.elsewhere(placeOf),
        onAnswered: answerRecorder(own.contract.service, metrics, logger),
        onFault: (error, call) =>
          logger.error(
            {
              err: error,
              requestId: call.requestId,
              traceId: call.trace.traceId,
              operationId: call.operation?.id,
            },
            'A request failed.',
          ),
        oracle: await oracleOf?.(own.contract),
      }),
  }
  const services: WiredServices = Object.fromEntries(
    await Promise.all(
      (part?.services ?? config.services).map(
        async (name) => [name, await wires[name](surroundings)] as const,
      ),
    ).catch((error: unknown) => {
      throw lostAtStart(catalogue, error)
    }),
  )
  const running = Object.values(services) as WiredService[]

  const host = createExpressHost()
  mountPages(host.app, {
    config,
    services: running,
    metrics,
    whole: part?.whole ?? { metrics, readiness },
    clientOf,
    maxRequestIdLength: MAX_REQUEST_ID,
    logger,
  })
  const listener = withPeers(inFront(running, host.app), running, forwarding, logger)
  const { server, connections } = createHttpServer(
    host,
    part?.isBehind ? behindOthers(listener) : listener,
    part?.isBehind ? limitsBehindOthers(config) : connectionLimits(config),
    protocolFaults(running, logger),
    certificate?.value,
    forwarding?.gate ?? part?.gate,
  )
  if (!part?.isBehind) countConnections(connections, metrics)
  if (certificate && server instanceof TlsServer) followCertificate(certificate, server, readiness, logger)
  return {
    server,
    leave: async () => {
      readiness.leave()
      connections.endAfterAnswers()
      await cluster.announceLeaving()
    },
    services,
    readiness,
    metrics,
    stopping,
    refused: refused.signal,
    closers: [
      { name: 'certificate', close: async () => certificate?.close() },
      { name: 'connections to other servers', close: async () => forwarding?.close() },
      ...running.flatMap(({ closers }) => closers),
      { name: 'retention of the audit trail', close: async () => auditRetention?.close() },
      { name: 'lease of the server', close: () => cluster.leave() },
      { name: 'catalogue', close: () => catalogue.close() },
      { name: 'watch over the disk', close: async () => disk.close() },
      { name: 'reserve of the disk', close: async () => reserve.close() },
      ...(part ? [] : closersOfDataDir(config, lock)),
    ],
  }
}

/** Answers the requests of other servers of the catalogue, too. */
function withPeers(
  listener: RequestListener,
  running: readonly WiredService[],
  forwarding: Forwarding | undefined,
  logger: Logger,
): RequestListener {
  const endpoint = running.find(({ peerEndpoint }) => peerEndpoint)?.peerEndpoint
  return forwarding && endpoint ? answeringPeers(forwarding.gate, endpoint, listener, logger) : listener
}

/** Other processes of this server close their connections earlier. */
const limitsBehindOthers = (config: Config): ConnectionLimits => ({
  ...connectionLimits(config),
  keepAliveMs: LEAST_KEPT_MS,
})

/** The connections of clients. */
function countConnections(connections: Connections, metrics: Metrics): void {
  metrics.gauge('http_connections', 'Open connections, including connections without a request.', () => [
    { labels: {}, value: connections.sockets },
  ])
  metrics.gauge('http_answers_in_work', 'Answers that have started and not finished.', () => [
    { labels: {}, value: connections.inWork },
  ])
}

/** Believes what other processes of this server tell about the client. */
const behindOthers =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    readConnection(request)
    listener(request, response)
  }

/** Uses the current certificate files for new connections. */
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
