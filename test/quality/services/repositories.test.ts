import { expect } from 'chai'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { Removals } from '../../../src/quality/jobs/removals.ts'
import { Repositories, repositoryFolders } from '../../../src/quality/services/repositories.ts'
import { RepositoryStore } from '../../../src/quality/stores/repositories.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'

describe('repositories', () => {
  const open = async (dataDir: string, released: number[] = [], failing = { is: false }) => {
    const { logger, lines } = recordingLogger()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    const removals = new Removals()
    const repositories = new Repositories({
      store: new RepositoryStore(catalogue),
      dataDir,
      holders: [
        {
          release: async (id) => {
            if (failing.is) throw new Error('It is still held.')
            released.push(id)
          },
        },
      ],
      removals,
      warehouseFolder: join(dataDir, 'quality'),
      hasDuty: async () => true,
      engine: 'embedded',
      logger,
    })
    return { catalogue, repositories, removals, lines, close: () => catalogue.close() }
  }

  it('are deleted with all their records, and no records of others', async () => {
    const dataDir = await temporaryFolder()
    const { catalogue, repositories, close } = await open(dataDir)
    const [gone, kept] = [
      await repositories.create('gone', '', 'admin'),
      await repositories.create('kept', '', 'admin'),
    ]
    const at = new Date().toISOString()
    await catalogue.knex('users').insert({ id: 1, name: 'ada', is_administrator: false, created_at: at })
    for (const { id } of [gone, kept]) {
      await catalogue.knex('roles').insert({ user_id: 1, repository_id: id, role: 'reader' })
      const file = {
        id,
        repository_id: id,
        name: 'a.csv',
        size: 1,
        sha256: '',
        created_at: at,
        created_by: 'ada',
        used_at: at,
      }
      await catalogue.knex('files').insert(file)
      const entity = {
        id,
        repository_id: id,
        name: 'A',
        held_name: 'A',
        description: '',
        state: 'Loaded',
        source: '{}',
        seed: 1,
        file_id: id,
        created_at: at,
        created_by: 'ada',
      }
      await catalogue.knex('entities').insert(entity)
      await catalogue.knex('jobs').insert({
        repository_id: id,
        type: 'Load',
        name: 'x',
        params: '{}',
        status: 'Running',
        message: '',
        reason: '',
        created_at: at,
        created_by: 'ada',
      })
    }
    await repositories.remove('gone')
    await repositories.sweep()
    for (const table of ['roles', 'files', 'entities', 'jobs'])
      expect(await catalogue.knex(table).pluck('repository_id'), table).to.deep.equal([kept.id])
    expect(await repositories.list()).to.deep.equal([kept])
    await close()
  })

  it('never use an id again', async () => {
    const { repositories, close } = await open(await temporaryFolder())
    const { id } = await repositories.create('a', '', 'admin')
    await repositories.remove('a')
    expect((await repositories.create('a', '', 'admin')).id).to.be.greaterThan(id)
    await close()
  })

  it('are repaired at the start: folders without a repository are deleted, and missing folders are created', async () => {
    const dataDir = await temporaryFolder()
    const first = await open(dataDir)
    const [a, b] = [
      await first.repositories.create('a', '', 'admin'),
      await first.repositories.create('b', '', 'admin'),
    ]
    await writeFile(join(repositoryFolders(dataDir, a.id).files, '1'), 'data')
    await writeFile(join(repositoryFolders(dataDir, b.id).files, '2'), 'data')
    // As after a crash between the catalogue and the folders, of a deletion and of a creation.
    await first.catalogue.knex('repositories').where({ id: b.id }).delete()
    const at = new Date().toISOString()
    await first.catalogue
      .knex('repositories')
      .insert({ id: 7, name: 'c', description: '', created_at: at, created_by: 'x' })
    await mkdir(join(dataDir, 'quality', 'not-ours'))
    await first.close()

    const released: number[] = []
    const second = await open(dataDir, released)
    await second.repositories.start()
    expect(released).to.deep.equal([b.id])
    expect((await readdir(join(dataDir, 'quality'))).sort()).to.deep.equal([String(a.id), '7', 'not-ours'])
    await stat(join(repositoryFolders(dataDir, a.id).files, '1'))
    await stat(repositoryFolders(dataDir, 7).loads)
    await second.repositories.close()
    await second.close()
  })

  it('keep their folder while it is used or copied', async () => {
    const dataDir = await temporaryFolder()
    const failing = { is: true }
    const { repositories, removals, lines, close } = await open(dataDir, [], failing)
    await repositories.start()
    const { id } = await repositories.create('a', '', 'admin')
    const { root } = repositoryFolders(dataDir, id)
    await repositories.remove('a')
    await repositories.settled()
    await stat(root)
    expect(lines().filter(({ level }) => level === 50)).to.have.length(1)
    failing.is = false
    const sweeping = await removals.paused(async () => {
      const waiting = repositories.sweep()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await stat(root)
      return { waiting }
    })
    await sweeping.waiting
    expect(await failureOf(() => stat(root))).to.have.property('code', 'ENOENT')
    await repositories.close()
    await close()
  })
})
