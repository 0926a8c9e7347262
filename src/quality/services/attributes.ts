import type { ServedLoads } from './served-loads.ts'
import type { ProfiledAttribute } from '../model/attribute.ts'

/** Finds the attributes of entities. */
export class Attributes {
  readonly #loads: ServedLoads

  constructor(loads: ServedLoads) {
    this.#loads = loads
  }

  /**
   * An attribute of the load that is served, with its profile if it has been profiled.
   * @throws EntityUnknown, AttributeUnknown
   */
  find(repositoryId: number, entityNumber: number, attributeId: number): Promise<ProfiledAttribute> {
    return this.#loads.read(repositoryId, entityNumber, (load) => load.attribute(attributeId))
  }
}
