import { checkCondition } from '../expressions/check/index.ts'
import { compile } from '../expressions/compile.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { JoinDefinition, JoinSide } from '../model/join.ts'
import type { BoundSql, ComparedForm, KeyedPair, KeyedSide } from '../model/warehouse/join-store.ts'
import { scopeOfTexts } from '../rules/rule-scope.ts'
import { comparedForm } from './compared-form.ts'

/** The loads of both entities of a join. */
export interface LoadPair {
  readonly left: ServedLoad
  readonly right: ServedLoad
}

/**
 * The two sides of a join on the loads that are served now.
 * @param now the instant for NOW and TODAY in the filters
 * @throws AttributeUnknown, NotProfiled, TableUnknown, InvalidExpression
 */
export async function keyedPair(
  { left, right }: LoadPair,
  definition: JoinDefinition,
  memory: QueryMemory,
  now?: bigint,
): Promise<KeyedPair> {
  const compared = comparedForm(definition.function, definition.pattern, left.warehouse.dialect)
  return {
    left: await keyedSide(left, definition.left, compared, memory, now),
    right: await keyedSide(right, definition.right, compared, memory, now),
  }
}

/**
 * One side of a join on the load that is served now.
 * @throws AttributeUnknown, NotProfiled, TableUnknown, InvalidExpression
 */
export async function keyedSide(
  load: ServedLoad,
  { attributeIds, filter }: Pick<JoinSide, 'attributeIds' | 'filter'>,
  compared: ComparedForm,
  memory: QueryMemory,
  now?: bigint,
): Promise<KeyedSide> {
  // The profile has the distinct values and their forms.
  for (const id of attributeIds) await load.profiledAttribute(id)
  const { id: entityId, generation, loadedRows } = load.entity
  return {
    entityId,
    generation,
    loadedRows,
    attributeIds,
    compared,
    filter: filter === undefined ? undefined : await filterSql(load, filter, memory, now),
  }
}

async function filterSql(
  load: ServedLoad,
  filter: string,
  memory: QueryMemory,
  now: bigint | undefined,
): Promise<BoundSql> {
  const { scope, engine, memory: ofRows, now: at } = await scopeOfTexts(load, [filter], memory, now)
  const { typed } = checkCondition(filter, scope, FUNCTIONS, 'sql', at)
  const { text, bindings } = compile(typed, engine, ofRows)
  return { text, bindings: bindings as BoundSql['bindings'] }
}
