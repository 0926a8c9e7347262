import { randomInt } from 'node:crypto'
import { EntityGone, EntityUnknown, NameTaken } from '../../model/errors.ts'
import type { JobIds, NewJob } from '../../model/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type FoundDeclaration, readDeclaration } from '../../loaders/read-declaration.ts'
import type { EntityStore, NeededSources } from '../../stores/entities/entities.ts'
import type { Entity, EntityIds } from '../../model/entity.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import type { Requester } from '../../listings/requester.ts'
import { MAX_ROOTS } from '../../model/connection.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import type { GivenSource, Previews } from './previews.ts'
import { withReadingFolder } from './reading-folder.ts'
import type { SourceLocations } from '../connections/source-locations.ts'
import type { SchemaFiles, SourceFiles } from '../../loaders/source-files.ts'
import type { LoadParams } from '../../model/load-params.ts'

/** The start time and the name of a command's job. */
export interface JobWishes {
  readonly jobName: string | undefined
  /** Undefined: as soon as possible. */
  readonly scheduledFor: Date | undefined
}

/** A request for a new entity, validated as far as possible without reading the file. */
export interface NewEntityRequest extends JobWishes, GivenSource {
  readonly name: string
  readonly description: string
}

export interface EntitiesOptions {
  readonly store: EntityStore
  readonly loads: EntityLoads
  readonly jobs: Jobs
  /** For schema files. */
  readonly files: SourceFiles
  /** The folder of temporary files of a repository. */
  readonly folderOf: (repositoryId: number) => string
  readonly locations: Pick<SourceLocations, 'check' | 'sealed'>
  readonly previews: Pick<Previews, 'checkVirtualColumns'>
}

/** Every database represents whole numbers up to this seed exactly. */
const MAX_SEED = 2 ** 31 - 1

/** Creates, changes, reloads and deletes entities. */
export class Entities {
  readonly #store: EntityStore
  readonly #loads: EntityLoads
  readonly #jobs: Jobs
  readonly #files: SourceFiles
  readonly #folderOf: EntitiesOptions['folderOf']
  readonly #locations: EntitiesOptions['locations']
  readonly #previews: EntitiesOptions['previews']

  constructor({ store, loads, jobs, files, folderOf, locations, previews }: EntitiesOptions) {
    this.#store = store
    this.#loads = loads
    this.#jobs = jobs
    this.#files = files
    this.#folderOf = folderOf
    this.#locations = locations
    this.#previews = previews
  }

  /** @throws EntityUnknown */
  async find(repositoryId: number, number: number): Promise<Entity> {
    const entity = await this.#store.find(repositoryId, number)
    if (!entity) throw new EntityUnknown(number)
    return entity
  }

  /** An entity by its id in the catalogue. @throws EntityGone */
  async get(id: number): Promise<Entity> {
    const entity = await this.#store.get(id)
    if (!entity || entity.state === 'Delete Requested') throw new EntityGone()
    return entity
  }

  /** True if an entity that is not being deleted has the name. */
  hasName(repositoryId: number, name: string): Promise<boolean> {
    return this.#store.hasName(repositoryId, name)
  }

  count(repositoryId: number): Promise<number> {
    return this.#store.count(repositoryId)
  }

