import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import type { DependencySides, Resolution } from '../../model/dependency.ts'
import { TooManyResolutions } from '../../model/dependency-errors.ts'
import { sideColumns } from './dependency-rows.ts'

/** Maximum number of resolutions of a dependency. */
export const MAX_RESOLUTIONS = 10_000

/** Ids of a statement. */
const IDS_AT_ONCE = 500

/** The left value of a resolution. */
export interface ResolvedValue {
  readonly id: number
  readonly lhs: Resolution['lhs']
}

/** The conflicts of dependencies that users resolved. */
export class ResolutionStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  async ofDependency(dependencyId: number): Promise<Resolution[]> {
    const rows = await this.#lookups('dependency_resolutions')
      .where({ dependency_id: dependencyId })
      .orderBy('id')
      .select<{ lhs_values: string; rhs_value: string | null }[]>('lhs_values', 'rhs_value')
    return rows.map(({ lhs_values, rhs_value }) => ({
      lhs: JSON.parse(lhs_values) as (string | null)[],
      rhs: rhs_value,
    }))
  }

  /** The resolutions of a dependency, if it is known, with their ids in the catalogue. */
  async ofSides(entityId: number, sides: DependencySides): Promise<ResolvedValue[]> {
    const rows = await this.#lookups('dependency_resolutions')
      .join('dependencies', 'dependencies.id', 'dependency_resolutions.dependency_id')
      .where({ entity_id: entityId, ...sideColumns(sides) })
      .orderBy('dependency_resolutions.id')
      .select<{ id: number; values: string }[]>('dependency_resolutions.id', {
        values: 'dependency_resolutions.lhs_values',
      })
    return rows.map(({ id, values }) => ({ id, lhs: JSON.parse(values) as (string | null)[] }))
  }

  /**
   * Saves which resolutions have a conflict in the rows that were checked. The others remain, because a later load may
   * have their left values again.
   */
  async saveConflicts(
    resolutions: readonly (Pick<ResolvedValue, 'id'> & { readonly hasConflict: boolean })[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    for (const has_conflict of [true, false]) {
      const ids = resolutions.filter(({ hasConflict }) => hasConflict === has_conflict).map(({ id }) => id)
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
        await transaction('dependency_resolutions')
          .whereIn('id', ids.slice(from, from + IDS_AT_ONCE))
          .update({ has_conflict })
    }
  }

  /**
   * Saves the right value for a left value. A later one replaces it.
   * @returns false if the dependency is deleted
   * @throws TooManyResolutions
   */
  resolve(dependencyId: number, { lhs, rhs }: Resolution, user: string): Promise<boolean> {
    const values = JSON.stringify(lhs)
    const chosen = {
      rhs_value: rhs,
      has_conflict: true,
      resolved_at: new Date().toISOString(),
      resolved_by: user,
    }
    const own = {
      dependency_id: dependencyId,
      lhs_digest: createHash('sha256').update(values).digest('hex'),
    }
    return this.#catalogue.knex.transaction(async (transaction) => {
      const changed = await transaction('dependency_resolutions').where(own).update(chosen)
      if (changed > 0) return true
      // Concurrent transactions that count or delete the dependency wait.
      const present = await transaction('dependencies')
        .where({ id: dependencyId })
        .update({ id: dependencyId })
      if (present === 0) return false
      const row = await transaction('dependency_resolutions')
        .where({ dependency_id: dependencyId })
        .count<{ count: number | string }>({ count: '*' })
        .first()
      if (Number(row?.count ?? 0) >= MAX_RESOLUTIONS) throw new TooManyResolutions(MAX_RESOLUTIONS)
      await transaction('dependency_resolutions').insert({ ...own, ...chosen, lhs_values: values })
      return true
    })
  }
}
