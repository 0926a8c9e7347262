import { METADATA_FUNCTIONS } from '../../../../src/quality/expressions/functions/columns/index.ts'
import { SET_FUNCTIONS } from '../../../../src/quality/expressions/functions/sets/index.ts'
import { TEXT_FUNCTIONS } from '../../../../src/quality/expressions/functions/text/index.ts'
import { TYPE_FUNCTIONS } from '../../../../src/quality/expressions/functions/types/index.ts'
import { trinoUrl } from '../../../support/trino.ts'
import { Engines } from '../support/engines.ts'
import { expectAgreement } from '../support/function-suite.ts'
import { comparisons } from '../support/text-arguments.ts'
import { TrinoEngine } from '../support/trino-engine.ts'

const FUNCTIONS = [...TEXT_FUNCTIONS, ...TYPE_FUNCTIONS, ...SET_FUNCTIONS, ...METADATA_FUNCTIONS]

describe('functions of texts', function () {
  this.timeout(60_000)
  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  for (const declaration of FUNCTIONS) {
    const compared = comparisons(declaration)
    if (compared.length === 0) continue
    it(`${declaration.name} is the same in SQL and over rows`, async () => {
      for (const [overload, args] of compared) await expectAgreement(engines, overload, args, { runs: 4 })
    })
  }
})

describe("functions of texts in Trino's SQL", function () {
  this.timeout(60_000)
  let trino: TrinoEngine | undefined
  before(async function () {
    trino = await TrinoEngine.start(trinoUrl(this))
  })
  after(() => trino?.stop())

  for (const declaration of FUNCTIONS) {
    const compared = comparisons(declaration).filter(([{ sql }]) => sql.trino !== undefined)
    if (compared.length === 0) continue
    it(`${declaration.name} is the same as over rows`, async () => {
      for (const [overload, args] of compared) await expectAgreement(trino!, overload, args, { runs: 2 })
    })
  }
})
