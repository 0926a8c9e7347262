import type { Knex } from 'knex'
import type { Catalogue, UniqueKey } from '../../platform/catalogue/catalogue.ts'
import { ConnectionInUse, TooManyConnections } from '../model/connection-errors.ts'
import type { ConnectionType } from '../model/connection.ts'
import { foldedName } from './shared/folded-name.ts'
import { intoRepository } from './shared/into-repository.ts'
import { nextNumber } from './shared/next-number.ts'

/** The members of a connection that a request sets. */
export interface ConnectionTexts {
  readonly name: string
  readonly description: string
  /** A Tcl list with absolute paths. */
  readonly parameters: string
  /** The same list with paths relative to the source folders. */
  readonly shortParameters: string
  readonly filter: string
}

/** A connection that was added to a repository. */
export interface StoredConnection {
  readonly id: number
  readonly name: string
  readonly type: ConnectionType
  readonly parameters: string
  readonly filter: string
  /** Sealed; undefined if no user and no password are stored. */
  readonly login: string | undefined
  readonly isEnabled: boolean
}

/** A connection to store. */
export interface NewConnection {
  readonly repositoryId: number
  readonly type: ConnectionType
  readonly texts: ConnectionTexts
  /** Seals the login for the number of the new connection; undefined if there is none. */
  readonly sealed: (connectionId: number) => Promise<string | undefined>
  readonly createdBy: string
}

type ConnectionRow = Omit<StoredConnection, 'id' | 'login' | 'isEnabled'> & {
  readonly login: string | null
  readonly enabled: boolean | number
}

/** Connections of one repository. */
export const MAX_CONNECTIONS = 1000

/** The unique key of the names in a repository. */
const NAME: UniqueKey = { table: 'loader_connections', columns: ['repository_id', 'folded_name'] }

/** The loader connections of the catalogue. */
export class ConnectionStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  async find(repositoryId: number, id: number): Promise<StoredConnection | undefined> {
    const row = await this.#lookups('loader_connections')
      .where({ repository_id: repositoryId, connection_id: id })
      .first<ConnectionRow | undefined>('name', 'type', 'parameters', 'filter', 'login', 'enabled')
    if (!row) return undefined
    const { enabled, login, ...texts } = row
    return { id, ...texts, login: login ?? undefined, isEnabled: Boolean(enabled) }
  }

  /**
   * @returns the number of the new connection, or undefined if the name is taken
   * @throws RepositoryGone, TooManyConnections
   */
  insert({ repositoryId, type, texts, sealed, createdBy }: NewConnection): Promise<number | undefined> {
    const insert = async (transaction: Knex.Transaction) => {
      const id = await nextNumber('last_connection', repositoryId, transaction)
      const known = await transaction('loader_connections')
        .where({ repository_id: repositoryId })
        .count<{ count: number | string }[]>({ count: '*' })
      if (Number(known[0]?.count) >= MAX_CONNECTIONS) throw new TooManyConnections(MAX_CONNECTIONS)
      const [inserted] = await transaction('loader_connections')
        .insert({
          repository_id: repositoryId,
          connection_id: id,
          type,
          ...columnsOf(texts),
          login: (await sealed(id)) ?? null,
          enabled: true,
          created_at: new Date().toISOString(),
          created_by: createdBy,
        })
        .onConflict([...NAME.columns])
        .ignore()
        .returning<{ connection_id: number }[]>('connection_id')
      return inserted?.connection_id
    }
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }

  /**
   * @returns `unknown` if the repository has no such connection, `taken` if another connection has the name
   */
  async edit(
    repositoryId: number,
    id: number,
    changes: Partial<ConnectionTexts> & {
      readonly isEnabled?: boolean
      /** Sealed; undefined removes it. Absent: unchanged. */
      readonly login?: string | undefined
    },
    editedBy: string,
  ): Promise<'done' | 'unknown' | 'taken'> {
    const { isEnabled, login, ...texts } = changes
    try {
      const changed = await this.#catalogue
        .knex('loader_connections')
        .where({ repository_id: repositoryId, connection_id: id })
        .update({
          ...columnsOf(texts),
          ...(isEnabled === undefined ? {} : { enabled: isEnabled }),
          ...('login' in changes ? { login: login ?? null } : {}),
          edited_at: new Date().toISOString(),
          edited_by: editedBy,
        })
      return changed > 0 ? 'done' : 'unknown'
    } catch (error) {
      if (this.#catalogue.isUniqueViolation(error, NAME)) return 'taken'
      throw error
    }
  }

  /**
   * Deletes a connection that no entity needs.
   * @returns false if the repository has no such connection
   * @throws ConnectionInUse
   */
  remove(repositoryId: number, { id, name }: Pick<StoredConnection, 'id' | 'name'>): Promise<boolean> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      // First, so that a concurrent creation of an entity waits, or this transaction waits for it.
      const removed = await transaction('loader_connections')
        .where({ repository_id: repositoryId, connection_id: id })
        .delete()
      const entities = await entitiesOf(repositoryId, id, transaction)
      if (entities.length > 0) throw new ConnectionInUse(name, entities)
      return removed > 0
    })
  }
}

/** The names of the entities whose served rows, or whose next load, come from a connection. */
async function entitiesOf(
  repositoryId: number,
  id: number,
  transaction: Knex.Transaction,
): Promise<string[]> {
  const rows = await transaction('entities')
    .where({ repository_id: repositoryId })
    .whereNotNull('held_name')
    .whereRaw(`(connection_id = ? or cast(source ->> 'connectionId' as text) = ?)`, [id, String(id)])
    .orderBy('id')
    .select<{ name: string }[]>('name')
  return rows.map(({ name }) => name)
}

function columnsOf({ name, description, parameters, shortParameters, filter }: Partial<ConnectionTexts>) {
  return {
    ...(name === undefined ? {} : { name, folded_name: foldedName(name) }),
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parameters, short_parameters: shortParameters }),
    ...(filter === undefined ? {} : { filter }),
  }
}

/**
 * Updates the row of a connection that an entity needs, so that a concurrent deletion waits and then conflicts.
 * @returns false if there is no such connection
 */
export async function needConnection(
  repositoryId: number,
  id: number,
  transaction: Knex.Transaction,
): Promise<boolean> {
  const found = await transaction('loader_connections')
    .where({ repository_id: repositoryId, connection_id: id })
    .update({ connection_id: id })
  return found > 0
}
