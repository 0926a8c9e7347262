import { expect } from 'chai'
import fc from 'fast-check'
import { literal } from '../../../../src/lib/sql-quotes.ts'
import { TrinoClient } from '../../../../src/lib/trino/trino-client.ts'
import { VALUE_TYPES } from '../../../../src/quality/model/reading.ts'
import { withRoutines } from '../../../../src/quality/values/trino/routines/index.ts'
import { classify } from '../../../../src/quality/values/value-types.ts'
import { inFull } from '../../../support/full.ts'
import { trinoOf } from '../../../support/trino.ts'

const typeOf = (text: string): string => {
  const bytes = Buffer.from(text)
  return VALUE_TYPES[classify(bytes, 0, bytes.length)]!
}

/** Parts of values of all types, and what can be wrong with them. */
const PARTS = [
  ...[
    '0',
    '1',
    '2',
    '9',
    '00',
    '12',
    '28',
    '29',
    '30',
    '31',
    '32',
    '59',
    '60',
    '100',
    '1900',
    '2000',
    '2023',
    '2024',
  ],
  ...[
    '9223372036854775807',
    '9223372036854775808',
    '12345678901234567890',
    '99999999999999999999999999999999999999',
  ],
  ...[
    '-',
    '/',
    '.',
    ':',
    ' ',
    '  ',
    '+',
    'T',
    't',
    'e',
    'E',
    'e-',
    'E+',
    ',',
    '\n',
    '\t',
    '\u00a0',
    '\u3000',
    '\u0085',
  ],
  ...[
    'true',
    'T',
    'no',
    'Yes',
    'f',
    'Jan',
    'feb',
    'DEC',
    'Foo',
    'am',
    ' PM',
    'Z',
    'UTC',
    'gmt',
    ' +01:00',
    '+0100',
    '-24',
  ],
  ...[
    '2024-02-29',
    '29/02/2023',
    '31.12.1999',
    '02/30/24',
    '30-Apr-24',
    '9:30',
    '23:59:59.123456789',
    '24:00',
    'ü',
    'ſ',
  ],
]

const WHOLE = [
  ...[
    '',
    ' ',
    '5\n',
    '007',
    '-0',
    '+.5',
    '5.',
    '.',
    '1e5',
    '1e+5',
    '1.5E300',
    '1.5e3000',
    '1..2',
    '1.2.3',
    '1.1.2024',
  ],
  ...[
    '2024-1-5',
    '2024.1.5',
    '2024-01-31T10:00:00Z',
    '2024-01-31 9:30 PM',
    '1/31/24 13:00 PM',
    '31-jan-2024 10:00 utc',
  ],
  ...[
    '31 Jan 2024',
    '31 Jan 202',
    '29-feb-00',
    '2024-01-31  10:00',
    '0001-01-01',
    '0000-01-01',
    '12/13/2024',
    '13/13/2024',
  ],
  ...[
    '12:00:60',
    '0:00 AM',
    '12:00AM',
    '2024-01-31 10:00 +24:00',
    '2024-01-31t10:00+01',
    '-9223372036854775808',
    '0x1F',
  ],
]

describe('The type of a text in Trino', function () {
  this.timeout(120_000)
  let client: TrinoClient

  before(function () {
    client = new TrinoClient(trinoOf(this).address)
  })
  after(() => client?.close())

  const typesInTrino = async (texts: readonly string[]) => {
    const values = texts.map((text, at) => `(${at}, ${literal(text)})`).join(', ')
    const { rows } = await client.run(
      await withRoutines(`SELECT gt_value_type(v) FROM (VALUES ${values}) t(n, v) ORDER BY n`),
    )
    return rows.map(([type]) => VALUE_TYPES[type as number]!)
  }

  it('is that which the reader of sources gives it', async () => {
    const random = fc.sample(
      fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 7 }).map((parts) => parts.join('')),
      inFull(20_000, 3000),
    )
    const texts = [...WHOLE, ...PARTS, ...random]
    for (let from = 0; from < texts.length; from += 3000) {
      const some = texts.slice(from, from + 3000)
      const found = await typesInTrino(some)
      const wrong = some.flatMap((text, at) =>
        found[at] === typeOf(text) ? [] : [{ text, trino: found[at], reader: typeOf(text) }],
      )
      expect(wrong).to.deep.equal([])
    }
  })

  it('is null for null', async () => {
    const { rows } = await client.run(await withRoutines('SELECT gt_value_type(CAST(NULL AS varchar))'))
    expect(rows).to.deep.equal([[null]])
  })
})
