import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { JobState, NewJob } from '../model/job.ts'
import type { Job } from '../model/job.ts'

/** A job as the catalogue keeps it. Times are ISO 8601 in UTC, or null where there is none (yet). */
export interface JobRow {
  readonly id: number
  /** Null for work on the whole server. */
  readonly repositoryId: number | null
  readonly type: string
  readonly name: string
  readonly entityIds: readonly number[]
  readonly params: unknown
  /** Null for as soon as possible. */
  readonly scheduledFor: string | null
  readonly state: JobState
  /** From 0 to 1. */
  readonly progress: number
  readonly message: string
  /** Why it failed or was cancelled; empty otherwise. */
  readonly reason: string
  readonly isCancelRequested: boolean
  /** How often it was started. */
  readonly attempts: number
  readonly createdAt: string
  readonly createdBy: string
  readonly startedAt: string | null
  readonly endedAt: string | null
}

/** Which jobs are meant: all of a repository, or those about one of its entities. */
export interface JobScope {
  readonly repositoryId: number
  readonly entityId?: number | undefined
  /** A type of job that is not meant. */
  readonly except?: string | undefined
}

/** How a job ends, and how far it had come. */
export interface JobEnd {
  readonly state: 'Completed' | 'Failed' | 'Cancelled'
  readonly reason: string
  readonly progress: number
  readonly message: string
}

/** Where a job waits for its turn: those of repositories take turns, those of the whole server have their own queue. */
export type Queue = 'repositories' | 'server'

interface StoredJob {
  id: number
  repository_id: number | null
  type: string
  name: string
  entity_id: number | null
  second_entity_id: number | null
  params: string
  scheduled_for: string | null
  status: JobState
  progress: number
  message: string
  reason: string
  cancel_requested: boolean | number
  attempts: number
  lease_owner: string | null
  lease_until: string | null
  created_at: string
  created_by: string
  started_at: string | null
  ended_at: string | null
  run_ms: number | string | null
}

const QUEUED: readonly JobState[] = ['Scheduled', 'Waiting']
const ALIVE: readonly JobState[] = ['Scheduled', 'Waiting', 'Running']

/** Numbers that the driver of PostgreSQL gives as texts. */
type Counted = { count?: number | string }[]
const countOf = (rows: Counted): number => Number(rows[0]?.count ?? 0)

/** True if a job in this state may still change. */
export const isAlive = (state: JobState): boolean => ALIVE.includes(state)

/** Two jobs, by the aliases that the query gives them, are about a common entity. Comparing with null is not true. */
const SHARE_AN_ENTITY =
  '(other.entity_id in (jobs.entity_id, jobs.second_entity_id) or other.second_entity_id in (jobs.entity_id, jobs.second_entity_id))'

