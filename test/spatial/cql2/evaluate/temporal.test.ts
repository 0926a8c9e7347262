import { expect } from 'chai'
import type { TemporalOperator } from '../../../../src/spatial/cql2/index.ts'
import { INSTANT_OPERATORS, INTERVAL_OPERATORS } from '../../../../src/spatial/cql2/operators.ts'
import { evaluated } from '../support/filters.ts'

/** The intervals of OGC's test data, by which its annex defines numbers of features. */
const FEATURES = {
  a: { start: '2021-04-16T10:15:59Z', end: '2022-04-16T10:16:06Z' },
  b: { start: '2022-04-16T10:13:19Z', end: '2023-04-16T10:16:06Z' },
  c: { start: '2022-04-16T10:15:10Z', end: '2022-04-16T10:16:06Z' },
  none: {},
}

const INVERSES: Partial<Record<TemporalOperator, TemporalOperator>> = {
  t_after: 't_before',
  t_contains: 't_during',
  t_finishedBy: 't_finishes',
  t_metBy: 't_meets',
  t_overlappedBy: 't_overlaps',
  t_startedBy: 't_starts',
}

/** Intervals with all relations that they have, by Allen's algebra. */
const TABLE: readonly (readonly [left: string, right: string, relations: readonly TemporalOperator[]])[] = [
  ["'2020-01-01', '2020-01-31'", "'2020-02-01', '2020-02-28'", ['t_before', 't_disjoint']],
  ["'2020-01-01', '2020-02-01'", "'2020-02-01', '2020-02-28'", ['t_meets', 't_intersects']],
  ["'2020-01-01', '2020-02-02'", "'2020-02-01', '2020-02-28'", ['t_overlaps', 't_intersects']],
  ["'2020-02-01', '2020-02-02'", "'2020-02-01', '2020-02-28'", ['t_starts', 't_intersects']],
  ["'2020-02-02', '2020-02-03'", "'2020-02-01', '2020-02-28'", ['t_during', 't_intersects']],
  ["'2020-02-02', '2020-02-28'", "'2020-02-01', '2020-02-28'", ['t_finishes', 't_intersects']],
  ["'2020-02-01', '2020-02-28'", "'2020-02-01', '2020-02-28'", ['t_equals', 't_intersects']],
  ["'..', '2020-02-02'", "'2020-02-01', '2020-02-28'", ['t_overlaps', 't_intersects']],
  ["'..', '2020-02-01'", "'2020-02-01', '2020-02-28'", ['t_meets', 't_intersects']],
  ["'..', '2020-01-01'", "'2020-02-01', '..'", ['t_before', 't_disjoint']],
  ["'2020-02-01', '2020-02-02'", "'2020-02-01', '..'", ['t_starts', 't_intersects']],
  ["'2020-02-02', '..'", "'2020-02-01', '..'", ['t_finishes', 't_intersects']],
  ["'2020-02-02', '2020-02-03'", "'..', '..'", ['t_during', 't_intersects']],
  ["'2020-02-02', '..'", "'..', '..'", ['t_finishes', 't_intersects']],
  ["'..', '2020-02-02'", "'..', '2020-02-03'", ['t_starts', 't_intersects']],
  ["'..', '..'", "'..', '..'", ['t_equals', 't_intersects']],
  // Timestamps, and a mix of both.
  [
    "'2020-01-01T00:00:00Z', '2020-01-01T12:00:00Z'",
    "'2020-01-01T12:00:00Z', '2020-01-02T00:00:00Z'",
    ['t_meets', 't_intersects'],
  ],
  [
    "'2020-01-01T00:00:00Z', '2020-01-01T12:00:00Z'",
    "'2020-01-01T12:00:00.001Z', '2020-01-02T00:00:00Z'",
    ['t_before', 't_disjoint'],
  ],
  [
    "'2020-01-01', '2020-01-31'",
    "'2020-01-01T00:00:00Z', '2020-01-31T23:59:59.999Z'",
    ['t_equals', 't_intersects'],
  ],
  [
    "'2020-01-01', '2020-01-31'",
    "'2020-01-31T12:00:00Z', '2020-02-28T00:00:00Z'",
    ['t_overlaps', 't_intersects'],
  ],
  [
    "'2020-01-01', '2020-01-31'",
    "'2020-02-01T00:00:00Z', '2020-02-28T00:00:00Z'",
    ['t_before', 't_disjoint'],
  ],
]

