import { compiledUrl } from '../../../support/programs.ts'
import { trinoUrl } from '../../../support/trino.ts'
import { warehouseCsvSuite } from '../warehouse-csv-suite.ts'
import { warehouseSuite } from '../warehouse-suite.ts'

/** Tables of Iceberg in Trino take no changes by transactions. */
const LACKS = ['changes', 'copies', 'disk', 'files'] as const

const ENGINE = compiledUrl('test/quality/stores/trino/trino-engine.ts')

describe('The engine Trino', function () {
  this.timeout(300_000)

  before(function () {
    trinoUrl(this)
  })

  warehouseSuite('Warehouses in Trino', ENGINE, LACKS)
  warehouseCsvSuite('Files of warehouses in Trino', ENGINE, LACKS)
})
