import type { ValueType } from '../../model/reading.ts'

/** An attribute of a load, as far as a comparison with other attributes needs it. */
export interface JoinableAttribute {
  readonly entityId: number
  /** The number of the entity in its repository, which decides about the left side. */
  readonly entityNumber: number
  readonly generation: number
  readonly id: number
  /** Rows of the load. */
  readonly rows: number
  /** Distinct values after the function; null is none. */
  readonly values: number
  /** Rows without a value. */
  readonly nullRows: number
  /** True if no value occurs twice. */
  readonly isUnique: boolean
  /** Set if values are compared as they are. */
  readonly looks: ValueLooks | undefined
}

/** Properties of the values of an attribute that equal values have in common. */
export interface ValueLooks {
  /** In characters. */
  readonly minLength: number
  readonly maxLength: number
  /** Rows by the type that their value looks like. */
  readonly types: Readonly<Record<ValueType, number>>
}

/** Two attributes that are compared. The left one has the lower entity number, then the lower id. */
export interface AttributePair {
  readonly left: JoinableAttribute
  readonly right: JoinableAttribute
}

/** The order of sides. */
export const bySide = (one: JoinableAttribute, other: JoinableAttribute): number =>
  one.entityNumber - other.entityNumber || one.id - other.id

/** True if both sides have values that occur several times. */
export const isManyToMany = ({ left, right }: AttributePair): boolean => !left.isUnique && !right.isUnique
