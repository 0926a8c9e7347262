import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { TooManyDependencies } from '../../model/dependency-errors.ts'
import type {
  CheckedDependency,
  Dependency,
  DependencySides,
  DependencyStatus,
} from '../../model/dependency.ts'
import { readAttributeNamesOf } from '../attributes/attribute-identities.ts'
import {
  dependencyOf,
  FIGURE_COLUMNS,
  figureColumns,
  namesText,
  NO_RIGHT_SIDE,
  sideColumns,
  type DependencyRow,
} from './dependency-rows.ts'
import { lockRows } from '../shared/lock-rows.ts'

/** Maximum number of keys and dependencies of an entity. */
export const MAX_DEPENDENCIES = 100_000

/** Rows of an INSERT. A statement may have 32,766 bindings. */
const ROWS_OF_A_STATEMENT = 250

/** The columns of a known dependency that a check changes. */
const OF_CHECKS = [...FIGURE_COLUMNS, 'lhs_names', 'rhs_name', 'checked_at', 'checked_by']

/** SQL: true unless the figures of all rows of a load are known, and the check is of some rows of that load. */
const IS_BETTER =
  'excluded.is_verified or not (dependencies.is_verified and dependencies.generation = excluded.generation)'

/** SQL: share of the rows that repeat a left value and are exceptions. */
const EXCEPTIONS = 'removed_rows * 1.0 / nullif(rows - lhs_values, 0)'

/** The job that saves dependencies. */
export interface DependencySaver {
  readonly id: number
  readonly createdBy: string
}

/** The keys and dependencies in the catalogue. */
export class DependencyCatalogue {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  async find(entityId: number, sides: DependencySides): Promise<Dependency | undefined> {
    const row = await this.#lookups('dependencies')
      .where({ entity_id: entityId, ...sideColumns(sides) })
      .first<DependencyRow | undefined>()
    return row && dependencyOf(row)
  }

  /**
   * The keys of an entity, its dependencies without exception, or those with exceptions: permanent ones first. Then keys
   * with the fewest duplicates, and dependencies with the fewest exceptions among the rows that repeat a left value,
   * because left values that occur once prove nothing. Then those with the fewest attributes.
   */
  async mostImportant(
    entityId: number,
    kind: 'keys' | 'exact' | 'nearly',
    limit: number,
  ): Promise<Dependency[]> {
    const rows = this.#lookups('dependencies').where({ entity_id: entityId })
    if (kind === 'keys') void rows.where('rhs', NO_RIGHT_SIDE)
    else void rows.whereNot('rhs', NO_RIGHT_SIDE).where('removed_rows', kind === 'exact' ? '=' : '>', 0)
    const found = await rows
      .orderByRaw(
        `case status when 'Permanent' then 0 else 1 end, ${kind === 'nearly' ? EXCEPTIONS : 'removed_rows'}, length(lhs), lhs, rhs`,
      )
      .limit(limit)
      .select<DependencyRow[]>()
    return found.map(dependencyOf)
  }

  async count(entityId: number): Promise<number> {
    return countAll(entityId, this.#lookups)
  }

  /**
   * Saves checked dependencies. A known one gets the figures of the check, unless it has figures of all rows of the same
   * load and the check is of some rows only.
   * @param status of those that are not known yet; `Permanent` makes known ones permanent too
   * @returns how many are new
   * @throws TooManyDependencies
   */
  async save(
    entityId: number,
    checked: readonly CheckedDependency[],
    status: DependencyStatus,
    job: DependencySaver,
    transaction: Knex.Transaction,
  ): Promise<number> {
    // Concurrent transactions that save or delete dependencies of the entity wait. A deleted entity has none.
    const present = transaction('entities').where({ id: entityId }).whereNotNull('held_name')
    const locked = await lockRows(present, transaction).then<number>((count: number) => count)
    if (locked === 0) return 0
    const names = await readAttributeNamesOf(entityId, transaction)
    const { number } = await transaction('jobs').where({ id: job.id }).first<{ number: number }>('number')
    const before = await countAll(entityId, transaction)
    const now = new Date().toISOString()
    for (let at = 0; at < checked.length; at += ROWS_OF_A_STATEMENT) {
      const rows = checked.slice(at, at + ROWS_OF_A_STATEMENT).map((one) => ({
        entity_id: entityId,
        ...sideColumns(one.definition),
        ...figureColumns(one),
        ...namesText(one.definition, names),
        checked_at: now,
        checked_by: job.createdBy,
        status,
        job_number: number,
        created_at: now,
        created_by: job.createdBy,
      }))
      await transaction('dependencies')
        .insert(rows)
        .onConflict(['entity_id', 'rhs', 'lhs'])
        .merge([...OF_CHECKS, ...(status === 'Permanent' ? ['status'] : [])])
        .whereRaw(IS_BETTER)
    }
    const count = await countAll(entityId, transaction)
    if (count > MAX_DEPENDENCIES && count > before) throw new TooManyDependencies(MAX_DEPENDENCIES)
    return count - before
  }

  /** Changes the status of dependencies. @returns the index of the first that does not exist */
  async edit(
    dependencies: readonly Pick<Dependency, 'id'>[],
    status: DependencyStatus,
    transaction: Knex.Transaction,
  ): Promise<number | undefined> {
    const changed = await transaction('dependencies')
      .whereIn('id', idsOf(dependencies))
      .update({ status })
      .returning<{ id: number }[]>('id')
    return firstMissing(dependencies, changed)
  }

  /** Deletes dependencies and their resolutions. @returns the index of the first that does not exist */
  async remove(
    dependencies: readonly Pick<Dependency, 'id'>[],
    transaction: Knex.Transaction,
  ): Promise<number | undefined> {
    const rows = transaction('dependencies').whereIn('id', idsOf(dependencies))
    await lockRows(rows, transaction)
    const removed = await rows.clone().select<{ id: number }[]>('id')
    await rows.delete()
    return firstMissing(dependencies, removed)
  }
}

const idsOf = (dependencies: readonly Pick<Dependency, 'id'>[]): number[] => dependencies.map(({ id }) => id)

function firstMissing(
  dependencies: readonly Pick<Dependency, 'id'>[],
  found: readonly { readonly id: number }[],
): number | undefined {
  const ids = new Set(found.map(({ id }) => id))
  const at = dependencies.findIndex(({ id }) => !ids.has(id))
  return at === -1 ? undefined : at
}

async function countAll(entityId: number, database: Knex): Promise<number> {
  const row = await database('dependencies')
    .where({ entity_id: entityId })
    .count<{ count: number | string }>({ count: '*' })
    .first()
  return Number(row?.count ?? 0)
}
