import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import { openCatalogue } from '../../../../src/platform/catalogue/open-catalogue.ts'
import {
  readProfiledAttributes,
  replaceAttributes,
} from '../../../../src/quality/stores/attributes/attributes.ts'
import { recordingLogger } from '../../../platform/support.ts'
import type { Attribute } from '../../../../src/quality/model/attribute.ts'

describe('The attributes of the catalogue', () => {
  let dataDir: string
  let catalogue: Catalogue
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    // They need no entity here.
    await catalogue.knex.raw('pragma foreign_keys = off')
  })
  after(async () => {
    await catalogue.close()
    await rm(dataDir, { recursive: true })
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
        1,
        generation,
        Array.from({ length: count }, (_, i) => attribute(i + 1)),
        transaction,
      ),
    )

  it('are read all or none while those of another load take their place', async () => {
    await replace(1, 450)
    const [whole] = await Promise.all([readProfiledAttributes(catalogue.knex, 1, 1), replace(2, 450)])
    expect(whole.map(({ id }) => id)).to.deep.equal(Array.from({ length: 450 }, (_, i) => i + 1))
    expect(await readProfiledAttributes(catalogue.knex, 1, 1)).to.deep.equal([])
    expect(await readProfiledAttributes(catalogue.knex, 1, 2)).to.have.length(450)
  })
})