/** The SQL of jobs. Whatever changes a state says in its condition which state it expects. */
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

  async insert(job: NewJob, now: Date, transaction: Knex.Transaction): Promise<number> {
    const { scheduledFor } = job
    const [entityId = null, secondEntityId = null] = job.entityIds
    const inserted = await transaction<StoredJob>('jobs')
      .insert({
        repository_id: job.repositoryId ?? null,
        type: job.type,
        name: job.name,
        entity_id: entityId,
        second_entity_id: secondEntityId,
        params: JSON.stringify(job.params),
        scheduled_for: scheduledFor?.toISOString() ?? null,
        status: scheduledFor && scheduledFor > now ? 'Scheduled' : 'Waiting',
        message: '',
        reason: '',
        created_at: now.toISOString(),
        created_by: job.createdBy,
      })
      .returning('id')
    return inserted[0]!.id
  }

  /** How many jobs of a repository have not begun. */
  async countQueued(repositoryId: number | undefined, transaction: Knex.Transaction): Promise<number> {
    const rows: Counted = await transaction('jobs')
      .where({ repository_id: repositoryId ?? null })
      .whereIn('status', QUEUED)
      .count({ count: '*' })
    return countOf(rows)
  }

  async find(id: number, database = this.#catalogue.knex): Promise<JobRow | undefined> {
    const row = await database<StoredJob>('jobs').where({ id }).first()
    return row && jobRowOf(row)
  }

  /** How many jobs of a scope have not ended. */
  async countAlive(scope: JobScope): Promise<number> {
    const rows: Counted = await this.#catalogue
      .knex('jobs')
      .whereIn('status', ALIVE)
      .modify(within, scope)
      .count({ count: '*' })
    return countOf(rows)
  }

  /**
   * Notes that a job, or all jobs of a scope, are to be cancelled.
   * @returns those that have not ended
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

  /** Those of the given jobs that are to be cancelled. */
  async cancelRequested(ids: readonly number[]): Promise<number[]> {
    const rows = await this.#catalogue
      .knex<StoredJob>('jobs')
      .whereIn('id', ids)
      .where('cancel_requested', true)
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** Puts scheduled jobs whose time has come into the queue. */
  async makeDueOnesWait(now: Date): Promise<void> {
    await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('status', 'Scheduled')
      .where('scheduled_for', '<=', now.toISOString())
      .update({ status: 'Waiting' })
  }

  /** When the next scheduled job is due. */
  async nextDue(): Promise<Date | undefined> {
    const row = await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('status', 'Scheduled')
      .orderBy('scheduled_for')
      .select('scheduled_for')
      .first()
    return row?.scheduled_for ? new Date(row.scheduled_for) : undefined
  }

  /**
   * Takes the next job of a queue. Repositories take turns: first the one with the fewest running jobs, of equals
   * the one whose last turn is longest ago; within a repository the oldest job. A job waits while one that shares
   * an entity with it runs, or has waited longer.
   */
  async claim(queue: Queue, owner: string, now: Date, leaseMs: number): Promise<JobRow | undefined> {
    const next = this.#catalogue
      .knex('jobs')
      .select('jobs.id')
      .where('jobs.status', 'Waiting')
      .whereNotExists(this.#otherOfAnEntity().where('other.status', 'Running'))
      .whereNotExists(this.#otherOfAnEntity().where('other.status', 'Waiting').whereRaw('other.id < jobs.id'))
      .orderByRaw(
        `(select count(*) from jobs other where other.status = 'Running' and other.repository_id = jobs.repository_id),
         coalesce((select max(started_at) from jobs other where other.repository_id = jobs.repository_id), ''),
         jobs.id`,
      )
      .limit(1)
    if (queue === 'server') void next.whereNull('jobs.repository_id')
    else void next.whereNotNull('jobs.repository_id')
    const rows = await this.#catalogue
      .knex<StoredJob>('jobs')
      .where('id', next)
      // Where two servers have chosen the same one, the second finds it changed.
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

  /** Jobs that share an entity with the one of the query around. */
  #otherOfAnEntity(): Knex.QueryBuilder {
    return this.#catalogue
      .knex('jobs as other')
      .select(this.#catalogue.knex.raw('1'))
      .whereRaw(SHARE_AN_ENTITY)
  }

  /** Keeps jobs for their owner. @returns the ids of those that it still has */
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
   * Takes over running jobs whose owner is gone, so that nobody else does.
   * @param expiredAt undefined: nobody else can be running any
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
   * @param attempts how often it counts as started
   */
  async putBack(id: number, owner: string, attempts: number): Promise<void> {
    await this.#catalogue
      .knex<StoredJob>('jobs')
      .where({ id, status: 'Running', lease_owner: owner })
      .update({ status: 'Waiting', attempts, lease_owner: null, lease_until: null })
  }

  /**
   * Writes the end of a job that has not ended.
   * @param job as it was read
   * @param owner whose running job it is; undefined for one that does not run
   * @returns false where it is in another state, or another's
   */
  async end(
    { id, startedAt }: Pick<JobRow, 'id' | 'startedAt'>,
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
        run_ms:
          owner === undefined || startedAt === null
            ? null
            : Math.max(0, now.getTime() - Date.parse(startedAt)),
      })
    return count > 0
  }

  /** Forgets jobs that ended before a time. */
  async prune(before: Date): Promise<number> {
    return this.#catalogue
      .knex<StoredJob>('jobs')
      .whereNotIn('status', ALIVE)
      .where('ended_at', '<', before.toISOString())
      .delete()
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

const jobRowOf = (row: StoredJob): JobRow => ({
  id: row.id,
  repositoryId: row.repository_id,
  type: row.type,
  name: row.name,
  entityIds: [row.entity_id, row.second_entity_id].filter((id) => id !== null),
  params: JSON.parse(row.params) as unknown,
  scheduledFor: row.scheduled_for,
  state: row.status,
  progress: row.progress,
  message: row.message,
  reason: row.reason,
  isCancelRequested: Boolean(row.cancel_requested),
  attempts: row.attempts,
  createdAt: row.created_at,
  createdBy: row.created_by,
  startedAt: row.started_at,
  endedAt: row.ended_at,
})

/** What a handler is told of a job. */
export const jobOf = ({ id, repositoryId, entityIds, params, createdBy }: JobRow): Job => ({
  id,
  repositoryId: repositoryId ?? undefined,
  entityIds,
  params,
  createdBy,
})
