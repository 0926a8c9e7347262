import { expect } from 'chai'
import { discoverDependencies, type DiscoveryEnd } from '../../../src/quality/discovery/discover.ts'
import type { DiscoverySearch } from '../../../src/quality/discovery/discovery-search.ts'
import type { FoundDependency } from '../../../src/quality/discovery/found-dependency.ts'
import { randomOf } from '../../support/random.ts'
import { relationOf } from './relation-of.ts'

const ROWS = 2_000
const COLUMNS = 60
/** A search of these columns takes minutes: each has few values, so the keys are wide and many. */
const MANY = relationOf(
  Array.from({ length: COLUMNS }, (_, column) => {
    const random = randomOf(column)
    return Array.from({ length: ROWS }, () => Math.floor(random() * 4))
  }),
)
const SEARCH: DiscoverySearch = {
  keys: true,
  dependencies: true,
  maxWidth: COLUMNS,
  goodness: 100,
  maxResults: 1_000_000_000,
  maxBytes: 1 << 28,
  impliedByKeys: true,
  workers: 2,
}
const MAX_STOP_MS = 1_000

/** The results until the search ended. */
async function search(
  limits: Partial<DiscoverySearch>,
  signal = new AbortController().signal,
  told: () => void = () => undefined,
): Promise<{ readonly end: DiscoveryEnd; readonly found: FoundDependency[] }> {
  const found: FoundDependency[] = []
  const listener = {
    found: async (batch: readonly FoundDependency[]) => {
      found.push(...batch)
      told()
    },
    progress: () => undefined,
  }
  return { end: await discoverDependencies(MANY, { ...SEARCH, ...limits }, listener, signal), found }
}

describe('A discovery of many keys and dependencies', () => {
  for (const goodness of [100, 30]) {
    it(`ends with the allowed number of results, at a goodness of ${goodness}`, async () => {
      const { end, found } = await search({ goodness, maxResults: 50 })
      expect(end).to.equal('results')
      expect(found).to.have.length(50)
    })

    it(`ends when its structures need more memory, at a goodness of ${goodness}`, async () => {
      const { end } = await search({ goodness, maxBytes: 400_000 })
      expect(end).to.equal('memory')
    })

    it(`stops soon after it is cancelled, at a goodness of ${goodness}`, async () => {
      const cancel = new AbortController()
      const reason = new Error('Cancelled by the test.')
      let cancelledAt = 0
      const told = (): void => {
        cancelledAt ||= performance.now()
        cancel.abort(reason)
      }
      const error = await search({ goodness }, cancel.signal, told).catch((thrown: unknown) => thrown)
      expect(error).to.equal(reason)
      expect(performance.now() - cancelledAt).to.be.below(MAX_STOP_MS)
    })
  }

  it('ends with the error of the listener', async () => {
    const error = new Error('The results cannot be kept.')
    const told = (): void => {
      throw error
    }
    expect(await search({}, undefined, told).catch((thrown: unknown) => thrown)).to.equal(error)
  })
})
