import type { Dialect } from '../../../model/warehouse/dialect.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import type { RepositoryRef } from '../../../model/links.ts'
import type { AttributeProfile } from '../../../model/profile.ts'
import type { Entity } from '../../../model/entity.ts'
import { percentage, type Column } from '../../columns.ts'
import type { Attribute } from '../../../model/attribute.ts'

/** An attribute with a profile. */
export type CountedAttribute = Attribute & { readonly profile: AttributeProfile }

/** The owner of a listing of values or forms. */
export interface AttributeScope {
  readonly repository: RepositoryRef
  readonly entity: Pick<Entity, 'id' | 'number' | 'generation'>
  readonly attribute: CountedAttribute
  /** The warehouse that they are read from. */
  readonly warehouse: Pick<Warehouse, 'dialect' | 'knex'>
}

/** Rows with a property as a percentage of all rows of the entity, including rows whose value is null. */
export const distribution = (what: string, { rows }: AttributeProfile, dialect: Dialect): Column => ({
  ...percentage(
    'Distribution',
    `Percentage of the rows of the entity that ${what}`,
    dialect.share('frequency', rows),
  ),
  order: ['frequency'],
})
