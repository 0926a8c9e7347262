import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { catalogueServer, openCatalogue } from '../platform/catalogue/open-catalogue.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logging.ts'
import { Metrics } from '../platform/metrics.ts'
import type { Closer } from '../platform/shutdown.ts'
import { MIGRATIONS } from '../migrations.ts'
import { closersOfDataDir, holdDataDir } from '../platform/hold-data-dir.ts'
import { Members } from './members.ts'
import type { Role } from './messages.ts'

/** Time for the closers of a member after its requests, and for its log. */
const CLOSERS_MS = 5000

/** Time for the main process itself. */
const SPARE_MS = 1000

/** A server of several processes that listens. */
export interface RunningProcesses {
  readonly port: number
  readonly isReady: boolean
  /** The lines for the operator. */
  readonly welcome: readonly string[]
  /** Aborts if the server must stop, because it does not fit to the other servers of its catalogue. */
  readonly refused: AbortSignal
  /** Tells clients, proxies and other servers that the server is about to stop. It still answers. */
  readonly leave: () => Promise<void>
  /** To be aborted when the server stops. */
  readonly stopping: AbortController
  readonly closers: readonly Closer[]
  /** Time that the closers may take, besides that of the requests. */
  readonly closersMs: number
}

/**
 * Starts the processes of a server with WORKERS above 1, and listens for them. This process holds DATA_DIR, brings the
 * catalogue up to date and accepts connections; it serves no request.
 * @param listen makes a server listen at the address of the settings
 * @param originOf the origin of a server that listens at a port
 * @throws OperatorError
 */
export async function startWithWorkers(
  config: Config,
  log: { readonly logger: Logger; readonly stream: DestinationStream },
  listen: (server: Server) => Promise<void>,
  originOf: (port: number) => string,
): Promise<RunningProcesses> {
  const { logger } = log
  const lock = await holdDataDir(config)
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  await catalogue.close()
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  const refused = new AbortController()
  const members = new Members({
    roles: rolesOf(config),
    folder,
    lock: lock.file,
    log: log.stream,
    logger,
    metrics: new Metrics(),
    // The data-quality service has no requests any more once the processes have ended that pass them on.
    stopMs: { spatial: config.shutdownTimeoutMs + CLOSERS_MS, quality: CLOSERS_MS },
    onRefused: (error) => refused.abort(error),
  })
  const server = createServer({ pauseOnConnect: true }, (socket) => members.handover.take(socket))
  try {
    await members.start()
    await listen(server)
    const { port } = server.address() as AddressInfo
    const stopping = new AbortController()
    stopping.signal.addEventListener('abort', () => {
      server.close()
      members.announceEnd()
    })
    const origin = originOf(port)
    return {
      port,
      isReady: (await members.readiness()).ready,
      welcome: await members.welcome(origin),
      leave: async () => members.announceLeaving(),
      stopping,
      refused: refused.signal,
      closersMs: 2 * CLOSERS_MS + SPARE_MS,
      closers: [
        { name: 'processes', close: () => members.stop() },
        { name: 'folder of the sockets', close: () => rm(folder, { recursive: true, force: true }) },
        ...closersOfDataDir(config, lock),
      ],
    }
  } catch (error) {
    members.kill()
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** The processes: one of the data-quality service, if it runs, and those of the spatial service. */
const rolesOf = ({ services, workers }: Config): readonly Role[] =>
  services.flatMap((service): Role[] =>
    service === 'quality'
      ? [{ service, place: 1 }]
      : Array.from({ length: workers }, (_, index) => ({ service, place: index + 1 })),
  )
