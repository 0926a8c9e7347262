import { ruleFolderPath, type RepositoryRef } from '../../../model/links.ts'
import { ruleFigures } from '../../../stores/rules/rule-figures.ts'
import { integer, percentage, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** Rules of entities in deletion do not count. */
const RULES = ruleFigures(
  'rules.id in (select rule_id from rule_folder_rules where rule_folder_rules.folder_id = rule_folders.id) and rules.entity_id in (select entities.id from entities where entities.held_name is not null)',
)

/** The rule folders of a repository. */
export const ruleFoldersListing = listing({
  view: 'Rule folders',
  key: ['fid'],
  from: (catalogue, { id }: RepositoryRef) =>
    catalogue('rule_folders').where('rule_folders.repository_id', id),
  url: ({ fid }, repository) => ruleFolderPath(repository, fid),
  columns: {
    name: text('Name', 'Name of the rule folder', 'rule_folders.name'),
    description: text('Description', 'Description of the rules in the folder', 'rule_folders.description'),
    fid: integer('Folder ID', 'Number of the rule folder', 'rule_folders.number'),
    parent_eid: integer(
      'Parent Folder ID',
      'Number of the rule folder that the folder is in; 0 at the top',
      'rule_folders.parent',
    ),
    _business_rules: integer('Business Rules', 'Number of business rules in the folder', RULES.all),
    _b_rules_enabled: integer('Enabled', 'Number of enabled business rules', RULES.enabled),
    _b_rules_passed: integer('Passing', 'Number of business rules that pass', RULES.passed),
    _b_rules_failed: integer('Failing', 'Number of business rules that fail', RULES.failed),
    _b_rules_compliance: percentage(
      'BR Compliance %',
      'Percentage of rows that pass the business rules; empty where no rule was run',
      RULES.compliance,
    ),
    CREATED_BY: text('Created By', 'User who created the rule folder', 'rule_folders.created_by'),
    _created_date: time(
      'Date Created',
      'Time at which the rule folder was created (UTC)',
      'rule_folders.created_at',
    ),
    EDITED_BY: text('Edited By', 'User who changed the rule folder last', 'rule_folders.edited_by'),
    _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'rule_folders.edited_at'),
  },
})
