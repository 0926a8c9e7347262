import type { Logger } from '../../platform/logging.ts'
import type { Engine } from '../model/warehouse/engine.ts'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { DUCKDB_DIALECT } from './duckdb/dialect.ts'
import { DuckDbWarehouses } from './duckdb/duckdb-warehouses.ts'
import { TRINO_DIALECT } from './trino/dialect.ts'
import type { LakeSettings } from './trino/lake-settings.ts'

export interface WarehouseSettings {
  /** The folder of all warehouses. Each warehouse has a subfolder named after its repository. */
  readonly folder: string
  /**
   * The folder of this server's own files: temporary files of the engine, pieces of loads, and exports that it writes.
   * The default is the folder of the warehouses.
   */
  readonly workFolder?: string
  /** Memory of all warehouses together. */
  readonly memoryMb: number
  readonly threads: number
  /** Connections of each warehouse for queries. The default is enough for one query. */
  readonly connections?: number
}

/** Starts an engine of warehouses. Call it once per folder and process. */
export type StartWarehouses = (settings: WarehouseSettings, logger: Logger) => Promise<Warehouses>

/** Starts the client of a cluster of Trino. */
export type StartTrino = (settings: LakeSettings, logger: Logger) => Promise<Warehouses>

/** Starts the engines of a server. */
export interface StartEngines {
  readonly embedded: StartWarehouses
  readonly trino: StartTrino
}

/** Starts the embedded engine. */
export const startWarehouses: StartWarehouses = (settings, logger) => DuckDbWarehouses.start(settings, logger)

export const START_ENGINES: StartEngines = {
  embedded: startWarehouses,
  // The module is loaded only if it is needed.
  trino: async (settings, logger) => (await import('./trino/start-trino.ts')).startTrino(settings, logger),
}

/** The SQL dialects of the engines, for work that opens no warehouse. */
export const WAREHOUSE_DIALECTS: Readonly<Record<Engine, Dialect>> = {
  embedded: DUCKDB_DIALECT,
  trino: TRINO_DIALECT,
}
