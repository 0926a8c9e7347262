import { expect } from 'chai'
import { METADATA_FUNCTIONS } from '../../../../src/quality/expressions/functions/columns/index.ts'
import { SET_FUNCTIONS } from '../../../../src/quality/expressions/functions/sets/index.ts'
import { TEXT_FUNCTIONS } from '../../../../src/quality/expressions/functions/text/index.ts'
import { TYPE_FUNCTIONS } from '../../../../src/quality/expressions/functions/types/index.ts'
import { expectAgreement } from '../support/function-suite.ts'
import { comparisons } from '../support/text-arguments.ts'
import { inEachEngine } from '../support/tested-engines.ts'

const FUNCTIONS = [...TEXT_FUNCTIONS, ...TYPE_FUNCTIONS, ...SET_FUNCTIONS, ...METADATA_FUNCTIONS]

inEachEngine('functions of texts', 120_000, (engine, runs) => {
  for (const declaration of FUNCTIONS) {
    const compared = comparisons(declaration)
    if (compared.length === 0) continue
    it(`${declaration.name} is the same as over rows`, async () => {
      for (const [overload, args] of compared)
        expect(await expectAgreement(engine(), overload, args, { runs: runs(4) })).to.equal(true)
    })
  }
})
