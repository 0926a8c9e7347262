import { expect } from 'chai'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import {
  readProfiledAttributes,
  replaceAttributes,
} from '../../../../src/quality/stores/attributes/attributes.ts'
import { addEntity, newCatalogue } from '../../support/catalogues.ts'
import type { Attribute } from '../../../../src/quality/model/attribute.ts'

describe('The attributes of the catalogue', () => {
  let catalogue: Catalogue
  let entity: number
  before(async () => {
    ;({ catalogue } = await newCatalogue())
    entity = await addEntity(catalogue, {})
  })

  const attribute = (id: number): Attribute => ({
    id,
    name: `A${id}`,
    humanName: `a${id}`,
    schemaType: undefined,
    schemaLength: undefined,
    nullable: true,
    inferredType: 'text',
    summary: {} as Attribute['summary'],
  })
  const replace = (generation: number, count: number) =>
    catalogue.knex.transaction((transaction) =>
      replaceAttributes(
        entity,
        generation,
        Array.from({ length: count }, (_, i) => attribute(i + 1)),
        transaction,
      ),
    )

  it('are read all or none while those of another load take their place', async () => {
    await replace(1, 450)
    const [whole] = await Promise.all([readProfiledAttributes(catalogue.knex, entity, 1), replace(2, 450)])
    expect(whole.map(({ id }) => id)).to.deep.equal(Array.from({ length: 450 }, (_, i) => i + 1))
    expect(await readProfiledAttributes(catalogue.knex, entity, 1)).to.deep.equal([])
    expect(await readProfiledAttributes(catalogue.knex, entity, 2)).to.have.length(450)
  })
})
