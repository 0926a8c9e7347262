import type { StoredTrace } from '../../../lib/trace-context.ts'
import type { Job, JobIds, JobState } from '../../model/job.ts'

/** A job as stored in the catalogue. Times are ISO 8601 in UTC, or null if not (yet) known. */
export interface JobRow extends JobIds {
  /** Null for a job on the whole server. */
  readonly repositoryId: number | null
  readonly type: string
  readonly name: string
  readonly entityIds: readonly number[]
  readonly params: unknown
  /** Null: as soon as possible. */
  readonly scheduledFor: string | null
  readonly state: JobState
  /** From 0 to 1. */
  readonly progress: number
  readonly message: string
  /** The reason for failure or cancellation; empty otherwise. */
  readonly reason: string
  readonly isCancelRequested: boolean
  /** Number of starts. */
  readonly attempts: number
  readonly createdAt: string
  readonly createdBy: string
  readonly startedAt: string | null
  readonly endedAt: string | null
  /** The trace of the request that scheduled it. */
  readonly trace: StoredTrace
}

/** A job as a row of the catalogue. */
export interface StoredJob {
  id: number
  number: number | null
  repository_id: number | null
  type: string
  name: string
  entity_id: number | null
  second_entity_id: number | null
  entity_number: number | null
  second_entity_number: number | null
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
  traceparent: string | null
  tracestate: string | null
}

export const idsOf = ({ id, number }: Pick<StoredJob, 'id' | 'number'>): JobIds => ({
  id,
  number: number ?? id,
})

export const jobRowOf = (row: StoredJob): JobRow => ({
  ...idsOf(row),
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
  trace: { traceparent: row.traceparent, tracestate: row.tracestate },
})

/** A job as its handler sees it. */
export const jobOf = ({ id, repositoryId, entityIds, params, createdBy }: JobRow): Job => ({
  id,
  repositoryId: repositoryId ?? undefined,
  entityIds,
  params,
  createdBy,
})

/** The parameters of a job that has ended: without a sealed login, which only the job itself needs. */
export function keptParams(params: unknown): unknown {
  if (typeof params !== 'object' || params === null || !('login' in params)) return params
  const { login: _, ...kept } = params
  return kept
}
