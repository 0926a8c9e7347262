import type { AttributeProfile } from './profile.ts'
import type { ColumnSummary, ValueType } from './reading.ts'

/** A column of an entity, with the summary of its values from the load. */
export interface Attribute {
  /**
   * The number in the entity, from 1. It stays with the attribute over reloads, and is never given again. The column of
   * the rows' table is `c<id>`.
   */
  readonly id: number
  /** Columnised: `ACCOUNT_NAME`. */
  readonly name: string
  /** As it is in the source, unless the attribute was renamed: `Account Name`. */
  readonly humanName: string
  readonly schemaType: string | undefined
  readonly schemaLength: number | undefined
  readonly nullable: boolean
  readonly inferredType: ValueType
  readonly summary: ColumnSummary
  /** Set for a virtual attribute, whose values are computed. */
  readonly virtual?: VirtualAttribute | undefined
}

/** The definition of an attribute that each load computes. */
export interface VirtualAttribute {
  readonly description: string
  /** In the canonical form of the language's printer. */
  readonly expression: string
}

/** An attribute after its profile, which may infer another type than the load. */
export const profiledAttribute = <T extends Attribute>(
  attribute: T,
  profile: AttributeProfile,
): T & { readonly profile: AttributeProfile } => {
  const { inferredType: type, inferredShare: share } = profile
  return {
    ...attribute,
    inferredType: type,
    summary: { ...attribute.summary, inferred: { type, share } },
    profile,
  }
}

/** An attribute with its profile; the profile is undefined until the entity is profiled. */
export interface ProfiledAttribute extends Attribute {
  readonly profile: AttributeProfile | undefined
}
