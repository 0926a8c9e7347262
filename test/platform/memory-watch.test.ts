import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { MemoryWatch } from '../../src/platform/memory-watch.ts'
import { recordingLogger } from './support.ts'

describe('the watch over memory', () => {
  it('has something ended as soon as the limit is passed, and gives that a second before it ends the next', async () => {
    const { logger, lines } = recordingLogger()
    let residentBytes = 1_000_000
    let ended = 0
    const watch = new MemoryWatch({
      limitBytes: 2_000_000,
      relieve: () => ++ended > 0,
      logger,
      residentBytes: () => residentBytes,
    })
    await sleep(250)
    expect(ended).to.equal(0)
    residentBytes = 3_000_000
    await sleep(500)
    expect(ended).to.equal(1)
    expect(lines().at(-1)).to.deep.include({ residentMb: 3, limitMb: 2 })
    await sleep(900)
    expect(ended).to.equal(2)
    watch.close()
    await sleep(1200)
    expect(ended).to.equal(2)
  })

  it('measures the process itself', async () => {
    let ended = 0
    const watch = new MemoryWatch({
      limitBytes: 1,
      relieve: () => ++ended > 0,
      logger: recordingLogger().logger,
    })
    await sleep(250)
    watch.close()
    expect(ended).to.equal(1)
  })
})
