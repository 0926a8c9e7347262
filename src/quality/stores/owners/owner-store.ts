import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { liveServersAt } from '../../../platform/cluster/server-rows.ts'

/** The owner of a repository's warehouse. */
export interface OwnerRow {
  readonly repository_id: number
  /** Null if no server has it open. */
  readonly server_id: string | null
  /** The last owner; null if there was none. */
  readonly server_name: string | null
  /** The folder that has the file. */
  readonly folder_id: string
  /** Counts the times that a server became the owner. */
  readonly turn: number
}

/** The server that claims. */
export interface Claimant {
  readonly id: string
  readonly name: string
  readonly folderId: string
}

/** Deletes what a copy of a catalogue says about the owners of the original. */
export async function forgetOwners(copy: Knex): Promise<void> {
  for (const table of ['warehouse_owners', 'warehouse_folders', 'removal_pauses', 'removal_acknowledgements'])
    await copy(table).delete()
}

/** Rows of one statement. */
const BATCH = 500

/** The SQL of the owners of warehouses. Times are those of the clock that all servers share. */
export class OwnerStore {
  readonly #knex: Knex

  constructor({ knex }: Pick<Catalogue, 'knex'>) {
    this.#knex = knex
  }

  find(repositoryId: number): Promise<OwnerRow | undefined> {
    return this.#rows().where({ repository_id: repositoryId }).first()
  }

  /**
   * Makes a server the owner, unless another live server is, or the file lies in another folder. Of two servers, one
   * wins: the second finds that the row has had another turn since it was read. The state of leases would not do, since
   * a statement that waits for the row has read it before.
   * @returns true if the server is the owner
   */
  async take(row: OwnerRow, { id, name, folderId }: Claimant, time: Date): Promise<boolean> {
    const live = () => liveServersAt(this.#knex, time).select('id')
    const count = await this.#rows()
      .where({ repository_id: row.repository_id, folder_id: folderId, turn: row.turn })
      .where(
        (free) => void free.whereNull('server_id').orWhere('server_id', id).orWhereNotIn('server_id', live()),
      )
      // The lease of this server may have ended.
      .whereExists(live().where({ id }))
      .update({ server_id: id, server_name: name, turn: row.turn + 1 })
    return count > 0
  }

  /** Records the folder of repositories of which no server has told it. */
  async add(repositoryIds: readonly number[], folderId: string): Promise<void> {
    for (let from = 0; from < repositoryIds.length; from += BATCH)
      await this.#rows()
        .insert(
          repositoryIds
            .slice(from, from + BATCH)
            .map((id) => ({ repository_id: id, folder_id: folderId, server_id: null, server_name: null })),
        )
        .onConflict('repository_id')
        .ignore()
  }

  /** True if a load of the repository has stored rows. */
  async hasRows(repositoryId: number): Promise<boolean> {
    const row = await this.#knex('entities')
      .where({ repository_id: repositoryId })
      .where('generation', '>', 0)
      .first<{ id: number } | undefined>('id')
    return row !== undefined
  }

  /** @param repositoryId undefined for all repositories of the server */
  async giveBack(serverId: string, repositoryId?: number): Promise<void> {
    await this.#rows()
      .where({ server_id: serverId, ...(repositoryId !== undefined && { repository_id: repositoryId }) })
      .update({ server_id: null })
  }

  /** Forgets a deleted repository. */
  async remove(serverId: string, repositoryId: number): Promise<void> {
    await this.#rows().where({ server_id: serverId, repository_id: repositoryId }).delete()
  }

  /** Forgets the folder of a repository whose rows have left the embedded engine. No server runs. */
  async forget(repositoryId: number): Promise<void> {
    await this.#rows().where({ repository_id: repositoryId }).delete()
  }

  /** Records the folder of warehouses that a server has. */
  async writeFolder(serverId: string, folderId: string): Promise<void> {
    await this.#knex('warehouse_folders')
      .insert({ server_id: serverId, folder_id: folderId })
      .onConflict('server_id')
      .merge()
  }

  /** The folders of servers, by the ids of the servers. */
  async folders(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#knex('warehouse_folders').select<{ server_id: string; folder_id: string }[]>(
      'server_id',
      'folder_id',
    )
    return new Map(rows.map((row) => [row.server_id, row.folder_id]))
  }

  #rows(): Knex.QueryBuilder<OwnerRow> {
    return this.#knex<OwnerRow>('warehouse_owners')
  }
}
