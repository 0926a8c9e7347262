import { expect } from 'chai'
import fc from 'fast-check'
import { VALUE_TYPES, type ValueType } from '../../../src/quality/model/reading.ts'
import { classify, inferredType } from '../../../src/quality/values/value-types.ts'
import { valueTypeOf } from '../loaders/support/value-type-of.ts'

/** The type of a value within a larger buffer, whose bytes around it would change the type if they were read. */
function typeIn(text: string, before = '9', behind = '9'): ValueType | undefined {
  const bytes = Buffer.from(before + text + behind)
  return VALUE_TYPES[classify(bytes, Buffer.byteLength(before), bytes.length - Buffer.byteLength(behind))]
}

/** By type. Null is not a text. */
const EXAMPLES: Readonly<Record<Exclude<ValueType, 'null'>, readonly string[]>> = {
  blank: ['', ' ', '\t', '  \u00a0\u2003\u3000', '\n', '\u0085\u1680\u2028\u205f'],
  boolean: ['true', 'FALSE', 'Yes', 'no', 'T', 'f', 'Y', 'n', ' yes '],
  integer: ['0', '-0', '1', '+5', '-12345', '9223372036854775807', '-9223372036854775808', '20240131', ' 7 '],
  decimal: [
    '1.5',
    '.5',
    '5.',
    '-0.25',
    '1.5e3',
    '1e-05',
    '1E+10',
    '9223372036854775808',
    '-9223372036854775809',
  ],
  date: [
    '2024-01-31',
    '2024-2-29',
    '2024/12/01',
    '2024.12.01',
    '31.01.2024',
    '31/01/2024',
    '01/31/2024',
    '31-01-2024',
    '1/1/16',
    '31-Jan-2024',
    '1-FEB-99',
    '31 jan 2024',
    '9999-12-31',
  ],
  time: ['9:30', '09:30', '23:59:59', '09:30:00.125', '9:30 PM', '12:00am', '1:02:03.4 pm'],
  timestamp: [
    '2024-01-31T09:30',
    '2024-01-31 09:30:00.123456789',
    '2024-01-31T09:30:00Z',
    '2024-01-31 09:30:00 +0100',
    '2024-01-31T09:30:00+01:00',
    '2024-01-31T09:30:00-05',
    '2024-01-31 09:30:00 UTC',
    '1/31/2024 9:30 PM',
    '31.01.2024 09:30',
    '31-Jan-24 09:30:00',
  ],
  text: [
    'abc',
    '00123',
    '007.5',
    '-01',
    '1,234',
    '3,14',
    '12E4',
    '1e1000',
    '.',
    '-',
    '+',
    '1.2.3',
    '10.0.0.1',
    '0x1F',
    'NaN',
    '2023-02-29',
    '2024-13-01',
    '0000-01-01',
    '32.01.2024',
    '12.31.2024',
    '13/13/2024',
    '1-1-16',
    '31-Foo-2024',
    '24:00',
    '9:60',
    '13:00 PM',
    '2024-01-31T',
    '2024-01-31 09:30 +1',
    '2024-01-31  09:30',
    'truely',
    'é',
    '\u200b',
    '\ufeff',
    'a b',
    '1'.repeat(39),
  ],
}

describe('types of values', () => {
  for (const [type, examples] of Object.entries(EXAMPLES)) {
    it(`has ${type} for the values of the table`, () => {
      for (const value of examples) {
        expect(typeIn(value), JSON.stringify(value)).to.equal(type)
        expect(valueTypeOf(value), `oracle: ${JSON.stringify(value)}`).to.equal(type)
      }
    })
  }

  it('agrees with the plain definition on values like those of the table and damaged ones', () => {
    const known = fc.constantFrom(...Object.values(EXAMPLES).flat())
    const character = fc.constantFrom(
      ...'0123456789019 .-+/:,eETtzZapmAPMjanfb',
      'é',
      '\u00a0',
      '\u2003',
      '\t',
    )
    const changed = fc
      .tuple(known, fc.nat(), fc.nat(2), fc.array(character, { maxLength: 2 }))
      .map(([text, place, gone, added]) => {
        const at = place % (text.length + 1)
        return text.slice(0, at) + added.join('') + text.slice(at + gone)
      })
    const numbers = fc.nat(40).map(String)
    const parts = fc
      .tuple(
        numbers,
        fc.constantFrom('-', '/', '.', ':', ' '),
        numbers,
        numbers,
        fc.constantFrom('', ' 9:30', 'T10:00'),
      )
      .map(([first, separator, second, third, rest]) => [first, second, third].join(separator) + rest)
    const text = fc.oneof(
      changed,
      parts,
      fc.array(character, { maxLength: 8 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, character, (value, around) => {
        expect(typeIn(value, around, around), JSON.stringify(value)).to.equal(valueTypeOf(value))
      }),
      { numRuns: 20_000 },
    )
  })

  it('agrees with the calendar on every day of years with and without 29 February', () => {
    for (const year of [1900, 2000, 2023, 2024]) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const value = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          expect(typeIn(value), value).to.equal(valueTypeOf(value))
        }
      }
    }
  })
})

describe('the type of a column', () => {
  const counts = (some: Partial<Record<ValueType, number>>): Record<ValueType, number> => ({
    ...(Object.fromEntries(VALUE_TYPES.map((type) => [type, 0])) as Record<ValueType, number>),
    ...some,
  })
  const cases: [string, Partial<Record<ValueType, number>>, ValueType, number][] = [
    [
      'is the one that all values have, nulls and blanks aside',
      { integer: 5, null: 90, blank: 5 },
      'integer',
      1,
    ],
    ['is decimal for integers and decimals', { integer: 5, decimal: 1 }, 'decimal', 1],
    ['is timestamp for dates and timestamps', { date: 99, timestamp: 1 }, 'timestamp', 1],
    ['has the share of the values that fit where a few do not', { integer: 95, text: 5 }, 'integer', 0.95],
    ['is the wider one where more values fit it', { integer: 95, decimal: 3, text: 2 }, 'decimal', 0.98],
    ['is text where less than nine in ten fit another', { integer: 89, text: 11 }, 'text', 1],
    ['is text for a mixture without text', { date: 5, integer: 5 }, 'text', 1],
    ['is blank without values', { blank: 1, null: 3 }, 'blank', 1],
    ['is null with nulls alone, or nothing', {}, 'null', 1],
  ]
  for (const [name, some, type, share] of cases) {
    it(name, () => expect(inferredType(counts(some))).to.deep.equal({ type, share }))
  }
})
