import type { Knex } from 'knex'
import { libraryRulePath, rulePath, type RepositoryRef } from '../../../model/links.ts'
import { AGGREGATE_METHODS, INDEX_CONTROLS, type RulePart } from '../../../model/rule.ts'
import { missesAttribute } from '../../../stores/attributes/attribute-identities.ts'
import { HIDDEN_ENTITIES } from '../../../stores/shared/hidden-entities.ts'
import { settingOf } from '../../../stores/rules/rule-rows.ts'
import { integer, optional, percentage, text, time, type Column } from '../../columns.ts'
import { listing, type Listing } from '../../listing.ts'
import { givenNumber } from './given-number.ts'

/** The owner of a listing of rules: a repository, an entity, or an attribute. */
export interface RulesScope {
  readonly repository: RepositoryRef
  /** The id of the entity in the catalogue. */
  readonly entityId?: number | undefined
  /** Set for the rules of one attribute. */
  readonly attributeId?: number | undefined
  /** The id of a library rule in the catalogue, for the rules that are derived from it. */
  readonly libraryRuleId?: number | undefined
  /** The id of a rule folder in the catalogue, for the rules that are in it. */
  readonly folderId?: number | undefined
}

export const yesNo = (humanName: string, description: string, condition: string): Column =>
  text(humanName, description, `(case when ${condition} then 'yes' else 'no' end)`)

/** A word by its place in a list. */
export const wordOf = (words: readonly string[], sql: string): string =>
  `(case ${sql} ${words.map((word, i) => `when ${i} then '${word}'`).join(' ')} end)`

const WHAT: Readonly<Record<RulePart, readonly [humanName: string, what: string]>> = {
  rule: ['', 'the expression'],
  filter: ['Filter ', 'the filter'],
  group: ['Group ', 'the group expression'],
  aggregate: ['Aggregate ', 'the aggregate'],
}

/** The errors of a part: their number, the first row with one, and its message. */
const errorColumns = (part: RulePart): readonly [Column, Column, Column] => {
  const [humanName, what] = WHAT[part]
  return [
    integer(
      `${humanName}Error Count`,
      `Number of rows on which ${what} could not be evaluated`,
      `coalesce(rule_runs.${part}_errors, 0)`,
    ),
    integer(
      `${humanName}First Error Row`,
      `Number of the first row on which ${what} could not be evaluated`,
      `rule_runs.${part}_error_row`,
    ),
    text(
      `${humanName}First Error`,
      `Message for the first row on which ${what} could not be evaluated`,
      `rule_runs.${part}_error`,
    ),
  ]
}

const [filterErrors, filterErrorRow, filterError] = errorColumns('filter')
const [groupErrors, groupErrorRow, groupError] = errorColumns('group')
const [aggregateErrors, aggregateErrorRow, aggregateError] = errorColumns('aggregate')
const [errors, errorRow, error] = errorColumns('rule')

/** True if the rule or its entity changed after the last run, or if it was never run. */
const IS_OUTDATED =
  'rule_runs.id is null or rule_runs.version <> rules.version or rule_runs.generation <> entities.generation'

/** True if the present rows do not have the attribute of the rule, or one that its expressions name. */
const IS_MISSING = `(rules.missing_names is not null or ${missesAttribute('rules.entity_id', (id) => `${id} = rules.attribute_id`)})`

const STATUS = `(case when rules.entity_id is null then '' when not rules.is_mapped then 'mapping reqd' when ${IS_MISSING} then 'attribute missing' when ${IS_OUTDATED} then 'analysis reqd' else '' end)`

