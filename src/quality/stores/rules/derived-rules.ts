import type { Knex } from 'knex'
import type { Association } from '../../model/library.ts'
import type { Rule, RuleExpressions, RuleKeywords, RuleSettings } from '../../model/rule.ts'
import { foldedName } from '../shared/folded-name.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { addRules, type RuleOwner, type RuleToAdd } from './rule-additions.ts'
import { OF_LIBRARY_RULE, ruleOf, ruleRows, type RuleRowWithKeywords } from './rule-rows.ts'
import { columnsOf } from './rules.ts'

/** A rule that the library makes in an entity. */
export interface RuleFromLibrary {
  readonly name: string
  readonly description: string
  readonly keywords: RuleKeywords
  readonly expressions: RuleExpressions
  /** Set for a derived rule. */
  readonly libraryRuleId?: number
  /** False if a library attribute that the rule names is not mapped. */
  readonly isMapped: boolean
  /** Undefined: those of the library rule. */
  readonly settings?: RuleSettings
}

/** A derived rule with its translated expressions. */
export interface DerivedRule {
  readonly id: number
  readonly entityId: number
  readonly libraryRuleId: number
  readonly isMapped: boolean
  readonly expression: string
  readonly filter: string | undefined
  readonly group: string | undefined
  readonly aggregate: string | undefined
}

/** The maximum number of characters of a rule's name. */
const MAX_NAME_CHARACTERS = 255

/**
 * Adds rules to an entity. A rule whose name is taken gets a numbered name.
 * @param rules at most ADDED_AT_ONCE
 * @param place.firstNumber the number of the first of the rules
 * @param place.taken the folded names of the entity's rules, to which those of the new rules are added
 * @param place.change as in `addRules`
 */
export async function addRulesFromLibrary(
  {
    owner,
    firstNumber,
    taken,
    change,
  }: {
    readonly owner: RuleOwner
    readonly firstNumber: number
    readonly taken: Set<string>
    readonly change?: number
  },
  rules: readonly RuleFromLibrary[],
  user: string,
  transaction: Knex.Transaction,
): Promise<void> {
  let rest = rules.map((rule, i): RuleToAdd => toAdd(rule, firstNumber + i, taken))
  while (rest.length > 0) {
    const added = await addRules(owner, rest, user, transaction, change)
    const numbers = new Set(added.map(({ number }) => number))
    // A concurrent request has taken the names of the others.
    rest = rest
      .filter(({ number }) => !numbers.has(number))
      .map(({ number }) => toAdd(rules[number - firstNumber]!, number, taken))
  }
}

function toAdd(rule: RuleFromLibrary, number: number, taken: Set<string>): RuleToAdd {
  const { description, keywords, expressions, settings, libraryRuleId = null, isMapped } = rule
  const name = copyName(rule.name, taken)
  taken.add(foldedName(name))
  const columns = columnsOf({
    ...expressions,
    ...settings,
    name,
    description,
    keywords,
    thresholdOf: 'rows',
  })
  return { number, name, columns: { ...columns, library_rule_id: libraryRuleId, is_mapped: isMapped } }
}

/** Which derived rules: those of library rules, of a library entity, or of an association. */
export type DerivedRulesOf =
  { readonly libraryRuleIds: readonly number[] } | { readonly libraryEntityId: number } | Association

/** The rules that are derived from library rules, as rows of `rules`. */
function derivedRules(of: DerivedRulesOf, database: Knex): Knex.QueryBuilder {
  const rows = database('rules').whereNotNull('entity_id').whereNotNull('library_rule_id').orderBy('id')
  if ('libraryRuleIds' in of) void rows.whereIn('origin_id', of.libraryRuleIds)
  else {
    const library = database('rule_rows').where('library_entity_id', of.libraryEntityId)
    void rows.whereIn('origin_id', library.select('rule_rows.id'))
  }
  if ('entityId' in of) void rows.where('entity_id', of.entityId)
  return rows
}

