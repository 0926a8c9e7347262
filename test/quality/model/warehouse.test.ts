import { warehouseCsvSuite } from '../stores/warehouse-csv-suite.ts'
import { warehouseSuite } from '../stores/warehouse-suite.ts'

warehouseSuite('Warehouses in DuckDB', new URL('duckdb-engine.ts', import.meta.url))
warehouseCsvSuite('Files of warehouses in DuckDB', new URL('duckdb-engine.ts', import.meta.url))
