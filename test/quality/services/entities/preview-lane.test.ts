import { expect } from 'chai'
import { LaneFull } from '../../../../src/lib/lane.ts'
import { PreviewTooLong } from '../../../../src/quality/services/errors.ts'
import { PreviewLane } from '../../../../src/quality/services/entities/preview-lane.ts'
import { failureOf as reasonOf } from '../../../platform/support.ts'

const never = new AbortController().signal
const requester = (owner: string, { arrivedAt = performance.now(), signal = never } = {}) => ({
  owner,
  arrivedAt,
  signal,
})

const failureOf = async (run: () => Promise<unknown>) => (await reasonOf(run)) as Error

/** A work that ends when it is told to, or when its signal aborts. */
function work() {
  let finish: () => void = () => undefined
  let isRunning = false
  const run = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      isRunning = true
      finish = resolve
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  return { run, isRunning: () => isRunning, finish: () => finish() }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('The lane of previews', () => {
  it('keeps a place for other credentials, and rejects previews of one credential beyond a quarter of the queue', async () => {
    const lane = new PreviewLane({ atOnce: 2, queued: 8, seconds: 10 })
    const [first, second, third, other] = [work(), work(), work(), work()]
    const running = [
      lane.run(requester('eve'), first.run),
      lane.run(requester('eve'), second.run),
      lane.run(requester('eve'), third.run),
    ]
    const refused = await failureOf(() => lane.run(requester('eve'), work().run))
    expect(refused).to.be.instanceOf(LaneFull)
    expect(refused.message).to.equal(
      'The queue of previews is full: it holds 8, and 2 for the same credentials. Try again in some seconds, or raise PREVIEWS_QUEUED.',
    )
    running.push(lane.run(requester('ada'), other.run))
    await turn()
    expect([first, second, third, other].map(({ isRunning }) => isRunning())).to.deep.equal([
      true,
      false,
      false,
      true,
    ])
    for (const { finish } of [first, second, third, other]) {
      finish()
      await turn()
    }
    await Promise.all(running)
  })

  it('rejects previews beyond the queue, from any credential', async () => {
    const lane = new PreviewLane({ atOnce: 1, queued: 2, seconds: 10 })
    const works = ['eve', 'ada', 'bob'].map((owner) => ({ owner, ...work() }))
    const running = works.map(({ owner, run }) => lane.run(requester(owner), run))
    await turn()
    expect(await failureOf(() => lane.run(requester('joe'), work().run))).to.be.instanceOf(LaneFull)
    for (const { finish } of works) {
      finish()
      await turn()
    }
    await Promise.all(running)
  })

  it('runs a preview at once if the queue has no place', async () => {
    const lane = new PreviewLane({ atOnce: 1, queued: 0, seconds: 10 })
    const only = work()
    const running = lane.run(requester('eve'), only.run)
    expect(await failureOf(() => lane.run(requester('ada'), work().run))).to.be.instanceOf(LaneFull)
    only.finish()
    await running
  })

  it('counts the time from the arrival, and ends a running preview', async () => {
    const lane = new PreviewLane({ atOnce: 1, queued: 4, seconds: 1 })
    const [long, waiting] = [work(), work()]
    const started = performance.now()
    const early = requester('eve', { arrivedAt: started - 800 })
    const [ended, tooLate] = await Promise.all([
      failureOf(() => lane.run(early, long.run)),
      failureOf(() => lane.run({ ...early, owner: 'ada' }, waiting.run)),
    ])
    expect(performance.now() - started).to.be.within(150, 700)
    for (const error of [ended, tooLate]) {
      expect(error).to.be.instanceOf(PreviewTooLong)
      expect(error.message).to.match(/after 1 seconds.*PREVIEW_SECONDS/)
    }
    const next = work()
    const running = lane.run(requester('eve'), next.run)
    await turn()
    expect(next.isRunning()).to.equal(true)
    next.finish()
    await running
  })

  it('ends a preview whose client has disconnected', async () => {
    const lane = new PreviewLane({ atOnce: 1, queued: 4, seconds: 10 })
    const client = new AbortController()
    const failure = failureOf(() => lane.run(requester('eve', { signal: client.signal }), work().run))
    client.abort(new Error('gone'))
    expect((await failure).message).to.equal('gone')
  })
})
