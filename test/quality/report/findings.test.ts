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
  readAs: undefined,
  reading: undefined,
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

  it('tell duplicate rows before all that their copies make wrong', () => {
    const duplicates = 20
    const found = findings(
      [plain({ nulls: 700, patterns: { ...plain().patterns, mode: { text: 'a5', rows: 40 } } })],
      {
        of: entity({ duplicates }),
      },
    )
    expect(found.map(({ kind, level }) => [kind, level])).to.deep.equal([
      ['duplicate rows', 'first'],
      ['mostly empty', 'soon'],
    ])
    expect(found[0]!.sentence).to.equal(
      '20 of 1,000 rows (2.0 %) repeat another row in all attributes of the source, so there are 980 different rows. Remove the copies before you count or sum, unless each of them is a record of its own.',
    )
    const [one] = findings([plain()], { of: entity({ duplicates: 1 }) })
    expect(one!.level).to.equal('soon')
    expect(one!.sentence).to.match(/^1 of 1,000 rows \(0\.1 %\) repeats another row/)
    for (const none of [0, undefined])
      expect(findings([plain()], { of: entity({ duplicates: none }) })).to.deep.equal([])
  })

  describe('of null markers', () => {
    const texts = [{ text: 'NA', rows: 977 }]
    const patterns = { ...plain().patterns, distinct: 3, mode: { text: 'a2', rows: 977 } }
    const mostly: Partial<AttributeProfile> = {
      types: { ...NO_TYPES, integer: 23, text: 977 },
      inferredType: 'integer',
      distinct: 24,
      nullMarkers: { rows: 977, values: 1, texts },
      mode: { text: 'NA', rows: 977 },
      patterns,
    }

    it('name the marker instead of the numbers that break its pattern', () => {
      expect(only(mostly)).to.deep.equal([
        'first',
        '977 values of 1,000 (97.7 %) are “NA”, which probably means null. The other 23 values are profiled as integer. Add this text to the nulls of the source and load it again, so that the rows count as null.',
      ])
    })

    it('name three of several texts, with their rows', () => {
      const several = ['NA', '-', '?', 'NULL', 'nil'].map((text, at) => ({ text, rows: 9 - at }))
      const markers = (count: number) => {
        const texts = several.slice(0, count)
        const rows = texts.reduce((sum, one) => sum + one.rows, 0)
        return only({ ...mostly, nullMarkers: { rows, values: count, texts } })[1]
      }
      expect(markers(2)).to.contain(
        '17 values of 1,000 (1.7 %) are “NA” (9) or “-” (8), which probably mean null.',
      )
      expect(markers(3)).to.contain('are “NA” (9), “-” (8) or “?” (7), which')
      expect(markers(5)).to.contain('are “NA” (9), “-” (8), “?” (7) or 2 other texts, which')
      expect(markers(5)).to.contain('Add these texts to the nulls of the source')
    })

    it('are less urgent in text, and are no exceptions of its pattern', () => {
      const nullMarkers = { rows: 977, values: 1, texts }
      expect(only({ nullMarkers, patterns, distinct: 10 })[0]).to.equal('soon')
      const code = { ...plain().patterns, distinct: 3, mode: { text: 'ad6', rows: 960 } }
      const markers = { rows: 30, values: 1, texts: [{ text: 'n/a', rows: 30 }] }
      const found = findings([plain({ patterns: code, nullMarkers: markers })])
      expect(found.map(({ kind }) => kind)).to.deep.equal(['null markers', 'other patterns'])
      expect(found[1]!.sentence).to.equal('10 values of 970 (1.0 %) break the pattern “ad6” of all others.')
      const all = { ...code, mode: { text: 'ad6', rows: 970 } }
      expect(findings([plain({ patterns: all, nullMarkers: markers })])).to.have.length(1)
    })

    it('leave the other values a key with duplicates', () => {
      const markers = { rows: 200, values: 1, texts: [{ text: 'n/a', rows: 200 }] }
      const found = findings([plain({ distinct: 799, nullMarkers: markers })])
      expect(found.map(({ kind }) => kind)).to.deep.equal(['null markers', 'nearly unique'])
      expect(found[1]!.sentence).to.match(/^Nearly unique: 798 of 800 values are distinct, so 2 rows repeat/)
    })

    it('are counted without the values of other types', () => {
      const types = { ...NO_TYPES, integer: 760, text: 240 }
      const markers = { rows: 200, values: 1, texts: [{ text: 'NA', rows: 200 }] }
      const found = findings([
        plain({ types, inferredType: 'integer', inferredShare: 0.95, nullMarkers: markers }),
      ])
      expect(found.map(({ kind }) => kind)).to.deep.equal(['null markers', 'other types'])
      expect(found[1]!.sentence).to.equal(
        '40 values of 800 (5.0 %) are not of type integer. All other values are.',
      )
    })

    it('take the place of the only value', () => {
      const markers = { rows: 1000, values: 1, texts: [{ text: 'NA', rows: 1000 }] }
      const [, sentence] = only({ distinct: 1, mode: { text: 'NA', rows: 1000 }, nullMarkers: markers })
      expect(sentence).to.match(/^1,000 values of 1,000 \(100 %\) are “NA”, which probably means null\. Add/)
    })
  })

  it('say how dates with an open order are read, and what to do', () => {
    const dates = { types: { ...NO_TYPES, date: 1000 }, inferredType: 'date' } as const
    expect(only({ ...dates, openDates: { rows: 365, example: '01/02/2015' } })).to.deep.equal([
      'first',
      '365 dates such as “01/02/2015” (36.5 % of the rows) are valid with the day first and with the month first, and nothing in the attribute decides. They are read with the month first. Find out which order the source has, set it as dateOrder and load the source again.',
    ])
    const [, sentence] = only({ ...dates, openDates: { rows: 1, example: '1-2-2015' } })
    expect(sentence)
      .to.match(/^1 date such as “1-2-2015” \(0\.1 % of the rows\) is valid/)
      .and.to.contain('It is read with the day first.')
  })

  it('count damaged text, and say whether the load or the source damaged it', () => {
    const examples = [{ text: 'cafÃ©', length: 5, rows: 40 }]
    const damage = { garbled: { rows: 40, sequence: 'Ã©', examples } }
    expect(only({ damage })).to.deep.equal([
      'first',
      '40 values (4.0 % of the rows) have garbled letters such as “Ã©”: UTF-8 that was read as Windows-1252 or Latin-1. They are garbled in the source itself: get the data again from where it was right.',
    ])
    const [read] = findings([plain({ damage: { garbled: { ...damage.garbled, rows: 9 } } })], {
      of: entity({ encoding: 'cp1252' }),
    })
    expect(read).to.include({ level: 'soon', examples: 'garbled' })
    expect(read!.sentence).to.match(/The source was read as cp1252: load it again as utf-8\.$/)
    const [level, lost] = only({ damage: { replaced: { rows: 1, examples } } })
    expect(level).to.equal('soon')
    expect(lost).to.equal(
      '1 value (0.1 % of the rows) has the replacement character “\ufffd” (U+FFFD) where a conversion lost a letter. The letters cannot be restored here: get the data again from where it was right.',
    )
    expect(findings([plain({ damage: { ...damage, replaced: { rows: 3, examples } } })])).to.have.length(2)
  })

  it('are sorted by urgency, then by what they change, before the share of the rows', () => {
    const types = { ...NO_TYPES, integer: 620, text: 380 }
    const found = findings(
      [
        plain({
          nulls: 900,
          distinct: 50,
          patterns: { ...plain().patterns, mode: { text: 'a5', rows: 40 } },
        }),
        plain({ types }),
        plain({ distinct: 998 }),
        plain({ openDates: { rows: 5, example: '01/02/2015' } }),
      ],
      { of: entity({ duplicates: 11, rejected: 1 }) },
    )
    expect(found.map(({ kind, level }) => `${level}: ${kind}`)).to.deep.equal([
      'first: duplicate rows',
      'first: open dates',
      'first: mixed types',
      'soon: rejected records',
      'soon: nearly unique',
      'soon: mostly empty',
    ])
  })

  it('of one kind are sorted by the share of the rows, then by the attributes', () => {
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

  describe('about the reading of the file', () => {
    const told = (reading: ReportEntity['reading']): [string, string][] =>
      findings([plain()], { of: entity({ encoding: 'cp1252', reading }) }).map(({ level, sentence }) => [
        level,
        sentence,
      ])
    const evidence = 'The words with letters outside ASCII read as Greek.'

    it('tell a guessed encoding, and first one that other letters contradict', () => {
      const guess = { evidence, isDoubtful: false }
      expect(told({ otherLineEnds: 0, encoding: guess })).to.deep.equal([
        [
          'note',
          `The file was read as cp1252, which its bytes suggest but do not prove. ${evidence} Look at some names before you use them.`,
        ],
      ])
      expect(told({ otherLineEnds: 0, encoding: { ...guess, isDoubtful: true } })[0]![0]).to.equal('soon')
      expect(told({ otherLineEnds: 0, encoding: { ...guess, other: 'cp1253' } })).to.deep.equal([
        [
          'first',
          `The file was read as cp1252, but its bytes suggest cp1253. ${evidence} If names look wrong, load it again with the encoding cp1253.`,
        ],
      ])
    })

    it('tell lines with other ends', () =>
      expect(told({ terminator: 'crlf', otherLineEnds: 3 })).to.deep.equal([
        [
          'soon',
          '3 lines of the file end otherwise than the first one, which ends with CR LF. Each of them ended a record. If a field was broken, put it in quotes, or name the `terminator` of the records and load the file again.',
        ],
      ]))
  })
})