export const derivedRuleIds = (of: DerivedRulesOf, database: Knex): Promise<number[]> =>
  derivedRules(of, database).pluck<number[]>('id')

export async function readDerivedRules(of: DerivedRulesOf, database: Knex): Promise<DerivedRule[]> {
  const found = await derivedRules(of, database).select<StoredRule[]>({
    id: 'id',
    entityId: 'entity_id',
    libraryRuleId: 'library_rule_id',
    isMapped: 'is_mapped',
    expression: 'expression',
    filter: 'filter_expression',
    group: 'group_expression',
    aggregate: 'aggregate_expression',
  })
  return found.map(({ isMapped, filter, group, aggregate, ...rule }) => ({
    ...rule,
    isMapped: Boolean(isMapped),
    filter: filter ?? undefined,
    group: group ?? undefined,
    aggregate: aggregate ?? undefined,
  }))
}

interface StoredRule {
  id: number
  entityId: number
  libraryRuleId: number
  isMapped: boolean | number
  expression: string
  filter: string | null
  group: string | null
  aggregate: string | null
}

/** The columns of expressions that replace all expressions of a rule. */
export const expressionColumns = ({
  expression,
  filter,
  group,
  groupLimit,
  aggregate,
  aggregateMethod,
}: RuleExpressions): Record<string, unknown> => ({
  ...columnsOf({
    expression,
    filter: filter ?? null,
    group: group ?? null,
    groupLimit: groupLimit ?? null,
    aggregate: aggregate ?? null,
    aggregateMethod: aggregateMethod ?? null,
  }),
  // The next load or run finds the names that the present rows do not have.
  missing_names: null,
})

/** A rule of an entity with its keywords. */
export interface RuleWithKeywords extends Rule {
  readonly keywords: RuleKeywords
}

/** Rules of an entity by their numbers. */
export async function rulesByNumbers(
  entityId: number,
  numbers: readonly number[],
  database: Knex,
): Promise<RuleWithKeywords[]> {
  const rows = await ruleRows(database)
    .where('rules.entity_id', entityId)
    .whereIn('rules.number', numbers)
    .then<RuleRowWithKeywords[]>((found: RuleRowWithKeywords[]) => found)
  return rows.map((row) => ({
    ...ruleOf(row),
    keywords: { ids: row.keyword_ids, names: row.keywords },
  }))
}

/**
 * Locks rules of an entity until the end of the transaction.
 * @returns false if one of them was deleted or changed since it was read
 */
export async function lockUnchanged(
  rules: readonly Pick<RuleWithKeywords, 'id' | 'entityId' | 'number' | 'name' | 'version'>[],
  transaction: Knex.Transaction,
): Promise<boolean> {
  const ids = rules.map(({ id }) => id)
  await lockRows(transaction('rule_rows').whereIn('id', ids), transaction)
  const present = await transaction('rules')
    .whereIn('id', ids)
    .whereNull('library_rule_id')
    .select<{ id: number; name: string; version: number }[]>('id', 'name', 'version')
  const byId = new Map(present.map((rule) => [rule.id, rule]))
  return rules.every(({ id, name, version }) => {
    const now = byId.get(id)
    return now?.name === name && now.version === version
  })
}

/** The columns that derive an existing rule of an entity from a library rule, whose settings it takes. */
export const derivationColumns = (
  libraryRuleId: number,
  { expression, filter, group, aggregate }: RuleExpressions,
): Record<string, unknown> => ({
  library_rule_id: libraryRuleId,
  ...columnsOf({ expression, filter: filter ?? null, group: group ?? null, aggregate: aggregate ?? null }),
  ...Object.fromEntries([...OF_LIBRARY_RULE, 'index_threshold'].map((column) => [column, null])),
})

/** The name, or the first of `<name>_copy#1`, `<name>_copy#2` … that is free. */
function copyName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 1; taken.has(foldedName(free)); number++) {
    const suffix = `_copy#${number}`
    free = cut(name, MAX_NAME_CHARACTERS - suffix.length) + suffix
  }
  return free
}

/** The first characters of a text, never half of one. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
