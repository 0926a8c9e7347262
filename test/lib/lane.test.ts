import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { Lane, LaneFull } from '../../src/lib/lane.ts'

const { signal } = new AbortController()

const laneOf = (limits: Partial<ConstructorParameters<typeof Lane>[0]> = {}) =>
  new Lane({ atOnce: 2, perOwner: 2, queuedPerOwner: 10, fullMessage: 'Wait.', ...limits })

/** A work that lasts until it is told to end. */
function work() {
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, run: () => ended }
}

describe('a lane', () => {
  it('runs at most the allowed number of tasks, in total and for each owner', async () => {
    const lane = laneOf({ atOnce: 3, perOwner: 2 })
    const running = new Set<string>()
    let most = 0
    let mostOfAda = 0
    const one = (owner: string, name: string) =>
      lane.run(owner, new AbortController().signal, async () => {
        running.add(name)
        most = Math.max(most, running.size)
        mostOfAda = Math.max(mostOfAda, [...running].filter((other) => other.startsWith('ada')).length)
        await sleep(2)
        running.delete(name)
      })
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => ['ada', 'bob'].map((owner) => one(owner, `${owner} ${i}`))).flat(),
    )
    expect({ most, mostOfAda }).to.deep.equal({ most: 3, mostOfAda: 2 })
    expect({ running: lane.running, waiting: lane.waiting }).to.deep.equal({ running: 0, waiting: 0 })
  })

  it('lets owners take turns, so that many tasks of one owner delay another owner by one task', async () => {
    const lane = laneOf({ atOnce: 1, perOwner: 1 })
    const order: string[] = []
    const one = (owner: string) => lane.run(owner, signal, async () => void order.push(owner))
    await Promise.all([one('ada'), one('ada'), one('ada'), one('ada'), one('bob'), one('eve')])
    expect(order).to.deep.equal(['ada', 'ada', 'bob', 'eve', 'ada', 'ada'])
  })

  it('rejects further tasks of an owner with too many waiting tasks, but not of other owners', async () => {
    const lane = laneOf({ atOnce: 1, perOwner: 1, queuedPerOwner: 2, fullMessage: 'Raise SOMETHING.' })
    const first = work()
    const others = [
      lane.run('ada', signal, first.run),
      ...[1, 2].map(() => lane.run('ada', signal, async () => 1)),
    ]
    const refused = await lane.run('ada', signal, async () => 1).catch((error: unknown) => error)
    expect(refused).to.be.instanceOf(LaneFull).with.property('message', 'Raise SOMETHING.')
    const bob = lane.run('bob', signal, async () => 'ran')
    first.end()
    expect(await bob).to.equal('ran')
    await Promise.all(others)
  })

  it('removes a task that is cancelled while it waits', async () => {
    const lane = laneOf({ atOnce: 1 })
    const first = work()
    const running = lane.run('ada', signal, first.run)
    const client = new AbortController()
    const waiting = lane.run('ada', client.signal, async () => 1)
    expect(lane.waiting).to.equal(1)
    client.abort(new Error('The client has gone.'))
    expect(await waiting.catch((error: Error) => error.message)).to.equal('The client has gone.')
    expect(lane.waiting).to.equal(0)
    first.end()
    await running
    expect(await lane.run('ada', signal, async () => 'next')).to.equal('next')
  })

  it('continues after a task that fails', async () => {
    const lane = laneOf({ atOnce: 1 })
    const failing = Array.from({ length: 5 }, () =>
      lane.run('ada', signal, () => Promise.reject(new Error('No.'))).catch((error: Error) => error.message),
    )
    expect(await Promise.all(failing)).to.deep.equal(Array(5).fill('No.'))
    expect(await lane.run('ada', signal, async () => 'next')).to.equal('next')
  })

  it('ends the most expensive task, each task once', async () => {
    const lane = laneOf({ atOnce: 3, perOwner: 3 })
    const ended: number[] = []
    const works = [5, 7, 6].map((cost) =>
      lane.run(
        'ada',
        signal,
        (own) =>
          new Promise<void>((resolve) =>
            own.addEventListener('abort', () => {
              ended.push(cost)
              setTimeout(resolve, 1)
            }),
          ),
        cost,
      ),
    )
    const reason = new Error('Too dear.')
    expect([1, 2, 3, 4].map(() => lane.shed(reason))).to.deep.equal([true, true, true, false])
    expect(ended).to.deep.equal([7, 6, 5])
    await Promise.all(works)
  })
})
