import { checkCondition } from '../../../src/quality/expressions/check/index.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { Scope } from '../../../src/quality/expressions/scope.ts'
import { HEADER } from '../source-files.ts'

const ROUNDS = 20_000

const SCOPE: Scope = {
  columns: HEADER.map((name, i) => ({
    name: name.toUpperCase(),
    humanName: name,
    type: name === 'Amount' || name === 'Quantity' ? 'decimal' : name === 'Born' ? 'date' : 'text',
    sql: `c${i + 1}`,
    raw: { isClean: true, dateOrder: undefined, profiled: undefined },
  })),
}

/** 200 characters. */
const TEXT =
  '(Amount * Quantity > 1000.5 OR Category IN ("new", "trade", "staff")) AND NOT IS_EMPTY(Email) AND UPPER(TRIM(City)) = "PARIS" AND LENGTH(Phone) >= 8 AND Born < "1990-01-31" AND Note LIKE "*parcel*way"'

/** Milliseconds that it takes on average to parse and check an expression of 200 characters, after a warm-up. */
export function timeChecks(): number {
  if (TEXT.length !== 200) throw new Error(`The expression has ${TEXT.length} characters.`)
  let average = 0
  for (let round = 0; round < 2; round++) {
    const started = performance.now()
    for (let i = 0; i < ROUNDS; i++) checkCondition(TEXT, SCOPE, FUNCTIONS, 'sql')
    average = (performance.now() - started) / ROUNDS
  }
  return average
}
