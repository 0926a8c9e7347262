import type { Knex } from 'knex'
import { currentTrace } from '../../../lib/current-trace.ts'
import { storedTrace } from '../../../lib/trace-context.ts'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { ALIVE, type JobIds, type JobState, type NewJob } from '../../model/job.ts'
import { type ClaimableRepositories, nextJob, type Queue } from './job-claims.ts'
import { idsOf, jobRowOf, type JobRow, keptParams, type StoredJob } from './job-rows.ts'
import { nextNumber } from '../shared/next-number.ts'
import { deleteInPortions } from '../shared/portions.ts'
import { queueJobFailed } from '../webhooks/webhook-events.ts'

/** A set of jobs: all jobs of a repository, or the jobs about one of its entities. */
export interface JobScope {
  readonly repositoryId: number
  readonly entityId?: number | undefined
  /** A job type to exclude. */
  readonly except?: string | undefined
}

/** The end of a job, with its progress. */
export interface JobEnd {
  readonly state: 'Completed' | 'Failed' | 'Cancelled'
  readonly reason: string
  readonly progress: number
  readonly message: string
}

const QUEUED: readonly JobState[] = ['Scheduled', 'Waiting']

/** Numbers that the PostgreSQL driver returns as strings. */
type Counted = { count?: number | string }[]
const countOf = (rows: Counted): number => Number(rows[0]?.count ?? 0)

/** The SQL of jobs. Each state change has a condition on the expected state. */
export class JobStore {
  readonly #catalogue: Catalogue
  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  /** True if the catalogue cannot be read or written at the moment. */
  isUnreachable(error: unknown): boolean {
    return this.#catalogue.isUnreachable(error)
  }

  /** @throws RepositoryGone */
  async insert(job: NewJob, now: Date, transaction: Knex.Transaction): Promise<JobIds> {
    const { scheduledFor, repositoryId } = job
    const number = repositoryId === undefined ? null : await nextNumber('last_job', repositoryId, transaction)
    const numberOf = (entityId: number | null) =>
      transaction.raw<number | null>('(select number from entities where id = ?)', [entityId])
    const [entityId = null, secondEntityId = null] = job.entityIds
    const inserted = await transaction<StoredJob>('jobs')
      .insert({
        repository_id: repositoryId ?? null,
        number,
        type: job.type,
        name: job.name,
        entity_id: entityId,
        second_entity_id: secondEntityId,
        entity_number: numberOf(entityId),
        second_entity_number: numberOf(secondEntityId),
        params: JSON.stringify(job.params),
        scheduled_for: scheduledFor?.toISOString() ?? null,
        status: scheduledFor && scheduledFor > now ? 'Scheduled' : 'Waiting',
        message: '',
        reason: '',
        created_at: now.toISOString(),
        created_by: job.createdBy,
        ...storedTrace(currentTrace()),
      })
      .returning(['id', 'number'])
    return idsOf(inserted[0]!)
  }

  /** True if a repository has jobs in some states. */
  async hasJobs(repositoryId: number, states: readonly JobState[]): Promise<boolean> {
    const row = await this.#catalogue
      .knex('jobs')
      .where({ repository_id: repositoryId })
      .whereIn('status', states)
      .first<{ id: number } | undefined>('id')
    return row !== undefined
  }

  /** Number of jobs of a repository that have not started. */
  async countQueued(repositoryId: number | undefined, transaction: Knex.Transaction): Promise<number> {
    const rows: Counted = await transaction('jobs')
      .where({ repository_id: repositoryId ?? null })
      .whereIn('status', QUEUED)
      .count({ count: '*' })
    return countOf(rows)
  }

  async find(id: number): Promise<JobRow | undefined> {
    const row = await this.#catalogue.knex<StoredJob>('jobs').where({ id }).first()
    return row && jobRowOf(row)
  }

  /** A job by its number in its repository. */
  async findNumber(repositoryId: number, number: number): Promise<JobRow | undefined> {
    const row = await this.#catalogue
      .knex<StoredJob>('jobs')
      .where({ repository_id: repositoryId, number })
      .first()
    return row && jobRowOf(row)
  }

  /** Number of jobs of a scope that have not ended. */
  async countAlive(scope: JobScope): Promise<number> {
    const rows: Counted = await this.#catalogue
      .knex('jobs')
      .whereIn('status', ALIVE)
      .modify(within, scope)
      .count({ count: '*' })
    return countOf(rows)
  }

  /** Number of jobs that have not ended, by state; empty if the catalogue cannot be read at the moment. */
  async countByState(): Promise<ReadonlyMap<JobState, number>> {
    const counting = this.#catalogue
      .knex('jobs')
      .whereIn('status', ALIVE)
      .groupBy('status')
      .select<{ status: JobState; count: number | string }[]>(
        'status',
        this.#catalogue.knex.raw('count(*) as count'),
      )
    const rows = await counting.catch((error: unknown) => {
      if (this.isUnreachable(error)) return []
      throw error
    })
    return new Map(rows.map(({ status, count }) => [status, Number(count)]))
  }

  /**
   * Records a request to cancel a job, or all jobs of a scope.
   * @returns the jobs that have not ended
   */
  async requestCancel(
    which: { readonly id: number } | JobScope,
    transaction: Knex.Transaction,
  ): Promise<JobRow[]> {
    const rows = await transaction<StoredJob>('jobs')
      .whereIn('status', ALIVE)
      .modify((query) => {
        if ('id' in which) void query.where({ id: which.id })
        else within(query, which)
      })
      .update({ cancel_requested: true })
      .returning('*')
    return rows.map(jobRowOf)
  }

