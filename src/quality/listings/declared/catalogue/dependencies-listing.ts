import type { Knex } from 'knex'
import type { DependencyStatus } from '../../../model/dependency.ts'
import { dependencyIdOf, readDependencyKey, readKeyId } from '../../../model/dependency-key.ts'
import { dependencyPath, keyPath, type RepositoryRef } from '../../../model/links.ts'
import { missesAttribute } from '../../../stores/attributes/attribute-identities.ts'
import {
  NO_RIGHT_SIDE,
  ofAttribute,
  sideColumns,
  sidesOf,
} from '../../../stores/dependencies/dependency-rows.ts'
import { flag, integer, percentage, shown, text, time, type Column } from '../../columns.ts'
import { listing, type Listing } from '../../listing.ts'

/** The owner of keys and dependencies: an entity, or one of its attributes. */
export interface DependenciesScope {
  readonly repository: RepositoryRef
  readonly entity: { readonly id: number; readonly number: number }
  readonly attributeId?: number | undefined
}

/** True if the figures are those of the present rows. */
const IS_CURRENT = '(dependencies.generation = entities.generation)'

/** Resolutions of left values that had a conflict at the last check. */
const RESOLUTIONS =
  '(select count(*) from dependency_resolutions where dependency_resolutions.dependency_id = dependencies.id and dependency_resolutions.has_conflict)'

/** The left side determines a column, but does not identify the row: a designer would split these columns off. */
const NORMALISE =
  "(case when dependencies.removed_rows = 0 and dependencies.lhs <> '' and dependencies.lhs_values < dependencies.rows then 'Yes' else 'No' end)"

/** True if the present rows do not have an attribute of one of the sides. */
const IS_MISSING = missesAttribute(
  'dependencies.entity_id',
  (id, padded) => `(${id} = dependencies.rhs or dependencies.lhs like '%' || ${padded} || '%')`,
)

const status = text(
  'Status',
  'Permanent or Discovered, with "attribute missing" if the present rows do not have an attribute',
  `(dependencies.status || case when ${IS_MISSING} then ', attribute missing' else '' end)`,
)
const verified = text(
  'Verified',
  'Yes if all present rows were checked',
  `(case when dependencies.is_verified and ${IS_CURRENT} then 'Yes' else 'No' end)`,
)
const leftNames = text('Lh Attrs', 'Names of the attributes of the left side', 'dependencies.lhs_names')
const checkedDate = time('Date Checked', 'Time of the last check (UTC)', 'dependencies.checked_at')
const checkedBy = text('Checked By', 'User who started the last check', 'dependencies.checked_by')
const createdDate = time(
  'Date Created',
  'Time at which it was found or added (UTC)',
  'dependencies.created_at',
)
const createdBy = text('Created By', 'User who started its discovery or added it', 'dependencies.created_by')
const rightAttribute = integer('Rh Attr ID', 'Number of the attribute of the right side', 'dependencies.rhs')
const leftAttributes: Column = shown(
  'Lh Attr IDs',
  'Numbers of the attributes of the left side',
  'dependencies.lhs',
  (stored) => sidesOf(NO_RIGHT_SIDE, String(stored)).lhs.join(' '),
)
const goodness = percentage(
  'Quality %',
  'Percentage of rows that can stay so that there is no exception',
  '(case when dependencies.rows = 0 then 100.0 else 100.0 * (dependencies.rows - dependencies.removed_rows) / dependencies.rows end)',
)
const rows = integer('Rows Checked', 'Number of rows that were checked', 'dependencies.rows')
const nulls = text(
  'Nulls',
  'equal if two nulls are equal, different if a null differs from all other values',
  'dependencies.nulls',
)
const isCurrent = flag('Current', 'Whether the figures are those of the present rows', IS_CURRENT)

const KEY_COLUMNS = {
  _lhnames: leftNames,
  __STATUS: status,
  _verified: verified,
  JOB_ID: integer('Ref', 'Number of the job that found or added the key', 'dependencies.job_number'),
  GOODNESS: goodness,
  CONFIRMATIONS: integer('Keys', 'Number of values that occur once', 'dependencies.confirmations'),
  _duplicate_keys: integer(
    'Duplicate Keys',
    'Number of distinct values that repeat',
    'dependencies.conflicting_values',
  ),
  _duplicate_rows: integer(
    'Duplicate Rows',
    'Number of rows whose value repeats',
    'dependencies.conflicting_rows',
  ),
  _checked_date: checkedDate,
  CHECKED_BY: checkedBy,
  _created_date: createdDate,
  CREATED_BY: createdBy,
  RH_ATTR: rightAttribute,
  LH_ATTRS: leftAttributes,
  _rows: rows,
  _nulls: nulls,
  _is_current: isCurrent,
}

