import { instant } from '../expressions/check/index.ts'
import { keyedPair, type LoadPair } from '../joins/keyed-side.ts'
import type { JoinedPair } from '../listings/declared/joined-pair.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import { JoinStale } from '../model/join-errors.ts'
import type { Join } from '../model/join.ts'
import { keyOfJoin } from '../model/join-key.ts'

/**
 * What the result sets of a join are read from. They are about the loads that were analysed, so that their totals are the
 * figures of the join.
 * @throws JoinStale if one of them has been replaced
 */
export async function joinedPair(
  { left, right }: LoadPair,
  join: Join,
  memory: QueryMemory,
): Promise<JoinedPair> {
  if (left.entity.generation !== join.leftGeneration || right.entity.generation !== join.rightGeneration)
    throw new JoinStale(keyOfJoin(join))
  const keyed = await keyedPair({ left, right }, join, memory, instant(Date.parse(join.analysedAt)))
  return { join, left, right, keyed, sets: await left.warehouse.joins.sets(keyed, join.indexId) }
}
