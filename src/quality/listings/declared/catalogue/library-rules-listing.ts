import type { Knex } from 'knex'
import { libraryRulePath, type RepositoryRef } from '../../../model/links.ts'
import { AGGREGATE_METHODS, INDEX_CONTROLS } from '../../../model/rule.ts'
import { integer, optional, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'
import { wordOf, yesNo } from './business-rules-listing.ts'
import { givenNumber } from './given-number.ts'
import type { LibraryScope } from './library-attributes-listing.ts'

/** The owner of the listing of all library rules. */
export interface LibrariesScope {
  readonly repository: RepositoryRef
  /** The numbers of the library entities whose rules are listed; undefined for all. */
  readonly libraries?: readonly number[] | undefined
}

const COLUMNS = {
  _library_name: optional(text('Library', 'Name of the library entity', 'library_entities.name')),
  actual_name: text('Name', 'Name of the rule', 'rules.name'),
  actual_description: text('Description', 'Description of the rule', 'rules.description'),
  threshold_percent: givenNumber('Threshold', 'Percentage of rows that must pass', 'rules.threshold'),
  _model_check: yesNo('Enabled', 'Whether the rule is enabled', 'rules.enabled'),
  actual_priority: integer('Priority', 'Number of the priority', 'rules.priority'),
  _priority_description: text(
    'Priority Description',
    'Description of the priority',
    'priorities.description',
  ),
  _model_index_control: text(
    'Index Control',
    'Normal, Unlimited or Limited',
    wordOf(INDEX_CONTROLS, 'rules.index_control'),
  ),
  _model_index_threshold: integer(
    'Index Threshold',
    'Maximum number of failing rows whose row numbers are kept',
    'rules.index_threshold',
  ),
  predicate: text('Expression', 'Condition that each row must satisfy', 'rules.expression'),
  _model_is_filtering: yesNo(
    'Filtering',
    'Whether the rule has a filter',
    'rules.filter_expression is not null',
  ),
  _model_filter_predicate: text(
    'Filter Expression',
    'Condition that selects the rows that the rule applies to',
    'rules.filter_expression',
  ),
  _model_is_grouping: yesNo('Grouping', 'Whether the rule has groups', 'rules.group_expression is not null'),
  _model_group_function: text('Group Function', 'Expression that groups the rows', 'rules.group_expression'),
  _model_is_aggregating: yesNo(
    'Aggregating',
    'Whether the rule has an aggregate',
    'rules.aggregate_expression is not null',
  ),
  _model_aggregate_method: text(
    'Aggregate Method',
    'Sum, Average, Maximum, Minimum or Count',
    `(case when rules.aggregate_expression is not null then ${wordOf(AGGREGATE_METHODS, 'coalesce(rules.aggregate_method, 0)')} end)`,
  ),
  _model_aggregate_function: text(
    'Aggregate Function',
    'Expression that is aggregated',
    'rules.aggregate_expression',
  ),
  CREATED_BY: text('Created By', 'User who created the rule', 'rules.created_by'),
  _created_date: time('Date Created', 'Time at which the rule was created (UTC)', 'rules.created_at'),
  EDITED_BY: text('Edited By', 'User who changed the rule last', 'rules.edited_by'),
  _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'rules.edited_at'),
  model_entity_id: integer('Library ID', 'Number of the library entity', 'library_entities.number'),
  seqno: integer('Rule ID', 'Number of the rule in its library entity', 'rules.number'),
}

/** The columns with the name of the library entity first. */
export const WITH_LIBRARY_NAME: readonly string[] = Object.keys(COLUMNS)

const libraryRules = (catalogue: Knex): Knex.QueryBuilder =>
  catalogue('rules')
    .join('library_entities', 'library_entities.id', 'rules.library_entity_id')
    .leftJoin('priorities', (join) =>
      join
        .on('priorities.repository_id', 'rules.repository_id')
        .andOn('priorities.priority', 'rules.priority'),
    )

const SHARED = { key: ['model_entity_id', 'seqno'] as const, columns: COLUMNS }

/** The business rules of the library of a repository. */
export const libraryRulesListing = listing({
  ...SHARED,
  view: 'Library rules',
  restrictedBy: ['model_entity_id', 'seqno'],
  from: (catalogue, { repository, libraries }: LibrariesScope) => {
    const rules = libraryRules(catalogue).where('rules.repository_id', repository.id)
    return libraries === undefined ? rules : rules.whereIn('library_entities.number', libraries)
  },
  url: ({ model_entity_id, seqno }, { repository }) => libraryRulePath(repository, model_entity_id, seqno),
})

/** The business rules of a library entity. */
export const libraryEntityRulesListing = listing({
  ...SHARED,
  view: 'Rules of a library entity',
  restrictedBy: ['seqno'],
  from: (catalogue, { id }: LibraryScope) => libraryRules(catalogue).where('rules.library_entity_id', id),
  url: ({ model_entity_id, seqno }, { repository }) => libraryRulePath(repository, model_entity_id, seqno),
})
