import type { ReadWriteLock } from '../../../lib/read-write-lock.ts'
import { EngineClient, type EngineClientConfig } from '../sql/engine-client.ts'
import { replacePlaceholders } from '../sql/placeholders.ts'
import type { WarehouseConnection } from './connection.ts'

/** Settings of the dialect in addition to those that all engines have. */
export interface DuckDbConfig extends EngineClientConfig<WarehouseConnection> {
  /** Every query holds it for reading; an exchange of the file holds it for writing. */
  readonly fileLock: ReadWriteLock
}

/** Knex's dialect for DuckDB. */
export class DuckDbClient extends EngineClient<WarehouseConnection> {
  declare config: DuckDbConfig

  override async acquireConnection(): Promise<WarehouseConnection> {
    await this.config.fileLock.acquireRead()
    try {
      return await super.acquireConnection()
    } catch (error) {
      this.config.fileLock.releaseRead()
      throw error
    }
  }

  protected override async release(connection: WarehouseConnection): Promise<void> {
    await super.release(connection)
    this.config.fileLock.releaseRead()
  }

  /** PostgreSQL's method reads a `?` in a name or literal as a placeholder, and removes a backslash before it. */
  override positionBindings(sql: string): string {
    return replacePlaceholders(sql, (index) => `$${index + 1}`)
  }
}
