import { expect } from 'chai'
import { QueryFailed } from '../../../../src/quality/model/warehouse/warehouse.ts'
import {
  literalOf,
  MAX_STATEMENT_LENGTH,
  statementOf,
  withLiterals,
} from '../../../../src/quality/stores/trino/literals.ts'
import { failureOf } from '../../../platform/support.ts'

describe('Literals of Trino', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [null, 'null'],
    ["it's ?", "'it''s ?'"],
    ['', "''"],
    [true, 'true'],
    [-5, "BIGINT '-5'"],
    [-0, "DOUBLE '-0.0'"],
    [0.1, "DOUBLE '0.1'"],
    [1e300, "DOUBLE '1e+300'"],
    [Number.NaN, "DOUBLE 'NaN'"],
    [2 ** 53, "DOUBLE '9007199254740992'"],
    [2n ** 63n - 1n, "BIGINT '9223372036854775807'"],
    [2n ** 63n, "DECIMAL '9223372036854775808'"],
    [Buffer.from([0, 255]), "X'00ff'"],
    [new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6)), "TIMESTAMP '2026-01-02 03:04:05.006'"],
  ]
  for (const [value, expected] of cases)
    it(`have an exact type: ${expected}`, () => {
      expect(literalOf(value)).to.equal(expected)
    })

  it('are not made of what has no place in a column', () => {
    for (const value of [undefined, [], {}, new Date(Number.NaN)])
      expect(() => literalOf(value)).to.throw(TypeError)
  })

  it('take the places of placeholders, but not of question marks in names and literals', () => {
    const sql = `select ? as "a?""?", 'it''s ?', ? from "?"`
    expect(withLiterals(sql, ['x?', 1])).to.equal(`select 'x?' as "a?""?", 'it''s ?', BIGINT '1' from "?"`)
  })

  it('are as many as the placeholders', () => {
    expect(() => withLiterals('select ?, ?', [1])).to.throw(TypeError)
  })

  it('do not make a statement that is longer than Trino takes', async () => {
    const failure = await failureOf(() => statementOf('select ?', ['x'.repeat(MAX_STATEMENT_LENGTH)]))
    expect(failure).to.be.instanceOf(QueryFailed)
    expect((failure as Error).message).to.match(
      /^The query has 1000009 characters, and Trino takes 1000000: /,
    )
  })
})
