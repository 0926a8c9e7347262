import { checkCondition } from '../expressions/check/index.ts'
import { compile } from '../expressions/compile.ts'
import { type EvaluatedPart, EvaluatedParts } from '../expressions/evaluated-parts.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { JoinDefinition, JoinSide } from '../model/join.ts'
import type { ComparedForm, KeyedPair, KeyedSide, RowFilter } from '../model/warehouse/join-store.ts'
import { needParts } from '../rules/make-parts.ts'
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
 * @throws AttributeUnknown, NotProfiled, TableUnknown, InvalidExpression, and the errors of `needParts`
 */
export async function keyedPair(
  { left, right }: LoadPair,
  definition: JoinDefinition,
  memory: QueryMemory,
  now?: bigint,
  signal?: AbortSignal,
): Promise<KeyedPair> {
  const compared = comparedForm(definition.function, definition.pattern, left.warehouse.dialect)
  const sideOf = async (load: ServedLoad, of: SideDefinition): Promise<KeyedSide> => {
    const { side, evaluated } = await compiledSide(load, of, compared, memory, now)
    await needParts(load, evaluated, { signal })
    return side
  }
  return { left: await sideOf(left, definition.left), right: await sideOf(right, definition.right) }
}

/**
 * Checks one side of a join on the load that is served now.
 * @throws AttributeUnknown, NotProfiled, TableUnknown, InvalidExpression
 */
export async function checkSide(load: ServedLoad, side: SideDefinition, memory: QueryMemory): Promise<void> {
  await compiledSide(load, side, { kind: 'value' }, memory, undefined)
}

type SideDefinition = Pick<JoinSide, 'attributeIds' | 'filter'>

/** A side, and the parts of its filter whose tables must be made before it is read. */
interface CompiledSide {
  readonly side: KeyedSide
  readonly evaluated: readonly EvaluatedPart[]
}

async function compiledSide(
  load: ServedLoad,
  { attributeIds, filter }: SideDefinition,
  compared: ComparedForm,
  memory: QueryMemory,
  now: bigint | undefined,
): Promise<CompiledSide> {
  // The profile has the distinct values and their forms.
  for (const id of attributeIds) await load.profiledAttribute(id)
  const { id: entityId, generation, loadedRows } = load.entity
  const compiled = filter === undefined ? undefined : await compiledFilter(load, filter, memory, now)
  return {
    side: { entityId, generation, loadedRows, attributeIds, compared, filter: compiled?.sql },
    evaluated: compiled?.evaluated ?? [],
  }
}

async function compiledFilter(
  load: ServedLoad,
  filter: string,
  memory: QueryMemory,
  now: bigint | undefined,
): Promise<{ readonly sql: RowFilter; readonly evaluated: readonly EvaluatedPart[] }> {
  const {
    scope,
    engine,
    memory: ofRows,
    now: at,
    tableOfPart,
  } = await scopeOfTexts(load, [filter], memory, now)
  const { typed } = checkCondition(filter, scope, FUNCTIONS, 'sql', at)
  const evaluated = new EvaluatedParts(tableOfPart)
  const { text, bindings } = compile(typed, { ...engine, evaluated }, ofRows)
  const joins = evaluated.all.map(({ join }) => join).join(' ')
  return { sql: { joins, text, bindings: bindings as RowFilter['bindings'] }, evaluated: evaluated.all }
}
