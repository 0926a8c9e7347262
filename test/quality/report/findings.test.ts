import { expect } from 'chai'
import type { AttributeProfile } from '../../../src/quality/model/profile.ts'
import type { Finding, Hints } from '../../../src/quality/report/finding.ts'
import { findFindings } from '../../../src/quality/report/findings.ts'
import type { ReportEntity } from '../../../src/quality/report/report-model.ts'
import { NO_TYPES } from '../support/no-types.ts'

/** 1,000 rows of text, all of them filled, of many patterns and values; nothing stands out. */
const plain = (changes: Partial<AttributeProfile> = {}): AttributeProfile => ({
  rows: 1000,
  nulls: 0,
  blanks: 0,
  distinct: 300,
  types: { ...NO_TYPES, text: 1000 },
  inferredType: 'text',
  inferredShare: 1,
  mode: { text: 'Ada', rows: 20 },
  min: 'Ada',
  max: 'Zoë',
  shortest: 'Al',
  longest: 'Maximilian',
  minLength: 2,
  maxLength: 10,
  patterns: {
    distinct: 9,
    mode: { text: 'a5', rows: 400 },
    min: 'a10',
    max: 'a9',
    shortest: 'a2',
    longest: 'a10',
  },
  masks: 9,
  soundexes: 200,
  metaphones: 210,
  numbers: undefined,
  histogram: { of: 'length', bins: [{ from: 2, to: 10, rows: 1000 }] },
  frequencyMean: 1,
  frequencyDeviation: 1,
  ...changes,
})

const entity = (changes: Partial<ReportEntity> = {}): ReportEntity => ({
  id: 1,
  generation: 1,
  name: 'People',
  description: '',
  sourceFile: 'people.csv',
  encoding: 'utf-8',
  rows: 1000,
  rejected: 0,
  duplicates: 0,
  loadedAt: undefined,
  loadedBy: undefined,
  ...changes,
})

const NO_HINTS: Hints = { padded: new Map(), variants: new Map() }

const findings = (
  profiles: readonly AttributeProfile[],
  { hints = NO_HINTS, of = entity() }: { hints?: Hints; of?: ReportEntity } = {},
): Finding[] =>
  findFindings(
    {
      entity: of,
      attributes: profiles.map((profile, index) => ({
        id: index + 1,
        name: `C${index + 1}`,
        humanName: `c${index + 1}`,
        profile,
      })),
    },
    hints,
  )

/** Level and sentence of the only finding. */
const only = (changes: Partial<AttributeProfile>, hints = NO_HINTS): [string, string] => {
  const found = findings([plain(changes)], { hints })
  expect(found, JSON.stringify(found)).to.have.length(1)
  return [found[0]!.level, found[0]!.sentence]
}

