import type { Attribute, ProfiledAttribute } from '../model/attribute.ts'
import type { Entity } from '../model/entity.ts'
import type { AttributeProfile } from '../model/profile.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'
import type { CountedAttribute } from './declared/warehouse/attribute-scope.ts'

/** The present state of an entity: the tables of one load, and its records in the catalogue. */
export interface ServedLoad {
  readonly entity: Entity
  readonly warehouse: Warehouse
  /** Absolute path of a folder, which may not exist, for folders with the files of work on the load. */
  readonly folder: string
  /** @throws TableUnknown if a reload has replaced the load since the entity was found */
  attributes(): Promise<readonly Attribute[]>
  /** The names of the attributes that the entity has or had, by their numbers. */
  namesOf(): Promise<ReadonlyMap<number, string>>
  /** The profiles of some attributes by their ids; attributes without a profile are left out. */
  profilesOf(attributeIds: readonly number[]): Promise<ReadonlyMap<number, AttributeProfile>>
  /** All attributes with their profiles. @throws NotProfiled, and TableUnknown as above */
  profiledAttributes(): Promise<readonly CountedAttribute[]>
  /** An attribute, with its profile if it has been profiled. @throws AttributeUnknown, and TableUnknown as above */
  attribute(attributeId: number): Promise<ProfiledAttribute>
  /** An attribute with its profile. @throws NotProfiled, AttributeUnknown, and TableUnknown as above */
  profiledAttribute(attributeId: number): Promise<CountedAttribute>
}
