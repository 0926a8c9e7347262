import { randomUUID } from 'node:crypto'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Config } from '../config.ts'
import { fingerprintOf, sealingSecret, signingSecret } from '../credentials/secret.ts'
import type { Logger } from '../logging.ts'
import { serverNameOf } from '../server-name.ts'
import type { Cluster, LiveServer } from './cluster.ts'
import type { JoinRefused, NewServer } from './join.ts'
import { LEASE_TIMING } from './lease.ts'
import { LeaseGuard } from './lease-guard.ts'
import { LoneServer } from './lone.ts'
import { Membership } from './membership.ts'
import { liveServers, liveServerOf } from './server-rows.ts'
import { placeOf, serverId } from './server-id.ts'

/**
 * Joins the servers of the catalogue. The lock of DATA_DIR must be held.
 * @param onRefused called later, if the server must stop because it does not fit to the other ones
 * @throws JoinRefused, and an OperatorError if a key cannot be read
 */
export async function openCluster(
  config: Config,
  catalogue: Catalogue,
  logger: Logger,
  onRefused: (error: JoinRefused) => void,
  timing = LEASE_TIMING,
): Promise<Cluster> {
  const { peerUrl, services, work } = config
  const serverName = serverNameOf(config)
  const works = work === 'here' && services.includes('quality')
  if (catalogue.apart === undefined)
    return new LoneServer({ id: randomUUID(), name: serverName, peerUrl: undefined, works })
  const server: NewServer = {
    id: await serverId(config.dataDir),
    name: serverName,
    peer_url: peerUrl ?? null,
    services: services.join(','),
    works,
    epoch: randomUUID(),
    place: await placeOf(config.dataDir),
    keys: `${fingerprintOf(await signingSecret(config))} ${fingerprintOf(await sealingSecret(config))}`,
  }
  const guard = peerUrl === undefined ? undefined : new LeaseGuard(logger)
  const own = catalogue.apart()
  try {
    return await Membership.join({
      catalogue: own,
      server,
      timing,
      guard,
      onRefused,
      logger,
    })
  } catch (error) {
    guard?.close()
    await own.close()
    throw error
  }
}

/** Stands for the cluster in a process whose server joins by another process. */
export async function standAlone(config: Config): Promise<Cluster> {
  return new LoneServer({ id: randomUUID(), name: serverNameOf(config), peerUrl: undefined, works: false })
}

/**
 * The servers that use a catalogue now, for commands.
 * @param dataDir whose lock the caller holds: its own server is not among them
 */
export async function serversOf(catalogue: Catalogue, dataDir: string): Promise<readonly LiveServer[]> {
  const own = catalogue.apart?.()
  if (own === undefined) return []
  try {
    const id = await serverId(dataDir)
    const live = await liveServers(own.knex, await own.time())
    return live.filter((server) => server.id !== id).map(liveServerOf)
  } finally {
    await own.close()
  }
}
