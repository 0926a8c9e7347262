import type { Dialect } from '../../model/dialect.ts'
import type { Warehouse } from '../../model/warehouse.ts'
import type { RepositoryRef } from '../../model/links.ts'
import type { AttributeProfile } from '../../model/profile.ts'
import type { Entity } from '../../model/entity.ts'
import { decimal, type Column } from '../columns.ts'
import type { Attribute } from '../../model/attribute.ts'

/** An attribute whose values are counted. */
export type CountedAttribute = Attribute & { readonly profile: AttributeProfile }

/** The attribute that values or forms are listed of. */
export interface AttributeScope {
  readonly repository: RepositoryRef
  readonly entity: Pick<Entity, 'id' | 'generation'>
  readonly attribute: CountedAttribute
  /** That they are listed from. */
  readonly warehouse: Pick<Warehouse, 'dialect'>
}

/** How many rows hold something, as a percentage of all rows of the entity: those without a value count too. */
export const distribution = (what: string, { rows }: AttributeProfile, dialect: Dialect): Column => ({
  ...decimal(
    'Distribution',
    `Percentage of the rows of the entity that ${what}`,
    `(frequency * ${dialect.literal(100)} / ${rows})`,
  ),
  order: ['frequency'],
})
