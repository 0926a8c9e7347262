import { createLogger } from '../../../src/platform/logging.ts'
import { DuckDbWarehouses } from '../../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import type { Warehouses } from '../../../src/quality/model/warehouse.ts'

export const start = (folder: string): Promise<Warehouses> =>
  DuckDbWarehouses.start({ folder, memoryMb: 1000, threads: 2 }, createLogger('silent'))
