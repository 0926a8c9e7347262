/** A process of a server with several processes. It serves one service. */
import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { gateOfPassedOn } from '../contract/server/pass-on.ts'
import { limitersOf, type Limiters } from '../edge.ts'
import { createForOwnerOnly } from '../platform/data-dir.ts'
import { loadConfig, type Config } from '../platform/config.ts'
import { createLogger, flushLogger, type Logger } from '../platform/logging.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { serverNameOf } from '../platform/server-name.ts'
import { drain } from '../platform/shutdown.ts'
import { tolerateClosedStreams } from '../platform/standard-streams.ts'
import type { WiredService } from '../service-module.ts'
import { WIRES, wireServer, type Wired } from '../server.ts'
import { endWithMain } from './end-with-main.ts'
import { serveHandedConnections } from './handed-connections.ts'
import { LinkToMain } from './link-to-main.ts'
import { nameOf, type QualityPlace, type Role, type Start } from './messages.ts'
import { factsOf, remoteQuality, type QualityFacts } from './remote-quality.ts'
import { shareLimits } from './share-limits.ts'

/** Signals that go to all processes of a terminal or a service. The main process decides what they mean. */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR2'] as const

/** Serves until the main process stops this process, or ends. */
export async function runProcess(): Promise<void> {
  let folder: string | undefined
  // A thread that hangs in a driver must not keep the process, and its locks with it.
  const link = new LinkToMain(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    process.kill(process.pid, 'SIGKILL')
  })
  endWithMain()
  for (const signal of SIGNALS) process.on(signal, () => undefined)
  tolerateClosedStreams(() => undefined)
  createForOwnerOnly()
  try {
    const start = await link.started
    folder = start.folder
    await serve(start, link)
  } catch (error) {
    const isOperators = error instanceof OperatorError
    const message = isOperators ? error.message : String((error as Error).stack)
    process.send!({ type: 'failed', message, isOperators }, undefined, {}, () => process.exit(1))
  }
}

async function serve({ role, folder }: Start, link: LinkToMain): Promise<void> {
  const config = configOf(role)
  const logger = createLogger(config.logLevel, serverNameOf(config)).child({ worker: nameOf(role) })
  const limiters = limitersOf(config, true)
  let place: QualityPlace | undefined
  let tellFacts: (facts: QualityFacts) => void = () => undefined
  let giveUpFacts: (error: Error) => void = () => undefined
  const facts = new Promise<QualityFacts>((resolve, reject) => {
    tellFacts = resolve
    giveUpFacts = reject
  })
  // It may be given up before anything waits for it.
  facts.catch(() => undefined)
  const isBehind = role.service === 'quality'
  const own: { wiring?: Promise<Wired>; wired?: Wired; take?: (socket: Socket) => void } = {}
  let isStopping = false

  const limits = shareLimits(limiters, (requests) => link.send({ type: 'allowed', requests }))
  const end = async (code: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    limits.stop()
    giveUpFacts(new Error('The server stops.'))
    // What a process that starts has opened can be closed only once it has started.
    const wired = await own.wiring?.catch(() => undefined)
    process.exit((await endInOrder(wired, config, logger)) ? code : 1)
  }
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'The process is stopping because of an uncaught error.')
    void end(1)
  })
  link.follow({
    onConnection: (socket) => own.take?.(socket),
    onQuality: (now) => {
      place = now
      if (now) tellFacts(now.facts)
    },
    onAllowed: (requests) => limits.add(requests),
    onLeaving: () =>
      void own.wired
        ?.leave()
        .catch((error: unknown) =>
          logger.warn({ err: error }, 'The other servers were not told of the end.'),
        ),
    onEnding: () => own.wired?.stopping.abort(),
    onStop: () => void end(0),
    answers: {
      readiness: () => own.wired!.readiness.state(),
      metrics: () => own.wired!.metrics.read(),
      welcome: (origin) =>
        (Object.values(own.wired!.services) as WiredService[]).flatMap((service) => service.welcome(origin)),
    },
  })

  own.wiring = wireServer(config, logger, {
    part: {
      isFirst: role.place === 1,
      services: isBehind ? ['quality'] : config.services,
      joins: isBehind || (role.place === 1 && !config.services.includes('quality')),
      isBehind,
      limiters: limiters satisfies Limiters,
      ...(!isBehind && {
        gate: gateOfPassedOn((target) => own.wired?.services.quality?.service.owns(target) ?? false),
      }),
      whole: {
        readiness: { state: () => link.ask('readiness') },
        metrics: { expose: () => link.ask('metrics') },
      },
    },
    wires: {
      ...WIRES,
      ...(!isBehind && {
        quality: async () => remoteQuality(await facts, () => place?.socketPath, logger),
      }),
    },
  })
  const wired = await own.wiring
  own.wired = wired
  if (isStopping) return
  wired.refused.addEventListener('abort', () =>
    link.send({ type: 'refused', message: (wired.refused.reason as Error).message }),
  )
  const { server, services } = wired
  if (!isBehind) own.take = serveHandedConnections(server)
  const socketPath = join(folder, `${nameOf(role)}-${process.pid}`)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath, resolve))
  link.send({
    type: 'serving',
    socketPath,
    ...(isBehind && { facts: factsOf(services.quality!) }),
  })
}

/** The settings of a process: those of the server, without what the main process does. */
function configOf({ service }: Role): Config {
  const config = loadConfig(process.env)
  return service === 'quality' ? { ...config, tlsCertFile: undefined, tlsKeyFile: undefined } : config
}

/** @returns false if a part did not close */
async function endInOrder(wired: Wired | undefined, config: Config, logger: Logger): Promise<boolean> {
  let isClean = true
  wired?.stopping.abort()
  if (wired && !(await drain(wired.server, config.shutdownTimeoutMs)))
    logger.warn(`Requests still in progress after ${config.shutdownTimeoutMs} ms were cut off.`)
  for (const { name, close } of wired?.closers ?? []) {
    await close().catch((error: unknown) => {
      isClean = false
      logger.error({ err: error, closing: name }, 'A part of the process did not close.')
    })
  }
  await flushLogger(logger)
  return isClean
}
