import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { ROOT, workers } from '../../scripts/inputs.mjs'
import { failureOf } from '../platform/support.ts'
import { SAMPLE } from './sample-worker.ts'

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }))

describe('The modules of workers', () => {
  it('are those that the build finds, each defined once', () => {
    const defined = sources
      .filter(({ path }) => path !== join('lib', 'worker-thread.ts'))
      .flatMap(({ text }) => Array.from(text.matchAll(/defineWorker<[^(]*\(\{\s*module: '([^']+)'/g)))
      .map(([, module]) => module)
    expect(defined).not.to.deep.equal([])
    expect(defined).to.have.members([...workers()])
  })

  it('are started by their definitions alone', () => {
    const starting = sources.filter(({ text }) => /new Worker\(/.test(text)).map(({ path }) => path)
    expect(starting).to.deep.equal([join('lib', 'worker-thread.ts')])
    const defining = sources.flatMap(({ text }) => text.match(/\bdefineWorker[<(]/g) ?? [])
    // One of them is the function itself.
    expect(defining).to.have.length(workers().length + 1)
  })
})

describe('A worker', () => {
  const NEVER = new AbortController().signal
  /** A worker that is terminated does not end by itself, however long one waits. */
  const LONG_MS = 3000
  let idle: Int32Array
  beforeEach(() => (idle = new Int32Array(new SharedArrayBuffer(4))))

  /** Milliseconds between the work and the end of a thread that ends by itself; 0 if it does not. */
  const idleMs = async (): Promise<number> => {
    const until = performance.now() + LONG_MS
    while (Atomics.load(idle, 0) === 0 && performance.now() < until) await sleep(20)
    return Atomics.load(idle, 0)
  }

  // A thread that is ended right after its work may wait for ever (see IDLE_MS).
  it('is idle for a while and ends by itself, if its caller leaves at the last message', async () => {
    for await (const message of SAMPLE.start({ messages: 3, idle }, NEVER).messages) if (message === 3) break
    expect(await idleMs()).to.be.at.least(490)
  })

  it('is idle for a while and ends by itself, if its caller takes all messages', async () => {
    const messages: number[] = []
    for await (const message of SAMPLE.start({ messages: 3, idle }, NEVER).messages) messages.push(message)
    expect(messages).to.deep.equal([1, 2, 3])
    expect(await idleMs()).to.be.at.least(490)
  })

  it('is terminated if its caller leaves before the last message', async () => {
    for await (const message of SAMPLE.start({ messages: 1e9, idle }, NEVER).messages)
      if (message === 3) break
    expect(await idleMs()).to.equal(0)
  })

  it('is terminated if its caller cancels', async () => {
    const abort = new AbortController()
    const failure = await failureOf(async () => {
      for await (const message of SAMPLE.start({ messages: 1e9, idle }, abort.signal).messages)
        if (message === 3) abort.abort(new Error('cancelled'))
    })
    expect(String(failure)).to.match(/cancelled/)
    expect(await idleMs()).to.equal(0)
  })
})
