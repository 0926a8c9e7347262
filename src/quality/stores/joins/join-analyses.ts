import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import type { AnalysedJoin, JoinStatus } from '../../model/join.ts'
import { TooManyJoins } from '../../model/join-errors.ts'
import { readAttributeNamesOf } from '../attributes/attribute-identities.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { attributeColumns, definitionColumns, figureColumns, SIDES } from './join-rows.ts'

/** The job that saves joins. */
export interface JoinSaver {
  readonly id: number
  readonly repositoryId: number
  readonly createdBy: string
  /** Number of entities whose attributes the job compares. */
  readonly entities: number
}

/** An index that a job is about to make. */
export interface NewJoinIndex {
  readonly leftEntityId: number
  readonly leftGeneration: number
  readonly rightEntityId: number
  readonly rightGeneration: number
  readonly jobId: number
}

export const MAX_JOINS = 100_000

/** Join jobs without joins are forgotten if so many newer ones are known. */
const MAX_KEPT_JOBS = 10_000

/** Writes the analyses of joins to the catalogue: their figures, the jobs that created them, and their indexes. */
export class JoinAnalyses {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /**
   * Saves analysed joins. A join whose definition is known gets the figures of the analysis. Joins of deleted entities
   * are left out.
   * @param status `Permanent` for a join that a user creates, which makes a known join permanent. `Discovered` for a join
   * that a discovery finds, which leaves the status of a known join, and its index if it is about the same loads.
   * @returns how many of the joins are new
   * @throws TooManyJoins
   */
  async save(
    analysed: readonly AnalysedJoin[],
    status: JoinStatus,
    job: JoinSaver,
    transaction: Knex.Transaction,
  ): Promise<number> {
    await recordJob(job, {}, transaction)
    let [count, created] = [undefined as number | undefined, 0]
    // A discovery saves many joins of the same entities.
    const claims = new Map<string, Promise<boolean>>()
    const names = new AttributeNames(transaction)
    const isClaimed = ({ left, right }: AnalysedJoin['definition']): Promise<boolean> => {
      const key = `${left.entityId}-${right.entityId}`
      const claimed = claims.get(key) ?? claimEntities({ left, right }, transaction)
      claims.set(key, claimed)
      return claimed
    }
    for (const join of analysed) {
      if (!(await isClaimed(join.definition))) {
        await removeIndex(join.indexId, transaction)
        continue
      }
      const known = await transaction('joins')
        .where(definitionColumns(join))
        .first<KnownJoin | undefined>('id', 'index_id', 'left_generation', 'right_generation')
      if (known) {
        const keepsIndex =
          status === 'Discovered' &&
          known.left_generation === join.leftGeneration &&
          known.right_generation === join.rightGeneration
        const indexId = keepsIndex ? (known.index_id ?? undefined) : join.indexId
        const byUser = status === 'Permanent' ? { status, ...performedBy(job) } : {}
        await refresh({ ...join, indexId }, known, job, byUser, names, transaction)
        continue
      }
      count ??= await countAll(job.repositoryId, transaction)
      if (count + created >= MAX_JOINS) throw new TooManyJoins(MAX_JOINS)
      await insert(join, status, job, names, transaction)
      created++
    }
    await transaction('join_jobs').where({ job_id: job.id }).increment('original', created)
    return created
  }

  /**
   * Saves a new analysis of a join that a user runs again. Its status does not change.
   * @returns false if the join is deleted
   */
  async refresh(
    id: number,
    analysed: AnalysedJoin,
    job: Pick<JoinSaver, 'createdBy'>,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    // The write comes first, so that no other transaction can change the row after it is read.
    const [known] = await transaction('joins')
      .where({ id })
      .update(performedBy(job))
      .returning<KnownJoin[]>(['id', 'index_id'])
    if (known) await refresh(analysed, known, job, {}, new AttributeNames(transaction), transaction)
    else await removeIndex(analysed.indexId, transaction)
    return known !== undefined
  }

  /** Records that a job that creates or discovers joins is complete. */
  async completeJob(job: JoinSaver, transaction: Knex.Transaction): Promise<void> {
    await recordJob(job, { completed_at: new Date().toISOString() }, transaction)
    const { repositoryId } = job
    const oldest = transaction('join_jobs as newer')
      .where('newer.repository_id', repositoryId)
      .orderBy('newer.job_id', 'desc')
      .offset(MAX_KEPT_JOBS)
      .limit(1)
      .select('newer.job_id')
    await transaction('join_jobs')
      .where({ repository_id: repositoryId })
      .where('job_id', '<=', oldest)
      .whereNotExists(transaction('joins').whereRaw('joins.job_id = join_jobs.job_id').select('joins.id'))
      .delete()
  }