describe('the findings of a report', () => {
  it('do not exist for good data', () => {
    expect(findings([plain(), plain({ distinct: 1000 })])).to.deep.equal([])
  })

  it('name the values that do not fit the inferred type', () => {
    const types = { ...NO_TYPES, date: 997, text: 3 }
    const of = { types, inferredType: 'date', inferredShare: 0.997 } as const
    expect(only(of)).to.deep.equal([
      'first',
      '3 values of 1,000 (0.3 %) are not of type date. All other values are.',
    ])
    expect(findings([plain(of)])[0]!.examples).to.equal('other types')
  })

  it('treat digits of one length with leading zeros as a code', () => {
    const types = { ...NO_TYPES, integer: 950, text: 50 }
    const five = { ...plain().patterns, distinct: 1, mode: { text: 'd5', rows: 1000 } }
    const of = { types, inferredType: 'integer', inferredShare: 0.95 } as const
    expect(only({ ...of, patterns: five })).to.deep.equal([
      'soon',
      'All values have the pattern “d5”, but 50 of 1,000 (5.0 %) have leading zeros, which integers do not have. This looks like a code, not a number.',
    ])
    const signed = { ...five, mode: { text: 'pd5', rows: 1000 } }
    expect(only({ ...of, patterns: signed })[0]).to.equal('first')
  })

  it('count the rows of a share that a double does not hold exactly', () => {
    const types = { ...NO_TYPES, integer: 971, text: 29 }
    const [, sentence] = only({ types, inferredType: 'integer', inferredShare: 971 / 1000 })
    expect(sentence).to.equal('29 values of 1,000 (2.9 %) are not of type integer. All other values are.')
  })

  it('distinguish mixed types from text with some numbers', () => {
    expect(only({ types: { ...NO_TYPES, integer: 620, text: 380 } })).to.deep.equal([
      'first',
      'Types are mixed: 62.0 % of the values look like integer and the other 380 do not.',
    ])
    expect(findings([plain({ types: { ...NO_TYPES, integer: 490, text: 510 } })])).to.deep.equal([])
  })

  it('distinguish nulls and blanks if half of the rows have no value', () => {
    expect(only({ nulls: 400, blanks: 100 })).to.deep.equal([
      'soon',
      'Mostly empty: 500 of 1,000 rows (50.0 %) have no value (400 nulls, 100 blank).',
    ])
    expect(findings([plain({ nulls: 400, blanks: 99 })])).to.deep.equal([])
    const [, sentence] = only({
      nulls: 1000,
      distinct: 0,
      inferredType: 'null',
      types: { ...NO_TYPES, null: 1000 },
      patterns: { ...plain().patterns, distinct: 0, mode: undefined },
    })
    expect(sentence).to.equal('No row has a value: 1,000 nulls.')
  })

  it('count the values that break a pattern of nearly all others', () => {
    const broken = { ...plain().patterns, mode: { text: 'ad6', rows: 998 }, distinct: 2 }
    expect(only({ patterns: broken })).to.deep.equal([
      'soon',
      '2 values of 1,000 (0.2 %) break the pattern “ad6” of all others.',
    ])
    expect(findings([plain({ patterns: { ...broken, mode: { text: 'ad6', rows: 949 } } })])).to.deep.equal([])
    // Numbers differ in their digits without any fault.
    expect(findings([plain({ patterns: broken, inferredType: 'integer' })])).to.deep.equal([])
  })

  it('find a key with duplicates, but no key in measurements', () => {
    expect(only({ distinct: 998 })).to.deep.equal([
      'soon',
      'Nearly unique: 998 of 1,000 values are distinct, so 2 rows repeat the value of another row. If this is a key, it has duplicates.',
    ])
    expect(findings([plain({ distinct: 979 })])).to.deep.equal([])
    expect(findings([plain({ distinct: 998, inferredType: 'decimal' })])).to.deep.equal([])
  })

  it('report a column of one value with the value', () => {
    const mode = { text: '<b>', rows: 1000 }
    expect(only({ distinct: 1, mode })).to.deep.equal(['note', 'Every row holds the same value, “<b>”.'])
    expect(only({ distinct: 1, mode, nulls: 100 })).to.deep.equal([
      'note',
      'The only value is “<b>”, in 900 of 1,000 rows.',
    ])
    const [, long] = only({ distinct: 1, mode: { text: 'x'.repeat(1000), rows: 1000 } })
    expect(long.length).to.be.below(120)
  })

  it('report surrounding blanks and variants of values from the warehouse', () => {
    expect(only({}, { ...NO_HINTS, padded: new Map([[1, 57]]) })).to.deep.equal([
      'soon',
      '57 values (5.7 % of the rows) have blanks before or after the text.',
    ])
    expect(only({}, { ...NO_HINTS, variants: new Map([[1, 2]]) })).to.deep.equal([
      'soon',
      '2 of 300 distinct values differ from another one by nothing but case or blanks around.',
    ])
  })

  it('put many rejected records first', () => {
    const [few] = findings([plain()], { of: entity({ rejected: 1 }) })
    expect(few!.level).to.equal('soon')
    expect(few!.sentence).to.equal(
      '1 record of 1,001 (< 0.1 %) could not be read and is not counted in any figure.',
    )
    expect(findings([plain()], { of: entity({ rejected: 50 }) })[0]!.level).to.equal('first')
  })

  it('are sorted by severity, then by the share of the rows, then by the attributes', () => {
    const without = (nulls: number): AttributeProfile =>
      plain({
        nulls,
        distinct: 50,
        patterns: { ...plain().patterns, mode: { text: 'a5', rows: 40 } },
      })
    const found = findings([
      plain({ distinct: 1 }),
      without(600),
      without(900),
      plain({ types: { ...NO_TYPES, integer: 620, text: 380 } }),
      without(600),
    ])
    expect(found.map(({ attribute }) => attribute!.id)).to.deep.equal([4, 3, 2, 5, 1])
  })

  it('do not exist for a load without rows', () => {
    const none = {
      rows: 0,
      distinct: 0,
      types: NO_TYPES,
      inferredType: 'null',
      mode: undefined,
      patterns: { ...plain().patterns, distinct: 0, mode: undefined },
    } as const
    expect(findings([plain(none)], { of: entity({ rows: 0 }) })).to.deep.equal([])
  })
})
