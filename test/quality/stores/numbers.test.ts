import { expect } from 'chai'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { EntityStore } from '../../../src/quality/stores/entities/entities.ts'
import { LibraryStore } from '../../../src/quality/stores/library/library.ts'
import { JobStore } from '../../../src/quality/stores/jobs/jobs.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { newJob } from '../jobs/support.ts'
import { NOW } from '../support/catalogues.ts'
import { basic, ADMIN_PASSWORD, startQualityServer, type QualityServer } from '../support/quality-server.ts'

const BEFORE = MIGRATIONS.filter(({ name }) => name < '010')

describe('Numbers of entities, jobs and library entities', () => {
  it('of existing data are its ids, and later ones count on from them', async () => {
    const { logger } = recordingLogger()
    const dataDir = await temporaryFolder()
    const old = await openCatalogue(dataDir, BEFORE, logger)
    const created = { created_at: NOW, created_by: 'admin' }
    const named = { ...created, description: '' }
    await old.knex('repositories').insert([
      { name: 'a', ...named },
      { name: 'b', ...named },
    ])
    const entity = { ...named, state: 'Schema Only', source: '{"connectInfo":{}}', seed: 1 }
    await old.knex('entities').insert([
      { id: 4, repository_id: 1, name: 'E', ...entity },
      { id: 6, repository_id: 2, name: 'F', ...entity },
    ])
    const job = {
      ...created,
      type: 'Load',
      name: '',
      params: '{}',
      status: 'Completed',
      message: '',
      reason: '',
    }
    await old.knex('jobs').insert([
      { id: 7, repository_id: 1, entity_id: 4, ...job },
      { id: 8, repository_id: 2, entity_id: 9, second_entity_id: 6, ...job },
      { id: 11, ...job },
    ])
    await old
      .knex('library_entities')
      .insert({ id: 3, repository_id: 2, name: 'L', folded_name: 'l', ...named })
    await old.close()

    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      const rows = async (table: string, ...columns: string[]) =>
        (await catalogue.knex(table).orderBy('id').select<Record<string, unknown>[]>(columns)).map((row) =>
          columns.map((column) => row[column]),
        )
      expect(await rows('entities', 'id', 'number')).to.deep.equal([
        [4, 4],
        [6, 6],
      ])
      expect(await rows('jobs', 'number', 'entity_number', 'second_entity_number')).to.deep.equal([
        [7, 4, null],
        [8, 9, 6],
        [null, null, null],
      ])
      const jobs = new JobStore(catalogue)
      const schedule = (repositoryId?: number) =>
        jobs.transaction((own) => jobs.insert(newJob({ repositoryId }), new Date(), own))
      expect(await schedule(1)).to.deep.equal({ id: 12, number: 12 })
      expect(await schedule(2)).to.deep.equal({ id: 13, number: 12 })
      expect(await schedule()).to.deep.equal({ id: 14, number: 14 })
      // Entity 9 is deleted, but a job is about it.
      const entities = new EntityStore(catalogue)
      const source = {} as never
      const added = await entities.transaction((own) =>
        entities.insert(
          { ...NO_SOURCES, repositoryId: 1, name: 'G', description: '', source, seed: 1, createdBy: 'a' },
          own,
        ),
      )
      expect(added!.number).to.equal(10)
      const person = { repositoryId: 1, name: 'P', description: '', attributes: [], createdBy: 'a' }
      expect(await new LibraryStore(catalogue).insert(person)).to.equal(4)
    } finally {
      await catalogue.close()
    }
  })

  describe('of a new repository', () => {
    let server: QualityServer
    before(async () => (server = await startQualityServer()))
    after(() => server.stop())

    it('count from 1, are not reused, and are unknown to other repositories', async () => {
      const first = await server.load('A', 'a\n1\n')
      expect(first.path).to.equal('/entities/1')
      expect(first.job['Ref']).to.equal('1')
      expect((await server.ask(first.path, { method: 'DELETE' })).status).to.equal(204)
      const second = await server.load('B', 'a\n1\n')
      expect(second.path).to.equal('/entities/2')
      expect(second.job['Entity Ids']).to.deep.equal(['2'])
      expect((await server.rows('/entities')).map(({ Ref }) => Ref)).to.deep.equal(['2'])

      const admin = { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' }
      const ask = (path: string, body?: unknown) =>
        fetch(`${server.url}/api/repositories${path}`, {
          headers: admin,
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        })
      expect((await ask('', { name: 'other' })).status).to.equal(201)
      for (const path of [
        '/entities/2',
        '/entities/2/rows',
        '/entities/702',
        '/scheduler/1',
        '/scheduler/901',
      ])
        expect((await ask(`/other${path}`)).status, path).to.equal(404)
      for (const path of ['/entities/702', '/entities/702/rows', '/scheduler/901'])
        expect((await server.ask(path)).status, path).to.equal(404)
      const person = { command: 'create', data: { entityName: 'P', attributes: [{ name: 'N' }] } }
      for (const repository of ['test', 'other']) {
        const answer = (await (await ask(`/${repository}/library/entities`, person)).json()) as {
          entityId: string
        }
        expect(answer.entityId).to.equal('1')
      }
    })
  })
})

const NO_SOURCES = { fileId: undefined, schemaFileId: undefined }
