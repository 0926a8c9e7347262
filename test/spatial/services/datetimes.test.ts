import { expect } from 'chai'
import fc from 'fast-check'
import { InvalidParameter } from '../../../src/spatial/model/errors.ts'
import { readDatetime } from '../../../src/spatial/services/datetimes.ts'

const at = Date.parse('2024-02-29T12:00:00Z')
const day = 86_400_000

describe('a datetime parameter', () => {
  it('takes a timestamp for a moment, wherever its clock stands', () => {
    for (const text of [
      '2024-02-29T12:00:00Z',
      '2024-02-29t12:00:00z',
      '2024-02-29T12:00:00.0004Z',
      '2024-02-29T14:00:00+02:00',
      '2024-02-29T14:00:00 02:00',
      '2024-02-28T22:01:00-13:59',
      '2024-03-01T02:00:00+14:00',
    ])
      expect(readDatetime(text), text).to.deep.equal({ from: at, to: at })
  })

  it('takes a date for its whole day in UTC', () => {
    const midnight = Date.parse('2024-02-29T00:00:00Z')
    expect(readDatetime('2024-02-29')).to.deep.equal({ from: midnight, to: midnight + day - 1 })
    expect(readDatetime('2024-02-28/2024-02-29')).to.deep.equal({
      from: midnight - day,
      to: midnight + day - 1,
    })
  })

  it('leaves a side open for two dots and for nothing', () => {
    for (const [text, from, to] of [
      ['2024-02-29T12:00:00Z/..', at, Infinity],
      ['2024-02-29T12:00:00Z/', at, Infinity],
      ['../2024-02-29T12:00:00Z', -Infinity, at],
      ['/2024-02-29T12:00:00Z', -Infinity, at],
      ['../..', -Infinity, Infinity],
      ['/', -Infinity, Infinity],
    ] as const)
      expect(readDatetime(text), text).to.deep.equal({ from, to })
  })

  it('reads every moment of four-digit years to the millisecond', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('0001-01-01T00:00:00Z'),
          max: new Date('9998-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        (date) => {
          expect(readDatetime(date.toISOString())).to.deep.equal({ from: +date, to: +date })
        },
      ),
    )
  })

  it('takes a leap second for the last millisecond before it, and no other 61st second', () => {
    const last = Date.parse('2016-12-31T23:59:59.999Z')
    expect(readDatetime('2016-12-31T23:59:60Z').from).to.equal(last)
    expect(readDatetime('2017-01-01T00:59:60.5+01:00').from).to.equal(last)
    expect(() => readDatetime('2016-12-31T12:00:60Z')).to.throw(InvalidParameter)
  })

  it('refuses what is no time, or more than two of them', () => {
    for (const text of [
      '',
      'now',
      '..',
      '2024',
      '2024-02',
      '2023-02-29',
      '2024-02-30',
      '2024-13-01',
      '2024-02-29T12:00:00',
      '2024-02-29T12:00Z',
      '2024-02-29 12:00:00Z',
      '2024-02-29T24:00:00Z',
      '2024-02-29T12:60:00Z',
      '2024-02-29T12:00:61Z',
      '2024-02-29T12:00:00+24:00',
      '2024-02-29T12:00:00+02',
      '2024-02-29T12:00:00.Z',
      ' 2024-02-29',
      '2024-02-29\n',
      '02024-02-29',
      '2024-02-29/2024-03-01/2024-03-02',
      '2024-02-29/P1D',
      '.../2024-02-29',
    ])
      expect(() => readDatetime(text), text).to.throw(InvalidParameter, 'A datetime is a date')
  })

  it('refuses an interval that starts after its end, and says so', () => {
    expect(() => readDatetime('2024-03-01/2024-02-29')).to.throw(InvalidParameter, 'starts after its end')
    expect(() => readDatetime('2024-02-29T12:00:00.001Z/2024-02-29T12:00:00Z')).to.throw(InvalidParameter)
    expect(readDatetime('2024-02-29T12:00:00Z/2024-02-29').from).to.equal(at)
  })
})
