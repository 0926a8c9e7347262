import { AttributeUnknown } from '../errors.ts'
import type { ProfiledAttribute } from '../stores/attributes.ts'
import type { Entity } from '../stores/entity.ts'
import type { EntityLoads } from '../stores/entity-loads.ts'

/** Finds the attributes of entities. */
export class Attributes {
  readonly #loads: EntityLoads

  constructor(loads: EntityLoads) {
    this.#loads = loads
  }

  /**
   * An attribute of the load that is served, with its profile where there is one.
   * @throws AttributeUnknown
   */
  async find(entity: Pick<Entity, 'id' | 'generation'>, attributeId: number): Promise<ProfiledAttribute> {
    const attribute = await this.#loads.attribute(entity, attributeId)
    if (!attribute) throw new AttributeUnknown(attributeId, await this.#loads.countAttributes(entity))
    return attribute
  }
}
