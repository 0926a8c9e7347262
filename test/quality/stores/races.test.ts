import { expect } from 'chai'
import { MIGRATIONS } from '../../../src/migrations.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { ConnectionInUse, LoaderConnectionUnknown } from '../../../src/quality/model/connection-errors.ts'
import { FileNeeded, RepositoryGone, SourceFileUnknown } from '../../../src/quality/model/errors.ts'
import { ConnectionStore } from '../../../src/quality/stores/connections.ts'
import { EntityStore } from '../../../src/quality/stores/entities/entities.ts'
import { EntityLoads } from '../../../src/quality/stores/entities/entity-loads.ts'
import { ExportStore } from '../../../src/quality/stores/files/exports.ts'
import { FileStore } from '../../../src/quality/stores/files/files.ts'
import { LibraryStore } from '../../../src/quality/stores/library/library.ts'
import { PriorityStore } from '../../../src/quality/stores/rules/priorities.ts'
import { RepositoryStore } from '../../../src/quality/stores/repositories.ts'
import { SessionStore } from '../../../src/quality/stores/accounts/sessions.ts'
import { UserStore } from '../../../src/quality/stores/accounts/users.ts'
import { failureOf, recordingLogger } from '../../platform/support.ts'
import { addEntity, newCatalogue, NOW } from '../support/catalogues.ts'

const ROUNDS = 15

