import { expect } from 'chai'
import fc from 'fast-check'
import { DateReader } from '../../../src/quality/values/date-seconds.ts'
import type { DateOrder } from '../../../src/quality/model/profile.ts'

/** Of a value within a larger buffer, whose digits around it would change the time if they were read. */
function secondsOf(text: string, order?: DateOrder): number {
  const bytes = Buffer.from(`9${text}9`)
  return new DateReader(order).seconds(bytes, 1, bytes.length - 1)
}

const possibleOrderOf = (text: string): DateOrder | 'open' | undefined => {
  const bytes = Buffer.from(text)
  return new DateReader(undefined).possibleOrder(bytes, 0, bytes.length)
}

describe('DateReader', () => {
  it('reads every form of a date and timestamp', () => {
    for (const [text, iso] of [
      ['1970-01-01', '1970-01-01T00:00:00Z'],
      ['0001-01-01', '0001-01-01T00:00:00Z'],
      ['9999.12.31', '9999-12-31T00:00:00Z'],
      ['2024/2/29', '2024-02-29T00:00:00Z'],
      ['31.01.2024', '2024-01-31T00:00:00Z'],
      ['31/01/2024', '2024-01-31T00:00:00Z'],
      ['01/31/2024', '2024-01-31T00:00:00Z'],
      ['01-31-2024', '2024-01-31T00:00:00Z'],
      ['1/31/24', '2024-01-31T00:00:00Z'],
      ['31-Jan-1924', '1924-01-31T00:00:00Z'],
      ['1 feb 99', '1999-02-01T00:00:00Z'],
      ['1-Feb-68', '2068-02-01T00:00:00Z'],
      ['  2024-01-31  ', '2024-01-31T00:00:00Z'],
      ['2024-01-31T09:30', '2024-01-31T09:30:00Z'],
      ['2024-01-31 09:30:15 ', '2024-01-31T09:30:15Z'],
      ['2024-01-31 09:30:15.125Z', '2024-01-31T09:30:15.125Z'],
      ['2024-01-31 09:30:00 +0130', '2024-01-31T08:00:00Z'],
      ['2024-01-31T09:30:00-05', '2024-01-31T14:30:00Z'],
      ['2024-01-31T09:30:00+01:00', '2024-01-31T08:30:00Z'],
      ['1/31/2024 9:30 PM', '2024-01-31T21:30:00Z'],
      ['1/31/2024 12:05am', '2024-01-31T00:05:00Z'],
      ['31-Jan-24 12:30:00 pm GMT', '2024-01-31T12:30:00Z'],
    ] as const) {
      expect(secondsOf(text), text).to.equal(Date.parse(iso) / 1000)
    }
  })

  it('takes the month first between slashes and the day first elsewhere, unless an order is given', () => {
    const day = (text: string, order?: DateOrder) =>
      new Date(secondsOf(text, order) * 1000).toISOString().slice(5, 10)
    expect(day('01/02/2024')).to.equal('01-02')
    expect(day('01-02-2024')).to.equal('02-01')
    expect(day('01/02/2024', 'day first')).to.equal('02-01')
    expect(day('01-02-2024', 'month first')).to.equal('01-02')
    expect(day('01.02.2024', 'month first')).to.equal('02-01')
    expect(day('31/01/2024', 'month first')).to.equal('01-31')
  })

  it('finds the order only if the calendar allows one', () => {
    expect(possibleOrderOf('31/01/2024')).to.equal('day first')
    expect(possibleOrderOf(' 01-31-2024 10:00')).to.equal('month first')
    for (const text of ['01/02/2024', ' 1-2-24 10:00']) expect(possibleOrderOf(text), text).to.equal('open')
    for (const text of ['05/05/2024', '31.01.2024', '2024-01-31', '31-Jan-2024'])
      expect(possibleOrderOf(text), text).to.equal(undefined)
  })

  it('counts the days as JavaScript does', () => {
    const times = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(times, (time) => {
        expect(secondsOf(time.toISOString())).to.be.closeTo(time.getTime() / 1000, 1e-4)
      }),
    )
  })
})
