import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { Gate, GateNeverEmpty } from '../../../src/quality/stores/duckdb/gate.ts'

const PATIENCE = { shutMs: 20, openMs: 20, giveUpMs: 5000 }

describe('a gate', () => {
  it('lets work be done alone, after those inside and before those who come', async () => {
    const gate = new Gate(PATIENCE)
    const order: string[] = []
    await gate.enter()
    const alone = gate.alone(async () => void order.push('alone'))
    const late = gate.enter().then(() => order.push('late'))
    order.push('first')
    gate.leave()
    await Promise.all([alone, late])
    expect(order).to.deep.equal(['first', 'alone', 'late'])
  })

  it('is not shut for long while somebody stays inside', async () => {
    const gate = new Gate(PATIENCE)
    let isDone = false
    await gate.enter()
    const alone = gate.alone(async () => void (isDone = true))
    const start = performance.now()
    await gate.enter()
    expect(performance.now() - start).to.be.within(15, 1000)
    expect(isDone).to.equal(false)
    gate.leave()
    gate.leave()
    await alone
    expect(isDone).to.equal(true)
  })

  it('is given up where somebody is inside all the time', async () => {
    const gate = new Gate({ ...PATIENCE, giveUpMs: 50 })
    await gate.enter()
    const error = await gate.alone(async () => 1).catch((thrown: unknown) => thrown)
    expect(error).to.be.instanceOf(GateNeverEmpty)
    await gate.enter()
  })

  it('is given up with the signal, shut or open', async () => {
    for (const ms of [5, 30]) {
      const gate = new Gate(PATIENCE)
      await gate.enter()
      const stop = new AbortController()
      const alone = gate.alone(async () => 1, stop.signal).catch((error: Error) => error.message)
      await sleep(ms)
      stop.abort(new Error('The job was cancelled.'))
      expect(await alone).to.equal('The job was cancelled.')
      await gate.enter()
    }
  })
})
