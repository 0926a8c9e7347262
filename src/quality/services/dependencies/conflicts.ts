import type { CorrectionsOfLoad } from '../../listings/declared/warehouse/corrections-listing.ts'
import type { DependencyOfLoad } from '../../listings/declared/warehouse/conflicts-listing.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { DependencyUnknown } from '../../model/dependency-errors.ts'
import { readDependencyKey } from '../../model/dependency-key.ts'
import {
  checkCount,
  type CorrectedDependency,
  type DependencySides,
  type Resolution,
} from '../../model/dependency.ts'
import { InvalidData } from '../../model/errors.ts'
import type { ResolutionStore } from '../../stores/dependencies/resolutions.ts'
import { loadRefOf } from '../../model/warehouse/dependency-store.ts'
import type { Dependencies } from './dependencies.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

export interface ConflictsOptions {
  readonly dependencies: Pick<Dependencies, 'ofLoad'>
  readonly resolutions: ResolutionStore
  readonly loads: Pick<ServedLoads, 'read'>
}

/** The conflicts of dependencies, and what corrects them. */
export class Conflicts {
  readonly #options: ConflictsOptions

  constructor(options: ConflictsOptions) {
    this.#options = options
  }

  /**
   * The dependencies whose corrections are listed.
   * @param attribute the attribute of the path, which must be on one of the sides
   * @throws DependencyUnknown, DependencyUnusable, NotLoaded
   */
  async corrected(
    load: ServedLoad,
    wanted: readonly DependencySides[],
    attribute: number | undefined,
  ): Promise<CorrectionsOfLoad> {
    const { dependencies, resolutions } = this.#options
    const corrected: CorrectedDependency[] = []
    const known = new Set<number>()
    for (const sides of wanted) {
      const { id, definition } = await dependencies.ofLoad(load, sides, attribute)
      if (known.has(id)) continue
      known.add(id)
      const nameOf = async (id: number) => (await load.attribute(id)).humanName
      corrected.push({
        definition,
        lhsNames: await Promise.all(definition.lhs.map(nameOf)),
        rhsName: await nameOf(definition.rhs!),
        resolutions: await resolutions.ofDependency(id),
      })
    }
    return { load, dependencies: corrected }
  }

  /**
   * Sets the right value for a left value with conflicts.
   * @throws EntityUnknown, DependencyUnknown, DependencyUnusable, NotLoaded, InvalidData, TooManyResolutions
   */
  async resolve(
    repositoryId: number,
    { entity, attribute }: { readonly entity: number; readonly attribute?: number | undefined },
    key: string,
    resolution: Resolution,
    user: string,
  ): Promise<void> {
    const { dependencies, resolutions, loads } = this.#options
    const sides = readDependencyKey(key)!
    const id = await loads.read(repositoryId, entity, async (load) => {
      const found = await dependencies.ofLoad(load, sides, attribute)
      await checkConflict(found, resolution.lhs, '/data/lhs')
      return found.id
    })
    if (!(await resolutions.resolve(id, resolution, user)))
      throw new DependencyUnknown(sides, { entity, attribute })
  }
}

/** @throws InvalidData */
async function checkConflict(
  { load, definition }: DependencyOfLoad,
  lhs: Resolution['lhs'],
  pointer: string,
): Promise<void> {
  checkCount(definition.lhs.length, lhs.length, pointer)
  if (await load.warehouse.dependencies.hasConflict(loadRefOf(load.entity), definition, lhs)) return
  const detail = 'These left values have no conflict; take them from the listing of conflicts.'
  throw new InvalidData([{ pointer, detail }])
}