  /** The given jobs whose cancellation is requested. */
  async cancelRequested(ids: readonly number[]): Promise<number[]> {
    const rows = await this.#catalogue
      .knex<StoredJob>('jobs')
      .whereIn('id', ids)
      .where('cancel_requested', true)
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** Queues scheduled jobs that are due. */
  async makeDueOnesWait(now: Date): Promise<void> {
    await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('status', 'Scheduled')
      .where('scheduled_for', '<=', now.toISOString())
      .update({ status: 'Waiting' })
  }

  /** The time at which the next scheduled job is due. */
  async nextDue(): Promise<Date | undefined> {
    const row = await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('status', 'Scheduled')
      .orderBy('scheduled_for')
      .select('scheduled_for')
      .first()
    return row?.scheduled_for ? new Date(row.scheduled_for) : undefined
  }

  /** Takes the next job of a queue. */
  async claim(
    queue: Queue,
    owner: string,
    now: Date,
    leaseMs: number,
    repositories: ClaimableRepositories = { reach: undefined, except: [] },
  ): Promise<JobRow | undefined> {
    for (;;) {
      const next = nextJob(this.#catalogue.knex, queue, now, repositories)
      const row = await this.#claim(next, owner, now, leaseMs)
      if (row !== undefined || repositories.reach === undefined) return row
      // Another server may have taken the job that was next.
      if ((await next.pluck<number[]>('jobs.id')).length === 0) return undefined
    }
  }

  async #claim(
    next: Knex.QueryBuilder,
    owner: string,
    now: Date,
    leaseMs: number,
  ): Promise<JobRow | undefined> {
    const rows = await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('id', next)
      // If two servers choose the same job, the second server finds its state changed.
      .where('status', 'Waiting')
      .update({
        status: 'Running',
        attempts: this.#catalogue.knex.raw('attempts + 1'),
        started_at: now.toISOString(),
        lease_owner: owner,
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      })
      .returning('*')
    return rows[0] && jobRowOf(rows[0])
  }

  /** Renews the ownership of jobs. @returns the ids of the jobs that the owner still has */
  async renew(
    ids: readonly number[],
    owner: string,
    until: Date,
    database = this.#catalogue.knex,
  ): Promise<number[]> {
    const rows = await database<StoredJob>('jobs')
      .whereIn('id', ids)
      .where({ status: 'Running', lease_owner: owner })
      .update({ lease_until: until.toISOString() })
      .returning('id')
    return rows.map(({ id }) => id)
  }

  async progress(id: number, owner: string, fraction: number, message: string): Promise<void> {
    await this.#catalogue
      .knex<StoredJob>('jobs')
      .where({ id, status: 'Running', lease_owner: owner })
      .update({ progress: fraction, message })
  }

  /**
   * Takes over running jobs whose owner has disappeared, so that no other process takes them.
   * @param expiredAt undefined: no other process can be running jobs
   * @param except ids of jobs that this process runs
   */
  async takeOrphans(
    owner: string,
    expiredAt: Date | undefined,
    except: readonly number[],
    until: Date,
  ): Promise<JobRow[]> {
    const rows = await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('status', 'Running')
      .whereNotIn('id', except)
      .modify((query) => {
        if (expiredAt) void query.where('lease_until', '<', expiredAt.toISOString())
      })
      .update({ lease_owner: owner, lease_until: until.toISOString() })
      .returning('*')
    return rows.map(jobRowOf)
  }

  /**
   * Puts a running job back into the queue.
   * @param attempts the number of starts to record
   */
  async putBack(id: number, owner: string, attempts: number): Promise<void> {
    await this.#catalogue
      .knex<StoredJob>('jobs')
      .where({ id, status: 'Running', lease_owner: owner })
      .update({ status: 'Waiting', attempts, lease_owner: null, lease_until: null })
  }

  /**
   * Writes the end of a job that has not ended, and tells the webhooks of a failure.
   * @param job as it was read
   * @param owner of the running job; undefined if the job is not running
   * @returns false if the job is in another state or has another owner
   */
  async end(
    { id, startedAt, params }: Pick<JobRow, 'id' | 'startedAt' | 'params'>,
    owner: string | undefined,
    { state, reason, progress, message }: JobEnd,
    now: Date,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    const count = await transaction<StoredJob>('jobs')
      .where({ id, ...(owner !== undefined && { lease_owner: owner }) })
      .whereIn('status', owner === undefined ? QUEUED : ['Running'])
      .update({
        status: state,
        reason,
        progress,
        message,
        lease_owner: null,
        lease_until: null,
        ended_at: now.toISOString(),
        params: JSON.stringify(keptParams(params)),
        run_ms:
          owner === undefined || startedAt === null
            ? null
            : Math.max(0, now.getTime() - Date.parse(startedAt)),
      })
    if (count > 0 && state === 'Failed') await queueJobFailed(id, reason, transaction)
    return count > 0
  }

  /** Deletes jobs that ended before a time. */
  async prune(before: Date): Promise<number> {
    const { knex: database } = this.#catalogue
    const old = (catalogue: Knex) =>
      catalogue('jobs').whereNotIn('status', ALIVE).where('ended_at', '<', before.toISOString())
    return deleteInPortions({ commit: (work) => this.transaction(work), database }, old, 'jobs')
  }
}

function within(query: Knex.QueryBuilder, { repositoryId, entityId, except }: JobScope): void {
  void query.where({ repository_id: repositoryId })
  if (except !== undefined) void query.whereNot('type', except)
  if (entityId === undefined) return
  void query.where((either) => {
    void either.where('entity_id', entityId).orWhere('second_entity_id', entityId)
  })
}
