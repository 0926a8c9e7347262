import type { AddressInfo, Server } from 'node:net'
import { checkAddressSpace, readLimits } from './platform/address-space.ts'
import { createForOwnerOnly } from './platform/data-dir.ts'
import { loadConfig, risksOf, unknownNames, type Config } from './platform/config.ts'
import { createLog, type Logger } from './platform/logging.ts'
import { OperatorError } from './platform/operator-error.ts'
import { serverNameOf } from './platform/server-name.ts'
import { recordAddress } from './platform/server-lock.ts'
import { urlOfServer } from './platform/server-url.ts'
import { closeOnSignals, endWithParent } from './platform/shutdown.ts'
import { tolerateClosedStreams } from './platform/standard-streams.ts'
import { type ServerExtras, type Wired, wireServer } from './server.ts'
import type { WiredService } from './service-module.ts'

async function start(extras: ServerExtras): Promise<void> {
  // The log tells of its own faults.
  tolerateClosedStreams(() => undefined)
  createForOwnerOnly()
  const config = loadConfig(process.env)
  checkAddressSpace(await readLimits(), config.warehouseMemoryMb)
  const { logger: plain, stream } = createLog(config.logLevel, serverNameOf(config))
  const logger = config.workers > 1 ? plain.child({ worker: 'main' }) : plain
  for (const warning of [...unknownNames(process.env), ...risksOf(config)]) logger.warn(warning)
  const times = { drainMs: config.drainMs, timeoutMs: config.shutdownTimeoutMs }
  if (config.workers > 1) {
    const { startWithWorkers } = await import('./workers/start-with-workers.ts')
    const running = await startWithWorkers(
      config,
      { logger, stream },
      (server) => listen(server, config),
      (port) => urlOfServer(config, port),
    )
    const { stop } = closeOnSignals({ ...running, ...times, logger })
    return announce(config, logger, running, stop)
  }
  const wired = await wireServer(config, logger, extras)
  const { server, services, readiness, refused } = wired
  await listen(server, config)
  const { stop } = closeOnSignals({ ...wired, ...times, logger })
  const { port } = server.address() as AddressInfo
  const url = urlOfServer(config, port)
  const welcome = Object.values(services as Record<string, WiredService>).flatMap((service) =>
    service.welcome(url),
  )
  await announce(config, logger, { port, isReady: readiness.state().ready, welcome, refused }, stop)
}

/** Makes a server listen at the address of the settings. @throws OperatorError */
function listen(server: Server, config: Config): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve)
  }).catch((error: unknown) => {
    throw cannotListen(error, config)
  })
}

/** A server that listens. */
interface Listening extends Pick<Wired, 'refused'> {
  readonly port: number
  readonly isReady: boolean
  /** The lines for the operator. */
  readonly welcome: readonly string[]
}

/** Tells the operator and the commands where the server listens. */
async function announce(
  config: Config,
  logger: Logger,
  { port, isReady, welcome, refused }: Listening,
  stop: ReturnType<typeof closeOnSignals>['stop'],
): Promise<void> {
  refused.addEventListener('abort', () => {
    logger.fatal((refused.reason as Error).message)
    stop('SIGTERM')
  })
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent(() => stop('SIGTERM'))
  logger.info({ host: config.host, port, startedInMs: Math.round(performance.now()) }, 'The server listens.')
  const url = urlOfServer(config, port)
  await recordAddress(config.dataDir, url).catch((error: unknown) =>
    logger.warn({ err: error }, 'The address of the server could not be recorded for commands.'),
  )
  const lines = [
    `Groundtruth listens on ${url}`,
    ...(isReady ? [] : [`The demo data is being built; ${url}/readyz shows the progress.`]),
    ...welcome,
  ]
  process.stderr.write(`${lines.join('\n')}\n`)
}

/** How the operator can correct an address that the server cannot listen on. */
function cannotListen(error: unknown, { host, port }: Config): unknown {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop the program that uses it, or set PORT to another port.`,
    EACCES: `Port ${port} of ${host} is not allowed for this user. Set PORT to a port above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is not an address of this machine. Set it to an address of this machine or to 127.0.0.1.`,
    ENOTFOUND: `HOST is ${host}, which is not a known host name. Set it to an address of this machine.`,
    EAI_AGAIN: `HOST is ${host}, whose address could not be resolved. Set it to an address of this machine.`,
  }
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error })
}

/** Starts the program. Ends the process with 1 if it cannot start; standard error tells why. */
export function startProgram(extras: ServerExtras = {}): void {
  start(extras).catch((error: unknown) => {
    // An operator's mistake is reported as one sentence; a stack trace would hide it.
    const text = error instanceof OperatorError ? error.message : String((error as Error).stack)
    process.stderr.write(`${text}\n`)
    // Open resources such as the catalogue would keep the process alive. They have nothing left to write.
    process.exit(1)
  })
}
