import { expect } from 'chai'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { compiled } from '../../support/programs.ts'
import { catalogueWith, jobsOn, newJob, QUICK, Stage, stateOf, until } from './support.ts'

const worker = compiled('test/quality/jobs/crash-worker.ts')

interface StoredJob {
  readonly id: number
  readonly status: string
  readonly attempts: number
  readonly reason: string
  readonly progress: number
}

/** What a test opened and has to close, whatever it came to. */
const opened: (() => Promise<unknown>)[] = []
const catalogueOf = async (repositories: number, folder?: string): Promise<Catalogue> => {
  const catalogue = await catalogueWith(repositories, folder)
  opened.push(() => catalogue.close())
  return catalogue
}
const serverOn: typeof jobsOn = (catalogue, options) => {
  const server = jobsOn(catalogue, options)
  opened.push(() => server.jobs.stop())
  return server
}

const endsOf = async (catalogue: Catalogue) =>
  (await catalogue.knex<{ name: string }>('users').select('name')).map(({ name }) => name)

describe('Jobs of a server that is killed', function () {
  this.timeout(60_000)
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close()
  })

  it('are resumed or failed at the next start, never lost, never run twice concurrently, and end once', async () => {
    const folder = await temporaryFolder()
    const catalogue = await catalogueOf(3, folder)
    const { jobs } = serverOn(catalogue, { queuedPerRepository: 1000 })
    const seeds = fc.sample(
      fc.record({
        ms: fc.integer({ min: 0, max: 250 }),
        fails: fc.boolean(),
        repository: fc.integer({ min: 1, max: 3 }),
      }),
      { numRuns: 60, seed: 5 },
    )
    const random = fc.sample(fc.integer({ min: 0, max: 400 }), { numRuns: 30, seed: 6 })
    const ids: number[] = []
    const add = async (count: number) => {
      for (const { ms, fails, repository } of seeds.slice(ids.length, ids.length + count)) {
        const entityIds = [(ids.length % 7) + 1]
        const job = newJob({ repositoryId: repository, entityIds, params: { ms, fails } })
        ids.push((await jobs.schedule(job)).id)
      }
    }
    const children = new Set<ChildProcess>()
    const startWorker = () => {
      const child = spawn(process.execPath, [worker, folder], {
        stdio: 'inherit',
      })
      children.add(child)
      return child
    }
    const readLog = () => readFile(join(folder, 'log'), 'utf8').catch(() => '')
    try {
      for (let kill = 0; kill < 12; kill++) {
        await add(5)
        const child = startWorker()
        await until(async () => (await readLog()).includes(`${child.pid} ready`), 'the worker')
        await sleep(random[kill])
        if (kill % 3 === 0) await cancelSome(catalogue, ids.at(-1)!)
        child.kill('SIGKILL')
        await once(child, 'close')
        children.delete(child)
      }
      startWorker()
      await until(async () => {
        const [alive] = await catalogue
          .knex('jobs')
          .whereIn('status', ['Waiting', 'Running'])
          .count({ n: '*' })
        return alive?.n === 0
      })
      const rows = await catalogue.knex<StoredJob>('jobs').orderBy('id')
      expect(rows.map(({ id }) => id)).to.deep.equal(ids)
      for (const { status, attempts, reason, progress } of rows) {
        expect(status).to.be.oneOf(['Completed', 'Failed', 'Cancelled'])
        expect(attempts).to.be.at.most(3)
        if (status === 'Completed') expect(progress).to.equal(1)
        if (status === 'Failed') expect(reason).to.match(/As it was told|The server ended 3 times/)
      }
      expect((await endsOf(catalogue)).sort()).to.deep.equal(
        rows.map(({ id, status }) => `${status.toLowerCase()} ${id}`).sort(),
      )
      expect(overlapping(await readLog())).to.deep.equal([])
    } finally {
      for (const child of children) {
        child.kill('SIGKILL')
        await once(child, 'close')
      }
    }
  })

  it('fail with the reason after the maximum number of attempts', async () => {
    const catalogue = await catalogueOf(1)
    const { jobs: scheduler } = serverOn(catalogue)
    const { id } = await scheduler.schedule(newJob())
    const stage = new Stage('Test', 2)
    const fractions: number[] = []
    for (const attempt of [0, 1]) {
      // As a dead server leaves it: claimed, with a lease that has long to go.
      const { jobs } = serverOn(catalogue, { timing: { ...QUICK, leaseMs: 60_000 } })
      jobs.start([stage])
      const { context } = await stage.act(attempt)
      if (attempt === 0) context.progress(0.6, 'Well on the way.')
      else context.progress(0.1, 'From the beginning.')
      const message = attempt === 0 ? 'Well on the way.' : 'From the beginning.'
      await until(async () => (await scheduler.find(1, id)).message === message)
      fractions.push((await scheduler.find(1, id)).progress)
      const row = await catalogue.knex<{ id: number; status: string }>('jobs').where({ id }).first()
      await jobs.stop()
      await catalogue
        .knex('jobs')
        .where({ id })
        .update({ ...row })
    }
    expect(fractions).to.deep.equal([0.6, 0.6])
    const { jobs } = serverOn(catalogue)
    jobs.start([stage])
    await until(async () => (await stateOf(catalogue, id)) === 'Failed')
    expect((await scheduler.find(1, id)).reason).to.equal(
      'The server ended 2 times while this job ran, so it is not tried again.',
    )
    expect(stage.ended).to.have.length(1)
  })

  it('are cancelled at the next start if that was asked for', async () => {
    const catalogue = await catalogueOf(1)
    const { jobs } = serverOn(catalogue)
    const { id } = await jobs.schedule(newJob())
    await catalogue
      .knex('jobs')
      .where({ id })
      .update({ status: 'Running', attempts: 1, cancel_requested: true })
    const stage = new Stage()
    jobs.start([stage])
    await until(async () => (await stateOf(catalogue, id)) === 'Cancelled')
    expect(stage.acts).to.have.length(0)
    expect(stage.ended).to.have.length(1)
  })

  it('stay with a server that renews their lease', async () => {
    const folder = await temporaryFolder()
    const [mine, others] = [await catalogueOf(1, folder), await catalogueOf(0, folder)]
    const options = { isAlone: false, timing: { ...QUICK, leaseMs: 2400 } }
    const stages = [new Stage(), new Stage()] as const
    const { jobs } = serverOn(mine, options)
    jobs.start([stages[0]])
    await jobs.schedule(newJob())
    await stages[0].act(0)
    serverOn(others, options).jobs.start([stages[1]])
    await sleep(4000)
    expect(stages[1].acts).to.have.length(0)
    expect(stages[0].acts[0]!.context.signal.aborted).to.equal(false)
  })

  it('go to another server when the lease is over', async () => {
    const folder = await temporaryFolder()
    const [mine, others] = [await catalogueOf(1, folder), await catalogueOf(0, folder)]
    const stages = [new Stage(), new Stage()] as const
    // The first server renews a lease every five seconds, which is long after the other one has taken the job.
    // It runs one job at once, so that it does not take its own job again.
    const slow = { isAlone: false, atOnce: 1, timing: { ...QUICK, leaseMs: 15_000 } }
    const { jobs } = serverOn(mine, slow)
    jobs.start([stages[0]])
    const { id } = await jobs.schedule(newJob())
    await stages[0].act(0)
    serverOn(others, { isAlone: false }).jobs.start([stages[1]])
    // As if the first server had stood still for longer than the lease.
    await mine
      .knex('jobs')
      .where({ id })
      .update({ lease_until: new Date(0).toISOString() })
    await stages[1].act(0)
    // It finds out, stops, and writes no end.
    await until(() => stages[0].acts[0]!.context.signal.aborted)
    stages[1].acts[0]!.complete()
    await until(async () => (await stateOf(mine, id)) === 'Completed')
    expect(stages[0].ended).to.have.length(0)
  })
})

/** Asks for the end of two jobs as another process would. */
async function cancelSome(catalogue: Catalogue, last: number): Promise<void> {
  await catalogue
    .knex('jobs')
    .whereIn('id', [last, last - 1])
    .whereIn('status', ['Waiting', 'Running'])
    .update({ cancel_requested: true })
}

/** Jobs that began again while they ran in the same process, or in one that lived. */
function overlapping(log: string): string[] {
  const running = new Map<string, string>()
  const faults: string[] = []
  for (const line of log.split('\n')) {
    const [pid = '', what, id = ''] = line.split(' ')
    if (what === 'begin') {
      if (running.get(id) === pid) faults.push(line)
      running.set(id, pid)
    } else if (what === 'end') {
      if (running.get(id) !== pid) faults.push(line)
      running.delete(id)
    }
  }
  return faults
}
