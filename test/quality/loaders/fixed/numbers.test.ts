import { expect } from 'chai'
import fc from 'fast-check'
import type { FixedFormat } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import type { ItemFormat } from '../../../../src/quality/loaders/fixed/layout.ts'
import { dictionaryLayout } from '../../../../src/quality/loaders/vendor/dictionary-layout.ts'
import { inFull } from '../../../support/full.ts'
import { layoutOf } from '../cobol/layout-of.ts'
import { decimalText } from './support/encoder.ts'
import { item, layout } from './support/layouts.ts'
import { formatOf, readFixed } from './support/reading.ts'

const REJECTED = 'rejected'

/** The values of a field with these bytes, one record each. */
async function valuesOf(
  declaration: string,
  fields: readonly (string | Buffer)[],
  more: Partial<FixedFormat> = {},
): Promise<(string | null)[]> {
  const record = await layoutOf(`01 R. 05 A ${declaration}.`, { format: 'free' })
  const format = formatOf(record, more)
  return Promise.all(
    fields.map(async (field) => {
      const bytes = typeof field === 'string' ? Buffer.from(field.replaceAll(' ', ''), 'hex') : field
      expect(bytes.length, declaration).to.equal(record.maxLength)
      const { rows } = await readFixed(bytes, format)
      return rows.length === 0 ? REJECTED : rows[0]![0]!
    }),
  )
}

describe('Fields that no program has set', () => {
  const cases: readonly [string, string, string | null, string | null][] = [
    // Declaration, bytes, value by default, value with `reject`.
    ['PIC S9(5) COMP-3', '000000', null, REJECTED],
    ['PIC S9(5) COMP-3', '404040', null, REJECTED],
    ['PIC 9(5)V99 COMP-3', '00000000', null, REJECTED],
    ['PIC S9(5) COMP-3', '004040', REJECTED, REJECTED],
    ['PIC S9(5) COMP-3', '202020', REJECTED, REJECTED],
    ['PIC S9(5) COMP-3', '00000c', '0', '0'],
    ['PIC 9(4) COMP-6', '0000', '0', '0'],
    ['PIC 9(4) COMP-6', '4040', '4040', '4040'],
    ['PIC 9(3)', '000000', null, REJECTED],
    ['PIC S9(3)V9 SIGN LEADING SEPARATE', '4040404040', null, REJECTED],
    ['PIC 9(3) BLANK WHEN ZERO', '404040', '0', '0'],
    ['PIC 9(3) BLANK WHEN ZERO', '000000', '0', REJECTED],
    ['PIC S9(2).9', '40404040', null, REJECTED],
    ['PIC S9(4) COMP', '0000', '0', '0'],
    ['PIC S9(4) COMP', '4040', REJECTED, REJECTED],
    ['COMP-1', '00000000', '0', '0'],
    ['PIC X(3)', '000000', null, null],
    ['PIC X(3)', '404040', null, null],
    ['PIC 9(3)-', '40404040', null, REJECTED],
    ['PIC 9(3)-', '00000000', null, REJECTED],
    // Such a picture prints zero as blanks.
    ['PIC Z(3)-', '40404040', null, null],
    ['PIC Z(3)-', '00000000', null, REJECTED],
    ['PIC 9,9', '404040', null, REJECTED],
    ['PIC 99.99 BLANK WHEN ZERO', '4040404040', '0.00', '0.00'],
  ]
  for (const [declaration, bytes, usual, strict] of cases) {
    it(`are null by default, and rejected by choice: ${declaration} with ${bytes}`, async () => {
      const more = { encoding: 'cp1047' }
      expect(await valuesOf(declaration, [bytes], more)).to.deep.equal([usual])
      expect(await valuesOf(declaration, [bytes], { ...more, uninitialised: 'null' })).to.deep.equal([usual])
      expect(await valuesOf(declaration, [bytes], { ...more, uninitialised: 'reject' })).to.deep.equal([
        strict,
      ])
    })
  }

  it('have the blank of their encoding', async () => {
    expect(await valuesOf('PIC S9(5) COMP-3', ['202020', '404040'])).to.deep.equal([null, REJECTED])
    expect(await valuesOf('PIC S9(5) COMP-3', ['404040', '202020'], { encoding: 'cp939' })).to.deep.equal([
      null,
      REJECTED,
    ])
  })

  it('are told with the field and its bytes if they are rejected', async () => {
    const record = await layoutOf('01 R. 05 A PIC X. 05 B PIC S9(5) COMP-3.', { format: 'free' })
    const { rejects } = await readFixed(Buffer.from('41000000', 'hex'), {
      ...formatOf(record),
      uninitialised: 'reject',
    })
    expect(rejects.map(({ detail }) => detail)).to.deep.equal([
      'The field B at offset 1 holds 00 00 00, which is no packed number of 5 digits.',
    ])
  })

  it('are dates too, in the vendor format', async () => {
    const record = dictionaryLayout(`RECORD IS R.
      FIELD IS A TYPE IS ASCII DATE PICTURE IS YYYYMMDD.
      FIELD IS B TYPE IS PACKED DATE PICTURE IS YYYYMMDD LENGTH IS 5.
      FIELD IS C TYPE IS EBCDIC NUMERIC LENGTH IS 2.
      FIELD IS D TYPE IS PACKED LENGTH IS 2.`)
    const rows = async (fields: readonly string[], uninitialised: 'null' | 'reject') => {
      const bytes = Buffer.from(fields.join(''), 'hex')
      return (await readFixed(bytes, formatOf(record, { uninitialised }))).rows
    }
    const set = [Buffer.from('20240131').toString('hex'), '020240131f', 'f1f2', '123c']
    expect(await rows(set, 'reject')).to.deep.equal([['2024-01-31', '2024-01-31', '12', '123']])
    // Zeros are no date, but a program has set them.
    const zeros = ['30'.repeat(8), '000000000f', 'f0f0', '000c']
    expect(await rows(zeros, 'reject')).to.deep.equal([[null, null, '0', '0']])
    for (const unset of [
      ['20'.repeat(8), '2020202020', '4040', '2020'],
      ['00'.repeat(8), '0000000000', '0000', '0000'],
    ]) {
      expect(await rows(unset, 'null')).to.deep.equal([[null, null, null, null]])
      for (const [index, field] of unset.entries())
        expect(await rows(set.with(index, field), 'reject'), field).to.deep.equal([])
    }
  })

  it('are no numbers of occurrences', async () => {
    const record = await layoutOf('01 R. 05 N PIC S9(3) COMP-3. 05 C PIC X OCCURS 0 TO 2 DEPENDING ON N.', {
      format: 'free',
    })
    const { rejects } = await readFixed(Buffer.from('00004142', 'hex'), formatOf(record, { slides: false }))
    expect(rejects.map(({ detail }) => detail)).to.deep.equal([
      'The field N at offset 0 holds 00 00, which is no number of occurrences from 0 to 2.',
    ])
  })
})

