import { warehouseSuite } from './warehouse-suite.ts'

warehouseSuite('Warehouses in DuckDB', new URL('duckdb-engine.ts', import.meta.url))
