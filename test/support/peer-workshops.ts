import { createSecretKey } from 'node:crypto'
import { budgets, clientReader } from '../../src/edge.ts'
import { PeerConnections } from '../../src/forwarding/exchange.ts'
import { ForwardingFigures } from '../../src/forwarding/forwarding-figures.ts'
import { Forwarder } from '../../src/forwarding/forwarder.ts'
import { PeerGate } from '../../src/forwarding/peer-gate.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { type ListedHost, readHost } from '../../src/platform/listed-hosts.ts'
import type { Metrics, MetricSample } from '../../src/platform/metrics.ts'
import { PeerSeal } from '../../src/platform/peers/peer-seal.ts'
import type { Whereabouts } from '../../src/platform/cluster/whereabouts.ts'
import { recordingLogger } from '../platform/support.ts'
import { startWorkshop, type Responder, type Workshop, type WorkshopOptions } from './workshop.ts'

export const SECRET = 'a secret of the servers of a test, of 32 bytes'

/** A workshop that passes requests on to others. */
export interface PeerWorkshop extends Workshop {
  readonly id: string
  /** Finds where requests are answered; at first, here. */
  locate: () => Whereabouts
  /** How often a place was forgotten. */
  forgotten: number
  readonly log: () => Record<string, unknown>[]
  /** Values of a metric of forwarding. */
  readonly samples: (name: string) => Promise<readonly MetricSample[]>
}

export interface PeerWorkshopOptions extends WorkshopOptions {
  /** The hosts that the workshop may call; extended by the test. */
  readonly peerHosts?: ListedHost[]
  readonly secret?: string
  readonly now?: () => Date
  readonly waitMs?: number
  /** Settings, as environment variables. */
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a workshop that is a server among others. */
export async function startPeerWorkshop(
  id: string,
  responders: Readonly<Record<string, Responder>>,
  {
    peerHosts = [],
    secret = SECRET,
    now = () => new Date(),
    waitMs,
    env,
    ...options
  }: PeerWorkshopOptions = {},
): Promise<PeerWorkshop> {
  const config = loadConfig({ RATE_LIMIT_ADDRESS: '0', ...env })
  const seal = new PeerSeal({ secret: createSecretKey(secret, 'utf8'), self: id, now })
  const gate = new PeerGate(seal)
  const families = new Map<string, Parameters<Metrics['gauge']>[2]>()
  const add: Metrics['gauge'] = (name, _, samples) => void families.set(name, samples)
  const { logger, lines } = recordingLogger()
  const connections = new PeerConnections()
  const forwarder = new Forwarder({
    seal,
    connections,
    figures: new ForwardingFigures({ gauge: add, counter: add }),
    peerHosts,
    logger,
    ...(waitMs !== undefined && { waitMs }),
  })
  const state = { locate: (): Whereabouts => ({ at: 'here' }), forgotten: 0 }
  const workshop = await startWorkshop(responders, {
    oracle: false,
    address: budgets(config).address,
    clientOf: clientReader(config, (message) => gate.passedOn(message)),
    gate,
    elsewhere: forwarder.elsewhere(() => ({
      locate: async () => state.locate(),
      forget: () => void state.forgotten++,
    })),
    ...options,
  })
  return Object.assign(state, {
    ...workshop,
    id,
    log: lines,
    samples: async (name: string) => families.get(name)!(),
    stop: () => {
      connections.close()
      workshop.stop()
    },
  })
}

/** Lets a workshop find a thing at another one. */
export function atPeer({ id, url }: Pick<PeerWorkshop, 'id' | 'url'>, works = true): Whereabouts {
  return { at: 'peer', server: { id, name: id, peerUrl: url, works, isLeaving: false } }
}

/** The entry of PEER_HOSTS for a workshop. */
export const hostOf = ({ url }: Pick<PeerWorkshop, 'url'>): ListedHost => readHost(new URL(url).host)!
