import { compiledUrl } from '../../support/programs.ts'
import { warehouseCsvSuite } from './warehouse-csv-suite.ts'
import { warehouseSuite } from './warehouse-suite.ts'

const ENGINE = compiledUrl('test/quality/stores/duckdb-engine.ts')

warehouseSuite('Warehouses in DuckDB', ENGINE)
warehouseCsvSuite('Files of warehouses in DuckDB', ENGINE)
