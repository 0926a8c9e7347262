import { expect } from 'chai'
import { AttributeUnknown } from '../../../../src/quality/model/errors.ts'
import { Attributes } from '../../../../src/quality/services/attributes/attributes.ts'
import type { Entities } from '../../../../src/quality/services/entities/entities.ts'
import { ServedLoads } from '../../../../src/quality/services/entities/served-loads.ts'
import { replaceAttributes } from '../../../../src/quality/stores/attributes/attributes.ts'
import { EntityStore } from '../../../../src/quality/stores/entities/entities.ts'
import { EntityLoads } from '../../../../src/quality/stores/entities/entity-loads.ts'
import type { Warehouses } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { failureOf } from '../../../platform/support.ts'
import { addEntity, newCatalogue } from '../../support/catalogues.ts'
import { NO_TYPES } from '../../support/no-types.ts'
import { pageAnswers } from '../../support/page-answers.ts'

const named = (name: string) => ({
  id: 1,
  name: name.toUpperCase(),
  humanName: name,
  schemaType: undefined,
  schemaLength: undefined,
  nullable: true,
  inferredType: 'text' as const,
  summary: { types: NO_TYPES, minLength: 0, maxLength: 0 },
})

describe('An attribute that is read while its load is replaced', () => {
  /** The attributes of a loaded entity whose next load comes in as soon as the entity was found. */
  async function reloadedMeanwhile(next: string) {
    const { catalogue } = await newCatalogue()
    const id = await addEntity(catalogue, { state: 'Loaded', generation: 0 })
    const serve = (generation: number, name: string) =>
      catalogue.knex.transaction(async (transaction) => {
        await transaction('entities').where({ id }).update({ generation })
        await replaceAttributes(id, generation, [named(name)], transaction)
      })
    await serve(1, 'Old')
    const store = new EntityStore(catalogue)
    let looks = 0
    const find = async () => {
      const entity = await store.get(id)
      if (++looks === 1) await serve(2, next)
      return entity
    }
    const warehouses = { open: () => Promise.resolve({}) } as unknown as Warehouses
    const loads = new ServedLoads(
      { find } as unknown as Entities,
      new EntityLoads(catalogue),
      warehouses,
      await pageAnswers(),
      { bytes: 1e9, threads: 1 },
      () => '',
    )
    return new Attributes({ store, loads })
  }

  it('is that of the newer load', async () => {
    const attributes = await reloadedMeanwhile('New')
    expect(await attributes.find(1, 1, 1)).to.include({ id: 1, humanName: 'New', profile: undefined })
  })

  it('is unknown if the newer load has fewer attributes, and the error has their number', async () => {
    const attributes = await reloadedMeanwhile('New')
    const failure = await failureOf(() => attributes.find(1, 1, 2))
    expect(failure).to.be.instanceOf(AttributeUnknown)
    expect(failure).to.have.property('message', 'There is no attribute 2 in this entity; it has 1.')
  })
})
