import type { Elsewhere } from '../contract/elsewhere.ts'
import type { Cluster } from '../platform/cluster/cluster.ts'
import type { PeerCalls } from '../platform/cluster/peer-calls.ts'
import type { Config } from '../platform/config.ts'
import { signingSecret } from '../platform/credentials/secret.ts'
import type { Logger } from '../platform/logging.ts'
import type { Metrics } from '../platform/metrics.ts'
import { PeerSeal } from '../platform/peers/peer-seal.ts'
import { PeerConnections } from './exchange.ts'
import { ForwardingFigures } from './forwarding-figures.ts'
import { Forwarder, type PlaceOf } from './forwarder.ts'
import { PeerGate } from './peer-gate.ts'
import { PeerRequests } from './peer-requests.ts'

/** What a server needs to share its requests with others. */
export interface Forwarding {
  readonly gate: PeerGate
  /** The hook for the runtime of a service. */
  readonly elsewhere: (placeOf: PlaceOf) => Elsewhere
  /** Sends requests of this server itself. */
  readonly calls: PeerCalls
  readonly close: () => void
}

/** @returns undefined for a server that shares its catalogue with no other server */
export async function wireForwarding(
  config: Config,
  cluster: Cluster,
  metrics: Metrics,
  logger: Logger,
): Promise<Forwarding | undefined> {
  if (!cluster.isShared) return undefined
  const seal = new PeerSeal({
    secret: await signingSecret(config),
    self: cluster.self.id,
    now: () => cluster.now(),
  })
  const connections = new PeerConnections()
  const figures = new ForwardingFigures(metrics)
  const forwarder = new Forwarder({ seal, connections, figures, peerHosts: config.peerHosts, logger })
  return {
    gate: new PeerGate(seal),
    calls: new PeerRequests({ seal, connections, peerHosts: config.peerHosts }),
    elsewhere: (placeOf) => forwarder.elsewhere(placeOf),
    close: () => connections.close(),
  }
}
