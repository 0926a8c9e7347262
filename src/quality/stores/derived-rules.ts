import type { Knex } from 'knex'
import type { Association } from '../model/library.ts'
import type { Rule, RuleExpressions, RuleKeywords, RuleSettings } from '../model/rule.ts'
import { foldedName } from './folded-name.ts'
import { lockRows } from './lock-rows.ts'
import { ruleOf, ruleRows, type RuleRowWithKeywords } from './rule-rows.ts'
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

/** The columns that a derived rule takes from its library rule if they are null. */
const OF_LIBRARY_RULE = ['enabled', 'threshold', 'priority', 'index_control'] as const

/**
 * Adds rules to an entity. A rule whose name is taken gets a numbered name.
 * @returns false if the entity is deleted
 */
export async function addRulesFromLibrary(
  { repositoryId, entityId }: { readonly repositoryId: number; readonly entityId: number },
  rules: readonly RuleFromLibrary[],
  user: string,
  transaction: Knex.Transaction,
): Promise<boolean> {
  // Locks the entity, so that no other transaction takes a name before the insertion.
  const [counted] = await transaction('entities')
    .where({ id: entityId })
    .whereNotNull('held_name')
    .increment('last_rule', rules.length)
    .returning<{ last_rule: number }[]>('last_rule')
  if (!counted) return false
  const names = await transaction('rules')
    .where({ entity_id: entityId })
    .select<{ folded_name: string }[]>('folded_name')
  const taken = new Set(names.map(({ folded_name }) => folded_name))
  const first = counted.last_rule - rules.length + 1
  for (const [index, rule] of rules.entries()) {
    const name = copyName(rule.name, taken)
    taken.add(foldedName(name))
    const { description, keywords, expressions, settings } = rule
    await transaction('rules').insert({
      repository_id: repositoryId,
      entity_id: entityId,
      number: first + index,
      attribute_id: 0,
      library_rule_id: rule.libraryRuleId ?? null,
      is_mapped: rule.isMapped,
      ...columnsOf({ ...expressions, ...settings, name, description, keywords, thresholdOf: 'rows' }),
      created_at: new Date().toISOString(),
      created_by: user,
    })
  }
  return true
}

/** The derived rules of library rules, or those of an association. */
export async function readDerivedRules(
  of: { readonly libraryRuleIds: readonly number[] } | Association,
  transaction: Knex.Transaction,
): Promise<DerivedRule[]> {
  const rows = transaction('rules').whereNotNull('entity_id').orderBy('id').select({
    id: 'id',
    entityId: 'entity_id',
    libraryRuleId: 'library_rule_id',
    isMapped: 'is_mapped',
    expression: 'expression',
    filter: 'filter_expression',
    group: 'group_expression',
    aggregate: 'aggregate_expression',
  })
  if ('libraryRuleIds' in of) void rows.whereIn('library_rule_id', of.libraryRuleIds)
  else
    void rows
      .where('entity_id', of.entityId)
      .whereIn('library_rule_id', rulesOf(of.libraryEntityId, transaction))
  const found = (await rows) as StoredRule[]
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

/** Changes the expressions of a derived rule. It has to be run again. */
export async function updateDerivedRule(
  id: number,
  { expression, filter, group, groupLimit, aggregate, aggregateMethod }: RuleExpressions,
  isMapped: boolean,
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('rules')
    .where({ id })
    .update({
      ...columnsOf({
        expression,
        filter: filter ?? null,
        group: group ?? null,
        groupLimit: groupLimit ?? null,
        aggregate: aggregate ?? null,
        aggregateMethod: aggregateMethod ?? null,
      }),
      is_mapped: isMapped,
      version: transaction.raw('version + 1'),
    })
}

/** A rule of an entity with its keywords. */
export interface RuleWithKeywords extends Rule {
  readonly keywords: RuleKeywords
}

/** Finds rules of an entity and locks them until the end of the transaction. */
export async function lockRulesOfEntity(
  entityId: number,
  numbers: readonly number[],
  transaction: Knex.Transaction,
): Promise<RuleWithKeywords[]> {
  await lockRows(transaction('rules').where('entity_id', entityId).whereIn('number', numbers), transaction)
  const rows = await ruleRows(transaction)
    .where('rules.entity_id', entityId)
    .whereIn('rules.number', numbers)
    .then<RuleRowWithKeywords[]>((found: RuleRowWithKeywords[]) => found)
  return rows.map((row) => ({
    ...ruleOf(row),
    keywords: { ids: row.keyword_ids, names: row.keywords },
  }))
}

/** Derives an existing rule of an entity from a library rule, whose settings it takes. */
export async function deriveRule(
  id: number,
  libraryRuleId: number,
  expressions: RuleExpressions,
  transaction: Knex.Transaction,
): Promise<void> {
  const { expression, filter, group, aggregate } = expressions
  await transaction('rules')
    .where({ id })
    .update({
      library_rule_id: libraryRuleId,
      ...columnsOf({
        expression,
        filter: filter ?? null,
        group: group ?? null,
        aggregate: aggregate ?? null,
      }),
      ...Object.fromEntries([...OF_LIBRARY_RULE, 'index_threshold'].map((column) => [column, null])),
    })
}

/** Which derived rules end: those of library rules, of a library entity, or of an association. */
export type DerivedRulesOf =
  { readonly libraryRuleId: number } | { readonly libraryEntityId: number } | Association

/**
 * Ends the dependence of derived rules on their library rules: they are deleted, or keep the expressions and settings
 * that they have.
 */
export async function endDerivation(
  of: DerivedRulesOf,
  isDeleting: boolean,
  transaction: Knex.Transaction,
): Promise<void> {
  const rules = transaction('rules').whereNotNull('entity_id')
  if ('libraryRuleId' in of) void rules.where('library_rule_id', of.libraryRuleId)
  else void rules.whereIn('library_rule_id', rulesOf(of.libraryEntityId, transaction))
  if ('entityId' in of) void rules.where('entity_id', of.entityId)
  if (isDeleting) {
    await rules.delete()
    return
  }
  const inherited = OF_LIBRARY_RULE.map((column) => [
    column,
    transaction.raw(
      '(case when rules.?? is null then (select origin.?? from rules origin where origin.id = rules.library_rule_id) else rules.?? end)',
      [column, column, column],
    ),
  ])
  await rules.update({
    library_rule_id: null,
    is_mapped: true,
    ...Object.fromEntries(inherited),
    index_threshold: transaction.raw(
      '(case when rules.index_control is null then (select origin.index_threshold from rules origin where origin.id = rules.library_rule_id) else rules.index_threshold end)',
    ),
  })
}

const rulesOf = (libraryEntityId: number, database: Knex): Knex.QueryBuilder =>
  database('rules as library_rules').where('library_entity_id', libraryEntityId).select('library_rules.id')

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
