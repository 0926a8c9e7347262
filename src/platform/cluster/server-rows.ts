import type { Knex } from 'knex'
import { DUTIES, type Duty, type LiveServer } from './cluster.ts'

/** A server as a row of the catalogue. */
export interface ServerRow {
  readonly id: string
  readonly name: string
  readonly peer_url: string | null
  readonly services: string
  readonly works: boolean | number
  readonly epoch: string
  readonly place: string
  readonly keys: string
  readonly files: string | null
  readonly is_leaving: boolean | number
  readonly started_at: string
  readonly lease_until: string
}

export const liveServerOf = ({ id, name, peer_url, works, is_leaving }: ServerRow): LiveServer => ({
  id,
  name,
  peerUrl: peer_url ?? undefined,
  works: Boolean(works),
  isLeaving: Boolean(is_leaving),
})

/** The query of the servers whose leases hold at a time of the catalogue's clock. */
export const liveServersAt = (knex: Knex, time: Date): Knex.QueryBuilder<ServerRow> =>
  knex<ServerRow>('servers').where('lease_until', '>', time.toISOString())

/** The servers whose leases hold at a time of the catalogue's clock. */
export const liveServers = (knex: Knex, time: Date): Promise<ServerRow[]> =>
  liveServersAt(knex, time)
    .orderBy('started_at')
    .orderBy('id')
    .then((rows: ServerRow[]) => rows)

/** Lets one server after the other join. @param transaction keeps the others waiting until it ends */
export async function takeTurnToJoin(transaction: Knex.Transaction, id: string): Promise<void> {
  await transaction('duties').insert({ name: 'join', server_id: id }).onConflict('name').merge(['server_id'])
}

/** Rows of servers that did not end in order are kept for a day. */
const KEPT_MS = 86_400_000

/** Writes the row of a server that begins. */
export async function writeServer(transaction: Knex.Transaction, row: ServerRow, time: Date): Promise<void> {
  await transaction('servers')
    .where('lease_until', '<', new Date(time.getTime() - KEPT_MS).toISOString())
    .delete()
  await transaction('servers').insert(row).onConflict('id').merge()
  await transaction('duties')
    .insert(DUTIES.map((name) => ({ name, server_id: null })))
    .onConflict('name')
    .ignore()
}

/**
 * Renews a lease that holds. Others may have joined after its end, so a server whose lease has ended must join again.
 * @param least the lease must not end before this time
 * @returns false if the lease has ended or is about to end, or if another process has it
 */
export async function renewLease(
  knex: Knex,
  { id, epoch }: Pick<ServerRow, 'id' | 'epoch'>,
  { least, until, isLeaving }: { readonly least: Date; readonly until: Date; readonly isLeaving: boolean },
): Promise<boolean> {
  const count = await knex<ServerRow>('servers')
    .where({ id, epoch })
    .where('lease_until', '>', least.toISOString())
    .update({ lease_until: until.toISOString(), is_leaving: isLeaving })
  return count > 0
}

/** Takes a duty if its holder is gone. @returns true if the server has it */
export async function takeDuty(knex: Knex, duty: Duty, id: string, time: Date): Promise<boolean> {
  const others = liveServersAt(knex, time).whereNot({ id }).select('id')
  const count = await knex('duties')
    .where({ name: duty })
    .where((holder) => void holder.whereNull('server_id').orWhereNotIn('server_id', others))
    .update({ server_id: id })
  return count > 0
}

/** Deletes a server with what it holds, unless another process has taken it over. */
export const removeServer = (knex: Knex, { id, epoch }: Pick<ServerRow, 'id' | 'epoch'>): Promise<void> =>
  knex.transaction(async (transaction) => {
    if ((await transaction('servers').where({ id, epoch }).delete()) === 0) return
    await transaction('duties').where({ server_id: id }).update({ server_id: null })
  })

/** Tables that are only about the servers that run now. */
const OF_THE_PRESENT = [
  'servers',
  'duties',
  'warehouse_owners',
  'warehouse_folders',
  'removal_pauses',
  'removal_acknowledgements',
]

/** Deletes what a copy of a catalogue says about the servers of the original. */
export async function forgetServers(copy: Knex): Promise<void> {
  for (const table of OF_THE_PRESENT) await copy(table).delete()
}
