import type { AttributeProfile } from './profile.ts'
import type { ColumnSummary, ValueType } from './reading.ts'

/** A column of an entity, with what its load saw in it. */
export interface Attribute {
  /** From 1; the column of the rows' table is `c<id>`. */
  readonly id: number
  /** Columnised: `ACCOUNT_NAME`. */
  readonly name: string
  /** As in the source: `Account Name`. */
  readonly humanName: string
  readonly schemaType: string | undefined
  readonly schemaLength: number | undefined
  readonly nullable: boolean
  readonly inferredType: ValueType
  readonly summary: ColumnSummary
  /** Set where its values are computed. */
  readonly virtual?: VirtualAttribute | undefined
}

/** How an attribute is computed by each load. */
export interface VirtualAttribute {
  readonly description: string
  /** As the language prints it. */
  readonly expression: string
}

/** An attribute with its profile, which is undefined until the entity is profiled. */
export interface ProfiledAttribute extends Attribute {
  readonly profile: AttributeProfile | undefined
}
