import type { AttributeChanges, NumberedName } from '../../../model/attribute-identity.ts'
import { entityPath, type RepositoryRef } from '../../../model/links.ts'
import { SOURCE_KINDS } from '../../../loaders/source-kinds.ts'
import type { DescribedSource, SourceMember } from '../../../loaders/source-kind.ts'
import type { DependencyStatus } from '../../../model/dependency.ts'
import type { JoinStatus } from '../../../model/join.ts'
import { NO_RIGHT_SIDE } from '../../../stores/dependencies/dependency-rows.ts'
import { joinCount } from '../../../stores/joins/join-rows.ts'
import { ruleFigures } from '../../../stores/rules/rule-figures.ts'
import { flag, integer, optional, percentage, shown, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** The count of resources that are not implemented yet is 0. A bare 0 would be read as the number of a sort column. */
const NONE = 'cast(0 as integer)'

const RULES = ruleFigures('rules.entity_id = entities.id')

/** Joins with the entity on one of their sides. A join of the entity with itself counts once. */
const joinsOf = (status: JoinStatus): string =>
  joinCount(
    `joins.status = '${status}' and (joins.left_entity_id = entities.id or joins.right_entity_id = entities.id)`,
  )

const dependencyCount = (status: DependencyStatus, condition: string): string =>
  `(select count(*) from dependencies where dependencies.entity_id = entities.id and dependencies.status = '${status}' and ${condition})`

const keysOf = (status: DependencyStatus): string =>
  dependencyCount(status, `dependencies.rhs = ${NO_RIGHT_SIDE}`)

const dependenciesOf = (status: DependencyStatus): string =>
  dependencyCount(status, `dependencies.rhs <> ${NO_RIGHT_SIDE}`)

const source = (field: SourceMember): string => `(entities.source ->> '${field}')`

/** Versions with a single kind stored no kind. */
const KIND = `coalesce(${source('kind')}, 'delimited')`

/** The properties of a source, described by its kind. */
const described = (member: keyof DescribedSource): string => {
  const cases = Object.values(SOURCE_KINDS).map(
    (kind) => `when '${kind.kind}' then ${kind.describe(source)[member]}`,
  )
  return `(case ${KIND} ${cases.join(' ')} end)`
}

/**
 * The source's names for characters that are hard to see or to distinguish; all other characters are shown literally.
 */
const WORDS: Readonly<Record<string, string>> = {
  '\0': 'NUL',
  ',': 'comma',
  '|': 'pipe',
  '\t': 'TAB',
  '`': 'backtick',
  '/': 'slash',
  '"': 'double quote',
  "'": 'single quote',
  '\\': 'backslash',
}

const character = (humanName: string, description: string, sql: string) =>
  shown(humanName, description, sql, (value) => WORDS[value as string] ?? (value as string))

/** What the last reload changed, in the contract's words. */
function describeChanges({ kept, ...changes }: AttributeChanges) {
  const named = (attributes: readonly NumberedName[]) =>
    attributes.map(({ id, name }) => ({ attributeId: String(id), name }))
  const { added, returned, lost } = changes
  return { kept: String(kept), added: named(added), returned: named(returned), lost: named(lost) }
}

/** The entities of a repository: first the columns of the source in their order, then our own columns. */
export const entitiesListing = listing({
  view: 'Entities',
  key: ['ENTITY_ID'],
  from: (catalogue, { id }: RepositoryRef) => catalogue('entities').where('entities.repository_id', id),
  url: ({ ENTITY_ID }, repository) => entityPath(repository, ENTITY_ID),
  rowMetadata: {
    name: 'attributeChanges',
    sql: 'entities.attribute_changes',
    read: (stored) =>
      stored === null ? undefined : describeChanges(JSON.parse(stored as string) as AttributeChanges),
  },
  columns: {
    _humanised_name: text('Name', 'Name of the entity', 'entities.name'),
    ENTITY_ID: integer('Ref', 'Number of the entity', 'entities.number'),
    SCHEMA_NAME: text(
      'Schema Name',
      'Name of the entity in its schema: that of the entity itself',
      'entities.name',
    ),
    _is_in_project: flag('In a Project', 'Whether the entity is in a project', '(1 = 0)'),
    _display_attributes: integer(
      'Attributes',
      'Number of attributes',
      '(select count(*) from attributes where attributes.entity_id = entities.id and attributes.generation = entities.generation)',
    ),
    LOADED_ROWS: integer('Rows', 'Number of loaded rows', 'entities.loaded_rows'),
    LOADED_VALUES: integer('Values', 'Number of loaded values', 'entities.loaded_values'),
    RECORD_MIN_LEN: integer(
      'Row min len',
      'Characters of the shortest loaded record',
      'entities.record_min_len',
    ),
    RECORD_MAX_LEN: integer(
      'Row max len',
      'Characters of the longest loaded record',
      'entities.record_max_len',
    ),
    _business_rules: integer('Business Rules', 'Number of business rules', RULES.all),
    _b_rules_enabled: integer('Enabled', 'Number of enabled business rules', RULES.enabled),
    _b_rules_passed: integer('Passing', 'Number of business rules that pass', RULES.passed),
    _b_rules_failed: integer('Failing', 'Number of business rules that fail', RULES.failed),
    __DATA_SOURCE: text('Data Source', 'The file that the entity is loaded from', source('sourceFile')),
    __CONNECTION_DATA: text(
      'Connection Data',
      'Loader connection of a source on the server; empty for an uploaded file',
      `'Connection ' || ${source('connectionId')}`,
    ),
    __ENCODING: text('Encoding', 'Encoding of the source', source('encoding')),
    __SCHEMA: text('Schema', 'The file that describes the columns of the source', source('schemaFile')),
    KEYS_PERMANENT: integer('Permanent Keys', 'Number of permanent keys', keysOf('Permanent')),
    KEYS_DISCOVERED: integer('Discovered Keys', 'Number of discovered keys', keysOf('Discovered')),
    DEPENDENCIES_PERMANENT: integer(
      'Permanent Deps',
      'Number of permanent dependencies',
      dependenciesOf('Permanent'),
    ),
    DEPENDENCIES_DISCOVERED: integer(
      'Discovered Deps',
      'Number of discovered dependencies',
      dependenciesOf('Discovered'),
    ),
    _joins_permanent: integer('Permanent Joins', 'Number of permanent joins', joinsOf('Permanent')),
    _joins_discovered: integer('Discovered Joins', 'Number of discovered joins', joinsOf('Discovered')),
    _b_rules_compliance: percentage(
      'BR Compliance %',
      'Percentage of rows that pass the business rules; empty where no rule was run',
      RULES.compliance,
    ),
    BUSINESS_DESCRIPTION: text(
      'Business Description',
      'What the entity is, in words of the business',
      'entities.description',
    ),
    _source_type: text('Source Type', 'Kind of source', KIND),
    FIELD_DELIMITER: character(
      'Delimiter',
      'What stands between the fields of the source',
      described('delimiter'),
    ),
    QUOTE_CHAR: character('Quote char', 'What fields of the source are quoted by', described('quote')),
    __CREATION_TYPE: text('Entity Type', 'Virtual, Real, Ignored or Deleted', `cast('Real' as text)`),
    __STATE: text(
      'Entity State',
      'Schema Only, Loading, Loaded, Fully Loaded, Load Failed or Delete Requested',
      'entities.state',
    ),
    'note.COUNT': integer('Notes', 'Number of notes', NONE),
    _loaded_date: time('Loaded Date', 'When the rows were loaded (UTC)', 'entities.loaded_at'),
    _loaded_by_user: text('Loaded by user', 'Who had the rows loaded', 'entities.loaded_by'),
    REJECTED_ROWS: integer(
      'Rejected Rows',
      'Number of records that did not fit and were kept aside',
      'entities.rejected_rows',
    ),
    DUPLICATE_ROWS: optional(
      integer(
        'Duplicate Rows',
        'Number of rows that repeat another row in all attributes of the source; empty if they were not counted',
        'entities.duplicate_rows',
      ),
    ),
    _failure: optional(text('Failure', 'Why the last load failed', 'entities.failure')),
  },
})
