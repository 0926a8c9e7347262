import { expect } from 'chai'
import { isoDate } from '../../../../src/quality/loaders/delimited/iso-date.ts'
import { plainNumber } from '../../../../src/quality/loaders/delimited/plain-number.ts'

describe('Numbers with a decimal mark', () => {
  const numbers: readonly (readonly [text: string, mark: '.' | ',', number: string | undefined])[] = [
    ['1.234,50', ',', '1234.50'],
    ["1'234'567,5", ',', '1234567.5'],
    ['12\u00a0345', ',', '12345'],
    ['-0,5', ',', '-0.5'],
    ['+,5', ',', '+.5'],
    ['12345678901234567890,10', ',', '12345678901234567890.10'],
    ['1,234.50', '.', '1234.50'],
    ['1234', '.', '1234'],
    // Separators that divide no groups of three digits, or that differ.
    ['1.23,5', ',', undefined],
    ["1.234'567,5", ',', undefined],
    ['1,5', '.', undefined],
    ['1,2,3', ',', undefined],
    ['12 kg', ',', undefined],
    [',', ',', undefined],
    ['', ',', undefined],
  ]
  for (const [text, mark, number] of numbers)
    it(`are ${number ?? 'no numbers'} for ${JSON.stringify(text)} with ${mark}`, () => {
      expect(plainNumber(text, mark)).to.equal(number)
    })
})

describe('Dates in an order', () => {
  const dates: readonly (readonly [text: string, order: 'DMY' | 'MDY' | 'YMD', date: string | undefined])[] =
    [
      ['01/02/2015', 'DMY', '2015-02-01'],
      ['01/02/2015', 'MDY', '2015-01-02'],
      ['1.2.15', 'DMY', '2015-02-01'],
      ['1-2-70', 'MDY', '1970-01-02'],
      ['2015/2/1', 'YMD', '2015-02-01'],
      ['31/12/2024 23:59:58', 'DMY', '2024-12-31 23:59:58'],
      ['31/12/2024T23:59', 'DMY', '2024-12-31T23:59'],
      ['29/02/2024', 'DMY', '2024-02-29'],
      // Days that the calendar does not have in this order, and texts of other forms.
      ['31/12/2024', 'MDY', undefined],
      ['29/02/2023', 'DMY', undefined],
      ['00/01/2024', 'DMY', undefined],
      ['01/02-2015', 'DMY', undefined],
      ['2015-02-01', 'DMY', undefined],
      ['01/02/2015x', 'DMY', undefined],
      ['01/02/201', 'DMY', undefined],
    ]
  for (const [text, order, date] of dates)
    it(`are ${date ?? 'no dates'} for ${text} in the order ${order}`, () => {
      expect(isoDate(text, order)).to.equal(date)
    })
})
