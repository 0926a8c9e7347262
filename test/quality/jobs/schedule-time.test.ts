import { expect } from 'chai'
import fc from 'fast-check'
import type { InvalidData } from '../../../src/quality/model/errors.ts'
import { readSchedule, readScheduleTime } from '../../../src/quality/jobs/schedule-time.ts'
import { failureOf } from '../../platform/support.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const two = (value: number) => String(value).padStart(2, '0')

/** The four forms of the source, each with either separator. */
function formsOf(time: Date): string[] {
  const name = MONTHS[time.getUTCMonth()]!
  const clock = time.toISOString().slice(11, 19)
  const year = time.toISOString().slice(0, 4)
  const months = [two(time.getUTCMonth() + 1), name.slice(0, 3), name, name.toUpperCase(), name.toLowerCase()]
  return months.flatMap((month) =>
    ['-', '/'].map((separator) => `${[year, month, two(time.getUTCDate())].join(separator)} ${clock}`),
  )
}

describe('The time of a schedule', () => {
  it('is read in all forms, whatever the time', () => {
    const times = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (time) => {
        time.setUTCMilliseconds(0)
        for (const form of formsOf(time)) expect(readScheduleTime(form)?.getTime(), form).to.equal(+time)
      }),
    )
  })

  it('must be in the calendar', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      ...[13, 32, 25, 61, 61].map((max) => fc.integer({ min: 0, max })),
    )
    fc.assert(
      fc.property(parts, ([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]) => {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${[hour, minute, second].map(two).join(':')}`
        const time = new Date(0)
        time.setUTCFullYear(year, month - 1, day)
        time.setUTCHours(hour, minute, second)
        const isReal = time.toISOString().slice(0, 19).replace('T', ' ') === text
        expect(readScheduleTime(text)?.getTime(), text).to.equal(isReal ? +time : undefined)
      }),
    )
    expect(readScheduleTime('2024-02-29 00:00:00')).to.be.instanceOf(Date)
    expect(readScheduleTime('2023-Feb-29 00:00:00')).to.equal(undefined)
  })

  it('rejects all other forms', () => {
    for (const text of [
      '',
      'now',
      '2026-11-21',
      '2026-11-21T09:30:00',
      '2026-11/21 09:30:00',
      '2026-11-21 9:30:00',
      '2026-11-21  09:30:00',
      ' 2026-11-21 09:30:00',
      '2026-11-21 09:30:00\n',
      '2026-Novem-21 09:30:00',
      '2026-Sept-21 09:30:00',
      '26-11-21 09:30:00',
      '2026-11-21 09:30:00Z',
    ]) {
      expect(readScheduleTime(text), text).to.equal(undefined)
    }
  })

  it('is kept, unless the job is to run at once', async () => {
    const scheduleTime = '2030/Jan/05 10:00:00'
    const time = new Date('2030-01-05T10:00:00Z')
    expect(readSchedule({})).to.equal(undefined)
    for (const now of ['0', 0] as const) {
      expect(readSchedule({ scheduleNow: now })).to.equal(undefined)
      expect(readSchedule({ scheduleNow: now, scheduleTime })).to.deep.equal(time)
    }
    expect(readSchedule({ scheduleTime })).to.deep.equal(time)
    for (const now of ['1', 1] as const)
      expect(readSchedule({ scheduleNow: now, scheduleTime })).to.equal(undefined)
    const fault = await failureOf(() => readSchedule({ scheduleNow: '1', scheduleTime: 'tomorrow' }))
    expect((fault as InvalidData).faults[0]).to.include({ pointer: '/data/scheduleTime' })
  })
})