const COLUMNS = {
  actual_name: text('Name', 'Name of the rule', 'rules.name'),
  actual_description: text('Description', 'Description of the rule', 'rules.description'),
  _actual_threshold: {
    ...givenNumber('Threshold', 'Percentage of rows that must pass', settingOf('threshold')),
    otherName: 'Actual Threshold',
  },
  _inheriting: yesNo(
    'Derived',
    'Whether the rule is derived from a library rule',
    'rules.library_rule_id is not null',
  ),
  _eLibName: text(
    'Library',
    'Name and number of the library entity of a derived rule',
    "(case when rules.library_rule_id is not null then library_entities.name || '(' || library_entities.number || ')' end)",
  ),
  _check: yesNo('Enabled', 'Whether the rule is enabled', settingOf('enabled')),
  actual_priority: integer('Priority', 'Number of the priority', settingOf('priority')),
  _priority_description: text(
    'Priority Description',
    'Description of the priority',
    'priorities.description',
  ),
  _index_control: text(
    'Index Control',
    'Normal, Unlimited or Limited',
    wordOf(INDEX_CONTROLS, settingOf('index_control')),
  ),
  _index_threshold: integer(
    'Index Threshold',
    'Maximum number of failing rows whose row numbers are kept',
    settingOf('index_threshold'),
  ),
  _result: text('Result', 'passed, failed, no rows or error; empty before the first run', 'rule_runs.result'),
  _actual_fraction: percentage(
    'Passing Fraction',
    'Percentage of rows that passed in the last run',
    'rule_runs.fraction',
  ),
  _dirty_flag: text(
    'Status',
    'analysis reqd, mapping reqd, attribute missing, or empty if the result is up to date',
    STATUS,
  ),
  _predicate: text('Expression', 'Condition that each row must satisfy', 'rules.expression'),
  _is_filtering: yesNo('Filtering', 'Whether the rule has a filter', 'rules.filter_expression is not null'),
  _filter_predicate: text(
    'Filter Expression',
    'Condition that selects the rows that the rule applies to',
    'rules.filter_expression',
  ),
  _filter_error_count: filterErrors,
  _filter_first_error_row: filterErrorRow,
  _filter_first_error: filterError,
  _is_grouping: yesNo('Grouping', 'Whether the rule has groups', 'rules.group_expression is not null'),
  _group_count: integer('Group Count', 'Number of groups', 'rule_runs.group_count'),
  _group_function: text('Group Function', 'Expression that groups the rows', 'rules.group_expression'),
  _group_error_count: groupErrors,
  _group_first_error_row: groupErrorRow,
  _group_first_error: groupError,
  _is_aggregating: yesNo(
    'Aggregating',
    'Whether the rule has an aggregate',
    'rules.aggregate_expression is not null',
  ),
  _aggregate_method: text(
    'Aggregate Method',
    'Sum, Average, Maximum, Minimum or Count',
    `(case when rules.aggregate_expression is not null then ${wordOf(AGGREGATE_METHODS, 'coalesce(rules.aggregate_method, 0)')} end)`,
  ),
  _aggregate_function: text(
    'Aggregate Function',
    'Expression that is aggregated',
    'rules.aggregate_expression',
  ),
  _aggregate_error_count: aggregateErrors,
  _aggregate_first_error_row: aggregateErrorRow,
  _aggregate_first_error: aggregateError,
  _error_count: errors,
  _first_error_row: errorRow,
  _first_error: error,
  _passing_rows: integer('Passing Rows', 'Number of rows that passed in the last run', 'rule_runs.passing'),
  _failing_rows: integer('Failing Rows', 'Number of rows that failed in the last run', 'rule_runs.failing'),
  _total_rows: integer(
    'Rows Analyzed',
    'Number of rows that the rule applied to in the last run',
    '(rule_runs.passing + rule_runs.failing)',
  ),
  _analysed_date: time('Date Analyzed', 'Time of the last run (UTC)', 'rule_runs.analysed_at'),
  ANALYSED_BY: text('Analyzed By', 'User who started the last run', 'rule_runs.analysed_by'),
  _keywords: text('Keywords', 'Keywords of the rule', 'rules.keywords'),
  CREATED_BY: text('Created By', 'User who created the rule', 'rules.created_by'),
  _created_date: time('Date Created', 'Time at which the rule was created (UTC)', 'rules.created_at'),
  EDITED_BY: text('Edited By', 'User who changed the rule last', 'rules.edited_by'),
  _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'rules.edited_at'),
  entity_id: integer('Entity ID', 'Number of the entity', 'entities.number'),
  attribute_id: integer(
    'Attribute ID',
    'Number of the attribute; 0 for a rule of the entity',
    'rules.attribute_id',
  ),
  seqno: integer('Rule ID', 'Number of the rule in its entity', 'rules.number'),
  _library_id: optional(
    integer('Library ID', 'Number of the library entity of a library rule', 'owners.number'),
  ),
  _aggregate_pass: optional(
    text('Aggregate over Passing Rows', 'Aggregate over all passing rows', 'rule_runs.aggregate_pass'),
  ),
  _aggregate_fail: optional(
    text('Aggregate over Failing Rows', 'Aggregate over all failing rows', 'rule_runs.aggregate_fail'),
  ),
}

/** The entity of a rule, as the index of the order has it: 0 for the rules of library entities, which have none. */
const ENTITY = 'coalesce(rules.entity_id, 0)'

/**
 * The order of rules: those of library entities, then those of entities. The entities and the library entities of a
 * repository are numbered in the order of their ids.
 */
const KEY_ORDER = [ENTITY, 'rules.attribute_id', 'rules.number', 'rules.library_entity_id']

