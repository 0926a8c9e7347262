import { expect } from 'chai'
import { integer, sourceTime, text, threeDecimals } from '../../../src/quality/listings/columns.ts'
import { ColumnUnknown } from '../../../src/quality/listings/errors.ts'
import { listing } from '../../../src/quality/listings/listing.ts'
import { readOptions } from '../../../src/quality/listings/options.ts'
import { readPage } from '../../../src/quality/listings/page.ts'
import type { RowStore } from '../../../src/quality/listings/row-store.ts'
import { failureOf } from '../../platform/support.ts'

const jobs = listing({
  view: 'Scheduler',
  key: ['job_id'],
  from: () => {
    throw new Error('Nothing is asked of the store.')
  },
  columns: {
    job_id: integer('Ref', '', 'jobs.id'),
    job_name: text('Activity Name', '', 'jobs.name'),
  },
})
const failure = (given: Parameters<typeof readOptions>[0]) =>
  failureOf(() => readPage(jobs, {} as RowStore, undefined, readOptions(given), AbortSignal.abort()))

describe('options of a listing', () => {
  it('name existing columns, and are rejected with the nearest or some names otherwise', async () => {
    const unknown = (await failure({ columns: ['job_nam', 'job_id', '__proto__'] })) as ColumnUnknown
    expect(unknown).to.be.an.instanceOf(ColumnUnknown)
    expect(unknown.names).to.deep.equal(['job_nam', '__proto__'])
    expect(unknown.message).to.contain('"job_nam"').and.to.contain('"job_name"').and.to.contain('"__proto__"')
    const far = (await failure({ columns: ['COLOUR'] })) as ColumnUnknown
    expect(far.message).to.equal('The listing has no column "COLOUR". It has "job_id" and "job_name".')
    expect(await failure({ sort: ['JOB_ID:desc'] })).to.be.an.instanceOf(ColumnUnknown)
  })

  it('have a direction only after the last colon of a column', () => {
    const { sort } = readOptions({ sort: ['L_e1:asc', 'e1:name:desc', 'a:b', { column: 'x:asc' }] })
    expect(sort).to.deep.equal([
      { column: 'L_e1', isDescending: false },
      { column: 'e1:name', isDescending: true },
      { column: 'a:b', isDescending: false },
      { column: 'x:asc', isDescending: false },
    ])
  })

  it('have pages of 65 rows from the first on, cut at 10,000', () => {
    expect(readOptions()).to.include({ pageStart: 1, pageSize: 65, isExternal: false })
    expect(readOptions({ pageStart: '7', pageSize: '10001' })).to.include({ pageStart: 7, pageSize: 10_000 })
    expect(readOptions({ pageStart: 7, pageSize: 12, external: '1' })).to.include({
      pageSize: 12,
      isExternal: true,
    })
  })
})

describe('values of a listing', () => {
  it('have three decimals and never an exponent', () => {
    const texts = [64.7914, 0, -0.0001, 1e21, -1e-9, 2 ** 53].map(threeDecimals)
    expect(texts).to.deep.equal([
      '64.791',
      '0.000',
      '0.000',
      '1000000000000000000000.000',
      '0.000',
      '9007199254740992.000',
    ])
  })

  it('write times as the source does', () => {
    expect(sourceTime('2026-11-21T09:30:00.000Z')).to.equal('2026/11/21 09:30:00')
  })
})
