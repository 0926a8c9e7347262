import { expect } from 'chai'
import { QueryTooLong } from '../../../../src/quality/listings/errors.ts'
import { QueryLanes } from '../../../../src/quality/listings/query-lanes.ts'
import type { ServedLoad } from '../../../../src/quality/listings/served-load.ts'
import type { Entity } from '../../../../src/quality/model/entity.ts'
import { RuleSuggestions } from '../../../../src/quality/services/rules/rule-suggestions.ts'

describe('RuleSuggestions', () => {
  it('ends with the time limit of queries', async () => {
    const entity = { id: 1, number: 1, repositoryId: 1, generation: 1, loadedRows: 5 } as Entity
    const never = new Promise<never>(() => undefined)
    const load = { entity, profiledAttributes: () => never } as unknown as ServedLoad
    const suggestions = new RuleSuggestions({
      store: {
        ofEntity: async () => [],
        insert: async () => undefined,
        transaction: () => never,
      },
      entities: { find: async () => entity },
      loads: { read: (_repository, _entity, work) => work(load), memory: { bytes: 1 << 20, threads: 1 } },
      lanes: new QueryLanes({ seconds: 0.05, slowAtOnce: 1, slowPerCredential: 1, slowQueued: 1 }),
    })
    const requester = { owner: 'ada', arrivedAt: performance.now(), signal: new AbortController().signal }
    const place = { entity: 1, attribute: 0 }
    const results = await Promise.allSettled([
      suggestions.suggest(1, place, requester),
      suggestions.accept(1, place, { version: 'x', numbers: [1] }, 'ada', requester),
    ])
    for (const result of results) {
      expect(result.status).to.equal('rejected')
      expect((result as PromiseRejectedResult).reason).to.be.instanceOf(QueryTooLong)
    }
  })
})
