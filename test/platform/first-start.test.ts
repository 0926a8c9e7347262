import { expect } from 'chai'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { awaitFirstStart, makeAtFirstStart, type FirstStart } from '../../src/platform/first-start.ts'
import { Readiness } from '../../src/platform/readiness.ts'
import { recordingLogger, temporaryFolder } from './support.ts'

describe('The demo data of a new server', () => {
  let folder: string
  let readiness: Readiness
  let tries: number
  beforeEach(async () => {
    folder = await temporaryFolder()
    readiness = new Readiness()
    tries = 0
  })

  const start = (work: FirstStart['make']) => {
    const make: FirstStart['make'] = (...args) => {
      tries++
      return work(...args)
    }
    const what = { name: 'demo data', folder, marker: '.made', make }
    return makeAtFirstStart(what, readiness, recordingLogger().logger)
  }
  const settled = async () => {
    while ('demo data' in readiness.state().progress) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const hasMarker = () =>
    access(join(folder, '.made')).then(
      () => true,
      () => false,
    )

  it('is created once, and the server is not ready until then', async () => {
    let finish = () => {}
    const work = new Promise<void>((resolve) => (finish = resolve))
    await start((onProgress) => {
      onProgress({ done: 1, total: 2, step: 'half' })
      return work
    })
    const { ready, progress } = readiness.state()
    expect(ready).to.equal(false)
    expect(progress['demo data']).to.deep.equal({ done: 1, total: 2, step: 'half' })
    finish()
    await settled()
    expect(readiness.state().ready).to.equal(true)
    await start(() => Promise.resolve())
    expect(tries).to.equal(1)
  })

  it('is created at the next start if the creation was interrupted', async () => {
    const first = await start(
      (_, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('Stopped.')))),
    )
    await first.stop()
    expect(await hasMarker()).to.equal(false)
    expect(readiness.state().problems).to.deep.equal([])
    await start(() => Promise.resolve())
    await settled()
    expect(tries).to.equal(2)
    expect(await hasMarker()).to.equal(true)
  })

  it('keeps the server not ready if it cannot be created, with the reason', async () => {
    await start(() => Promise.reject(new Error('No room.')))
    await settled()
    expect(readiness.state()).to.deep.include({
      ready: false,
      problems: ['The demo data could not be made. The log gives the reason.'],
    })
    expect(await hasMarker()).to.equal(false)
  })
})

describe('Data that another process makes at the first start', () => {
  const wait = async (folder: string, seen: () => Promise<void>) => {
    const readiness = new Readiness()
    const waiting = await awaitFirstStart({ name: 'data', folder, marker: '.made' }, seen, readiness)
    return { readiness, waiting }
  }

  it('keeps a process from being ready until it is there and was read', async () => {
    const folder = await temporaryFolder()
    let isSeen = false
    const { readiness, waiting } = await wait(folder, async () => void (isSeen = true))
    expect(readiness.state()).to.deep.include({
      ready: false,
      progress: { data: { done: 0, total: 1, step: 'waiting' } },
    })
    await writeFile(join(folder, '.made'), '')
    while (!readiness.state().ready) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isSeen).to.equal(true)
    await waiting.stop()
  })

  it('is not waited for if it was there, and not after the process was stopped', async () => {
    const folder = await temporaryFolder()
    const never = () => Promise.reject(new Error('never'))
    const { waiting } = await wait(folder, never)
    await waiting.stop()
    await writeFile(join(folder, '.made'), '')
    const { readiness } = await wait(folder, never)
    expect(readiness.state().ready).to.equal(true)
  })
})
