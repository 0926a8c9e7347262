import type { AddressInfo } from 'node:net'
import { checkAddressSpace, readLimits } from './platform/address-space.ts'
import { createForOwnerOnly } from './platform/data-dir.ts'
import { loadConfig, risksOf, unknownNames, type Config } from './platform/config.ts'
import { createLogger } from './platform/logging.ts'
import { OperatorError } from './platform/operator-error.ts'
import { recordAddress } from './platform/server-lock.ts'
import { urlOfServer } from './platform/server-url.ts'
import { closeOnSignals, endWithParent } from './platform/shutdown.ts'
import { tolerateClosedStreams } from './platform/standard-streams.ts'
import { type ServerExtras, wireServer } from './server.ts'
import type { WiredService } from './service-module.ts'

async function start(extras: ServerExtras): Promise<void> {
  // The log tells of its own faults.
  tolerateClosedStreams(() => undefined)
  createForOwnerOnly()
  const config = loadConfig(process.env)
  checkAddressSpace(await readLimits(), config.warehouseMemoryMb)
  const logger = createLogger(config.logLevel)
  for (const warning of [...unknownNames(process.env), ...risksOf(config)]) logger.warn(warning)
  const wired = await wireServer(config, logger, extras)
  const { server, services, closers, readiness, stopping, refused, leave } = wired
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve)
  }).catch((error: unknown) => {
    throw cannotListen(error, config)
  })
  const { stop } = closeOnSignals({
    server,
    leave,
    drainMs: config.drainMs,
    timeoutMs: config.shutdownTimeoutMs,
    stopping,
    closers,
    logger,
  })
  refused.addEventListener('abort', () => {
    logger.fatal((refused.reason as Error).message)
    stop('SIGTERM')
  })
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent(() => stop('SIGTERM'))
  const { port } = server.address() as AddressInfo
  logger.info({ host: config.host, port, startedInMs: Math.round(performance.now()) }, 'The server listens.')
  const url = urlOfServer(config, port)
  await recordAddress(config.dataDir, url).catch((error: unknown) =>
    logger.warn({ err: error }, 'The address of the server could not be recorded for commands.'),
  )
  process.stderr.write(welcome(url, readiness.state().ready, Object.values(services)))
}

function welcome(origin: string, ready: boolean, services: readonly Pick<WiredService, 'welcome'>[]): string {
  return [
    `Groundtruth listens on ${origin}`,
    ...(ready ? [] : [`The demo data is being built; ${origin}/readyz shows the progress.`]),
    ...services.flatMap((service) => service.welcome(origin)),
    '',
  ].join('\n')
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
