import { instant } from '../expressions/check/index.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import { namesIn } from '../expressions/names-in.ts'
import type { Memory } from '../expressions/memory.ts'
import type { Scope } from '../expressions/scope.ts'
import type { Typed } from '../expressions/typed.ts'
import { scopeOf } from '../listings/condition.ts'
import { rowsListing } from '../listings/declared/warehouse/rows-listing.ts'
import { memoryFor, type QueryMemory } from '../listings/query-memory.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { Attribute } from '../model/attribute.ts'
import type { ExpressionEngine } from '../model/warehouse/dialect.ts'
import type { Entity } from '../model/entity.ts'
import type { AttributeProfile } from '../model/profile.ts'
import type { RuleExpressions } from '../model/rule.ts'
import { evaluatedTable } from '../model/warehouse/load-tables.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'

/** The attributes that rules can name. No rows are read. */
export interface RuleSubject extends Pick<ServedLoad, 'attributes' | 'profilesOf'> {
  readonly entity: Pick<Entity, 'id' | 'generation' | 'loadedRows'>
  readonly warehouse: Pick<Warehouse, 'dialect'>
}

/** A load whose rows rules evaluate. */
export interface EvaluatedLoad extends RuleSubject, Pick<ServedLoad, 'namesOf' | 'folder'> {
  readonly warehouse: Warehouse
}

/** The names that the expressions of rules can use, and the engine that computes them. */
export interface RuleScope {
  readonly scope: Scope
  readonly attributes: readonly Attribute[]
  readonly engine: ExpressionEngine
  readonly memory: Memory
  /** Names the table of a part that the evaluator computes for the engine. See `EvaluatedParts`. */
  readonly tableOfPart: (part: string) => string
  /** See `instant`: the instant for NOW and TODAY. */
  readonly now: bigint
}

/** The texts of all expressions of a rule. */
export const textsOf = ({ expression, filter, group, aggregate }: RuleExpressions): string[] =>
  [expression, filter, group, aggregate].filter((text) => text !== undefined)

/**
 * The names of the rows of a load for some rules, with the profiles of the attributes that they name.
 * @throws TableUnknown if a reload has replaced the load
 */
export const ruleScope = (
  load: RuleSubject,
  rules: readonly RuleExpressions[],
  memory: QueryMemory,
  now = instant(),
): Promise<RuleScope> => scopeOfTexts(load, rules.flatMap(textsOf), memory, now)

/**
 * The same for some expressions.
 * @throws TableUnknown if a reload has replaced the load
 */
export async function scopeOfTexts(
  load: RuleSubject,
  texts: readonly string[],
  memory: QueryMemory,
  now = instant(),
): Promise<RuleScope> {
  const attributes = await load.attributes()
  const names = new Set(texts.flatMap((text) => [...namesIn(text)]))
  const { humanNames } = rowsListing(load.warehouse.dialect, load.entity, attributes)
  const named = attributes.filter(({ name }) => names.has(name) || names.has(humanNames.get(name)!))
  const profiles = await load.profilesOf(named.map(({ id }) => id))
  return scopeWith(load, attributes, profiles, memory, now)
}

/** The names of the rows of a load, with the profiles of some attributes by their ids. */
export function scopeWith(
  { warehouse, entity }: Pick<RuleSubject, 'warehouse' | 'entity'>,
  attributes: readonly Attribute[],
  profiles: ReadonlyMap<number, AttributeProfile>,
  memory: QueryMemory,
  now = instant(),
): RuleScope {
  const listing = rowsListing(warehouse.dialect, entity, attributes, undefined, profiles)
  return {
    scope: scopeOf(listing, warehouse.dialect),
    attributes,
    engine: warehouse.dialect,
    memory: memoryFor(listing, memory),
    tableOfPart: (part) => evaluatedTable(entity.id, entity.generation, part),
    now,
  }
}

/** The overloads whose result depends on all rows of the entity. */
const OVER_ROWS = new Set(
  [...FUNCTIONS.values()]
    .filter(({ group }) => group === 'Statistical' || group === 'Set')
    .flatMap(({ overloads }) => overloads),
)

/** The attributes that functions over all rows read in an expression, by their ids. */
export function attributesOverRows(typed: Typed): number[] {
  if (typed.kind !== 'call') return []
  const inner = typed.args.flatMap(attributesOverRows)
  if (!OVER_ROWS.has(typed.overload)) return inner
  const own = typed.args.map((arg) =>
    arg.kind === 'column' ? arg.column.raw?.profiled?.attributeId : undefined,
  )
  return [...inner, ...own.filter((id) => id !== undefined)]
}