describe('Edited numbers', () => {
  const text = (characters: string) => Buffer.from(characters, 'latin1')
  const cases: readonly [string, readonly (readonly [string, string | null])[]][] = [
    [
      'Z(8)-',
      [
        ['     123-', '-123'],
        ['     123 ', '123'],
        ['       0 ', '0'],
        ['12345678-', '-12345678'],
        ['         ', null],
        ['-     123', '-123'],
        ['     12-3', REJECTED],
        ['-    123-', REJECTED],
        ['      N/A', REJECTED],
        ['        -', REJECTED],
        ['    12.3-', REJECTED],
        ['    1,23-', REJECTED],
        ['    1 23-', REJECTED],
        ['123456789', '123456789'],
      ],
    ],
    [
      '9(6).99-',
      [
        ['000123.45-', '-123.45'],
        ['000000.00-', '0.00'],
        ['123456.00 ', '123456.00'],
        ['000123.4  ', REJECTED],
        ['000123    ', REJECTED],
        ['0.0123.45 ', REJECTED],
      ],
    ],
    [
      '+9(8)',
      [
        ['+00000123', '123'],
        ['-00000123', '-123'],
        ['-00000000', '0'],
        ['+-0000123', REJECTED],
      ],
    ],
    [
      '-(4)9.9',
      [
        ['  -12.5', '-12.5'],
        ['    0.0', '0.0'],
      ],
    ],
    [
      'ZZ9.99CR',
      [
        ['  1.50CR', '-1.50'],
        ['  1.50  ', '1.50'],
        ['  1.50DB', '-1.50'],
        ['  1.50XX', REJECTED],
      ],
    ],
    ['9(3)DB', [['007DB', '-7']]],
    ['+ZZ9', [['-  5', '-5']]],
    ['.99', [['.05', '0.05']]],
    [
      'ZZ.ZZ',
      [
        ['  .05', '0.05'],
        ['     ', null],
      ],
    ],
    // Other symbols are printed: the value is what is printed.
    ['Z,ZZ9.99-', [['1,234.50-', '1,234.50-']]],
    ['$$9.99', [[' $1.50', '$1.50']]],
    ['99/99', [['12/31', '12/31']]],
    ['**9', [['**7', '**7']]],
    ['9B9', [['1 2', '1 2']]],
  ]
  for (const [picture, fields] of cases) {
    it(`are numbers if they have nothing but digits, a point and signs: ${picture}`, async () => {
      const declaration = `PIC ${picture}`
      expect(
        await valuesOf(
          declaration,
          fields.map(([characters]) => text(characters)),
        ),
      ).to.deep.equal(fields.map(([, value]) => value))
    })
  }

  it('are numbers in EBCDIC', async () => {
    const fields = ['40404040f1f2f360', '4040404040404040', 'f1f2f3f4f5f6f740']
    for (const encoding of ['cp037', 'cp939'])
      expect(await valuesOf('PIC Z(7)-', fields, { encoding })).to.deep.equal(['-123', null, '1234567'])
    expect(await valuesOf('PIC 9.9CR', ['f14bf5c3d9'], { encoding: 'cp930' })).to.deep.equal(['-1.5'])
  })
})