describe('A temporal predicate', () => {
  for (const operator of [...INSTANT_OPERATORS, ...INTERVAL_OPERATORS]) {
    it(`${operator} holds for the intervals of Allen's algebra that have this relation`, async () => {
      for (const [left, right, relations] of TABLE) {
        const filter = `${operator}(INTERVAL(${left}), INTERVAL(${right}))`
        expect(await evaluated(filter), filter).to.equal(relations.includes(operator))
        const inverse =
          INVERSES[operator] ??
          (Object.keys(INVERSES) as TemporalOperator[]).find((one) => INVERSES[one] === operator) ??
          operator
        const reversed = `${inverse}(INTERVAL(${right}), INTERVAL(${left}))`
        expect(await evaluated(reversed), reversed).to.equal(relations.includes(operator))
      }
    })
  }

  it('selects the features that the tests of the standard expect', async () => {
    for (const [filter, expected] of [
      ["t_after(start,timestamp('2022-04-16T10:13:19Z'))", 'c'],
      ["t_before(start,timestamp('2022-04-16T10:13:19Z'))", 'a'],
      ["t_disjoint(start,timestamp('2022-04-16T10:13:19Z'))", 'a c'],
      ["t_equals(start,timestamp('2022-04-16T10:13:19Z'))", 'b'],
      ["t_intersects(start,timestamp('2022-04-16T10:13:19Z'))", 'b'],
      ["t_after(start,interval('2022-01-01T00:00:00Z','2022-12-31T23:59:59Z'))", ''],
      ["t_before(start,interval('2022-01-01T00:00:00Z','2022-12-31T23:59:59Z'))", 'a'],
      ["t_intersects(start,interval('2022-01-01T00:00:00Z','2022-12-31T23:59:59Z'))", 'b c'],
      ["t_after(interval(start,end),interval('..','2022-04-16T10:13:19Z'))", 'c'],
      ["t_disjoint(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:09Z'))", 'c'],
      ["t_equals(interval(start,end),interval('2021-04-16T10:15:59Z','2022-04-16T10:16:06Z'))", 'a'],
      ["t_intersects(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:09Z'))", 'a b'],
      ["T_CONTAINS(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:10Z'))", 'a'],
      ["T_DURING(interval(start,end),interval('2022-01-01T00:00:00Z','2022-12-31T23:59:59Z'))", 'c'],
      ["T_FINISHES(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:16:06Z'))", 'c'],
      ["T_FINISHEDBY(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:16:06Z'))", 'a'],
      ["T_MEETS(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:10Z'))", ''],
      ["T_METBY(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:10Z'))", 'c'],
      ["T_OVERLAPPEDBY(interval(start,end),interval('2020-04-16T10:13:19Z','2022-04-16T10:15:10Z'))", 'a b'],
      ["T_OVERLAPS(interval(start,end),interval('2022-04-16T10:13:19Z','2023-04-16T10:15:10Z'))", 'a'],
      ["T_STARTEDBY(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:10Z'))", 'b'],
      ["T_STARTS(interval(start,end),interval('2022-04-16T10:13:19Z','2022-04-16T10:15:10Z'))", ''],
    ] as const) {
      const selected: string[] = []
      for (const [name, values] of Object.entries(FEATURES)) {
        if ((await evaluated(filter, values)) === true) selected.push(name)
      }
      expect(selected.join(' '), filter).to.equal(expected)
    }
  })

  it('is null if a feature has no start, no end, or a start after its end', async () => {
    const filter = "T_INTERSECTS(INTERVAL(start, end), INTERVAL('..', '..'))"
    expect(await evaluated(filter, { start: '2020-01-01T00:00:00Z' })).to.equal(null)
    expect(await evaluated(filter, { end: '2020-01-01T00:00:00Z' })).to.equal(null)
    expect(await evaluated(filter, { start: '2020-01-02T00:00:00Z', end: '2020-01-01T00:00:00Z' })).to.equal(
      null,
    )
    expect(await evaluated(filter, { start: '2020-01-01T00:00:00Z', end: '2020-01-01T00:00:00Z' })).to.equal(
      true,
    )
  })

  it('compares a date with an interval of one day', async () => {
    const values = { date: '2022-04-16' }
    expect(await evaluated("T_EQUALS(date, INTERVAL('2022-04-16', '2022-04-16'))", values)).to.equal(true)
    expect(await evaluated("T_EQUALS(date, INTERVAL('2022-01-01', '2022-12-31'))", values)).to.equal(false)
    expect(await evaluated("T_INTERSECTS(date, TIMESTAMP('2022-04-16T12:00:00Z'))", values)).to.equal(true)
  })

  it('finds a timestamp and the date of its day equal, by T_EQUALS as by =', async () => {
    const values = { date: '2022-04-16', start: '2022-04-16T12:00:00Z' }
    for (const [left, right, expected] of [
      ['start', "DATE('2022-04-16')", true],
      ['start', "DATE('2022-04-17')", false],
      ["TIMESTAMP('2022-04-16T23:59:59Z')", 'date', true],
      ["TIMESTAMP('2022-04-16T23:59:59Z')", 'start', false],
      ['start', 'date', true],
    ] as const) {
      expect(await evaluated(`T_EQUALS(${left}, ${right})`, values), `${left} ${right}`).to.equal(expected)
      expect(await evaluated(`${left} = ${right}`, values), `${left} ${right}`).to.equal(expected)
    }
    expect(await evaluated("T_EQUALS(start, DATE('2022-04-16'))", {})).to.equal(null)
    // An interval has ends of its own, which must be those of the other side.
    expect(await evaluated("T_EQUALS(start, INTERVAL('2022-04-16', '2022-04-16'))", values)).to.equal(false)
  })
})
