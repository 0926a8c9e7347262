import { expect } from 'chai'
import { readAhead } from '../../src/lib/read-ahead.ts'

describe('readAhead', () => {
  let started: number[]
  let isClosed: boolean
  beforeEach(() => {
    started = []
    isClosed = false
  })

  async function* steps(count: number, failsAt = Infinity): AsyncGenerator<number, string, void> {
    try {
      for (let step = 1; step <= count; step++) {
        started.push(step)
        await new Promise((resolve) => setImmediate(resolve))
        if (step === failsAt) throw new Error(`Step ${step} failed.`)
        yield step
      }
      return 'end'
    } finally {
      isClosed = true
    }
  }

  it('gives all steps and the result, and starts one step ahead', async () => {
    const iteration = readAhead(steps(3))
    const seen: unknown[] = []
    for (let step = await iteration.next(); ; step = await iteration.next()) {
      seen.push(step.value)
      if (step.done === true) break
      expect(started).to.have.length(Math.min(3, step.value + 1))
    }
    expect(seen).to.deep.equal([1, 2, 3, 'end'])
    expect(isClosed).to.equal(true)
  })

  it('throws the error of a step after the steps before it', async () => {
    const iteration = readAhead(steps(3, 2))
    expect((await iteration.next()).value).to.equal(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const error: unknown = await iteration.next().catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(Error).with.property('message', 'Step 2 failed.')
    expect(isClosed).to.equal(true)
  })

  it('ends the steps if the caller leaves', async () => {
    for await (const step of readAhead(steps(100))) if (step === 2) break
    expect(started).to.deep.equal([1, 2, 3])
    expect(isClosed).to.equal(true)
  })
})
