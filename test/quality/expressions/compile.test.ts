import { expect } from 'chai'
import { checkCondition, checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { compileIfExpressible } from '../../../src/quality/expressions/compile.ts'
import type { FunctionDeclaration } from '../../../src/quality/expressions/declaration.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { SCOPE } from './support/small-language.ts'

/** The functions of the language, and one of them without a form in the SQL of any engine. */
const without = (name: string): ReadonlyMap<string, FunctionDeclaration> => {
  const declared = FUNCTIONS.get(name)!
  const overloads = declared.overloads.map((overload) => ({ ...overload, sql: {} }))
  return new Map([...FUNCTIONS, [name, { ...declared, overloads }]])
}

describe('an expression with a part that has no form in the SQL of the engine', () => {
  it('is left to the evaluator', () => {
    const condition = 'UPPER(Name) = "A" AND Zip > 1'
    const { typed } = checkCondition(condition, SCOPE, FUNCTIONS, 'sql')
    expect(compileIfExpressible(typed, { name: 'duckdb' })).to.include.keys('text')
    const { typed: unformed } = checkCondition(condition, SCOPE, without('UPPER'), 'sql')
    expect(compileIfExpressible(unformed, { name: 'duckdb' })).to.equal(undefined)
  })

  it('is left to the evaluator if it has a regular expression and the engine has another language of them', () => {
    const { typed } = checkCondition('NOT REGEX_FIND(Name, "a+")', SCOPE, FUNCTIONS, 'sql')
    expect(compileIfExpressible(typed, { name: 'trino' })).to.include.keys('text')
    expect(compileIfExpressible(typed, { name: 'trino', lacksRe2: true })).to.equal(undefined)
    const { typed: other } = checkCondition('IS_ALPHA(Name)', SCOPE, FUNCTIONS, 'sql')
    expect(compileIfExpressible(other, { name: 'trino', lacksRe2: true })).to.include.keys('text')
  })

  it('is refused if only an engine can compute another part', () => {
    const expression = 'FREQUENCY(Name) > LENGTH(Name)'
    const { typed } = checkExpression(expression, SCOPE, FUNCTIONS, 'sql')
    expect(compileIfExpressible(typed, { name: 'duckdb' })).to.include.keys('text')
    const { typed: unformed } = checkExpression(expression, SCOPE, without('LENGTH'), 'sql')
    expect(() => compileIfExpressible(unformed, { name: 'duckdb' })).to.throw(
      InvalidExpression,
      'The engine of this repository cannot compute this together with the rest of the expression.',
    )
  })
})
