import { jobPath, type RepositoryRef } from '../../../model/links.ts'
import { integer, list, shown, sourceTime, text, time } from '../../columns.ts'
import { span } from './figures.ts'
import { listing } from '../../listing.ts'

/** The jobs of a repository. */
export const schedulerListing = listing({
  view: 'Jobs',
  key: ['job_id'],
  rowId: 'jobs.id',
  from: (catalogue, { id }: RepositoryRef) =>
    catalogue('jobs')
      .join('repositories', 'repositories.id', 'jobs.repository_id')
      .where('jobs.repository_id', id),
  url: ({ job_id }, repository) => jobPath(repository, job_id),
  columns: {
    job_id: integer('Ref', 'Number of the job', 'jobs.number'),
    job_name: text('Activity Name', 'Name of the job', 'jobs.name'),
    job_type: text('Job Type', 'What the job does', 'jobs.type'),
    job_metabase: text('Repository', 'Repository of the job', 'repositories.name'),
    job_entity_id: {
      ...list(
        'Entity Ids',
        'Numbers of the entities that the job is about',
        `case when jobs.entity_number is null then '[]' when jobs.second_entity_number is null then '[' || jobs.entity_number || ']' else '[' || jobs.entity_number || ',' || jobs.second_entity_number || ']' end`,
      ),
      order: ['jobs.entity_number', 'jobs.second_entity_number'],
    },
    job_scheduled_time: shown(
      'Scheduled Time',
      'Immediate, or when the job was to start (UTC)',
      'jobs.scheduled_for',
      (value) => (value === null ? 'Immediate' : sourceTime(value as string)),
    ),
    job_status: text('State', 'Scheduled, Waiting, Running, Completed, Failed or Cancelled', 'jobs.status'),
    job_progress: {
      ...shown('Progress', 'Percent completed', 'jobs.progress', (value) => String(percent(value))),
      operand: { type: 'integer', of: (stored) => BigInt(percent(stored)) },
    },
    job_message_mc: text('Message', 'What the job is at', 'jobs.message'),
    job_reason: text('Reason', 'Why the job failed or was cancelled', 'jobs.reason'),
    job_start_time: time('Start Time', 'When the job started last (UTC)', 'jobs.started_at'),
    job_end_time: time('End Time', 'When the job ended (UTC)', 'jobs.ended_at'),
    job_duration: {
      ...shown(
        'Duration',
        'How long the job ran, or has been running',
        `case when jobs.status = 'Running' then jobs.started_at else cast(jobs.run_ms as text) end`,
        (value) => (value === null ? '' : duration(value as string)),
      ),
      order: ['jobs.run_ms'],
    },
    job_create_user: text('Created by', 'Who scheduled the job', 'jobs.created_by'),
    job_create_time: time('Created Time', 'When the job was scheduled (UTC)', 'jobs.created_at'),
  },
})

const percent = (share: unknown): number => Math.floor(Number(share) * 100 + 1e-6)

/** The duration of a number of milliseconds, or the time since a running job was started. */
function duration(value: string): string {
  const ms = /^\d+$/.test(value) ? Number(value) : Math.max(0, Date.now() - Date.parse(value))
  return span(Math.floor(ms / 1000))
}
