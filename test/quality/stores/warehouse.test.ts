import { compiledUrl } from '../../support/programs.ts'
import { warehouseCsvSuite } from './warehouse-csv-suite.ts'
import { warehouseSuite } from './warehouse-suite.ts'

const ENGINE = compiledUrl('test/quality/stores/duckdb-engine.ts')

/** It writes all results itself. */
const LACKS = ['largeResults'] as const

warehouseSuite('Warehouses in DuckDB', ENGINE, LACKS)
warehouseCsvSuite('Files of warehouses in DuckDB', ENGINE, LACKS)
