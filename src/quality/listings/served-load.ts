import type { Attribute, ProfiledAttribute } from '../model/attribute.ts'
import type { Entity } from '../model/entity.ts'
import type { AttributeProfile } from '../model/profile.ts'
import type { Warehouse } from '../model/warehouse.ts'
import type { CountedAttribute } from './declared/attribute-scope.ts'

/** What an entity shows at the moment: the tables of one load, and what the catalogue knows of them. */
export interface ServedLoad {
  readonly entity: Entity
  readonly warehouse: Warehouse
  /** @throws TableUnknown where a reload has taken the place of the load that the entity was found with */
  attributes(): Promise<readonly Attribute[]>
  /** The profiles of some of them by their ids; of those that have none there is none. */
  profilesOf(attributeIds: readonly number[]): Promise<ReadonlyMap<number, AttributeProfile>>
  /** All of them with their profiles. @throws NotProfiled, and TableUnknown as above */
  profiledAttributes(): Promise<readonly CountedAttribute[]>
  /** An attribute, with its profile where there is one. @throws AttributeUnknown, and TableUnknown as above */
  attribute(attributeId: number): Promise<ProfiledAttribute>
  /** An attribute with its profile. @throws NotProfiled, AttributeUnknown, and TableUnknown as above */
  profiledAttribute(attributeId: number): Promise<CountedAttribute>
}
