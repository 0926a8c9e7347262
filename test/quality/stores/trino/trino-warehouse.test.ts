import { compiledUrl } from '../../../support/programs.ts'
import { trinoUrl } from '../../../support/trino.ts'
import { warehouseCsvSuite } from '../warehouse-csv-suite.ts'
import { warehouseSuite } from '../warehouse-suite.ts'

const ENGINE = compiledUrl('test/quality/stores/trino/trino-engine.ts')

describe('The engine Trino', function () {
  this.timeout(300_000)

  before(function () {
    trinoUrl(this)
  })

  warehouseSuite('Warehouses in Trino', ENGINE)
  warehouseCsvSuite('Files of warehouses in Trino', ENGINE)
})
