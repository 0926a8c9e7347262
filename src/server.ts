import type { RequestListener, Server } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import { corsPolicy } from './contract/cors.ts'
import { createExpressHost } from './contract/server/express-host.ts'
import { createHttpServer, type DescribeFault } from './contract/server/http-server.ts'
import { DATA_HEADERS } from './contract/security-headers.ts'
import type { Contract } from './contract/contract.ts'
import { createService, type Oracle } from './contract/service.ts'
import { TlsServer } from './contract/server/tls-server.ts'
import { MIGRATIONS } from './migrations.ts'
import { mountPages } from './pages.ts'
import type { Config } from './platform/config.ts'
import { connectionsInUse } from './platform/connections-in-use.ts'
import { checkDisk, ensureDataDir, restrictToOwner } from './platform/data-dir.ts'
import { DataDisk } from './platform/data-disk.ts'
import { DiskReserve } from './platform/disk-reserve.ts'
import { catalogueServer, openCatalogue } from './platform/catalogue/open-catalogue.ts'
import type { LeaseTiming } from './platform/cluster/lease.ts'
import { openCluster } from './platform/cluster/open-cluster.ts'
import type { Logger } from './platform/logging.ts'
import { Metrics } from './platform/metrics.ts'
import { confirmDataDir, lockDataDir } from './platform/server-lock.ts'
import { checkSourceRoots } from './platform/check-source-roots.ts'
import { Readiness } from './platform/readiness.ts'
import type { Closer } from './platform/shutdown.ts'
import { type TlsCertificate, datesProblems, openTlsCertificate } from './platform/tls-certificate.ts'
import type { WatchedFiles } from './platform/watched-files.ts'
import { answeringPeers } from './forwarding/peer-requests.ts'
import { wireForwarding } from './forwarding/wire-forwarding.ts'
import { answerRecorder, budgets, clientReader, connectionLimits } from './edge.ts'
import type { WiredSpatial } from './spatial/wire.ts'
import type { Surroundings, WiredService } from './service-module.ts'

/** Rule DIS-1008. */
const MAX_REQUEST_ID = 38

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
  /** Times of the lease among the servers of a catalogue. */
  readonly leaseTiming?: LeaseTiming
}

/** A server that is wired up but not listening yet. */
export interface Wired {
  readonly server: Server
  readonly services: WiredServices
  readonly readiness: Readiness
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
  { wires = WIRES, oracleOf, leaseTiming }: ServerExtras = {},
): Promise<Wired> {
  await ensureDataDir(config.dataDir)
  await checkDisk(config.dataDir)
  await checkSourceRoots(config.sourceRoots, config.dataDir)
  const lock = await lockDataDir(config.dataDir, 'server')
  await restrictToOwner(config.dataDir)
  const reserve = new DiskReserve(config.dataDir, logger)
  await reserve.fill()
  const certificate = await openTlsCertificate(config, logger)
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  const refused = new AbortController()
  const cluster = await openCluster(
    config,
    catalogue,
    logger,
    (error) => refused.abort(error),
    leaseTiming,
  ).catch(async (error: unknown) => {
    await catalogue.close()
    throw error
  })
  const metrics = new Metrics()
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
    budgets: budgets(config),
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
    reserve,
    readiness,
    metrics,
    stopping: stopping.signal,
    createService: async ({ placeOf, ...own }) =>
      createService({
        ...shared,
        ...own,
        elsewhere: placeOf && forwarding?.elsewhere(placeOf),
        onAnswered: answerRecorder(own.contract.service, metrics, logger),
        onFault: (error, call) =>
          logger.error(
            { err: error, requestId: call.requestId, operationId: call.operation?.id },
            'A request failed.',
          ),
        oracle: await oracleOf?.(own.contract),
      }),
  }
  const services: WiredServices = Object.fromEntries(
    await Promise.all(config.services.map(async (name) => [name, await wires[name](surroundings)] as const)),
  )
  const running = Object.values(services) as WiredService[]

  const endpoint = running.find(({ peerEndpoint }) => peerEndpoint !== undefined)?.peerEndpoint
  const host = createExpressHost()
  mountPages(host.app, {
    config,
    services: running,
    metrics,
    readiness,
    clientOf,
    maxRequestIdLength: MAX_REQUEST_ID,
    logger,
  })
  const { server, connections } = createHttpServer(
    host,
    endpoint && forwarding
      ? answeringPeers(forwarding.gate, endpoint, inFront(running, host.app), logger)
      : inFront(running, host.app),
    connectionLimits(config),
    protocolFaults(running, logger),
    certificate?.value,
    forwarding?.gate,
  )
  metrics.gauge('http_connections', 'Open connections, including connections without a request.', () => [
    { labels: {}, value: connections.sockets },
  ])
  metrics.gauge('http_answers_in_work', 'Answers that have started and not finished.', () => [
    { labels: {}, value: connections.inWork },
  ])
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
    stopping,
    refused: refused.signal,
    closers: [
      { name: 'certificate', close: async () => certificate?.close() },
      { name: 'connections to other servers', close: async () => forwarding?.close() },
      ...running.flatMap(({ closers }) => closers),
      { name: 'lease of the server', close: () => cluster.leave() },
      { name: 'catalogue', close: () => catalogue.close() },
      { name: 'watch over the disk', close: async () => disk.close() },
      { name: 'reserve of the disk', close: async () => reserve.close() },
      { name: 'lock of the data', close: () => lock.release() },
      { name: 'folder of the data', close: () => confirmDataDir(config.dataDir) },
    ],
  }
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

/**
 * Passes requests below a contract's paths to its service, and all other requests to the application. The
 * services stand in front of Express's stack of layers, which costs 5 µs per request.
 */
export function inFront(running: readonly Pick<WiredService, 'service'>[], app: Express): RequestListener {
  return (request, response) => {
    for (const { service } of running)
      if (service.owns(request.url!)) return void service.handle(request, response)
    app(request, response)
  }
}

/**
 * Describes and logs requests that are refused before an operation is known, in the format of the service
 * that the path belongs to. If the path is unknown or belongs to no service, uses the format of the first
 * service.
 */
export function protocolFaults(
  running: readonly Pick<WiredService, 'service' | 'describeFault'>[],
  logger: Logger,
): DescribeFault {
  return (fault, target) => {
    const id = randomUUID()
    logger.info({ operationId: 'none', requestId: id, status: fault.status, fault: fault.message })
    const asked = running.find(({ service }) => target !== undefined && service.owns(target)) ?? running[0]!
    const { mediaType, body } = asked.describeFault(fault, id)
    return {
      headers: { ...DATA_HEADER_FIELDS, 'Content-Type': mediaType, 'X-Request-Id': id },
      body: JSON.stringify(body),
    }
  }
}

const DATA_HEADER_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  DATA_HEADERS.flatMap((name, index) => (index % 2 === 0 ? [[name, DATA_HEADERS[index + 1]!]] : [])),
)
