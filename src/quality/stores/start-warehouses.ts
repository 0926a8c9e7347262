import type { Logger } from '../../platform/logging.ts'
import type { Warehouses } from '../model/warehouse.ts'
import { DuckDbWarehouses } from './duckdb/duckdb-warehouses.ts'

export interface WarehouseSettings {
  /** Of all warehouses: each is in a folder of its own, named by the repository. */
  readonly folder: string
  /** What all of them together may take. */
  readonly memoryMb: number
  readonly threads: number
  /** Connections of each warehouse for queries; by default those that one query needs. */
  readonly connections?: number
}

/** Starts the engine of the warehouses. Once for each folder and process. */
export const startWarehouses = (settings: WarehouseSettings, logger: Logger): Promise<Warehouses> =>
  DuckDbWarehouses.start(settings, logger)