  /**
   * Creates an entity and the job that loads it, in one transaction.
   * @throws NameTaken, RepositoryGone, SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable,
   * SourceNotAllowed, LoginMissing, InvalidSource, SourceUnusable, QueueFull; with virtual
   * columns, which need the head of the file: ReadingError, InvalidData, SourceColumnUnknown, LaneFull,
   * PreviewTooLong
   */
  async create(
    repositoryId: number,
    request: NewEntityRequest,
    user: string,
    requester: Requester,
  ): Promise<{ readonly entity: EntityIds; readonly job: JobIds }> {
    const { name, description, source } = request
    const needed = await this.#sourcesOf(repositoryId, request)
    await this.#previews.checkVirtualColumns(repositoryId, request, requester)
    const login = await this.#locations.sealed(repositoryId, source, request.login)
    const seed = randomInt(MAX_SEED)
    return this.#store.transaction(async (transaction) => {
      const entity = await this.#store.insert(
        { repositoryId, name, description, source, seed, ...needed, createdBy: user },
        transaction,
      )
      if (!entity) throw new NameTaken(name)
      const job = await this.#jobs.schedule(
        loadJob(repositoryId, entity.id, { source, seed, login }, request, `Load ${name}`, user),
        transaction,
      )
      return { entity, job }
    })
  }

  /** @throws NameTaken */
  async edit(
    entity: Entity,
    changes: { readonly name?: string | undefined; readonly description?: string | undefined },
  ): Promise<void> {
    if (!(await this.#store.edit(entity, changes))) throw new NameTaken(changes.name!)
  }

  /**
   * Reloads an entity. The current load is served until the new load is complete.
   * @returns the job
   * @throws EntityUnknown, SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable,
   * SourceNotAllowed, LoginMissing, InvalidSource, SourceUnusable, QueueFull
   */
  async reload(entity: Entity, given: GivenSource, wishes: JobWishes, user: string): Promise<JobIds> {
    const { id, number, repositoryId, name, seed } = entity
    const { source } = given
    const needed = await this.#sourcesOf(repositoryId, given)
    const login = await this.#locations.sealed(repositoryId, source, given.login)
    return this.#store.transaction(async (transaction) => {
      if (!(await this.#store.setSources(entity, needed, transaction))) throw new EntityUnknown(number)
      const params: LoadParams = { source, seed, login }
      return this.#jobs.schedule(
        loadJob(repositoryId, id, params, wishes, `Reload ${name}`, user),
        transaction,
      )
    })
  }

  /**
   * Deletes an entity. The entity is unknown and its name is free at once, its loads are cancelled, and a job removes
   * its rows. Queries that are already reading the rows complete.
   * @throws EntityUnknown if a concurrent request has deleted it
   */
  async delete(entity: Entity, user: string): Promise<void> {
    const { id: entityId, number, repositoryId } = entity
    await this.#store.transaction(async (transaction) => {
      if (!(await this.#store.requestDeletion(entityId, transaction))) throw new EntityUnknown(number)
      await this.#jobs.cancelAllOf({ repositoryId, entityId }, transaction)
      await this.#jobs.scheduleBeyondLimit(removalOf(entity, user), transaction)
    })
  }

  /** Reschedules entity deletions that a crash interrupted. For the start of the server. */
  async resumeDeletions(): Promise<void> {
    for (const entity of await this.#store.awaitingRemoval())
      await this.#store.transaction(async (transaction) => {
        if (await this.#store.takeRemoval(entity.id, transaction))
          await this.#jobs.scheduleBeyondLimit(removalOf(entity, 'system'), transaction)
      })
  }

  /**
   * Schedules the profiles of entities that were loaded by a version without profiles, each once. A failed profile is
   * not tried again at the next start, since it may have crashed the server. For the start of the server.
   */
  async profileOldOnes(): Promise<void> {
    for (const entity of await this.#loads.awaitingProfile())
      await this.#store.transaction(async (transaction) => {
        if (!(await this.#loads.takeProfile(entity.id, transaction))) return
        const job = await this.#jobs.scheduleBeyondLimit(profileOf(entity), transaction)
        await this.#loads.setProfileJob(entity.id, job.id, transaction)
      })
  }

  /**
   * The uploads and the connection that a source needs; they must not be deleted during the request. A schema file of
   * this server must be readable at this time.
   */
  async #sourcesOf(repositoryId: number, { source, login }: GivenSource): Promise<NeededSources> {
    const { fileId, isAddressed } = await this.#locations.check(repositoryId, source, login)
    // A load may begin later, when the other server can be reached.
    const declaration = isAddressed ? undefined : await this.#declarationOf(repositoryId, source)
    const { connectionId = 0 } = source
    return {
      fileId,
      schemaFileId: declaration?.fileId,
      connectionId: connectionId > MAX_ROOTS ? connectionId : undefined,
    }
  }

  #declarationOf(repositoryId: number, source: EntitySource): Promise<FoundDeclaration | undefined> {
    return withReadingFolder(this.#folderOf(repositoryId), (folder) => {
      const place = { folder, signal: new AbortController().signal }
      const find: SchemaFiles['find'] = (id, reference, use) => this.#files.find(id, reference, place, use)
      return readDeclaration(repositoryId, source, { find })
    })
  }
}

type EntityRef = Pick<Entity, 'id' | 'repositoryId' | 'name'>

const removalOf = (entity: EntityRef, user: string): NewJob =>
  jobAbout(entity, 'Delete Entity', 'Delete', user)

const profileOf = (entity: EntityRef): NewJob => jobAbout(entity, 'Profile', 'Profile', 'system')

function jobAbout({ id, repositoryId, name }: EntityRef, type: string, verb: string, user: string): NewJob {
  return {
    repositoryId,
    type,
    name: `${verb} ${name}`,
    entityIds: [id],
    params: {},
    createdBy: user,
    scheduledFor: undefined,
  }
}

function loadJob(
  repositoryId: number,
  entityId: number,
  params: LoadParams,
  { jobName, scheduledFor }: JobWishes,
  defaultName: string,
  user: string,
): NewJob<LoadParams> {
  return {
    repositoryId,
    type: 'Load',
    name: jobName ?? defaultName,
    entityIds: [entityId],
    params,
    createdBy: user,
    scheduledFor,
  }
}
