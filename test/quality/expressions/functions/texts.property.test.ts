import fc from 'fast-check'
import type { Overload, Parameter } from '../../../../src/quality/expressions/declaration.ts'
import { METADATA_FUNCTIONS } from '../../../../src/quality/expressions/functions/columns/index.ts'
import { SET_FUNCTIONS } from '../../../../src/quality/expressions/functions/sets/index.ts'
import { TEXT_FUNCTIONS } from '../../../../src/quality/expressions/functions/text/index.ts'
import { TYPE_FUNCTIONS } from '../../../../src/quality/expressions/functions/types/index.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'
import { Engines } from '../support/engines.ts'
import { type Drawn, expectAgreement } from '../support/function-suite.ts'
import { dates, decimals, exacts, integers, orNull, times, timestamps } from '../support/nasty-values.ts'
import { nastyTexts, numbered } from '../support/nasty-texts.ts'
import { patterns } from '../support/patterns.ts'

const VALUES: Readonly<Record<Exclude<Type, 'null'>, fc.Arbitrary<Value>>> = {
  text: nastyTexts,
  integer: integers,
  // Places and counts most often, and whatever else is a number.
  decimal: fc.oneof(
    { arbitrary: fc.integer({ min: -6, max: 12 }), weight: 4 },
    { arbitrary: decimals, weight: 1 },
  ),
  exact: exacts,
  logical: fc.boolean(),
  date: dates,
  time: times,
  timestamp: timestamps,
}

/** Constants that a parameter does not refuse. */
const CONSTANTS: Readonly<Record<string, fc.Arbitrary<Value>>> = {
  pattern: patterns,
  replacement: fc.constantFrom('', '-', '\\1', '<\\0>', '\\2\\1\\\\', 'é😀\\3'),
  group: fc.integer({ min: 0, max: 3 }),
  'greatest weight': fc.constantFrom(2, 7, 10, 99),
}

/** The values of checksums need digits that have a chance to be right. */
const TEXTS_OF: Readonly<Record<string, fc.Arbitrary<string>>> = Object.fromEntries(
  ['IS_LUHN', 'LUHN_DIGIT', 'IS_MOD11', 'IS_ISBN', 'IS_GTIN', 'IS_IBAN', 'TO_INT', 'TO_DECIMAL'].map(
    (name) => [name, fc.oneof(numbered, nastyTexts)],
  ),
)

function drawn(name: string, { type, kind, words, name: parameter }: Parameter): Drawn[] {
  const types: readonly Exclude<Type, 'null'>[] =
    type === 'any' || type === 'same' ? ['text', 'decimal', 'integer', 'timestamp'] : [type]
  if (kind === 'constant') {
    const constants = words ? fc.constantFrom(...words) : CONSTANTS[parameter]!
    return types.map((type) => ({ type, constants }))
  }
  return types.map((type) => ({
    type,
    rows: orNull(type === 'text' ? (TEXTS_OF[name] ?? nastyTexts) : VALUES[type]),
  }))
}

/** Where both forms can be asked with columns of any values. */
const isComparable = ({ only, parameters }: Overload): boolean =>
  only === undefined && !parameters.some(({ kind }) => kind === 'attribute' || kind === 'listed')

describe('functions of texts', function () {
  this.timeout(60_000)
  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  const functions = [...TEXT_FUNCTIONS, ...TYPE_FUNCTIONS, ...SET_FUNCTIONS, ...METADATA_FUNCTIONS]
  for (const { name, overloads } of functions) {
    const comparable = overloads.filter(isComparable)
    if (comparable.length === 0) continue
    it(`${name} is the same in SQL and over rows`, async () => {
      for (const overload of comparable) {
        const columns = overload.parameters.map((parameter) => drawn(name, parameter))
        if (overload.isVariadic) columns.push(columns.at(-1)!, columns.at(-1)!)
        const ways = Math.max(1, ...columns.map(({ length }) => length))
        for (let way = 0; way < ways; way++) {
          const args = columns.map((types) => types[way % types.length]!)
          await expectAgreement(engines, overload, args, { runs: 4 })
        }
      }
    })
  }
})
