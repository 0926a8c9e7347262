import type { Knex } from 'knex'
import { OperatorError } from '../operator-error.ts'
import { liveServers, type ServerRow, takeTurnToJoin, writeServer } from './server-rows.ts'

/** The server cannot join those that share the catalogue. The message says how to correct it. */
export class JoinRefused extends OperatorError {}

export type NewServer = Omit<ServerRow, 'lease_until' | 'started_at' | 'is_leaving' | 'files'>

/**
 * Writes that a server is alive, unless it does not fit to those that are.
 * @param time by the clock of the catalogue, read before
 * @returns undefined if it has joined; otherwise until when the same server counts as alive at another place
 * @throws JoinRefused
 */
export const joinServers = (
  knex: Knex,
  server: NewServer & Pick<ServerRow, 'files'>,
  time: Date,
  leaseMs: number,
): Promise<Date | undefined> =>
  knex.transaction(async (transaction) => {
    await takeTurnToJoin(transaction, server.id)
    const live = await liveServers(transaction, time)
    const former = live.find(({ id }) => id === server.id)
    // At the same place the lock of DATA_DIR says that the former process is gone.
    if (former !== undefined && former.epoch !== server.epoch && former.place !== server.place)
      return new Date(former.lease_until)
    for (const other of live) if (other.id !== server.id) refuseMisfit(server, other)
    const row = {
      ...server,
      is_leaving: false,
      started_at: time.toISOString(),
      lease_until: new Date(time.getTime() + leaseMs).toISOString(),
    }
    await writeServer(transaction, row, time)
    return undefined
  })

/**
 * Writes where a server keeps uploads and exports.
 * @throws JoinRefused if another live server has them elsewhere
 */
export const writeFiles = (knex: Knex, id: string, files: string, time: Date): Promise<void> =>
  knex.transaction(async (transaction) => {
    await takeTurnToJoin(transaction, id)
    const other = (await liveServers(transaction, time)).find(
      (row) => row.id !== id && row.files !== null && row.files !== files,
    )
    if (other !== undefined)
      throw new JoinRefused(
        `FILES_URL leads to another place than that of the server ${other.name}, with which this server shares the catalogue. Set it to a bucket or a folder that all servers see.`,
      )
    await transaction('servers').where({ id }).update({ files })
  })

const isOfQuality = ({ services }: Pick<ServerRow, 'services'>): boolean =>
  services.split(',').includes('quality')

function refuseMisfit(server: NewServer, other: ServerRow): void {
  const rival = `The server ${other.name} uses this catalogue`
  if (other.keys !== server.keys)
    throw new JoinRefused(
      `${rival} with other keys. All servers of a catalogue need the same signing key (JWT_SECRET or JWT_SECRET_FILE) and the same sealing key (SEALING_KEY or SEALING_KEY_FILE). If no setting gives them, they are in the files jwt-secret and sealing-key of DATA_DIR.`,
    )
  if (isOfQuality(server) && isOfQuality(other) && (server.peer_url === null || other.peer_url === null)) {
    const [missing, set] =
      server.peer_url === null ? ['this server', other.name] : [other.name, 'this server']
    throw new JoinRefused(
      other.peer_url === null && server.peer_url === null
        ? `${rival}, and its lease holds until ${other.lease_until}. Stop it; or set PEER_URL and PEER_HOSTS for both, so that they share the catalogue.`
        : `${rival}. PEER_URL is set for ${set}, but not for ${missing}. Set PEER_URL and PEER_HOSTS for all servers of the catalogue.`,
    )
  }
  if (other.peer_url !== null && other.peer_url === server.peer_url)
    throw new JoinRefused(
      `PEER_URL is ${server.peer_url}, which is the address of the server ${other.name} too. Set it to the address of this server.`,
    )
  if (other.name === server.name)
    throw new JoinRefused(
      `Another server of the catalogue has the name ${server.name}. Set SERVER_NAME to another name.`,
    )
}
