import { warehouseCsvSuite } from './warehouse-csv-suite.ts'
import { warehouseSuite } from './warehouse-suite.ts'

warehouseSuite('Warehouses in DuckDB', new URL('duckdb-engine.ts', import.meta.url))
warehouseCsvSuite('Files of warehouses in DuckDB', new URL('duckdb-engine.ts', import.meta.url))
