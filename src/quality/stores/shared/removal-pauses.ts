import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { liveServersAt } from '../../../platform/cluster/server-rows.ts'

interface PauseRow {
  readonly id: string
  readonly server_id: string
  readonly lease_until: string
}

/**
 * The SQL by which one server asks all servers of a catalogue to remove no data. Times are those of the clock that the
 * servers share.
 */
export class RemovalPauses {
  readonly #knex: Knex

  constructor({ knex }: Pick<Catalogue, 'knex'>) {
    this.#knex = knex
  }

  /** Asks for a pause, and deletes those whose servers have died. @returns its id */
  async add(serverId: string, now: Date, until: Date): Promise<string> {
    const ended = this.#pauses().where('lease_until', '<', now.toISOString())
    for (const id of await ended.pluck<string[]>('id')) await this.end(id)
    const id = randomUUID()
    await this.#pauses().insert({ id, server_id: serverId, lease_until: until.toISOString() })
    return id
  }

  /** @returns false if the pause has ended, because it was not renewed in time */
  async renew(id: string, now: Date, until: Date): Promise<boolean> {
    const count = await this.#pauses()
      .where({ id })
      .where('lease_until', '>', now.toISOString())
      .update({ lease_until: until.toISOString() })
    return count > 0
  }

  async end(id: string): Promise<void> {
    await this.#pauses().where({ id }).delete()
    await this.#acknowledgements().where({ pause_id: id }).delete()
  }

  /** The pauses of other servers that hold. */
  async others(serverId: string, now: Date): Promise<string[]> {
    return this.#pauses()
      .where('lease_until', '>', now.toISOString())
      .whereNot({ server_id: serverId })
      .pluck<string[]>('id')
  }

  /** Notes that a server removes nothing until the pauses have ended. */
  async acknowledge(ids: readonly string[], serverId: string): Promise<void> {
    if (ids.length === 0) return
    await this.#acknowledgements()
      .insert(ids.map((id) => ({ pause_id: id, server_id: serverId })))
      .onConflict(['pause_id', 'server_id'])
      .ignore()
  }

  /** The names of the live servers that have not acknowledged a pause. */
  async awaited(id: string, serverId: string, now: Date): Promise<string[]> {
    return liveServersAt(this.#knex, now)
      .whereNot({ id: serverId })
      .whereNotIn('id', this.#acknowledgements().where({ pause_id: id }).select('server_id'))
      .pluck<string[]>('name')
  }

  #pauses(): Knex.QueryBuilder<PauseRow> {
    return this.#knex<PauseRow>('removal_pauses')
  }

  #acknowledgements(): Knex.QueryBuilder {
    return this.#knex('removal_acknowledgements')
  }
}