describe('two servers that write at the same time', () => {
  let servers: readonly [Catalogue, Catalogue]

  beforeEach(async () => {
    const { catalogue, dataDir } = await newCatalogue()
    servers = [catalogue, await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)]
  })
  afterEach(() => servers[1].close())

  /** What both get, again and again, from one call each. */
  async function race<T>(
    call: (catalogue: Catalogue, server: number, round: number) => Promise<T>,
  ): Promise<T[][]> {
    const results: T[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      results.push(await Promise.all(servers.map((catalogue, server) => call(catalogue, server, round))))
    }
    return results
  }

  const oneOf = (results: readonly (readonly unknown[])[]) =>
    results.map((pair) => pair.filter((result) => result !== undefined && result !== false).length)
  const EACH_ONE = Array.from({ length: ROUNDS }, () => 1)

  const newEntity = (name: string, fileId?: number, connectionId?: number) => ({
    repositoryId: 1,
    name,
    description: '',
    source: {
      kind: 'delimited' as const,
      source: 'client' as const,
      sourceFile: 'a.csv',
      attr: 'names' as const,
      delimiter: ',',
      quote: '"',
      encoding: 'utf-8',
      sample: 'all',
    },
    seed: 1,
    createdBy: 'ada',
    fileId,
    schemaFileId: undefined,
    connectionId,
  })
  const insertEntity = (catalogue: Catalogue, name: string, fileId?: number, connectionId?: number) => {
    const store = new EntityStore(catalogue)
    const entity = newEntity(name, fileId, connectionId)
    return store.transaction((transaction) => store.insert(entity, transaction))
  }
  const newFile = (name: string) => ({
    repositoryId: 1,
    name,
    size: 1,
    sha256: '',
    createdBy: 'ada',
    content: `c-${name}`,
  })
  const addFile = (catalogue: Catalogue, name: string) => new FileStore(catalogue).add(newFile(name))
  const addConnection = (catalogue: Catalogue, name: string) => {
    const parameters = 'DATA_DIRECTORY /in'
    const texts = { name, description: '', parameters, shortParameters: 'DATA_DIRECTORY .', filter: '*' }
    return new ConnectionStore(catalogue).insert({
      repositoryId: 1,
      type: 'delimited',
      texts,
      sealed: () => Promise.resolve(undefined),
      createdBy: 'ada',
    })
  }
  const addExport = (catalogue: Catalogue, name: string) => {
    const store = new ExportStore(catalogue)
    const wanted = { repositoryId: 1, name, mediaType: 'text/csv', createdBy: 'ada' }
    return store.transaction((transaction) => store.add(wanted, transaction))
  }
  const person = (name: string) => ({
    repositoryId: 1,
    name,
    description: '',
    attributes: [{ name: 'Name', description: '' }],
    createdBy: 'ada',
  })

  it('give the name of an entity to one of two renamed entities', async () => {
    const ids = [await addEntity(servers[0], { name: 'one' }), await addEntity(servers[0], { name: 'two' })]
    const results = await race(async (catalogue, server, round) => {
      const store = new EntityStore(catalogue)
      const entity = await store.get(ids[server] ?? 0)
      return entity ? store.edit(entity, { name: `Name ${round}` }) : undefined
    })
    expect(oneOf(results)).to.deep.equal(EACH_ONE)
    expect(results.flat()).to.not.include(undefined)
  })

  it('let an entity keep its own name, and change its description', async () => {
    const id = await addEntity(servers[0], { name: 'one', held_name: 'one' })
    const store = new EntityStore(servers[1])
    const entity = (await store.get(id))!
    expect(await store.edit(entity, { name: 'ONE', description: 'changed' })).to.equal(true)
    expect(await store.get(id)).to.include({ name: 'ONE', description: 'changed' })
  })

  it('give the name of a new entity, library entity, connection, user and repository to one', async () => {
    for (const call of [
      (catalogue: Catalogue, round: number) => insertEntity(catalogue, `Entity ${round}`),
      (catalogue: Catalogue, round: number) => new LibraryStore(catalogue).insert(person(`Person ${round}`)),
      (catalogue: Catalogue, round: number) => addConnection(catalogue, `Connection of ${round}`),
      (catalogue: Catalogue, round: number) =>
        new UserStore(catalogue).insert({ name: `u${round}`, passwordHash: null, isAdministrator: false }),
      (catalogue: Catalogue, round: number) =>
        new RepositoryStore(catalogue).insert({ name: `r${round}`, description: '', createdBy: 'ada' }),
    ])
      expect(oneOf(await race<unknown>((catalogue, _, round) => call(catalogue, round)))).to.deep.equal(
        EACH_ONE,
      )
  })

  it('number the names of files and exports, each once', async () => {
    const files = (await race((catalogue) => addFile(catalogue, 'a.csv'))).flat()
    expect(new Set(files).size).to.equal(2 * ROUNDS)
    expect(files)
      .to.include('a.csv')
      .and.include(`a (${2 * ROUNDS}).csv`)
    const exports = (await race((catalogue) => addExport(catalogue, 'A.csv'))).flat().map(({ name }) => name)
    expect(new Set(exports).size).to.equal(2 * ROUNDS)
    expect(exports)
      .to.include('A.csv')
      .and.include(`A (${2 * ROUNDS}).csv`)
  })

  it('move two priorities to one number, of which the last stays', async () => {
    const [store] = servers.map((catalogue) => new PriorityStore(catalogue))
    const results = await race(async (catalogue, server, round) => {
      const own = new PriorityStore(catalogue)
      await own.put(1, { id: server + 1, name: `${round} of ${server}`, description: '' })
      return own.edit(1, server + 1, { id: 5 })
    })
    expect(results.flat()).to.deep.equal(Array.from({ length: 2 * ROUNDS }, () => 5))
    expect((await store!.list(1)).map(({ id }) => id)).to.deep.equal([5])
  })

  it('either delete a file or create an entity from it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const name = await addFile(servers[0], `${round}.csv`)
      const { id } = (await new FileStore(servers[0]).find(1, name))!
      const [removed, made] = await Promise.allSettled([
        new FileStore(servers[0]).remove(1, name),
        insertEntity(servers[1], `Entity ${round}`, id),
      ])
      if (made.status === 'fulfilled')
        expect(removed.status === 'rejected' && removed.reason).to.be.instanceOf(FileNeeded)
      else {
        expect(made.reason).to.be.instanceOf(SourceFileUnknown)
        expect(removed.status).to.equal('fulfilled')
      }
    }
  })

  it('either delete a connection or create an entity from it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const name = `Round ${round}`
      const id = (await addConnection(servers[0], name))!
      const [removed, made] = await Promise.allSettled([
        new ConnectionStore(servers[0]).remove(1, { id, name }),
        insertEntity(servers[1], `Entity ${round}`, undefined, id),
      ])
      if (made.status === 'fulfilled')
        expect(removed.status === 'rejected' && removed.reason).to.be.instanceOf(ConnectionInUse)
      else {
        expect(made.reason).to.be.instanceOf(LoaderConnectionUnknown)
        expect(removed.status).to.equal('fulfilled')
      }
    }
  })

  it('number connections, each once', async () => {
    const ids = (
      await race((catalogue, server, round) => addConnection(catalogue, `${server} ${round}`))
    ).flat()
    expect(new Set(ids)).to.deep.equal(new Set(Array.from({ length: 2 * ROUNDS }, (_, i) => 1001 + i)))
  })

  it('delete each file once that nobody has needed', async () => {
    for (let number = 0; number < 5; number++) await addFile(servers[0], `${number}.csv`)
    await servers[0].knex('files').update({ used_at: NOW })
    const since = new Date(Date.parse(NOW) + 1)
    const removed = await Promise.all(
      servers.map((catalogue) => new FileStore(catalogue).removeUnused(since)),
    )
    expect(removed.flat().map(({ id }) => id)).to.have.members([1, 2, 3, 4, 5])
    expect(await servers[0].knex('files').pluck('id')).to.deep.equal([])
  })

  it('store nothing in a repository that the other server deletes', async () => {
    await new RepositoryStore(servers[1]).remove('demo')
    for (const call of [
      () => insertEntity(servers[0], 'Entity'),
      () => new LibraryStore(servers[0]).insert(person('Person')),
      () => new PriorityStore(servers[0]).put(1, { id: 1, name: 'High', description: '' }),
      () => addConnection(servers[0], 'Reports'),
      () => addFile(servers[0], 'a.csv'),
      () => addExport(servers[0], 'a.csv'),
    ])
      expect(await failureOf(async () => await call())).to.be.instanceOf(RepositoryGone)
  })

  it('give no role and no session to a user that the other one deletes', async () => {
    const users = new UserStore(servers[0])
    await users.insert({ name: 'ada', passwordHash: null, isAdministrator: false })
    const userId = (await users.id('ada'))!
    await new UserStore(servers[1]).remove('ada')
    expect(await users.setRole(userId, 1, 'editor')).to.equal(false)
    const session = { idHash: 'h', userId, sid: undefined, scheme: 'basicAuth' as const, expiresAt: NOW }
    expect(await new SessionStore(servers[0]).insert(session)).to.equal(false)
  })

  it('take the task to remove or profile an entity once', async () => {
    const job = {
      repository_id: 1,
      type: 'Delete Entity',
      name: '',
      params: '{}',
      status: 'Waiting',
      message: '',
      reason: '',
      created_at: NOW,
      created_by: 'system',
    }
    for (let id = 1; id <= ROUNDS; id++)
      await addEntity(servers[0], { id, name: `${id}`, held_name: null, state: 'Delete Requested' })
    const removals = await race(async (catalogue, _, round) => {
      const id = round + 1
      const store = new EntityStore(catalogue)
      return store.transaction(async (transaction) => {
        const isTaken = await store.takeRemoval(id, transaction)
        if (isTaken) await transaction('jobs').insert({ ...job, entity_id: id })
        return isTaken
      })
    })
    expect(oneOf(removals)).to.deep.equal(EACH_ONE)
    const id = await addEntity(servers[0], { id: 999, name: 'old', held_name: 'old', state: 'Loaded' })
    const taken = await Promise.all(
      servers.map((catalogue) =>
        catalogue.knex.transaction((transaction) => new EntityLoads(catalogue).takeProfile(id, transaction)),
      ),
    )
    expect(taken).to.have.members([true, false])
  })
})
