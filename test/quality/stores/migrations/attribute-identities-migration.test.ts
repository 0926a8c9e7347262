import { expect } from 'chai'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import { attributeIdentitiesMigration } from '../../../../src/quality/stores/migrations/attribute-identities-migration.ts'
import { readKnownAttributes } from '../../../../src/quality/stores/attributes/attribute-identities.ts'
import { recordingLogger, temporaryFolder } from '../../../platform/support.ts'
import { NOW } from '../../support/catalogues.ts'

const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(attributeIdentitiesMigration))

/** Adds an entity of the version before. */
async function addEntity(catalogue: Catalogue, columns: Readonly<Record<string, unknown>>): Promise<number> {
  const [row] = await catalogue
    .knex('entities')
    .insert({
      ...{ repository_id: 1, held_name: columns['name'], description: '', source: '{}', seed: 1 },
      ...{ created_at: NOW, created_by: 'admin', ...columns },
    })
    .returning<{ id: number }[]>('id')
  return row!.id
}

/** An entity of the version before, with an older load whose attributes are not served. */
async function addOld(catalogue: Catalogue): Promise<number> {
  const id = await addEntity(catalogue, {
    name: 'Places',
    number: 1,
    generation: 2,
    state: 'Fully Loaded',
  })
  const attribute = (generation: number, number: number, name: string) => ({
    entity_id: id,
    generation,
    attribute_id: number,
    name: name.toUpperCase(),
    human_name: name,
    inferred_type: 'text',
    summary: '{}',
  })
  await catalogue
    .knex('attributes')
    .insert([
      attribute(1, 1, 'old'),
      attribute(2, 1, 'zip'),
      attribute(2, 2, 'city'),
      attribute(2, 3, 'city (2)'),
      attribute(2, 4, 'land (2)'),
    ])
  return id
}

describe('The numbers of attributes in a catalogue of an earlier version', () => {
  it('stay, and new columns do not get a number that anything refers to', async () => {
    const dataDir = await temporaryFolder()
    const { logger } = recordingLogger()
    const old = await openCatalogue(dataDir, before, logger)
    await old
      .knex('repositories')
      .insert({ name: 'demo', description: '', created_at: NOW, created_by: 'admin' })
    const plain = await addOld(old)
    const empty = await addEntity(old, { name: 'Empty', number: 2, state: 'Schema Only' })
    await old.knex('dependencies').insert({
      ...{ entity_id: plain, rhs: 2, lhs: '00001_00007', lhs_names: 'zip, gone', rhs_name: 'city' },
      ...{ status: 'Permanent', nulls: 'equal', generation: 1, is_verified: true },
      ...{
        rows: 1,
        lhs_values: 1,
        removed_rows: 0,
        confirmations: 1,
        conflicting_values: 0,
        conflicting_rows: 0,
      },
      ...{ job_number: 1, checked_at: NOW, checked_by: 'a', created_at: NOW, created_by: 'a' },
    })
    await old.close()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      const identity = (id: number, humanName: string, name = humanName, occurrence = 1) => ({
        id,
        name: humanName.toUpperCase(),
        humanName,
        source: { name, occurrence },
        aliases: [],
        isPresent: true,
        isRenamed: false,
      })
      expect(await readKnownAttributes(catalogue.knex, plain)).to.deep.equal({
        known: [
          identity(1, 'zip'),
          identity(2, 'city'),
          identity(3, 'city (2)', 'city', 2),
          identity(4, 'land (2)'),
        ],
        lastId: 7,
      })
      expect(await readKnownAttributes(catalogue.knex, empty)).to.deep.equal({ known: [], lastId: 0 })
      const positions = await catalogue
        .knex('attributes')
        .where({ generation: 2 })
        .orderBy('position')
        .select('position', 'name')
      expect(positions).to.deep.equal([
        { position: 1, name: 'ZIP' },
        { position: 2, name: 'CITY' },
        { position: 3, name: 'CITY (2)' },
        { position: 4, name: 'LAND (2)' },
      ])
    } finally {
      await catalogue.close()
    }
  })
})