/** Rules with everything that their columns show. Rules of entities in deletion are left out. */
const allRules = (
  catalogue: Knex,
  { repository, entityId, attributeId, libraryRuleId, folderId }: RulesScope,
): Knex.QueryBuilder => {
  const rules = catalogue('rules')
    .leftJoin('rule_rows as origin', 'origin.id', 'rules.origin_id')
    .leftJoin('library_entities', 'library_entities.id', 'origin.library_entity_id')
    .leftJoin('library_entities as owners', 'owners.id', 'rules.library_entity_id')
    .leftJoin('entities', 'entities.id', 'rules.entity_id')
    .leftJoin('rule_runs', 'rule_runs.id', 'rules.run_id')
    .leftJoin('priorities', (join) =>
      join
        .on('priorities.repository_id', 'rules.repository_id')
        .andOn('priorities.priority', catalogue.raw(settingOf('priority'))),
    )
    .where('rules.repository_id', repository.id)
    .whereRaw(`(rules.entity_id is null or rules.entity_id not in ${HIDDEN_ENTITIES})`)
  if (entityId !== undefined) void rules.whereRaw(`${ENTITY} = ?`, [entityId])
  if (attributeId !== undefined) void rules.where('rules.attribute_id', attributeId)
  if (libraryRuleId !== undefined)
    void rules.where('rules.origin_id', libraryRuleId).whereNotNull('rules.library_rule_id')
  if (folderId !== undefined)
    void rules.whereIn(
      'rules.id',
      catalogue('rule_folder_rules').where({ folder_id: folderId }).select('rule_id'),
    )
  return rules
}

/** A listing of rules. */
const rulesListing = (
  view: string,
  { restricts, where }: { readonly restricts: readonly (keyof typeof COLUMNS)[]; readonly where?: string },
): Listing<RulesScope> =>
  listing({
    view,
    key: ['entity_id', 'attribute_id', 'seqno', '_library_id'],
    restrictedBy: restricts,
    rowId: 'rules.id',
    keyOrder: KEY_ORDER,
    from: (catalogue, scope: RulesScope) => {
      const rules = allRules(catalogue, scope)
      return where === undefined ? rules : rules.whereRaw(where)
    },
    url: ({ entity_id, seqno, _library_id }, { repository }) =>
      _library_id === 'null'
        ? rulePath(repository, entity_id, seqno)
        : libraryRulePath(repository, _library_id, seqno),
    columns: COLUMNS,
  })

const OF_ENTITY = 'rules.entity_id is not null'
const IS_ENABLED = settingOf('enabled')

export const businessRulesListing = rulesListing('Business rules', {
  restricts: ['entity_id', 'attribute_id', 'seqno'],
})
export const realBusinessRulesListing = rulesListing('Business rules of entities', {
  restricts: ['entity_id', 'attribute_id', 'seqno'],
  where: OF_ENTITY,
})
export const associatedRulesListing = rulesListing('Associated rules', {
  restricts: ['entity_id', 'attribute_id', 'seqno'],
  where: OF_ENTITY,
})
export const entityBusinessRulesListing = rulesListing('Business rules of an entity', {
  restricts: ['seqno'],
  where: 'rules.attribute_id = 0',
})
export const attributeBusinessRulesListing = rulesListing('Business rules of an attribute', {
  restricts: ['seqno'],
})
export const passingRulesListing = rulesListing('Passing rules', {
  restricts: ['seqno'],
  where: `${IS_ENABLED} and rule_runs.result = 'passed'`,
})
export const failingRulesListing = rulesListing('Failing rules', {
  restricts: ['seqno'],
  where: `${IS_ENABLED} and rule_runs.result = 'failed'`,
})
export const enabledRulesListing = rulesListing('Enabled rules', {
  restricts: ['seqno'],
  where: IS_ENABLED,
})
export const ruleFolderRulesListing = rulesListing('Rules in a rule folder', {
  restricts: ['entity_id', 'attribute_id', 'seqno'],
})

/** The last results of the rules in a folder. */
export const ruleFolderResultsListing = listing({
  view: 'Results of a rule folder',
  key: ['entity_id', 'attribute_id', 'seqno'],
  rowId: 'rules.id',
  keyOrder: KEY_ORDER,
  from: allRules,
  url: ({ entity_id, seqno }, { repository }) => rulePath(repository, entity_id, seqno),
  columns: {
    _ename: text('Entity', 'Name of the entity', 'entities.name'),
    actual_name: COLUMNS.actual_name,
    _check: COLUMNS._check,
    _result: COLUMNS._result,
    _dirty_flag: COLUMNS._dirty_flag,
    _actual_fraction: COLUMNS._actual_fraction,
    _actual_threshold: COLUMNS._actual_threshold,
    _passing_rows: COLUMNS._passing_rows,
    _failing_rows: COLUMNS._failing_rows,
    _total_rows: COLUMNS._total_rows,
    _error_count: COLUMNS._error_count,
    _first_error: COLUMNS._first_error,
    _analysed_date: COLUMNS._analysed_date,
    entity_id: COLUMNS.entity_id,
    attribute_id: COLUMNS.attribute_id,
    seqno: COLUMNS.seqno,
  },
})
