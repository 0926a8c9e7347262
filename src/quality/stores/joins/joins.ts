import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import type { Join, JoinChanges, JoinKey, JoinStatus } from '../../model/join.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { attributesText, joinOf, joinRows, presentJoins, type JoinRow } from './join-rows.ts'

/** Which joins of a repository are read. */
export interface JoinSelection {
  readonly status?: JoinStatus
  /** The id of an entity in the catalogue, for the joins that have it on one of their sides. */
  readonly entityId?: number
  readonly limit: number
}

/** Rows of joins to read at a time; each has about 80 values. */
const BATCH = 75

/** The joins in the catalogue. */
export class JoinCatalogue {
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

  async find(repositoryId: number, key: JoinKey): Promise<Join | undefined> {
    const row = await joinRows(this.#lookups)
      .where({
        'joins.repository_id': repositoryId,
        'left_side.number': key.leftEntity,
        'joins.left_attributes': attributesText(key.leftAttributes),
        'right_side.number': key.rightEntity,
        'joins.right_attributes': attributesText(key.rightAttributes),
        'joins.sequence': key.sequence,
      })
      .first<JoinRow | undefined>()
    return row && joinOf(row)
  }

  /** A join by its id in the catalogue. */
  async get(id: number): Promise<Join | undefined> {
    const row = await joinRows(this.#catalogue.knex).where('joins.id', id).first<JoinRow | undefined>()
    return row && joinOf(row)
  }

  /** The joins of a repository, the oldest first. */
  async ofRepository(repositoryId: number, { status, entityId, limit }: JoinSelection): Promise<Join[]> {
    const joins: Join[] = []
    for (let last = 0; ; last = joins.at(-1)!.id) {
      const atOnce = Math.min(BATCH, limit - joins.length)
      if (atOnce === 0) return joins
      const query = joinRows(this.#lookups)
        .where('joins.repository_id', repositoryId)
        .where('joins.id', '>', last)
        .orderBy('joins.id')
        .limit(atOnce)
      if (status !== undefined) void query.where('joins.status', status)
      if (entityId !== undefined) void query.where((either) => void ofEntity(either, entityId))
      const rows = await query.then<JoinRow[]>((found: JoinRow[]) => found)
      joins.push(...rows.map(joinOf))
      if (rows.length < atOnce) return joins
    }
  }

  async count(repositoryId: number): Promise<number> {
    const row = await presentJoins(this.#lookups)
      .where('joins.repository_id', repositoryId)
      .count({ count: '*' })
      .first<{ count: number | string } | undefined>()
    return Number(row?.count ?? 0)
  }

  /** Number of jobs that created or discovered joins. */
  async countJobs(repositoryId: number): Promise<number> {
    const row = await this.#lookups('join_jobs')
      .where({ repository_id: repositoryId })
      .count<{ count: number | string }>({ count: '*' })
      .first()
    return Number(row?.count ?? 0)
  }

  /**
   * Changes joins, all or none.
   * @returns the index of the first join that does not exist; undefined if all were changed
   */
  async edit(
    joins: readonly Pick<Join, 'id'>[],
    { status, resultSegment, leftNoMatch, rightNoMatch }: JoinChanges,
    user: string,
    transaction: Knex.Transaction,
  ): Promise<number | undefined> {
    const changed = await transaction('joins')
      .whereIn('id', idsOf(joins))
      .update({
        ...(status !== undefined && { status }),
        ...(resultSegment !== undefined && { result_segment: resultSegment }),
        ...(leftNoMatch !== undefined && { left_no_match_option: leftNoMatch }),
        ...(rightNoMatch !== undefined && { right_no_match_option: rightNoMatch }),
        edited_at: new Date().toISOString(),
        edited_by: user,
      })
      .returning<{ id: number }[]>('id')
    return firstMissing(joins, changed)
  }

  /**
   * Deletes joins and their indexes, all or none.
   * @returns the index of the first join that does not exist; undefined if all were deleted
   */
  async remove(
    joins: readonly Pick<Join, 'id'>[],
    transaction: Knex.Transaction,
  ): Promise<number | undefined> {
    const rows = transaction('joins').whereIn('id', idsOf(joins))
    await lockRows(rows, transaction)
    const removed = await rows.clone().select<{ id: number; index_id: number | null }[]>('id', 'index_id')
    await rows.delete()
    const indexIds = removed.map(({ index_id }) => index_id).filter((id) => id !== null)
    await transaction('join_indexes').whereIn('id', indexIds).delete()
    return firstMissing(joins, removed)
  }
}

const idsOf = (joins: readonly Pick<Join, 'id'>[]): number[] => joins.map(({ id }) => id)

function firstMissing(
  joins: readonly Pick<Join, 'id'>[],
  found: readonly { readonly id: number }[],
): number | undefined {
  const ids = new Set(found.map(({ id }) => id))
  const at = joins.findIndex(({ id }) => !ids.has(id))
  return at === -1 ? undefined : at
}

/** Restricts joins to those that have an entity on one of their sides. */
export const ofEntity = (joins: Knex.QueryBuilder, entityId: number): Knex.QueryBuilder =>
  joins.where('joins.left_entity_id', entityId).orWhere('joins.right_entity_id', entityId)
