import { expect } from 'chai'
import { setImmediate as turn } from 'node:timers/promises'
import { Removals } from '../../../src/quality/jobs/removals.ts'
import { failureOf } from '../../platform/support.ts'

/** A piece of work that says when it begins and ends when it is told to. */
function work(said: string[], name: string) {
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  return {
    end: () => end(),
    run: async () => {
      said.push(`${name} begins`)
      await ended
      said.push(`${name} ends`)
    },
  }
}

describe('Removals of files', () => {
  it('wait during a backup, and a backup waits for running removals', async () => {
    const removals = new Removals()
    const said: string[] = []
    const [first, second, third, copying] = ['first', 'second', 'third', 'copying'].map((name) =>
      work(said, name),
    )
    const all = [removals.run(first!.run), removals.run(second!.run), removals.paused(copying!.run)]
    await turn()
    all.push(removals.run(third!.run))
    for (const { end } of [first!, second!, copying!, third!]) {
      await turn()
      end()
    }
    await Promise.all(all)
    expect(said).to.deep.equal([
      'first begins',
      'second begins',
      'first ends',
      'second ends',
      'copying begins',
      'copying ends',
      'third begins',
      'third ends',
    ])
  })

  it('continue after a backup that failed or stopped waiting', async () => {
    const removals = new Removals()
    expect(await failureOf(() => removals.paused(() => Promise.reject(new Error('full'))))).to.be.an('error')
    const removal = work([], 'removal')
    const running = removals.run(removal.run)
    const abort = new AbortController()
    const copying = failureOf(() => removals.paused(() => Promise.resolve(), abort.signal))
    abort.abort(new Error('cancelled'))
    expect(((await copying) as Error).message).to.equal('cancelled')
    expect(await removals.run(() => Promise.resolve('removed'))).to.equal('removed')
    removal.end()
    await running
  })

  it('stop waiting when they are cancelled', async () => {
    const removals = new Removals()
    const copying = work([], 'copying')
    const copied = removals.paused(copying.run)
    const abort = new AbortController()
    const removal = failureOf(() => removals.run(() => Promise.resolve(), abort.signal))
    abort.abort(new Error('cancelled'))
    expect(((await removal) as Error).message).to.equal('cancelled')
    copying.end()
    await copied
  })
})
