import type { Logger } from '../../platform/logging.ts'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { DUCKDB_DIALECT } from './duckdb/dialect.ts'
import { DuckDbWarehouses } from './duckdb/duckdb-warehouses.ts'

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

/** Starts the embedded engine. */
export const startWarehouses: StartWarehouses = (settings, logger) => DuckDbWarehouses.start(settings, logger)

/** The SQL dialect of the warehouses, for work that opens none. */
export const WAREHOUSE_DIALECT: Dialect = DUCKDB_DIALECT
