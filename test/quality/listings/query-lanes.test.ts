import { expect } from 'chai'
import { once } from 'node:events'
import { QUICK, QueryLanes, SLOW } from '../../../src/quality/listings/query-lanes.ts'
import { MemoryShort, OutOfMemory } from '../../../src/quality/model/warehouse/warehouse.ts'
import { failureOf } from '../../platform/support.ts'

const requester = (owner: string) => ({
  owner,
  arrivedAt: performance.now(),
  signal: new AbortController().signal,
})

const lanesOf = (): QueryLanes =>
  new QueryLanes({ seconds: 20, slowAtOnce: 1, slowPerCredential: 1, slowQueued: 1, memoryPauseMs: 1 })

/** A slow query that holds memory until it is told to end. @returns what it was ended by */
function holdMemory(lanes: QueryLanes) {
  const end = new AbortController()
  const ended = lanes.run(requester('ada'), SLOW, async (signal) => {
    await once(AbortSignal.any([signal, end.signal]), 'abort')
    signal.throwIfAborted()
    return 'in order'
  })
  return { end: () => end.abort(), ended: ended.catch((error: unknown) => error) }
}

describe('A fast query that lacks memory', () => {
  it('is repeated until slow queries have freed memory', async () => {
    const lanes = lanesOf()
    const slow = holdMemory(lanes)
    let attempts = 0
    const answer = await lanes.run(requester('eve'), QUICK, async () => {
      if (++attempts < 3) throw new OutOfMemory()
      return 'answer'
    })
    slow.end()
    expect([answer, attempts, await slow.ended]).to.deep.equal(['answer', 3, 'in order'])
  })

  it('is answered after a slow query gave way', async () => {
    const lanes = lanesOf()
    const slow = holdMemory(lanes)
    const answer = await lanes.run(requester('eve'), QUICK, async () => {
      if (lanes.slow.running > 0) throw new OutOfMemory()
      return 'answer'
    })
    expect(answer).to.equal('answer')
    expect(await slow.ended).to.be.instanceOf(MemoryShort)
  })

  it('fails if memory is missing without slow queries', async () => {
    const lanes = lanesOf()
    let attempts = 0
    const failure = await failureOf(() =>
      lanes.run(requester('eve'), QUICK, async () => {
        attempts++
        throw new OutOfMemory()
      }),
    )
    expect(failure).to.be.instanceOf(OutOfMemory)
    expect(attempts).to.equal(2)
  })

  it('is not repeated once its answer has begun', async () => {
    const lanes = lanesOf()
    const slow = holdMemory(lanes)
    let attempts = 0
    const failure = await failureOf(() =>
      lanes.run(requester('eve'), QUICK, async (_signal, answered) => {
        attempts++
        answered()
        throw new OutOfMemory()
      }),
    )
    slow.end()
    expect([attempts, await slow.ended]).to.deep.equal([1, 'in order'])
    expect(failure).to.be.instanceOf(OutOfMemory)
  })

  it('does not change the failures of slow queries', async () => {
    const lanes = lanesOf()
    let attempts = 0
    const failure = await failureOf(() =>
      lanes.run(requester('ada'), SLOW, async () => {
        attempts++
        throw new OutOfMemory()
      }),
    )
    expect(attempts).to.equal(1)
    expect(failure).to.be.instanceOf(OutOfMemory)
  })
})
