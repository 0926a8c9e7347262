import { createLogger } from '../../../src/platform/logging.ts'
import { DuckDbWarehouses } from '../../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import type { EngineModule } from './warehouse-suite.ts'

export const start = (folder: string): Promise<DuckDbWarehouses> =>
  DuckDbWarehouses.start({ folder, memoryMb: 1000, threads: 2 }, createLogger('silent'))

export const numbers: EngineModule['numbers'] = (count) => `range(${count}) as numbers(i)`
