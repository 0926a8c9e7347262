import { expect } from 'chai'
import fc from 'fast-check'
import {
  check,
  compile,
  InvalidFilter,
  type Outcome,
  parseJson,
  parseText,
  printJson,
  printText,
  UnknownQueryable,
} from '../../../src/spatial/cql2/index.ts'
import { expressions } from './support/arbitraries.ts'
import { featureOf, geometryOf, LAYER } from './support/filters.ts'

const TOKENS =
  "name population capital date start end geom notes AND OR NOT LIKE BETWEEN IN IS NULL TRUE = <> < >= + - * / % div ^ ( ) , 1 -2.5 'a' '%' '' \" ' \\ DATE('2020-01-01') TIMESTAMP('2020-01-01T00:00:00Z') INTERVAL( '..' POINT(1 2) POLYGON((0 0,1 0,1 1,0 0)) BBOX(170,0,-170,1) EMPTY S_INTERSECTS( T_AFTER( A_EQUALS( CASEI( lower( 😀 { [ ; \u0000".split(
    ' ',
  )

const FEATURE = featureOf(
  { name: 'Zoë', population: 5, capital: true, date: '2020-01-01', start: '2020-01-01T00:00:00Z', notes: 1 },
  geometryOf('POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))'),
)

/** A filter gives a tree or faults with places inside of it, and a checked tree can be evaluated. */
async function survives(filter: string, parse: typeof parseText): Promise<void> {
  const outcome = parse(filter)
  hasPlaces(filter, outcome)
  if (outcome.faults !== undefined) return
  const checked = check(outcome.value, LAYER)
  hasPlaces(filter, checked)
  if (checked.faults !== undefined) return
  const predicate = await compile(checked.value)
  expect(predicate(FEATURE)).to.be.oneOf([true, false, null])
}

function hasPlaces(filter: string, { value, faults }: Outcome<unknown>): void {
  if (faults === undefined) {
    expect(value).to.not.equal(undefined)
    return
  }
  expect(faults).to.have.length.within(1, 20)
  for (const fault of faults) {
    expect(fault instanceof InvalidFilter || fault instanceof UnknownQueryable).to.equal(true)
    expect(fault.message).to.match(/^(?:At .+ of|In) the filter: [^]+[.?]$/)
    if (typeof fault.at === 'number') expect(fault.at).to.be.within(0, Array.from(filter).length)
    else expect(pointsInto(JSON.parse(filter), fault.at), fault.at).to.equal(true)
  }
}

/** True if a JSON pointer points to a part of a value. */
function pointsInto(value: unknown, pointer: string): boolean {
  let part = value
  for (const name of pointer.split('/').slice(1)) {
    if (typeof part !== 'object' || part === null || !(name in part)) return false
    part = (part as Record<string, unknown>)[name]
  }
  return true
}

/** Removes, repeats, replaces or moves pieces of a text. */
const mutated = (filter: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        at: fc.nat(filter.length),
        count: fc.nat(6),
        insert: fc.oneof(fc.constant(''), fc.constantFrom(...TOKENS), fc.string({ maxLength: 3 })),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((edits) =>
      edits.reduce(
        (text, { at, count, insert }) => text.slice(0, at) + insert + text.slice(at + count),
        filter,
      ),
    )

describe('Any input as a CQL2 filter', () => {
  it('is parsed or rejected as random text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (filter) => {
        await survives(filter, parseText)
        await survives(filter, parseJson)
      }),
      { numRuns: 1000 },
    )
  })

  it('is parsed or rejected as random tokens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...TOKENS), { maxLength: 20 }), async (tokens) => {
        await survives(tokens.join(' '), parseText)
        await survives(tokens.join(''), parseText)
      }),
      { numRuns: 1500 },
    )
  })

  it('is parsed or rejected as a mutated text', async () => {
    await fc.assert(
      fc.asyncProperty(
        expressions.chain((expression) => mutated(printText(expression))),
        (filter) => survives(filter, parseText),
      ),
      { numRuns: 1000 },
    )
  })

  it('is parsed or rejected as mutated JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        expressions.chain((expression) => mutated(printJson(expression))),
        (filter) => survives(filter, parseJson),
      ),
      { numRuns: 1000 },
    )
  })

  it('is parsed or rejected as JSON of any structure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), (value) => survives(JSON.stringify(value), parseJson)),
      { numRuns: 1000 },
    )
  })

  it('is evaluated or rejected as an expression of any types', async () => {
    await fc.assert(
      fc.asyncProperty(expressions, (expression) => survives(printText(expression), parseText)),
      { numRuns: 1000 },
    )
  })

  it('takes time in proportion to its length', () => {
    for (const piece of [
      "'",
      "''",
      "\\'",
      '"',
      '(',
      ')',
      '((',
      'a ',
      '1 ',
      '.',
      "'\\' ",
      ',(',
      'NOT ',
      'POINT ',
      '[',
      '\\"',
      '{"a":',
      '😀',
    ]) {
      const filter = `name = ${piece.repeat(Math.floor(90_000 / piece.length))}`
      const start = process.cpuUsage()
      for (const parse of [parseText, parseJson]) {
        hasPlaces('x'.repeat(100_000), parse(filter))
        hasPlaces('x'.repeat(100_000), parse(filter.slice(7)))
      }
      const { user, system } = process.cpuUsage(start)
      // Quadratic time would be minutes.
      expect((user + system) / 1000, piece).to.be.below(1500)
    }
  })
})
