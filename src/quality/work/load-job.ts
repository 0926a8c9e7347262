import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { DiscoveryAfterLoad } from './discovery-after-load.ts'
import type { RulesAfterLoad } from './rules-after-load.ts'
import { countsOf, type ProfileStep } from './profile-step.ts'
import { sourceOf } from '../model/entity-source.ts'
import type { EntityStore } from '../stores/entities/entities.ts'
import type { Entity } from '../model/entity.ts'
import type { EntityLoads, LoadedEntity } from '../stores/entities/entity-loads.ts'
import { rejectsLayout, rowsLayout } from '../model/warehouse/load-tables.ts'
import { downloadSentence, LOAD_SHARE, READ_SHARE, shareOf } from './load-progress.ts'
import { placeRows, readRows, type Step, type Target } from './load-steps.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { attributesOf } from '../loaders/attributes.ts'
import { namesWith } from '../loaders/declaration.ts'
import { matchColumns } from '../loaders/match-columns.ts'
import { readingNotes } from '../loaders/reading-notes.ts'
import { readDeclaration } from '../loaders/read-declaration.ts'
import type { ReadLimits, ReadSummary } from '../model/reading.ts'
import { namesIn } from '../expressions/names-in.ts'
import { noteMissingNames } from '../stores/entities/attribute-references.ts'
import { parseSample } from '../loaders/sample.ts'
import { changesOf, type AttributeChanges, type NumberedName } from '../model/attribute-identity.ts'
import type { LoadParams } from '../model/load-params.ts'
import { LoadFailed } from '../loaders/errors.ts'
import type { SourceLocations } from '../services/connections/source-locations.ts'

/** The services that a load uses. */
export interface LoadServices {
  readonly entities: EntityStore
  readonly loads: EntityLoads
  readonly warehouses: Warehouses
  readonly locations: Pick<SourceLocations, 'find' | 'schemaFiles' | 'unsealed'>
  readonly limits: ReadLimits
  readonly profiles: ProfileStep
  /** Runs the enabled rules of an entity again. Undefined: no load runs rules. */
  readonly rulesAfterLoad?: RulesAfterLoad | undefined
  /** Discovers keys and dependencies. Undefined: no load discovers any. */
  readonly discoveryAfterLoad?: DiscoveryAfterLoad | undefined
  /** A job's own folder, for its pieces and for files of other servers. */
  readonly folderOf: (repositoryId: number, jobId: number) => string
  /** Called when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

const DELETED = 'The entity was deleted.'

/** The share of the progress for the download of a file of another server, before it is read. */
const DOWNLOAD_SHARE = READ_SHARE / 2

/** The loaded rows, from this attempt or from an attempt that was interrupted during profiling. */
type Loaded = Pick<LoadedEntity, 'generation' | 'rows' | 'rejected' | 'attributes'> & {
  readonly changes: AttributeChanges | undefined
}

/**
 * Loads an entity's source into a new pair of tables, profiles them, and then serves these tables. If the entity has no
 * profile yet, its new rows are served before the profile is made; otherwise rows and profile are replaced together at
 * the end. Each step is atomic, first in the warehouse and then in the catalogue. A restarted job continues with the
 * profile if its rows are served already, and with discovery and rules if they are profiled; otherwise it starts again
 * with the next generation. The sweeper drops the
 * tables of interrupted attempts.
 */
export class LoadJob implements JobHandler<LoadParams> {
  readonly type = 'Load'
  readonly attempts = 3
  readonly #services: LoadServices

  constructor(services: LoadServices) {
    this.#services = services
  }

  async run(job: Job<LoadParams>, context: JobContext): Promise<Finish> {
    const { entities, profiles, rulesAfterLoad, discoveryAfterLoad } = this.#services
    // The entity is deleted with its repository at any time.
    const [id] = job.entityIds
    const entity = id === undefined ? undefined : await entities.get(id)
    if (!entity || entity.state === 'Delete Requested') throw new LoadFailed(DELETED)
    const isOfJob = entity.profileJob === job.id
    const { loaded, serve } = isOfJob
      ? { loaded: await this.#loadedBefore(entity), serve: undefined }
      : await this.#load(job, entity, context)
    const isProfiled = isOfJob && entity.state === 'Fully Loaded'
    const addProfiles = isProfiled ? undefined : await profiles.run(job, loaded, context, LOAD_SHARE)
    const finish: Finish = async (transaction) => {
      await serve?.(transaction)
      await addProfiles?.(transaction)
      await noteMissingNames(entity.id, namesIn, transaction)
    }
    const rules = await rulesAfterLoad?.of(entity)
    let sentence = finalSentence(loaded)
    const hasRules = rules !== undefined && rules.length > 0
    if (!hasRules && !discoveryAfterLoad) {
      context.progress(LOAD_SHARE, sentence)
      return finish
    }
    // The rows and their profile are served during the rest.
    await context.commit(finish)
    if (discoveryAfterLoad) sentence = await discoveryAfterLoad.run(job, context, sentence)
    if (hasRules) await rulesAfterLoad!.run(job, rules, context, sentence)
    else context.progress(LOAD_SHARE, sentence)
    return async () => undefined
  }

  async abandoned(
    job: Job<LoadParams>,
    { reason }: Parameters<JobHandler['abandoned']>[1],
    transaction: Parameters<JobHandler['abandoned']>[2],
  ): Promise<void> {
    await this.#services.loads.fail(job.entityIds[0]!, reason, transaction, job.id)
    this.#services.sweep(job.repositoryId!)
  }

  async #loadedBefore(entity: Entity): Promise<Loaded> {
    const { generation, loadedRows: rows, rejectedRows: rejected, attributeChanges: changes } = entity
    return { generation, rows, rejected, attributes: await this.#services.loads.attributes(entity), changes }
  }

  /** @returns with `serve` if the rows must not be served before their profile is made */
  async #load(
    job: Job<LoadParams>,
    entity: Entity,
    context: JobContext,
  ): Promise<{ loaded: Loaded; serve: Finish | undefined }> {
    const { loads, sweep, folderOf } = this.#services
    const repositoryId = job.repositoryId!
    context.progress(0, 'The source is being opened.')
    const folder = folderOf(repositoryId, job.id)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const loaded = await this.#bringIn(job, entity, folder, context).finally(() =>
      rm(folder, { recursive: true, force: true }),
    )
    const serve: Finish = (transaction) => loads.serve(entity.id, loaded, transaction)
    if (entity.state === 'Fully Loaded') return { loaded, serve }
    await context.commit(serve)
    sweep(repositoryId)
    return { loaded, serve: undefined }
  }

