import { expect } from 'chai'
import { Metrics } from '../../../src/platform/metrics.ts'
import { catalogueWith, jobsOn, newJob, Stage, stateOf, until } from './support.ts'

describe('the metrics of jobs', () => {
  it('count jobs that wait, run and have ended, and the seconds that they took', async () => {
    const metrics = new Metrics()
    const catalogue = await catalogueWith(1)
    const { jobs } = jobsOn(catalogue, { metrics, atOnce: 2 })
    const stage = new Stage()
    const figures = async () => {
      const { body } = await metrics.expose()
      const values = body.matchAll(
        /^(jobs(?:_ended_total)?\{[^}]*\}|job_duration_seconds_count\{[^}]*\}) (\d+)$/gm,
      )
      return Object.fromEntries(
        Array.from(values, ([, name, value]) => [name, Number(value)] as const),
      ) as Record<string, number>
    }
    const states = (waiting: number, running: number) => ({
      'jobs{state="scheduled"}': 0,
      'jobs{state="waiting"}': waiting,
      'jobs{state="running"}': running,
    })
    const ended = (completed: number, failed: number, cancelled: number) => ({
      'jobs_ended_total{state="completed"}': completed,
      'jobs_ended_total{state="failed"}': failed,
      'jobs_ended_total{state="cancelled"}': cancelled,
    })
    expect(await figures()).to.deep.equal({ ...states(0, 0), ...ended(0, 0, 0) })
    jobs.start([stage])
    const ids: number[] = []
    for (let count = 0; count < 4; count++) ids.push((await jobs.schedule(newJob())).id)
    const [first, second] = [await stage.act(0), await stage.act(1)]
    expect(await figures()).to.deep.equal({ ...states(2, 2), ...ended(0, 0, 0) })
    await jobs.cancel(1, ids[3]!)
    first.complete()
    second.fail(new Error('It failed.'))
    ;(await stage.act(2)).complete()
    await until(async () => (await stateOf(catalogue, ids[2]!)) === 'Completed')
    await jobs.stop()
    expect(await figures()).to.deep.equal({
      ...states(0, 0),
      ...ended(2, 1, 1),
      'job_duration_seconds_count{type="Test",state="completed"}': 2,
      'job_duration_seconds_count{type="Test",state="failed"}': 1,
    })
    await catalogue.close()
  })
})
