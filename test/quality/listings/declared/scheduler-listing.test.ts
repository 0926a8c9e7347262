import { expect } from 'chai'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { CatalogueRows } from '../../../../src/quality/listings/catalogue-rows.ts'
import { schedulerListing } from '../../../../src/quality/listings/declared/catalogue/scheduler-listing.ts'
import { readOptions, type GivenOptions } from '../../../../src/quality/listings/options.ts'
import { readPage } from '../../../../src/quality/listings/page.ts'
import { encodePage } from '../../../../src/quality/listings/standard-response.ts'
import { addEntity } from '../../support/catalogues.ts'
import { catalogueWith, jobsOn, newJob, Stage, stateOf, until } from '../../jobs/support.ts'

interface Answer {
  readonly columns: readonly { readonly columnisedName: string }[]
  readonly rows: readonly {
    readonly dataRow: readonly unknown[]
    readonly metadata: { readonly url: string }
  }[]
}

describe('The listing of jobs', () => {
  let catalogue: Catalogue
  beforeEach(async () => (catalogue = await catalogueWith(2)))
  afterEach(() => catalogue.close())

  const list = async (given: GivenOptions = {}) => {
    const repository = { id: 1, name: 'r1' }
    const store = new CatalogueRows(catalogue)
    const signal = new AbortController().signal
    const page = await readPage(schedulerListing, store, repository, readOptions(given), signal)
    let text = ''
    for await (const piece of encodePage(page)) text += piece
    return JSON.parse(text) as Answer
  }
  const column = async (given: GivenOptions) => (await list(given)).rows.map(({ dataRow }) => dataRow[0])

  it('has the columns of the source in their order, and shows jobs in all states', async () => {
    const { jobs } = jobsOn(catalogue)
    const stage = new Stage()
    const scheduledFor = new Date('2099-01-02T03:04:05Z')
    await addEntity(catalogue, { id: 104, number: 4, name: 'a' })
    await addEntity(catalogue, { id: 112, number: 12, name: 'b' })
    await addEntity(catalogue, { id: 103, number: 3, name: 'c' })
    const { id: done } = await jobs.schedule(newJob({ name: 'first', entityIds: [104, 112] }))
    await jobs.schedule(newJob({ name: 'later', entityIds: [103], scheduledFor, createdBy: 'bob' }))
    await jobs.schedule(newJob({ repositoryId: 2 }))
    // The numbers stay when the entities are gone.
    await catalogue.knex('entities').delete()
    jobs.start([stage])
    ;(await stage.act(0)).context.progress(0.999, 'Nearly there.')
    stage.acts[0]!.complete()
    await until(async () => (await stateOf(catalogue, done)) === 'Completed')
    await jobs.stop()
    const start = '2026-11-21T09:30:00.000Z'
    await catalogue.knex('jobs').where({ id: done }).update({
      created_at: start,
      started_at: start,
      ended_at: '2026-11-22T10:31:01.500Z',
      run_ms: 90_061_500,
    })
    const { columns, rows } = await list()
    expect(columns.map(({ columnisedName }) => columnisedName)).to.deep.equal([
      ...[
        'job_id',
        'job_name',
        'job_type',
        'job_metabase',
        'job_entity_id',
        'job_scheduled_time',
        'job_status',
      ],
      ...['job_progress', 'job_message_mc', 'job_reason', 'job_start_time', 'job_end_time', 'job_duration'],
      ...['job_create_user', 'job_create_time'],
    ])
    expect(rows[0]).to.deep.equal({
      dataRow: [
        ...['1', 'first', 'Test', 'r1', ['4', '12'], 'Immediate', 'Completed', '100', 'Nearly there.', ''],
        ...['2026/11/21 09:30:00', '2026/11/22 10:31:01', '1 Days, 01:01:01', 'ada', '2026/11/21 09:30:00'],
      ],
      metadata: { url: '/api/repositories/r1/scheduler/1' },
    })
    expect(rows[1]!.dataRow.slice(4, 13)).to.deep.equal([
      ...[['3'], '2099/01/02 03:04:05', 'Scheduled', '0', '', '', '', '', ''],
    ])
    expect(rows).to.have.length(2)
  })

  it('shows the progress and the duration of a running job', async () => {
    const { jobs } = jobsOn(catalogue)
    const { id } = await jobs.schedule(newJob())
    const started_at = new Date(Date.now() - 3_661_000).toISOString()
    await catalogue.knex('jobs').where({ id }).update({ status: 'Running', started_at, progress: 0.129 })
    expect(await column({ columns: ['job_duration'] })).to.deep.equal(['0 Days, 01:01:01'])
    expect(await column({ columns: ['job_progress'] })).to.deep.equal(['12'])
  })

  it('is sorted by durations, numbers and entities by value, not by text', async () => {
    const { jobs } = jobsOn(catalogue)
    for (const number of [2, 9, 10, 11]) await addEntity(catalogue, { id: number, number, name: `${number}` })
    for (const [entityIds, run_ms, progress] of [
      [[10], 9000, 0.5],
      [[9, 11], 86_400_000, 1],
      [[9, 2], 10_000, 0.07],
    ] as const) {
      const { id } = await jobs.schedule(newJob({ entityIds }))
      await catalogue.knex('jobs').where({ id }).update({ status: 'Completed', run_ms, progress })
    }
    const sorted = (by: string) => column({ columns: ['job_id'], sort: [by] })
    expect(await sorted('job_duration')).to.deep.equal(['1', '3', '2'])
    expect(await sorted('job_progress:desc')).to.deep.equal(['2', '1', '3'])
    expect(await sorted('job_entity_id')).to.deep.equal(['3', '2', '1'])
  })
})
