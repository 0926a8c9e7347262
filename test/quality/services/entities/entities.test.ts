import { tmpdir } from 'node:os'
import { expect } from 'chai'
import { Metrics } from '../../../../src/platform/metrics.ts'
import { EntityUnknown, NameTaken, SourceFileUnknown } from '../../../../src/quality/model/errors.ts'
import { readLimits } from '../../../../src/quality/loaders/read-limits.ts'
import { Jobs } from '../../../../src/quality/jobs/jobs.ts'
import { Entities } from '../../../../src/quality/services/entities/entities.ts'
import type { EntitySource } from '../../../../src/quality/model/entity-source.ts'
import { Previews } from '../../../../src/quality/services/entities/previews.ts'
import { SourceFiles } from '../../../../src/quality/loaders/source-files.ts'
import { EntityStore } from '../../../../src/quality/stores/entities/entities.ts'
import { EntityLoads } from '../../../../src/quality/stores/entities/entity-loads.ts'
import { failureOf, recordingLogger } from '../../../platform/support.ts'
import { addEntity, newCatalogue, NOW } from '../../support/catalogues.ts'
import { NO_CONNECTIONS, uploadLocations } from '../../support/no-connections.ts'
import { RepositoryGone } from '../../../../src/quality/model/errors.ts'

const SOURCE = {
  source: 'client',
  sourceFile: 'a.csv',
  type: 'delimited',
  attr: 'names',
} as unknown as EntitySource

const REQUEST = { name: 'New', description: '', source: SOURCE, jobName: undefined, scheduledFor: undefined }

const ASKER = { owner: 'ada', arrivedAt: performance.now(), signal: new AbortController().signal }
const PREVIEWS = { atOnce: 1, queued: 1, seconds: 10, firstBytes: 1e6, folderOf: () => tmpdir() }

describe('Entities whose repository or file is deleted before their change', () => {
  /** Entities of a catalogue with one file, in which something happens as soon as the file was found. */
  async function entitiesWith(meanwhile: (entityId: number) => string) {
    const { catalogue } = await newCatalogue()
    await catalogue.knex('files').insert({
      id: 5,
      repository_id: 1,
      name: 'a.csv',
      size: 1,
      sha256: '',
      created_at: NOW,
      created_by: 'ada',
      used_at: NOW,
    })
    const entityId = await addEntity(catalogue, { repository_id: 1 })
    const find = async () => {
      await catalogue.knex.raw(meanwhile(entityId))
      return { id: 5, bytes: 1, local: () => Promise.resolve('/nowhere') }
    }
    const store = new EntityStore(catalogue)
    const jobs = new Jobs(catalogue, recordingLogger().logger, {
      atOnce: 1,
      queuedPerRepository: 10,
      keptDays: 1,
      isAlone: true,
      stopping: new AbortController().signal,
      metrics: new Metrics(),
    })
    const files = new SourceFiles({ find }, NO_CONNECTIONS)
    const locations = uploadLocations(files)
    const previews = new Previews(locations, readLimits(1e9), PREVIEWS)
    const entities = new Entities({
      store,
      loads: new EntityLoads(catalogue),
      jobs,
      files,
      folderOf: () => '/nowhere',
      locations,
      previews,
    })
    const left = async () => ({
      entities: await catalogue.knex('entities').pluck('name'),
      jobs: await catalogue.knex('jobs').pluck('id'),
    })
    return { entities, entity: await entities.find(1, entityId), left }
  }

  it('are not created in a deleted repository, nor from a deleted file', async () => {
    for (const [sql, error] of [
      ['delete from repositories where id = 1', SourceFileUnknown],
      ['delete from files', SourceFileUnknown],
    ] as const) {
      const { entities, left } = await entitiesWith(() => sql)
      const before = (await left()).entities
      expect(await failureOf(() => entities.create(1, REQUEST, 'ada', ASKER))).to.be.instanceOf(error)
      expect((await left()).jobs).to.deep.equal([])
      expect((await left()).entities.length).to.be.at.most(before.length)
    }
    const { entities } = await entitiesWith(() => 'update files set repository_id = 2')
    const create = () => entities.create(9, REQUEST, 'ada', ASKER)
    expect(await failureOf(create)).to.be.instanceOf(RepositoryGone)
  })

  it('are not loaded again from a deleted file, nor after they are deleted', async () => {
    for (const [sql, error] of [
      [() => 'delete from files', SourceFileUnknown],
      [(id: number) => `update entities set held_name = null where id = ${id}`, EntityUnknown],
      [(id: number) => `delete from entities where id = ${id}`, EntityUnknown],
    ] as const) {
      const { entities, entity, left } = await entitiesWith(sql)
      const wishes = { jobName: undefined, scheduledFor: undefined }
      expect(
        await failureOf(() => entities.reload(entity, { source: SOURCE }, wishes, 'ada')),
      ).to.be.instanceOf(error)
      expect((await left()).jobs).to.deep.equal([])
    }
  })
})

describe('Names of other users, in messages', () => {
  it('are truncated if they are long', async () => {
    const long = 'x'.repeat(1000)
    const files = new SourceFiles(
      { find: () => Promise.resolve(undefined) },
      { folder: () => Promise.resolve({ path: '/nowhere', holds: () => true }) },
    )
    const place = { folder: () => Promise.resolve('/nowhere'), signal: new AbortController().signal }
    const failures = [
      new NameTaken(long),
      await failureOf(() => files.find(1, { source: 'client', sourceFile: long }, place)),
      await failureOf(() => files.find(1, { source: 'server', connectionId: 1, sourceFile: long }, place)),
    ]
    for (const { message } of failures as Error[])
      expect(message).to.contain('xxx…').and.have.length.below(250)
  })
})
