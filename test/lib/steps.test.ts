import { expect } from 'chai'
import { atOnce, inTurns, type Steps } from '../../src/lib/steps.ts'

/** Counts steps that take about a millisecond each. */
function* counted(steps: number, failAt = Infinity): Steps<number> {
  for (let step = 0; step < steps; step++) {
    yield
    if (step === failAt) throw new Error('failed')
    for (const end = performance.now() + 1; performance.now() < end;);
  }
  return steps
}

describe('steps', () => {
  it('are computed in turns, between which other work is done', async () => {
    let isDone = false
    const work = inTurns(counted(60)).finally(() => (isDone = true))
    let ticks = 0
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      ticks++
    }
    expect(await work).to.equal(60)
    expect(ticks).to.be.greaterThan(3)
  })

  it('are computed at once', () => {
    expect(atOnce(counted(3))).to.equal(3)
  })

  it('fail with what a step throws', async () => {
    const failed = await inTurns(counted(60, 20)).catch((error: Error) => error.message)
    expect(failed).to.equal('failed')
  })
})
