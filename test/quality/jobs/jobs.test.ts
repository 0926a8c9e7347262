import { expect } from 'chai'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { InvalidData, QualityError } from '../../../src/quality/model/errors.ts'
import { JobEnded, JobUnknown, QueueFull } from '../../../src/quality/jobs/errors.ts'
import type { Jobs, JobsOptions } from '../../../src/quality/jobs/jobs.ts'
import { failureOf, temporaryFolder } from '../../platform/support.ts'
import { catalogueWith, jobsOn, newJob, QUICK, Stage, stateOf, until } from './support.ts'

describe('Jobs', () => {
  let catalogue: Catalogue
  const begun: Jobs[] = []
  beforeEach(async () => (catalogue = await catalogueWith(3)))
  afterEach(async () => {
    for (const jobs of begun.splice(0)) await jobs.stop()
    await catalogue.close()
  })
  const start = (stage: Stage, options: Partial<JobsOptions> = {}, on = catalogue) => {
    const { jobs, log } = jobsOn(on, options)
    begun.push(jobs)
    jobs.start([stage])
    return { jobs, log }
  }
  const becomes = (id: number, state: string) =>
    until(async () => (await stateOf(catalogue, id)) === state, `${state} of job ${id}`)

  it('run with their parameters, and complete in one transaction with the changes of their handler', async () => {
    const stage = new Stage()
    const { jobs } = start(stage)
    const { id } = await jobs.schedule(newJob({ entityIds: [7, 9], params: { source: 'a.csv' } }))
    const { job, context, complete } = await stage.act(0)
    expect(job).to.deep.equal({
      id,
      repositoryId: 1,
      entityIds: [7, 9],
      params: { source: 'a.csv' },
      createdBy: 'ada',
    })
    context.progress(0.5, 'Half of it is done.')
    complete(async (transaction) => {
      await transaction('repositories').where({ id: 1 }).update({ description: 'done' })
    })
    await becomes(id, 'Completed')
    const row = await jobs.find(1, id)
    expect(row).to.include({ progress: 1, message: 'Half of it is done.', reason: '' })
    expect(row.endedAt! >= row.startedAt!).to.equal(true)
    expect(await catalogue.knex('repositories').where({ id: 1 }).first()).to.include({ description: 'done' })
  })

  it('keep their parameters when they end, except a sealed login', async () => {
    const stage = new Stage()
    const { jobs } = start(stage)
    const params = { source: 'a.csv', login: 'sealed' }
    const paramsOf = async (id: number) => (await jobs.find(1, id)).params
    const { id: completed } = await jobs.schedule(newJob({ params }))
    const { job, complete } = await stage.act(0)
    expect([job.params, await paramsOf(completed)]).to.deep.equal([params, params])
    complete()
    await becomes(completed, 'Completed')
    const { id: failed } = await jobs.schedule(newJob({ params }))
    ;(await stage.act(1)).fail(new QualityError('The file has no rows.'))
    await becomes(failed, 'Failed')
    const scheduledFor = new Date(Date.now() + 3_600_000)
    const { id: cancelled } = await jobs.schedule(newJob({ params, scheduledFor }))
    await jobs.cancel(1, cancelled)
    await becomes(cancelled, 'Cancelled')
    for (const id of [completed, failed, cancelled])
      expect(await paramsOf(id)).to.deep.equal({ source: 'a.csv' })
  })

  it('fail with the sentence of a known error, and write other errors to the log only', async () => {
    const stage = new Stage()
    const { jobs, log } = start(stage)
    const { id: first } = await jobs.schedule(newJob())
    ;(await stage.act(0)).fail(new QualityError('The file has no rows.'))
    await becomes(first, 'Failed')
    expect((await jobs.find(1, first)).reason).to.equal('The file has no rows.')
    const { id: second } = await jobs.schedule(newJob())
    ;(await stage.act(1)).fail(new TypeError('x is undefined'))
    await becomes(second, 'Failed')
    expect((await jobs.find(1, second)).reason).to.match(/^The server failed at this job/)
    expect(log.text()).to.include('x is undefined')
    expect(stage.ended.map(({ id, state }) => [id, state])).to.deep.equal([
      [first, 'Failed'],
      [second, 'Failed'],
    ])
  })

  it('fail, and change nothing, where what completes them cannot be written', async () => {
    const stage = new Stage()
    const { jobs } = start(stage)
    const { id } = await jobs.schedule(newJob())
    ;(await stage.act(0)).complete(async (transaction) => {
      await transaction('repositories').where({ id: 1 }).update({ description: 'done' })
      throw new InvalidData([{ pointer: '', detail: 'Too much.' }])
    })
    await becomes(id, 'Failed')
    expect((await jobs.find(1, id)).reason).to.equal('Too much.')
    expect(await catalogue.knex('repositories').where({ id: 1 }).first()).to.include({ description: '' })
  })

  it('of an unknown type fail instead of waiting for ever', async () => {
    const { jobs } = start(new Stage())
    const { id } = await jobs.schedule(newJob({ type: 'Alchemy' }))
    await becomes(id, 'Failed')
    expect((await jobs.find(1, id)).reason).to.include('Alchemy')
  })

  it('end even if their handler cannot be notified', async () => {
    const stage = new Stage()
    stage.abandoned = () => Promise.reject(new TypeError('no such thing'))
    const { jobs, log } = start(stage)
    const { id } = await jobs.schedule(newJob())
    ;(await stage.act(0)).fail(new QualityError('No.'))
    await becomes(id, 'Failed')
    expect(log.text()).to.include('no such thing')
  })

  it('are scheduled in the transaction of their caller', async () => {
    const stage = new Stage()
    const { jobs } = start(stage)
    await failureOf(() =>
      catalogue.knex.transaction(async (transaction) => {
        await jobs.schedule(newJob(), transaction)
        throw new Error('no')
      }),
    )
    const { id } = await catalogue.knex.transaction((transaction) => jobs.schedule(newJob(), transaction))
    expect((await stage.act(0)).job.id).to.equal(id)
    expect(await catalogue.knex('jobs').count({ n: '*' })).to.deep.equal([{ n: 1 }])
  })

  it('are refused when their repository has too many in the queue, and others are not', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { atOnce: 1, queuedPerRepository: 2 })
    await jobs.schedule(newJob())
    await stage.act(0)
    await jobs.schedule(newJob())
    await jobs.schedule(newJob({ scheduledFor: new Date(Date.now() + 60_000) }))
    const results = await Promise.allSettled([jobs.schedule(newJob()), jobs.schedule(newJob())])
    for (const result of results) {
      expect((result as PromiseRejectedResult).reason).to.be.instanceOf(QueueFull)
    }
    await jobs.schedule(newJob({ repositoryId: 2 }))
    await catalogue.knex.transaction((transaction) => jobs.scheduleBeyondLimit(newJob(), transaction))
    expect(await catalogue.knex('jobs').count({ n: '*' })).to.deep.equal([{ n: 5 }])
  })

  it('that are scheduled for later wait for their time', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { timing: { ...QUICK, pollMs: 60_000 } })
    const due = Date.now() + 300
    const { id: later } = await jobs.schedule(newJob({ scheduledFor: new Date(due) }))
    const { id: past } = await jobs.schedule(newJob({ scheduledFor: new Date(0) }))
    expect((await stage.act(0)).job.id).to.equal(past)
    expect(await stateOf(catalogue, later)).to.equal('Scheduled')
    expect((await stage.act(1)).job.id).to.equal(later)
    expect(Date.now()).to.be.within(due, due + 250)
  })

  it('of several repositories take turns, however many one of them has', async () => {
    const stage = new Stage()
    const { jobs } = jobsOn(catalogue, { atOnce: 1 })
    for (const repositoryId of [1, 1, 1, 1, 2, 2, 3]) await jobs.schedule(newJob({ repositoryId }))
    begun.push(jobs)
    jobs.start([stage])
    const order: (number | undefined)[] = []
    for (let number = 0; number < 7; number++) {
      const { job, complete } = await stage.act(number)
      order.push(job.repositoryId)
      // Turns are told apart by milliseconds.
      await sleep(2)
      complete()
    }
    expect(order).to.deep.equal([1, 2, 3, 1, 2, 1, 1])
  })

  it('that share an entity wait for each other, in their order, while others go on', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { atOnce: 4 })
    const ids: number[] = []
    for (const entityIds of [[1], [1, 2], [2], [3]]) ids.push((await jobs.schedule(newJob({ entityIds }))).id)
    const order = async (number: number) => ids.indexOf((await stage.act(number)).job.id)
    expect([await order(0), await order(1)]).to.deep.equal([0, 3])
    await sleep(50)
    expect(stage.acts).to.have.length(2)
    stage.acts[0]!.complete()
    expect(await order(2)).to.equal(1)
    await sleep(50)
    expect(stage.acts).to.have.length(3)
    stage.acts[2]!.complete()
    expect(await order(3)).to.equal(2)
  })

  it('of the whole server run beside those of repositories, one at a time', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { atOnce: 1 })
    for (const repositoryId of [1, 1, undefined, undefined]) await jobs.schedule(newJob({ repositoryId }))
    await stage.act(1)
    await sleep(50)
    expect(stage.acts.map(({ job }) => job.repositoryId)).to.have.members([1, undefined])
  })

  it('cancelled while they wait end at once, once', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { atOnce: 1 })
    await jobs.schedule(newJob())
    await stage.act(0)
    const { id: waiting } = await jobs.schedule(newJob())
    const { id: later } = await jobs.schedule(newJob({ scheduledFor: new Date(Date.now() + 60_000) }))
    for (const id of [waiting, later]) {
      await jobs.cancel(1, id)
      expect(await stateOf(catalogue, id)).to.equal('Cancelled')
      expect(await failureOf(() => jobs.cancel(1, id))).to.be.instanceOf(JobEnded)
    }
    expect(stage.ended.map(({ id }) => id)).to.deep.equal([waiting, later])
    expect(await failureOf(() => jobs.cancel(2, waiting))).to.be.instanceOf(JobUnknown)
    expect(await failureOf(() => jobs.cancel(1, 99))).to.be.instanceOf(JobUnknown)
  })

  it('cancelled while they run are told, and are cancelled when they have stopped', async () => {
    const stage = new Stage()
    const { jobs } = start(stage)
    const { id } = await jobs.schedule(newJob())
    await stage.act(0)
    await jobs.cancel(1, id)
    await becomes(id, 'Cancelled')
    expect(stage.ended).to.deep.equal([{ id, state: 'Cancelled', reason: 'The job was cancelled.' }])
  })

  it('cancelled all of an entity, but for a type, can be waited for', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { atOnce: 1 })
    const { id: running } = await jobs.schedule(newJob({ entityIds: [5] }))
    await stage.act(0)
    const { id: waiting } = await jobs.schedule(newJob({ entityIds: [4, 5] }))
    const { id: spared } = await jobs.schedule(newJob({ entityIds: [5], type: 'Delete' }))
    const { id: other } = await jobs.schedule(newJob({ entityIds: [6] }))
    const scope = { repositoryId: 1, entityId: 5, except: 'Delete' }
    await jobs.cancelAllOf(scope)
    await jobs.whenEnded(scope, new AbortController().signal)
    expect(await stateOf(catalogue, running)).to.equal('Cancelled')
    expect(await stateOf(catalogue, waiting)).to.equal('Cancelled')
    expect(await stateOf(catalogue, spared)).to.not.equal('Cancelled')
    expect((await stage.act(1)).job.id).to.equal(other)
  })

  it('whose repository is deleted while they run are told to stop', async () => {
    const stage = new Stage()
    const { jobs, log } = start(stage)
    await jobs.schedule(newJob())
    const { context } = await stage.act(0)
    await catalogue.knex('repositories').where({ id: 1 }).delete()
    await jobs.release(1)
    expect(context.signal.aborted).to.equal(true)
    expect(log.text()).to.include('was deleted while it ran, or another server took it over')
    expect(await catalogue.knex('jobs')).to.deep.equal([])
  })

  it('show progress that never goes back, and is not written at each call', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { timing: { ...QUICK, progressMs: 100 } })
    const { id } = await jobs.schedule(newJob())
    const { context, complete } = await stage.act(0)
    const seen: number[] = []
    const started = performance.now()
    const watching = (async () => {
      for await (const { progress } of jobs.watch(id, new AbortController().signal)) seen.push(progress)
    })()
    for (let step = 0; step < 100; step++) {
      context.progress(step % 10 === 9 ? 0 : step / 100, `Step ${step}.`)
      await sleep(3)
    }
    context.progress(NaN, 'Nothing is known.')
    context.progress(7, 'More than all.')
    await until(async () => (await jobs.find(1, id)).progress === 1)
    complete()
    await watching
    expect(seen).to.deep.equal([...seen].sort((left, right) => left - right))
    // The loop takes longer on a busy machine.
    expect(seen.length).to.be.within(4, 9 + (performance.now() - started) / 100)
  })

  it('can be watched from before they begin to their end, also by several', async () => {
    const stage = new Stage()
    const { jobs } = start(stage, { atOnce: 1 })
    await jobs.schedule(newJob())
    await stage.act(0)
    const { id } = await jobs.schedule(newJob())
    const seen: string[][] = []
    const watch = async () => {
      const states: string[] = []
      seen.push(states)
      for await (const { state } of jobs.watch(id, new AbortController().signal)) states.push(state)
      return states
    }
    const watching = [watch(), watch()]
    await until(() => seen.every((states) => states.includes('Waiting')))
    stage.acts[0]!.complete()
    const { complete } = await stage.act(1)
    // Changes that follow each other quickly are merged.
    await until(() => seen.every((states) => states.includes('Running')))
    complete()
    for (const states of await Promise.all(watching)) {
      expect(states).to.deep.equal(['Waiting', 'Running', 'Completed'])
    }
    expect(await watch()).to.deep.equal(['Completed'])
  })

  it('are watched until the client goes away or the server stops', async () => {
    const { jobs } = jobsOn(catalogue)
    const { id } = await jobs.schedule(newJob())
    const abort = new AbortController()
    const watches = [abort.signal, new AbortController().signal].map((signal) => jobs.watch(id, signal))
    for (const watch of watches) await watch.next()
    const nexts = watches.map((watch) => watch.next())
    abort.abort()
    expect((await nexts[0]!).done).to.equal(true)
    await jobs.stop()
    expect((await nexts[1]!).done).to.equal(true)
  })

  it('that another process adds or cancels are seen', async () => {
    const folder = await temporaryFolder()
    const mine = await catalogueWith(1, folder)
    const others = await catalogueWith(0, folder)
    try {
      const stage = new Stage()
      const { jobs } = start(stage, {}, mine)
      const elsewhere = jobsOn(others).jobs
      const { id } = await elsewhere.schedule(newJob())
      await stage.act(0)
      const states: string[] = []
      const watching = (async () => {
        for await (const { state } of jobs.watch(id, new AbortController().signal)) states.push(state)
      })()
      await elsewhere.cancel(1, id)
      await watching
      expect(states.at(-1)).to.equal('Cancelled')
      await jobs.stop()
    } finally {
      await mine.close()
      await others.close()
    }
  })

  it('that run when the server stops are taken up at the next start, and that does not count as an attempt', async () => {
    let id: number | undefined
    for (let start_ = 0; start_ < 4; start_++) {
      const stage = new Stage('Test', 2)
      const { jobs } = start(stage)
      id ??= (await jobs.schedule(newJob())).id
      const { context } = await stage.act(0)
      context.progress(0.1 * (4 - start_), 'On the way.')
      await jobs.stop()
      expect(context.signal.aborted).to.equal(true)
      expect(await stateOf(catalogue, id)).to.equal('Waiting')
    }
    const stage = new Stage()
    start(stage)
    ;(await stage.act(0)).complete()
    await becomes(id!, 'Completed')
  })

  it('forgets those that ended long ago', async () => {
    const long = new Date(Date.now() - 31 * 86_400_000).toISOString()
    const { jobs } = jobsOn(catalogue)
    const { id: old } = await jobs.schedule(newJob())
    const { id: young } = await jobs.schedule(newJob())
    const { id: waiting } = await jobs.schedule(newJob({ scheduledFor: new Date(Date.now() + 60_000) }))
    await catalogue.knex('jobs').where({ id: old }).update({ status: 'Completed', ended_at: long })
    await catalogue
      .knex('jobs')
      .where({ id: young })
      .update({ status: 'Failed', ended_at: new Date().toISOString() })
    begun.push(jobs)
    jobs.start([])
    await until(async () => (await stateOf(catalogue, old)) === undefined)
    expect(await stateOf(catalogue, young)).to.equal('Failed')
    expect(await stateOf(catalogue, waiting)).to.equal('Scheduled')
  })
})
