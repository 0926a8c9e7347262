import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { LockNeverFree, ReadWriteLock } from '../../src/lib/read-write-lock.ts'

const PATIENCE = { waitMs: 20, pauseMs: 20, giveUpMs: 5000 }

describe('ReadWriteLock', () => {
  it('lets a writer work alone, after earlier readers and before later ones', async () => {
    const lock = new ReadWriteLock(PATIENCE)
    const order: string[] = []
    await lock.acquireRead()
    const alone = lock.write(async () => void order.push('alone'))
    const late = lock.acquireRead().then(() => order.push('late'))
    order.push('first')
    lock.releaseRead()
    await Promise.all([alone, late])
    expect(order).to.deep.equal(['first', 'alone', 'late'])
  })

  it('does not keep readers waiting for long for a writer that waits for others', async () => {
    const lock = new ReadWriteLock(PATIENCE)
    let isDone = false
    await lock.acquireRead()
    const alone = lock.write(async () => void (isDone = true))
    const start = performance.now()
    await lock.acquireRead()
    expect(performance.now() - start).to.be.within(15, 1000)
    expect(isDone).to.equal(false)
    lock.releaseRead()
    lock.releaseRead()
    await alone
    expect(isDone).to.equal(true)
  })

  it('rejects a writer after a time limit if readers hold it continuously', async () => {
    const lock = new ReadWriteLock({ ...PATIENCE, giveUpMs: 50 })
    await lock.acquireRead()
    const error = await lock.write(async () => 1).catch((thrown: unknown) => thrown)
    expect(error).to.be.instanceOf(LockNeverFree)
    await lock.acquireRead()
  })

  it('rejects a writer whose signal is aborted, and lets the readers continue', async () => {
    for (const ms of [5, 30]) {
      const lock = new ReadWriteLock(PATIENCE)
      await lock.acquireRead()
      const stop = new AbortController()
      const alone = lock.write(async () => 1, stop.signal).catch((error: Error) => error.message)
      await sleep(ms)
      stop.abort(new Error('The job was cancelled.'))
      expect(await alone).to.equal('The job was cancelled.')
      await lock.acquireRead()
    }
  })

  it('is held by one writer at a time, however many of them and of readers come at once', async () => {
    const lock = new ReadWriteLock()
    let [readers, writers] = [0, 0]
    const read = () =>
      lock.read(async () => {
        readers++
        expect(writers).to.equal(0)
        await sleep(1)
        readers--
      })
    const write = () =>
      lock.write(async () => {
        writers++
        expect([readers, writers]).to.deep.equal([0, 1])
        await sleep(1)
        writers--
      })
    await Promise.all([read(), write(), read(), write(), write(), read(), read(), write()])
    expect([readers, writers]).to.deep.equal([0, 0])
  })

  it('rejects new readers and writers after it is closed, and lets the present ones finish', async () => {
    const lock = new ReadWriteLock()
    await lock.acquireRead()
    lock.close(new Error('closed'))
    for (const acquire of [() => lock.acquireRead(), () => lock.write(async () => undefined)])
      expect(await acquire().catch((error: Error) => error.message)).to.equal('closed')
    lock.releaseRead()
  })
})
