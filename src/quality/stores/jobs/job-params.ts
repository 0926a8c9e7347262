import type { Knex } from 'knex'
import type { JobState } from '../../model/job.ts'

/** States of a job that has not read its parameters yet. */
const BEFORE_START: readonly JobState[] = ['Scheduled', 'Waiting']

/**
 * Changes the parameters of the jobs of an entity that wait for their start.
 * @param changes by the type of the job
 */
export async function changeWaitingParams(
  entityId: number,
  changes: Readonly<Record<string, (params: unknown) => unknown>>,
  transaction: Knex.Transaction,
): Promise<void> {
  const jobs = await transaction('jobs')
    .where((either) => void either.where('entity_id', entityId).orWhere('second_entity_id', entityId))
    .whereIn('status', BEFORE_START)
    .whereIn('type', Object.keys(changes))
    .select<{ id: number; type: string; params: string }[]>('id', 'type', 'params')
  for (const { id, type, params } of jobs)
    await transaction('jobs')
      .where({ id })
      .whereIn('status', BEFORE_START)
      .update({ params: JSON.stringify(changes[type]!(JSON.parse(params))) })
}
