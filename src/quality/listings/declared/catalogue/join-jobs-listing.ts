import { jobPath, type RepositoryRef } from '../../../model/links.ts'
import type { JoinStatus } from '../../../model/join.ts'
import { roundedShare, shareText } from '../../../model/share.ts'
import { joinCount } from '../../../stores/joins/join-rows.ts'
import { integer, shown, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

const present = (condition = '1 = 1'): string => joinCount(`joins.job_id = join_jobs.job_id and ${condition}`)

const having = (status: JoinStatus): string => present(`joins.status = '${status}'`)

const DECIMALS = 1

/** The jobs that created or discovered joins. */
export const joinJobsListing = listing({
  view: 'Join jobs',
  key: ['JOB_ID'],
  from: (catalogue, { id }: RepositoryRef) => catalogue('join_jobs').where('join_jobs.repository_id', id),
  url: ({ JOB_ID }, repository) => jobPath(repository, JOB_ID),
  columns: {
    JOB_ID: integer('Ref', 'Number of the job', 'join_jobs.number'),
    _job_name: text('Name', 'Name of the job', 'join_jobs.name'),
    JOB_CREATE_USER: text('Created by', 'User who scheduled the job', 'join_jobs.created_by'),
    _entities: integer(
      'Entities Analyzed',
      'Number of entities whose attributes were compared',
      'join_jobs.entities',
    ),
    ORIGINAL: integer('Original Joins', 'Number of joins that the job created', 'join_jobs.original'),
    DISCOVERED: integer(
      'Joins Discovered',
      'Number of these joins that are discovered now',
      having('Discovered'),
    ),
    DELETED: integer(
      'Joins Deleted',
      'Number of these joins that are deleted now',
      `(join_jobs.original - ${present()})`,
    ),
    PERMANENT: integer(
      'Joins Permanent',
      'Number of these joins that are permanent now',
      having('Permanent'),
    ),
    _pc_reviewed: {
      ...shown(
        'Reviewed',
        'Percentage of the original joins that are permanent or deleted now; empty if there are none',
        `(case when join_jobs.original > 0 then 100.0 * (join_jobs.original - ${having('Discovered')}) / join_jobs.original end)`,
        (value) => (value === null ? '' : `${shareText(Number(value), DECIMALS)}%`),
      ),
      operand: { type: 'decimal', of: (stored) => roundedShare(Number(stored), DECIMALS) },
    },
    _created_date: time(
      'Date Completed',
      'Time at which the job was complete (UTC); empty before',
      'join_jobs.completed_at',
    ),
  },
})