  /**
   * Records that a job begins to make the tables of an index, so that they are not swept.
   * @returns the id of the index, or undefined if an entity is deleted
   */
  beginIndex(index: NewJoinIndex): Promise<number | undefined> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const sides = { left: { entityId: index.leftEntityId }, right: { entityId: index.rightEntityId } }
      if (!(await claimEntities(sides, transaction))) return undefined
      const [begun] = await transaction('join_indexes')
        .insert({
          left_entity_id: index.leftEntityId,
          right_entity_id: index.rightEntityId,
          left_generation: index.leftGeneration,
          right_generation: index.rightGeneration,
          job_id: index.jobId,
        })
        .returning<{ id: number }[]>('id')
      return begun?.id
    })
  }

  /** Removes the indexes of a job that no join refers to. Their tables are swept. */
  async removeUnusedIndexes(jobId: number, transaction: Knex = this.#catalogue.knex): Promise<void> {
    await transaction('join_indexes')
      .where({ job_id: jobId })
      .whereNotExists(transaction('joins').whereRaw('joins.index_id = join_indexes.id').select('joins.id'))
      .delete()
  }
}

interface KnownJoin {
  readonly id: number
  readonly index_id: number | null
  readonly left_generation: number
  readonly right_generation: number
}

/**
 * Writes to the entities of a join, so that concurrent transactions that number or delete their joins wait.
 * @returns false if an entity is deleted
 */
async function claimEntities(
  { left, right }: { readonly left: { entityId: number }; readonly right: { entityId: number } },
  transaction: Knex.Transaction,
): Promise<boolean> {
  const ids = [...new Set([left.entityId, right.entityId])]
  const present = transaction('entities').whereIn('id', ids).whereNotNull('held_name')
  const claimed = await lockRows(present, transaction).then<number>((count: number) => count)
  return claimed === ids.length
}

/** Writes the row of a job, with the name and number that it has in the scheduler. */
async function recordJob(
  { id, repositoryId, createdBy, entities }: JoinSaver,
  changes: Readonly<Record<string, string>>,
  transaction: Knex.Transaction,
): Promise<void> {
  const ofJob = (column: string) => transaction('jobs').where({ id }).select(column)
  await transaction('join_jobs')
    .insert({
      job_id: id,
      repository_id: repositoryId,
      number: ofJob('number'),
      name: ofJob('name'),
      created_by: createdBy,
      entities,
      original: 0,
      ...changes,
    })
    .onConflict('job_id')
    .merge({ entities, ...changes })
}

async function countAll(repositoryId: number, transaction: Knex.Transaction): Promise<number> {
  const row = await transaction('joins')
    .where({ repository_id: repositoryId })
    .count<{ count: number | string }>({ count: '*' })
    .first()
  return Number(row?.count ?? 0)
}

async function insert(
  join: AnalysedJoin,
  status: JoinStatus,
  job: JoinSaver,
  names: AttributeNames,
  transaction: Knex.Transaction,
): Promise<void> {
  const last = await transaction('joins')
    .where(attributeColumns(join.definition))
    .max<{ last: number | null }>({ last: 'sequence' })
    .first()
  await transaction('joins').insert({
    repository_id: job.repositoryId,
    ...definitionColumns(join),
    ...figureColumns(join),
    ...(await names.columnsOf(join)),
    sequence: (last?.last ?? 0) + 1,
    status,
    job_id: job.id,
    analysed_by: job.createdBy,
    created_at: new Date().toISOString(),
    created_by: job.createdBy,
    ...(status === 'Permanent' && performedBy(job)),
  })
}

/** Gives a join the figures of an analysis. An index that it had for other loads is removed. */
async function refresh(
  join: AnalysedJoin,
  known: Pick<KnownJoin, 'id' | 'index_id'>,
  job: Pick<JoinSaver, 'createdBy'>,
  changes: Readonly<Record<string, string>>,
  names: AttributeNames,
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('joins')
    .where({ id: known.id })
    .update({
      ...figureColumns(join),
      ...(await names.columnsOf(join)),
      analysed_by: job.createdBy,
      ...changes,
    })
  if (known.index_id !== null && known.index_id !== join.indexId)
    await removeIndex(known.index_id, transaction)
}

async function removeIndex(id: number | undefined, transaction: Knex.Transaction): Promise<void> {
  if (id !== undefined) await transaction('join_indexes').where({ id }).delete()
}

const performedBy = ({ createdBy }: Pick<JoinSaver, 'createdBy'>) => ({
  performed_at: new Date().toISOString(),
  performed_by: createdBy,
})

/** The names of attributes, as their entities have them now. Those of an entity are read once. */
class AttributeNames {
  readonly #transaction: Knex.Transaction
  readonly #ofEntities = new Map<number, Promise<ReadonlyMap<number, string>>>()

  constructor(transaction: Knex.Transaction) {
    this.#transaction = transaction
  }

  /** The columns with the names of both sides. */
  async columnsOf({ definition }: AnalysedJoin): Promise<Record<string, string>> {
    const columns: Record<string, string> = {}
    for (const side of SIDES) {
      const { entityId, attributeIds } = definition[side]
      const names = this.#ofEntities.get(entityId) ?? readAttributeNamesOf(entityId, this.#transaction)
      this.#ofEntities.set(entityId, names)
      const known = await names
      columns[`${side}_names`] = attributeIds.map((id) => known.get(id) ?? `Attribute ${id}`).join(', ')
    }
    return columns
  }
}
