import { expect } from 'chai'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import { addLibraryAttributes } from '../../../../src/quality/stores/library/library-attributes.ts'
import { LibraryStore } from '../../../../src/quality/stores/library/library.ts'
import { PriorityStore } from '../../../../src/quality/stores/rules/priorities.ts'
import { RepositoryStore } from '../../../../src/quality/stores/repositories.ts'
import { recordingLogger, temporaryFolder } from '../../../platform/support.ts'
import { newCatalogue, removeRepository } from '../../support/catalogues.ts'
import { RepositoryGone } from '../../../../src/quality/model/errors.ts'

const TABLES = ['priorities', 'library_entities', 'library_attributes']
const person = (repositoryId: number) => ({
  repositoryId,
  name: 'Person',
  description: '',
  attributes: [{ name: 'Name', description: '' }],
  createdBy: 'admin',
})

describe('priorities and library entities of the catalogue', () => {
  it('have tables in a catalogue of a version without them', async () => {
    const { logger } = recordingLogger()
    const dataDir = await temporaryFolder()
    const before = MIGRATIONS.filter(({ name }) => name < '004')
    const old = await openCatalogue(dataDir, before, logger)
    for (const table of TABLES) expect(await old.knex.schema.hasTable(table)).to.equal(false)
    const id = await new RepositoryStore(old).insert({ name: 'old', description: '', createdBy: 'admin' })
    await old.close()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      await new PriorityStore(catalogue).put(id!, { id: 1, name: 'High', description: '' })
      expect(await new PriorityStore(catalogue).list(id!)).to.deep.equal([
        { id: 1, name: 'High', description: '', isUsed: false },
      ])
      expect(await new LibraryStore(catalogue).insert(person(id!))).to.equal(1)
    } finally {
      await catalogue.close()
    }
  })

  it('keep the attributes of library entities that were made before rules were shared', async () => {
    const { logger } = recordingLogger()
    const dataDir = await temporaryFolder()
    const before = MIGRATIONS.filter(({ name }) => name < '012')
    const old = await openCatalogue(dataDir, before, logger)
    const id = (await new RepositoryStore(old).insert({ name: 'old', description: '', createdBy: 'ada' }))!
    const made = { created_at: '2026-11-21T09:30:00.000Z', created_by: 'ada' }
    const texts = { name: 'Person', folded_name: 'person', description: '' }
    await old.knex('library_entities').insert({ id: 7, repository_id: id, number: 1, ...texts, ...made })
    for (const attribute of [1, 2])
      await old
        .knex('library_attributes')
        .insert({ library_entity_id: 7, attribute_id: attribute, name: `A${attribute}`, description: '' })
    await old.close()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      await catalogue.knex.transaction((own) =>
        addLibraryAttributes(7, [{ name: 'A3', description: '' }], 'bob', own),
      )
      const rows = await catalogue.knex('library_attributes').orderBy('attribute_id').select()
      expect(
        rows.map((row: Record<string, unknown>) => [row['attribute_id'], row['name'], row['created_by']]),
      ).to.deep.equal([
        [1, 'A1', 'ada'],
        [2, 'A2', 'ada'],
        [3, 'A3', 'bob'],
      ])
    } finally {
      await catalogue.close()
    }
  })

  it('belong to one repository each, and are deleted with it', async () => {
    const { catalogue } = await newCatalogue()
    const priorities = new PriorityStore(catalogue)
    const library = new LibraryStore(catalogue)
    for (const repositoryId of [1, 2]) {
      await priorities.put(repositoryId, { id: 1, name: `Of ${repositoryId}`, description: '' })
      expect(await library.insert(person(repositoryId))).to.equal(1)
    }
    expect(await library.find(1, 2)).to.equal(undefined)
    expect(await priorities.edit(2, 1, { id: 5 })).to.equal(5)
    expect((await priorities.list(1)).map(({ id, name }) => [id, name])).to.deep.equal([[1, 'Of 1']])
    await removeRepository(catalogue)
    for (const table of TABLES) expect(await catalogue.knex(table).select(), table).to.have.length(1)
    expect((await priorities.list(2)).map(({ id, name }) => [id, name])).to.deep.equal([[5, 'Of 2']])
    expect(await library.find(2, 1)).to.deep.equal({ id: 2, number: 1, name: 'Person' })
  })

  it('are not put into a repository that was deleted meanwhile', async () => {
    const { catalogue } = await newCatalogue()
    await new RepositoryStore(catalogue).remove('demo')
    for (const work of [
      () => new PriorityStore(catalogue).put(1, { id: 1, name: 'High', description: '' }),
      () => new LibraryStore(catalogue).insert(person(1)),
    ])
      expect(
        await work().then(
          () => undefined,
          (error: unknown) => error,
        ),
      ).to.be.instanceOf(RepositoryGone)
    for (const table of TABLES) expect(await catalogue.knex(table).select(), table).to.deep.equal([])
  })
})
