import { expect } from 'chai'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { ConnectionInUse, TooManyConnections } from '../../../src/quality/model/connection-errors.ts'
import { ConnectionStore, MAX_CONNECTIONS } from '../../../src/quality/stores/connections.ts'
import { RepositoryStore } from '../../../src/quality/stores/repositories.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { addEntity, newCatalogue, NOW, removeRepository } from '../support/catalogues.ts'

const reports = (name = 'Reports') => ({
  name,
  description: '',
  parameters: 'DATA_DIRECTORY /in/reports',
  shortParameters: 'DATA_DIRECTORY reports',
  filter: '*',
})

const noLogin = () => Promise.resolve(undefined)

describe('loader connections of the catalogue', () => {
  it('have a table in a catalogue of a version without them', async () => {
    const { logger } = recordingLogger()
    const dataDir = await temporaryFolder()
    const before = MIGRATIONS.filter(
      ({ name }) => name !== '009_quality_loader_connections' && name !== '018_quality_connection_logins',
    )
    const old = await openCatalogue(dataDir, before, logger)
    const id = await new RepositoryStore(old).insert({ name: 'old', description: '', createdBy: 'admin' })
    await old.close()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      const store = new ConnectionStore(catalogue)
      expect(
        await store.insert({
          repositoryId: id!,
          type: 'delimited',
          texts: reports(),
          sealed: noLogin,
          createdBy: 'admin',
        }),
      ).to.equal(1001)
      expect(await store.find(id!, 1001)).to.deep.equal({
        ...{
          id: 1001,
          name: 'Reports',
          type: 'delimited',
          login: undefined,
          parameters: 'DATA_DIRECTORY /in/reports',
        },
        ...{ filter: '*', isEnabled: true },
      })
    } finally {
      await catalogue.close()
    }
  })

  it('belong to one repository each, and are deleted with it', async () => {
    const { catalogue } = await newCatalogue()
    const store = new ConnectionStore(catalogue)
    for (const repositoryId of [1, 2])
      expect(
        await store.insert({
          repositoryId,
          type: 'delimited',
          texts: reports(),
          sealed: noLogin,
          createdBy: 'admin',
        }),
      ).to.equal(1001)
    expect(await store.edit(1, 1001, { name: 'Mine' }, 'ada')).to.equal('done')
    expect(await store.find(2, 1001)).to.include({ name: 'Reports' })
    await removeRepository(catalogue)
    expect(await store.find(1, 1001)).to.equal(undefined)
    expect(await store.find(2, 1001)).to.include({ name: 'Reports' })
  })

  it('get each number and name once', async () => {
    const { catalogue } = await newCatalogue()
    const store = new ConnectionStore(catalogue)
    const add = (name: string) =>
      store.insert({
        repositoryId: 1,
        type: 'delimited',
        texts: reports(name),
        sealed: noLogin,
        createdBy: 'admin',
      })
    expect(await add('Reports')).to.equal(1001)
    expect(await add('REPORTS')).to.equal(undefined)
    const second = (await add('Other'))!
    expect(await store.edit(1, second, { name: 'reports' }, 'ada')).to.equal('taken')
    expect(await store.edit(1, second, { name: 'OTHER' }, 'ada')).to.equal('done')
    expect(await store.edit(1, 4711, { filter: 'x' }, 'ada')).to.equal('unknown')
    expect(await store.remove(1, { id: second, name: 'OTHER' })).to.equal(true)
    expect(await store.remove(1, { id: second, name: 'OTHER' })).to.equal(false)
    expect(await add('Other')).to.be.above(second)
  })

  it('are kept while they are the source of the rows of an entity or of its next load', async () => {
    const { catalogue } = await newCatalogue()
    const store = new ConnectionStore(catalogue)
    const id = (await store.insert({
      repositoryId: 1,
      type: 'delimited',
      texts: reports(),
      sealed: noLogin,
      createdBy: 'admin',
    }))!
    const remove = () => store.remove(1, { id, name: 'Reports' })
    const source = JSON.stringify({ source: 'server', connectionId: id, sourceFile: 'a.csv' })
    const served = await addEntity(catalogue, { name: 'Served', source })
    const next = await addEntity(catalogue, { name: 'Next', connection_id: id })
    await addEntity(catalogue, { name: 'Going', source, held_name: null })
    await addEntity(catalogue, { name: 'Elsewhere', source, repository_id: 2 })
    const error = await failureOf(remove)
    expect(error).to.be.instanceOf(ConnectionInUse)
    expect((error as Error).message).to.include('entities "Served" and "Next";')
    await catalogue.knex('entities').where({ id: served }).delete()
    expect(((await failureOf(remove)) as Error).message).to.include('entity "Next";')
    expect(await store.find(1, id)).to.include({ name: 'Reports' })
    await catalogue.knex('entities').where({ id: next }).delete()
    expect(await remove()).to.equal(true)
  })

  it('are limited in number', async () => {
    const { catalogue } = await newCatalogue()
    const columns = { repository_id: 1, type: 'delimited', description: '', filter: '*', enabled: true }
    const texts = { parameters: '', short_parameters: '', created_at: NOW, created_by: 'admin' }
    for (let from = 0; from < MAX_CONNECTIONS; from += 100)
      await catalogue.knex('loader_connections').insert(
        Array.from({ length: 100 }, (_, i) => ({
          ...{ ...columns, ...texts, connection_id: 2001 + from + i },
          ...{ name: `${from + i}`, folded_name: `${from + i}` },
        })),
      )
    const add = () =>
      new ConnectionStore(catalogue).insert({
        repositoryId: 1,
        type: 'delimited',
        texts: reports(),
        sealed: noLogin,
        createdBy: 'admin',
      })
    expect(await failureOf(add)).to.be.instanceOf(TooManyConnections)
  })
})
