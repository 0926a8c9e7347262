import type { DependencyOfLoad } from '../../listings/declared/warehouse/conflicts-listing.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { DependencyUnknown, DependencyUnusable } from '../../model/dependency-errors.ts'
import type { Dependency, DependencySides, DependencyStatus } from '../../model/dependency.ts'
import { describeLost } from '../../model/attribute-identity.ts'
import { NotLoaded } from '../../model/errors.ts'
import type { DependencyCatalogue } from '../../stores/dependencies/dependencies.ts'
import type { Entities } from '../entities/entities.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** The owner of keys and dependencies, by numbers. */
export interface DependencyOwner {
  readonly entity: number
  /** Set if they must have this attribute on one of their sides. */
  readonly attribute?: number | undefined
}

export interface DependenciesOptions {
  readonly store: DependencyCatalogue
  readonly entities: Pick<Entities, 'find'>
  readonly loads: Pick<ServedLoads, 'read'>
}

/** Finds, changes and deletes keys and dependencies. */
export class Dependencies {
  readonly #options: DependenciesOptions

  constructor(options: DependenciesOptions) {
    this.#options = options
  }

  /** @throws EntityUnknown, AttributeUnknown, DependencyUnknown */
  async find(repositoryId: number, owner: DependencyOwner, sides: DependencySides): Promise<Dependency> {
    const [found] = await this.#named(repositoryId, owner, [sides])
    return found!
  }

  /**
   * A key or dependency with the rows that it is about.
   * @param attribute the attribute of the path, which must be on one of the sides
   * @throws DependencyUnknown, DependencyUnusable, NotLoaded
   */
  async ofLoad(load: ServedLoad, sides: DependencySides, attribute?: number): Promise<DependencyOfLoad> {
    const { entity } = load
    const found = await this.#options.store.find(entity.id, sides)
    if (!found || !hasAttribute(sides, attribute))
      throw new DependencyUnknown(sides, { entity: entity.number, attribute })
    if (entity.generation === 0) throw new NotLoaded(entity.state)
    await checkPresent(load, sides)
    return { load, id: found.id, definition: found.definition }
  }

  /**
   * Changes the status of keys or dependencies, all or none.
   * @param pointer to the list of their names in the body
   * @throws EntityUnknown, AttributeUnknown, DependencyUnknown
   */
  async edit(
    repositoryId: number,
    owner: DependencyOwner,
    named: readonly DependencySides[],
    status: DependencyStatus,
    pointer?: string,
  ): Promise<void> {
    const { store } = this.#options
    const found = await this.#named(repositoryId, owner, named, pointer)
    await store.transaction(async (transaction) => {
      checkAll(found, await store.edit(found, status, transaction), owner, pointer)
    })
  }

  /**
   * Deletes keys or dependencies with the resolutions of their conflicts, all or none.
   * @throws EntityUnknown, AttributeUnknown, DependencyUnknown
   */
  async remove(
    repositoryId: number,
    owner: DependencyOwner,
    named: readonly DependencySides[],
    pointer?: string,
  ): Promise<void> {
    const { store } = this.#options
    const found = await this.#named(repositoryId, owner, named, pointer)
    await store.transaction(async (transaction) => {
      checkAll(found, await store.remove(found, transaction), owner, pointer)
    })
  }

  /** Those that a request names, in its order. @throws EntityUnknown, AttributeUnknown, DependencyUnknown */
  async #named(
    repositoryId: number,
    owner: DependencyOwner,
    named: readonly DependencySides[],
    pointer?: string,
  ): Promise<Dependency[]> {
    const { store, loads, entities } = this.#options
    const entity = await entities.find(repositoryId, owner.entity)
    const { attribute } = owner
    if (attribute !== undefined)
      await loads.read(repositoryId, owner.entity, (load) => load.attribute(attribute))
    const found: Dependency[] = []
    for (const [i, sides] of named.entries()) {
      const one = await store.find(entity.id, sides)
      if (!one || !hasAttribute(sides, attribute))
        throw new DependencyUnknown(sides, { ...owner, pointer: pointer && `${pointer}/${i}` })
      found.push(one)
    }
    return found
  }
}

/** @throws DependencyUnusable if the rows do not have an attribute of the sides */
export async function checkPresent(
  load: Pick<ServedLoad, 'entity' | 'attributes' | 'namesOf'>,
  sides: DependencySides,
): Promise<void> {
  // Before the first load, the caller reports that there are no rows.
  if (load.entity.generation === 0) return
  const present = new Set((await load.attributes()).map(({ id }) => id))
  const lost = idsOf(sides).filter((id) => !present.has(id))
  if (lost.length > 0) throw new DependencyUnusable(sides, describeLost(lost, await load.namesOf()))
}

export const idsOf = ({ lhs, rhs }: DependencySides): number[] => [
  ...lhs,
  ...(rhs === undefined ? [] : [rhs]),
]

const hasAttribute = ({ lhs, rhs }: DependencySides, attribute: number | undefined): boolean =>
  attribute === undefined || rhs === attribute || lhs.includes(attribute)

/** @throws DependencyUnknown if one was deleted since it was found */
function checkAll(
  found: readonly Dependency[],
  missing: number | undefined,
  owner: DependencyOwner,
  pointer: string | undefined,
): void {
  if (missing !== undefined)
    throw new DependencyUnknown(found[missing]!.definition, {
      ...owner,
      pointer: pointer && `${pointer}/${missing}`,
    })
}
