import { JoinUnknown } from '../../model/join-errors.ts'
import { readJoinId } from '../../model/join-key.ts'
import type { Join, JoinChanges, JoinKey } from '../../model/join.ts'
import type { JoinCatalogue } from '../../stores/joins/joins.ts'
import type { Entities } from '../entities/entities.ts'

/** The joins that a request names. */
export interface NamedJoins {
  readonly keys: readonly JoinKey[]
  /** The number of the entity that all of them must have on one of their sides. */
  readonly entity?: number | undefined
}

export interface JoinsOptions {
  readonly store: JoinCatalogue
  readonly entities: Pick<Entities, 'find'>
  /** Drops the tables of deleted indexes. */
  readonly sweep: (repositoryId: number) => void
}

/** Finds, changes and deletes joins. */
export class Joins {
  readonly #options: JoinsOptions

  constructor(options: JoinsOptions) {
    this.#options = options
  }

  /** @throws JoinUnknown */
  async find(repositoryId: number, key: JoinKey): Promise<Join> {
    const join = await this.#options.store.find(repositoryId, key)
    if (!join) throw new JoinUnknown(key)
    return join
  }

  /**
   * A join by its id in a path, which the contract has validated.
   * @throws JoinUnknown
   */
  findId(repositoryId: number, id: string): Promise<Join> {
    return this.find(repositoryId, readJoinId(id)!)
  }

  count(repositoryId: number): Promise<number> {
    return this.#options.store.count(repositoryId)
  }

  /** The number of jobs that created or discovered joins. */
  countJobs(repositoryId: number): Promise<number> {
    return this.#options.store.countJobs(repositoryId)
  }

  /**
   * Changes joins, all or none. An analysis in progress leaves the changes.
   * @throws EntityUnknown, JoinUnknown
   */
  async edit(repositoryId: number, named: NamedJoins, changes: JoinChanges, user: string): Promise<void> {
    const { store } = this.#options
    const joins = await this.#named(repositoryId, named)
    if (Object.values(changes).every((value) => value === undefined)) return
    await store.transaction(async (transaction) => {
      checkAll(joins, await store.edit(joins, changes, user, transaction), named)
    })
  }

  /**
   * Deletes joins, all or none. A join that is named twice is deleted once.
   * @throws EntityUnknown, JoinUnknown
   */
  async remove(repositoryId: number, named: NamedJoins): Promise<void> {
    const { store, sweep } = this.#options
    const joins = await this.#named(repositoryId, named)
    await store.transaction(async (transaction) => {
      checkAll(joins, await store.remove(joins, transaction), named)
    })
    if (joins.some(({ indexId }) => indexId !== undefined)) sweep(repositoryId)
  }

  /** The joins that a request names, each once. @throws EntityUnknown, JoinUnknown */
  async #named(repositoryId: number, { keys, entity }: NamedJoins): Promise<NamedJoin[]> {
    const { store, entities } = this.#options
    if (entity !== undefined) await entities.find(repositoryId, entity)
    const joins = new Map<number, NamedJoin>()
    for (const [at, key] of keys.entries()) {
      const join = await store.find(repositoryId, key)
      if (!join || (entity !== undefined && !hasSide(key, entity))) throw unknown({ key, at }, { entity })
      if (!joins.has(join.id)) joins.set(join.id, { ...join, key, at })
    }
    return [...joins.values()]
  }
}

/** A join that a request names, with the place of its first name. */
interface NamedJoin extends Join {
  readonly key: JoinKey
  readonly at: number
}

const hasSide = ({ leftEntity, rightEntity }: JoinKey, entity: number): boolean =>
  leftEntity === entity || rightEntity === entity

/** @throws JoinUnknown if a join was deleted since it was found */
function checkAll(
  joins: readonly NamedJoin[],
  missing: number | undefined,
  { entity }: Pick<NamedJoins, 'entity'>,
): void {
  if (missing !== undefined) throw unknown(joins[missing]!, { entity })
}

/** An entity in the path means that the joins are named in the body. */
const unknown = (
  { key, at }: Pick<NamedJoin, 'key' | 'at'>,
  { entity }: Pick<NamedJoins, 'entity'>,
): JoinUnknown =>
  entity === undefined
    ? new JoinUnknown(key)
    : new JoinUnknown(key, { entity, pointer: `/data/joinKeys/${at}` })
