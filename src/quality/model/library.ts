import type { RuleDefinition, RuleKeywords } from './rule.ts'

/** An attribute of a new library entity. */
export interface LibraryAttributeTexts {
  readonly name: string
  readonly description: string
}

/** An attribute of a library entity, to which attributes of entities are mapped. */
export interface LibraryAttribute extends LibraryAttributeTexts {
  /** From 1 in the library entity. Never reused. */
  readonly number: number
}

/** A template. Its rules apply to all entities that are associated with it. */
export interface LibraryEntity {
  /** The id in the catalogue. Users see the number. */
  readonly id: number
  /** Counts from 1 in the repository. Never reused. */
  readonly number: number
  readonly name: string
}

/** A business rule of a library entity. Its expressions name library attributes. */
export interface LibraryRule extends RuleDefinition {
  /** The id in the catalogue. */
  readonly id: number
  /** Counts from 1 in the library entity. Never reused. */
  readonly number: number
  readonly keywords: RuleKeywords
}

/** The use of a library entity by an entity, by their ids in the catalogue. */
export interface Association {
  readonly libraryEntityId: number
  readonly entityId: number
}

/** An attribute of an entity that is mapped to a library attribute. */
export interface MappedPair {
  /** The number of the library attribute. */
  readonly libraryAttribute: number
  /** The columnised name of the attribute of the entity. */
  readonly attributeName: string
  /** The similarity of the two, from 0 to 100. */
  readonly score: number
}

/** A mapped pair, as far as the present load of the entity has its attribute. */
export interface MappedAttribute extends MappedPair {
  /** The number of the attribute in its entity. */
  readonly attribute: number
  /** The human name of the attribute, as expressions name it. */
  readonly humanName: string
}

/** The maximum number of attributes of a library entity. */
export const MAX_LIBRARY_ATTRIBUTES = 4096
