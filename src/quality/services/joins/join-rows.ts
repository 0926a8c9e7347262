import { printable } from '../../../lib/text.ts'
import { instant } from '../../expressions/check/index.ts'
import { keyedPair, type LoadPair } from '../../joins/keyed-side.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import type { JoinedPair } from '../../listings/declared/warehouse/joined-pair.ts'
import type { QueryMemory } from '../../listings/query-memory.ts'
import { describeLost } from '../../model/attribute-identity.ts'
import { JoinStale, JoinUnusable } from '../../model/join-errors.ts'
import type { Join } from '../../model/join.ts'
import { keyOfJoin } from '../../model/join-key.ts'

/**
 * What the result sets of a join are read from. They are about the loads that were analysed, so that their totals are the
 * figures of the join.
 * @throws JoinUnusable if the present rows do not have an attribute of the join, JoinStale if an entity was loaded again
 */
export async function joinedPair(
  { left, right }: LoadPair,
  join: Join,
  memory: QueryMemory,
): Promise<JoinedPair> {
  for (const [load, side] of [
    [left, join.left],
    [right, join.right],
  ] as const)
    await checkSide(load, side, join)
  if (left.entity.generation !== join.leftGeneration || right.entity.generation !== join.rightGeneration)
    throw new JoinStale(keyOfJoin(join))
  const keyed = await keyedPair({ left, right }, join, memory, instant(Date.parse(join.analysedAt)))
  return { join, left, right, keyed, sets: await left.warehouse.joins.sets(keyed, join.indexId) }
}

/** @throws JoinUnusable if the rows do not have an attribute of the side, or one that the filter names */
async function checkSide(
  load: ServedLoad,
  { attributeIds, missingNames }: Join['left'],
  join: Join,
): Promise<void> {
  if (missingNames !== undefined)
    throw new JoinUnusable(
      keyOfJoin(join),
      `The present rows of the entity ${load.entity.number} do not have ${printable(missingNames)}, which the filter names. Load a source with the column again, or delete the join.`,
    )
  const present = new Set((await load.attributes()).map(({ id }) => id))
  const lost = attributeIds.filter((id) => !present.has(id))
  if (lost.length === 0) return
  const named = describeLost(lost, await load.namesOf())
  throw new JoinUnusable(
    keyOfJoin(join),
    `The present rows of the entity ${load.entity.number} do not have ${named}. Load a source with the column again, or delete the join.`,
  )
}