const DEPENDENCY_COLUMNS = {
  _lhnames: leftNames,
  _rhname: text('Rh Attr', 'Name of the attribute of the right side', 'dependencies.rhs_name'),
  __STATUS: status,
  _verified: verified,
  JOB_ID: integer('Job', 'Number of the job that found or added the dependency', 'dependencies.job_number'),
  GOODNESS: goodness,
  CONFIRMATIONS: integer(
    'Confirming LR Values',
    'Number of left values with one right value',
    'dependencies.confirmations',
  ),
  _conflicting_lh_values: integer(
    'Conflicting LH Values',
    'Number of left values with several right values',
    'dependencies.conflicting_values',
  ),
  _resolved: percentage(
    'Resolved %',
    'Percentage of the conflicting left values that users resolved',
    `(case when ${RESOLUTIONS} >= dependencies.conflicting_values then 100.0 else 100.0 * ${RESOLUTIONS} / dependencies.conflicting_values end)`,
  ),
  _normalise: text(
    'Normalise Flag',
    'Yes if the left side determines the right side without exception, but does not identify a row: both could be split off as an entity of their own',
    NORMALISE,
  ),
  _conflicting_rows: integer(
    'Conflicting Rows',
    'Number of rows with conflicting left values',
    'dependencies.conflicting_rows',
  ),
  _checked_date: checkedDate,
  CHECKED_BY: checkedBy,
  _created_date: createdDate,
  CREATED_BY: createdBy,
  _fd_key: {
    ...shown(
      'Dependency Key',
      'Key of the dependency in commands and paths',
      "dependencies.rhs || '-' || dependencies.lhs",
      (stored) => {
        const [rhs, lhs] = String(stored).split('-') as [string, string]
        return dependencyIdOf(sidesOf(Number(rhs), lhs))
      },
    ),
    order: ['dependencies.rhs', 'dependencies.lhs'],
  },
  RH_ATTR: rightAttribute,
  LH_ATTRS: leftAttributes,
  _rows: rows,
  _nulls: nulls,
  _is_current: isCurrent,
}

function ownersOf(
  catalogue: Knex,
  { entity, attributeId }: DependenciesScope,
  wanted: DependencyStatus | undefined,
): Knex.QueryBuilder {
  const found = catalogue('dependencies')
    .join('entities', 'entities.id', 'dependencies.entity_id')
    .where('dependencies.entity_id', entity.id)
  if (wanted !== undefined) void found.where('dependencies.status', wanted)
  if (attributeId !== undefined) void ofAttribute(found, attributeId)
  return found
}

const keysListing = (view: string, wanted?: DependencyStatus): Listing<DependenciesScope> =>
  listing({
    view,
    key: ['LH_ATTRS'],
    partsOfKey: (id) => {
      const sides = readKeyId(id)
      return sides ? [sideColumns(sides).lhs] : []
    },
    from: (catalogue, scope: DependenciesScope) =>
      ownersOf(catalogue, scope, wanted).where('dependencies.rhs', NO_RIGHT_SIDE),
    url: ({ LH_ATTRS }, { repository, entity }) =>
      keyPath(repository, entity.number, dependencyIdOf(sidesOf(NO_RIGHT_SIDE, LH_ATTRS))),
    columns: KEY_COLUMNS,
  })

const dependenciesListing = (view: string, wanted?: DependencyStatus): Listing<DependenciesScope> =>
  listing({
    view,
    key: ['RH_ATTR', 'LH_ATTRS'],
    partsOfKey: (id) => {
      const sides = readDependencyKey(id)
      return sides ? [String(sides.rhs), sideColumns(sides).lhs] : []
    },
    from: (catalogue, scope: DependenciesScope) =>
      ownersOf(catalogue, scope, wanted).whereNot('dependencies.rhs', NO_RIGHT_SIDE),
    url: ({ RH_ATTR, LH_ATTRS }, { repository, entity }) =>
      dependencyPath(repository, entity.number, dependencyIdOf(sidesOf(Number(RH_ATTR), LH_ATTRS))),
    columns: DEPENDENCY_COLUMNS,
  })

export const allKeysListing = keysListing('Keys')
export const permanentKeysListing = keysListing('Permanent keys', 'Permanent')
export const discoveredKeysListing = keysListing('Discovered keys', 'Discovered')
export const allDependenciesListing = dependenciesListing('Dependencies')
export const permanentDependenciesListing = dependenciesListing('Permanent dependencies', 'Permanent')
export const discoveredDependenciesListing = dependenciesListing('Discovered dependencies', 'Discovered')
