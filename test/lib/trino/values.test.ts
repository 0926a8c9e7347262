import { expect } from 'chai'
import { decoderOf, type TypeSignature } from '../../../src/lib/trino/values.ts'

const type = (rawType: string, ...values: (number | TypeSignature)[]): TypeSignature => ({
  rawType,
  arguments: values.map((value) =>
    typeof value === 'number' ? { kind: 'LONG', value } : { kind: 'TYPE', value },
  ),
})

describe('Values of Trino', () => {
  const cases: readonly (readonly [string, TypeSignature, unknown, unknown])[] = [
    ['null', type('bigint'), null, null],
    ['whole numbers', type('bigint'), 5, 5],
    ['infinite doubles', type('double'), '-Infinity', -Infinity],
    ['doubles', type('double'), -0, -0],
    ['decimals without fraction', type('decimal', 38, 0), '12', 12],
    [
      'long decimals without fraction',
      type('decimal', 38, 0),
      '-12345678901234567890',
      -12345678901234567890n,
    ],
    ['decimals', type('decimal', 5, 2), '1.50', '1.50'],
    ['bytes', type('varbinary'), 'AP8n', Buffer.from([0, 255, 39])],
    ['times', type('time', 6), '12:00:00.000000', '12:00:00'],
    ['times with a fraction', type('time', 6), '12:00:10.120000', '12:00:10.12'],
    ['timestamps', type('timestamp', 6), '2026-01-10 00:00:00.000000', '2026-01-10 00:00:00'],
    [
      'timestamps with a fraction',
      type('timestamp', 6),
      '2026-01-01 00:00:00.123456',
      '2026-01-01 00:00:00.123456',
    ],
    ['years of five digits', type('date'), '+12345-01-01', '12345-01-01'],
    ['years before 1', type('date'), '-0043-03-15', '0044-03-15 (BC)'],
    ['the year before 1', type('timestamp', 6), '0000-12-31 10:00:00.500000', '0001-12-31 (BC) 10:00:00.5'],
    ['arrays', type('array', type('varbinary')), ['AA==', null], [Buffer.from([0]), null]],
    ['texts', type('varchar', 3), '1.0', '1.0'],
  ]
  for (const [what, signature, given, expected] of cases)
    it(`are read: ${what}`, () => {
      expect(decoderOf(signature)(given)).to.deep.equal(expected)
    })

  it('are read: rows, by the names of their fields', () => {
    const row: TypeSignature = {
      rawType: 'row',
      arguments: [
        { kind: 'NAMED_TYPE', value: { fieldName: { name: 'd' }, typeSignature: type('double') } },
        { kind: 'NAMED_TYPE', value: { fieldName: { name: 't' }, typeSignature: type('varchar') } },
      ],
    }
    expect(decoderOf(row)([1.5, null])).to.deep.equal({ d: 1.5, t: null })
  })
})
