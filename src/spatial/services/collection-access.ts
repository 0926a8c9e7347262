import type { Principal } from '../../platform/credentials/principal.ts'
import type { Collection } from '../model/collection.ts'
import { UnknownCollection } from '../model/errors.ts'
import type { CollectionRules } from './collection-rules.ts'
import type { Collections } from './collections.ts'

/** Collections as a caller sees them. */
export type VisibleCollections = Pick<Collections, 'list' | 'find'>

/** Decides which collections a caller sees. A caller cannot tell others from collections that do not exist. */
export class CollectionAccess {
  readonly #collections: VisibleCollections
  readonly #rules: { readonly value: CollectionRules } | undefined

  /** @param rules as they are at present; undefined if every caller sees all collections */
  constructor(collections: VisibleCollections, rules: { readonly value: CollectionRules } | undefined) {
    this.#collections = collections
    this.#rules = rules
  }

  /** The collections that a caller may read. */
  of({ workspaceId = '' }: Pick<Principal, 'workspaceId'>): VisibleCollections {
    const collections = this.#collections
    const rules = this.#rules?.value
    if (rules === undefined) return collections
    const isVisible = ({ id }: Collection): boolean => rules.allows(workspaceId, id)
    return {
      list: () => collections.list().filter(isVisible),
      find: (group, name) => {
        const collection = collections.find(group, name)
        if (!isVisible(collection)) throw new UnknownCollection(collection.id)
        return collection
      },
    }
  }
}
