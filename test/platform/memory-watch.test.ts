import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { MemoryWatch } from '../../src/platform/memory-watch.ts'
import { recordingLogger } from './support.ts'

const MB = 1_000_000

describe('the watch over memory', () => {
  let residentBytes: number
  let isIdle: boolean
  let ended: number
  let watch: MemoryWatch
  let lines: () => object[]

  beforeEach(() => {
    residentBytes = 1 * MB
    isIdle = false
    ended = 0
    const recording = recordingLogger()
    lines = recording.lines
    watch = new MemoryWatch({
      limitBytes: 2 * MB,
      spareBytes: 0.5 * MB,
      isIdle: () => isIdle,
      relieve: () => ++ended > 0,
      logger: recording.logger,
      residentBytes: () => residentBytes,
    })
  })
  afterEach(() => watch.close())

  it('ends a query when the limit is exceeded, and waits a second before it ends another', async () => {
    await sleep(250)
    expect(ended).to.equal(0)
    residentBytes = 3 * MB
    await sleep(500)
    expect(ended).to.equal(1)
    expect(lines().at(-1)).to.deep.include({ residentMb: 3, limitMb: 2 })
    await sleep(900)
    expect(ended).to.equal(2)
    watch.close()
    await sleep(1200)
    expect(ended).to.equal(2)
  })

  it('ends no query for memory that the process held before it', async () => {
    isIdle = true
    residentBytes = 5 * MB
    await sleep(1300)
    isIdle = false
    residentBytes = 5.4 * MB
    await sleep(250)
    expect(ended).to.equal(0)
    residentBytes = 5.6 * MB
    await sleep(250)
    expect(ended).to.equal(1)
    expect(lines().at(-1)).to.deep.include({ residentMb: 6, limitMb: 6 })
  })

  it('does not take the memory of a query that just ended for memory that stays', async () => {
    residentBytes = 1.9 * MB
    await sleep(250)
    isIdle = true
    await sleep(250)
    isIdle = false
    residentBytes = 2.1 * MB
    await sleep(250)
    expect(ended).to.equal(1)
  })

  it('notices at once what was released while no query ran', async () => {
    isIdle = true
    residentBytes = 5 * MB
    await sleep(1300)
    residentBytes = 1 * MB
    await sleep(250)
    isIdle = false
    residentBytes = 2.1 * MB
    await sleep(250)
    expect(ended).to.equal(1)
  })
})

describe('the watch over the memory of this process', () => {
  it('reads what the process itself takes', async () => {
    let ended = 0
    const watch = new MemoryWatch({
      limitBytes: 1,
      spareBytes: -Number.MAX_SAFE_INTEGER,
      isIdle: () => false,
      relieve: () => ++ended > 0,
      logger: recordingLogger().logger,
    })
    await sleep(250)
    watch.close()
    expect(ended).to.equal(1)
  })
})