  /** Reads the source into tables that are not served yet. */
  async #bringIn(
    job: Job<LoadParams>,
    { id }: Entity,
    folder: string,
    { signal, progress }: JobContext,
  ): Promise<LoadedEntity & Loaded> {
    const { loads, warehouses, locations, limits } = this.#services
    const repositoryId = job.repositoryId!
    const { seed } = job.params
    const [pieces, downloads] = [join(folder, 'pieces'), join(folder, 'downloads')]
    for (const part of [pieces, downloads]) await mkdir(part)
    let downloaded = 0
    const source = sourceOf(job.params.source)
    const login = await locations.unsealed(repositoryId, source, job.params.login)
    const place = {
      folder: async () => downloads,
      onBytes: (done: number, total: number | undefined) => {
        downloaded = DOWNLOAD_SHARE
        const share = total === undefined ? 0 : shareOf(done, { bytes: total })
        progress(DOWNLOAD_SHARE * share, downloadSentence(done, total))
      },
    }
    const location = await locations.find(repositoryId, { ...source, login }, place, signal)
    const schemaFiles = locations.schemaFiles(login, place, signal)
    const declaration = await readDeclaration(repositoryId, source, schemaFiles)
    const generation = await loads.begin(id)
    if (generation === undefined) throw new LoadFailed(DELETED)
    const sample = parseSample(source.sample, seed)
    const warehouse = await warehouses.open(repositoryId)
    const { virtualColumns = [] } = source
    const identities = await loads.identities(id)
    const declared = declaration?.columns.map(({ name }) => name)
    const target = (names: readonly string[] | undefined, count: number): Target => {
      const virtual = virtualColumns.map(({ name }) => name)
      const columns = matchColumns(identities, namesWith(declared, names), count, virtual)
      const ids = columns.map((column) => column.id)
      return { columns, rows: rowsLayout(id, generation, ids), rejects: rejectsLayout(id, generation) }
    }
    const step: Step = { warehouse, target, progress, signal }
    const reading = { source, location, declaration, sample, limits, folder: pieces }
    const { columns, summary } =
      (await placeRows(reading, step)) ?? (await readRows(reading, { ...step, from: downloaded }))
    return {
      generation,
      rows: summary.rows,
      values: valuesOf(summary),
      rejected: summary.rejected,
      recordMinLength: summary.recordMinLength,
      recordMaxLength: summary.recordMaxLength,
      source,
      reading: readingNotes(summary),
      columns,
      changes: changesOf(identities.known, columns),
      attributes: attributesOf(columns, declaration?.columns, virtualColumns, summary),
      loadedBy: job.createdBy,
      jobId: job.id,
    }
  }
}

/** The number of values that are not null. */
function valuesOf({ rows, columns }: ReadSummary): number {
  return columns.reduce((sum, { types }) => sum + rows - types.null, 0)
}

function finalSentence(loaded: Loaded): string {
  const { rows, rejected, changes } = loaded
  const done = `${countsOf(loaded)} ${rows === 1 ? 'is' : 'are'} loaded and profiled`
  const counts =
    rejected === 0
      ? `${done}, none was rejected.`
      : `${done}, ${rejected.toLocaleString('en')} ${rejected === 1 ? 'was' : 'were'} rejected.`
  return changes ? `${counts} ${changesSentence(changes)}` : counts
}

/** Names in a sentence about changes. The entity's metadata have all of them. */
const MAX_NAMES = 5

/** `3 attributes are kept. New: country (4). Lost: zip (2).` */
function changesSentence({ kept, added, returned, lost }: AttributeChanges): string {
  const named = (title: string, attributes: readonly NumberedName[]): string[] => {
    if (attributes.length === 0) return []
    const names = attributes.slice(0, MAX_NAMES).map(({ id, name }) => `${name} (${id})`)
    const rest = attributes.length - names.length
    return [`${title}: ${names.join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}.`]
  }
  return [
    kept === 1 ? '1 attribute is kept.' : `${kept.toLocaleString('en')} attributes are kept.`,
    ...named('New', added),
    ...named('Returned', returned),
    ...named('Lost', lost),
  ].join(' ')
}
