import type { Knex } from 'knex'
import { liveServersAt } from '../../../platform/cluster/server-rows.ts'
import type { OwnersReach } from '../../model/warehouse/owners.ts'

/** The queue of a job: one queue for jobs of repositories, which take turns, one for jobs on the whole server. */
export type Queue = 'repositories' | 'server'

/** Which repositories a claim considers. */
export interface ClaimableRepositories {
  /** Undefined on the only server: all. */
  readonly reach: OwnersReach | undefined
  readonly except: readonly number[]
}

/** Two jobs share an entity. The query defines the two aliases. A comparison with null is not true. */
const SHARE_AN_ENTITY =
  '(other.entity_id in (jobs.entity_id, jobs.second_entity_id) or other.second_entity_id in (jobs.entity_id, jobs.second_entity_id))'

/**
 * The query of the id of the job that a queue gives next. Repositories take turns: the repository with the fewest
 * running jobs is first, then the repository whose last turn is longest ago. Within a repository the oldest job is
 * first. A job waits while another job on the same entity runs or has waited longer.
 */
export function nextJob(
  knex: Knex,
  queue: Queue,
  now: Date,
  { reach, except }: ClaimableRepositories,
): Knex.QueryBuilder<{ id: number }, { id: number }[]> {
  const next = knex<{ id: number }, { id: number }[]>('jobs')
    .select('jobs.id')
    .where('jobs.status', 'Waiting')
    .whereNotExists(otherOfAnEntity(knex).where('other.status', 'Running'))
    .whereNotExists(otherOfAnEntity(knex).where('other.status', 'Waiting').whereRaw('other.id < jobs.id'))
    .orderByRaw(
      `(select count(*) from jobs other where other.status = 'Running' and other.repository_id = jobs.repository_id),
       coalesce((select max(started_at) from jobs other where other.repository_id = jobs.repository_id), ''),
       jobs.id`,
    )
    .limit(1)
  if (queue === 'server') return next.whereNull('jobs.repository_id')
  void next.whereNotNull('jobs.repository_id').whereNotIn('jobs.repository_id', except)
  return reach === undefined ? next : next.whereNotExists(outOfReach(knex, reach, now))
}

/** Jobs that share an entity with the job of the outer query. */
const otherOfAnEntity = (knex: Knex): Knex.QueryBuilder =>
  knex('jobs as other').select(knex.raw('1')).whereRaw(SHARE_AN_ENTITY)

/** The owner of the repository of the outer query, if only another server can run its jobs. */
function outOfReach(knex: Knex, { serverId, folderId }: OwnersReach, now: Date): Knex.QueryBuilder {
  const others = liveServersAt(knex, now).whereNot({ id: serverId }).select('id')
  return knex('warehouse_owners as owner')
    .select(knex.raw('1'))
    .whereRaw('owner.repository_id = jobs.repository_id')
    .where((away) => void away.whereNot('owner.folder_id', folderId).orWhereIn('owner.server_id', others))
}
