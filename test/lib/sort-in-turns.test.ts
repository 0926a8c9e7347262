import { expect } from 'chai'
import fc from 'fast-check'
import { sortInTurns } from '../../src/lib/sort-in-turns.ts'

interface Entry {
  readonly key: number
  readonly place: number
}

const byKey = (left: Entry, right: Entry): number => left.key - right.key
const entries = (keys: readonly number[]): Entry[] => keys.map((key, place) => ({ key, place }))

describe('sorting in turns', () => {
  it('gives what a stable sort gives, for any number of runs', async () => {
    for (const length of [0, 1, 4095, 4096, 4097, 3 * 4096, 20_001]) {
      const given = entries(Array.from({ length }, (_, i) => (i * 7919) % 101))
      expect(await sortInTurns(given, byKey)).to.deep.equal([...given].sort(byKey))
    }
  })

  it('sorts any elements and leaves the given array as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9 })), async (keys) => {
        const given = entries(keys)
        expect(await sortInTurns(given, byKey)).to.deep.equal([...given].sort(byKey))
        expect(given).to.deep.equal(entries(keys))
      }),
    )
  })

  it('lets other work run while it sorts', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    await sortInTurns(entries(Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 100_003)), byKey)
    clearInterval(timer)
    expect(turns).to.be.above(3)
  })
})