describe('Binary numbers with more digits than their picture', () => {
  it('reject the record, or are numbers with TRUNC(BIN)', async () => {
    const fields = ['270f', '2710', '7fff', 'd8f1', 'd8f0', '8000']
    expect(await valuesOf('PIC S9(4) COMP', fields)).to.deep.equal([
      '9999',
      REJECTED,
      REJECTED,
      '-9999',
      REJECTED,
      REJECTED,
    ])
    expect(await valuesOf('PIC S9(4) COMP', fields, { truncBinary: true })).to.deep.equal([
      '9999',
      REJECTED,
      REJECTED,
      '-9999',
      REJECTED,
      REJECTED,
    ])
    expect(await valuesOf('PIC S9(4) COMP', fields, { truncBinary: false })).to.deep.equal([
      '9999',
      '10000',
      '32767',
      '-9999',
      '-10000',
      '-32768',
    ])
    expect(await valuesOf('PIC 9(4)V99 COMP', ['ffffffff'], { truncBinary: false })).to.deep.equal([
      '42949672.95',
    ])
    // COMP-5 has all values anyway.
    expect(await valuesOf('PIC S9(4) COMP-5', ['7fff'], { truncBinary: true })).to.deep.equal(['32767'])
  })

  it('have every value of their bytes with TRUNC(BIN), and those of their digits with TRUNC(STD)', async () => {
    const any = fc
      .record({
        length: fc.integer({ min: 1, max: 16 }),
        isSigned: fc.boolean(),
        scale: fc.integer({ min: -2, max: 4 }),
        byteOrder: fc.constantFrom('big' as const, 'little' as const),
      })
      .chain((field) =>
        fc.record({
          field: fc.constant(field),
          digits: fc.integer({ min: 1, max: Math.floor(field.length * 2.4) }),
          bytes: fc.uint8Array({ minLength: field.length, maxLength: field.length }),
        }),
      )
    await fc.assert(
      fc.asyncProperty(any, async ({ field: { length, isSigned, scale, byteOrder }, digits, bytes }) => {
        const ordered = Buffer.from(byteOrder === 'big' ? bytes : bytes.toReversed())
        const unsigned = BigInt(`0x${ordered.toString('hex')}`)
        const value = isSigned ? BigInt.asIntN(8 * length, unsigned) : unsigned
        const format: ItemFormat = { kind: 'binary', isSigned, isNative: false, digits, scale }
        const record = layout(item('A', format, length))
        const read = async (truncBinary: boolean) =>
          (await readFixed(Buffer.from(bytes), formatOf(record, { byteOrder, truncBinary }))).rows[0]?.[0]
        const text = decimalText(value, scale)
        const limit = 10n ** BigInt(digits)
        expect(await read(false)).to.equal(text)
        expect(await read(true)).to.equal(value < limit && value > -limit ? text : undefined)
      }),
      { numRuns: inFull(20_000, 1500) },
    )
  })
})
