import { expect } from 'chai'
import { EntityGone } from '../../../../src/quality/model/errors.ts'
import { JoinUnknown } from '../../../../src/quality/model/join-errors.ts'
import type { Warehouses } from '../../../../src/quality/model/warehouse/warehouse.ts'
import type { Entities } from '../../../../src/quality/services/entities/entities.ts'
import { ServedLoads } from '../../../../src/quality/services/entities/served-loads.ts'
import type { EntityLoads } from '../../../../src/quality/stores/entities/entity-loads.ts'
import { pageAnswers } from '../../support/page-answers.ts'

const JOIN = { left: { entityId: 1 }, right: { entityId: 2 } }
const KEY = { leftEntity: 1, leftAttributes: [1], rightEntity: 2, rightAttributes: [1], sequence: 1 }

describe('The loads of two entities', () => {
  const gone = { get: () => Promise.reject(new EntityGone()) } as unknown as Entities
  const loads = async () =>
    new ServedLoads(
      gone,
      {} as EntityLoads,
      {} as Warehouses,
      await pageAnswers(),
      { bytes: 1, threads: 1 },
      () => '',
    )

  it('are looked up again if an entity was deleted after its join was found, so that the join is unknown', async () => {
    let asked = 0
    const lookUp = () => {
      if (asked++ > 0) throw new JoinUnknown(KEY)
      return Promise.resolve(JOIN)
    }
    const read = (await loads()).readPair(lookUp, () => Promise.reject(new Error('There are no loads.')))
    expect(await read.catch((error: unknown) => error)).to.be.instanceOf(JoinUnknown)
    expect(asked).to.equal(2)
  })

  it('end a job about an entity that is deleted', async () => {
    const read = (await loads()).readPair(
      () => Promise.resolve(JOIN),
      () => Promise.reject(new Error('There are no loads.')),
    )
    expect(await read.catch((error: unknown) => error)).to.be.instanceOf(EntityGone)
  })
})
