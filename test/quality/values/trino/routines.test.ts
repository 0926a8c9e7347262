import { expect } from 'chai'
import { ROUTINES } from '../../../../src/quality/values/trino/routines/index.ts'

/** Milliseconds. A client that waits as long does not notice it. */
const LONGEST_TURN = 50
const TRIES = 3

/** The most CPU time of this process between two turns of the event loop, in milliseconds: other processes do not count. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false]
  let before = process.cpuUsage()
  const look = (): void => {
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.cpuUsage()
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  return longest
}

describe('Routines of Trino whose text takes long to make', () => {
  for (const { name, declaration } of ROUTINES) {
    if (typeof declaration === 'string') continue
    it(`leave the event loop to others: ${name}`, async () => {
      const turns: number[] = []
      for (let count = 0; count < TRIES; count++) turns.push(await longestTurn(declaration))
      // A collection of garbage may fall into a turn.
      expect(Math.min(...turns)).to.be.below(LONGEST_TURN)
    })
  }
})
