import { nextTurn } from '../../../lib/turns.ts'
import { ScopeNames } from '../../expressions/check/scope-names.ts'
import { InvalidExpression } from '../../expressions/errors.ts'
import type { Scope } from '../../expressions/scope.ts'
import { writtenName } from '../../expressions/words.ts'
import { readCondition, scopeOf } from '../../listings/condition.ts'
import type { CountedAttribute } from '../../listings/declared/warehouse/attribute-scope.ts'
import { rowsListing } from '../../listings/declared/warehouse/rows-listing.ts'
import type { Listing } from '../../listings/listing.ts'
import type { QueryMemory } from '../../listings/query-memory.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import type { Attribute } from '../../model/attribute.ts'
import type { Dialect } from '../../model/warehouse/dialect.ts'

/** No request may contain a control character. */
const CONTROL = /\p{Cc}/u

/** Conditions (`where`) of the listing of the rows of a load, checked before clients get them. */
export class RowConditions {
  readonly #listing: Listing
  readonly #scope: Scope
  readonly #store: { readonly evaluatedBy: Dialect; readonly memory: QueryMemory }

  /**
   * @param attributes all attributes of the load
   * @param profiled those that conditions name, with their profiles
   */
  constructor(
    { warehouse, entity }: Pick<ServedLoad, 'warehouse' | 'entity'>,
    attributes: readonly Attribute[],
    profiled: readonly CountedAttribute[],
    memory: QueryMemory,
  ) {
    const { dialect } = warehouse
    const profiles = new Map(profiled.map(({ id, profile }) => [id, profile]))
    this.#listing = rowsListing(dialect, entity, attributes, undefined, profiles)
    this.#scope = scopeOf(this.#listing, dialect)
    this.#store = { evaluatedBy: dialect, memory }
  }

  /** A name of an attribute as conditions write it. Undefined if each of its names means another column too. */
  nameOf({ name, humanName }: Pick<Attribute, 'name' | 'humanName'>): string | undefined {
    const names = ScopeNames.of(this.#scope)
    const usable = [humanName, name].find(
      (one) => !CONTROL.test(one) && names.find(one)?.column.name === name && !names.sharing(one),
    )
    return usable === undefined ? undefined : writtenName(usable)
  }

  /** True if the listing accepts the condition: a condition on very long values may need too much memory. */
  async accepts(where: string): Promise<boolean> {
    // A check takes some milliseconds.
    await nextTurn()
    if (CONTROL.test(where)) return false
    try {
      readCondition(this.#listing, where, this.#store)
      return true
    } catch (error) {
      if (error instanceof InvalidExpression) return false
      throw error
    }
  }
}
