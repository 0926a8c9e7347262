import type { Knex } from 'knex'
import { LibraryEntityUnknown } from '../model/errors.ts'
import {
  LibraryAttributeInUse,
  LibraryAttributeNameTaken,
  LibraryAttributeUnknown,
  LibraryRuleUnfit,
  TooManyLibraryAttributes,
} from '../model/library-errors.ts'
import {
  MAX_LIBRARY_ATTRIBUTES,
  type LibraryAttribute,
  type LibraryAttributeTexts,
  type LibraryRule,
} from '../model/library.ts'
import type { RuleExpressions } from '../model/rule.ts'
import { RuleInvalid } from '../rules/errors.ts'
import { checkLibraryRule, translateRule } from '../rules/library-rule.ts'
import { foldedName } from '../stores/folded-name.ts'
import type { LibraryStore } from '../stores/library.ts'
import {
  addLibraryAttributes,
  editLibraryAttribute,
  readLibraryAttributes,
  removeLibraryAttribute,
  userOfLibraryAttribute,
  type LibraryAttributeChanges,
} from '../stores/library-attributes.ts'
import type { LibraryRuleStore } from '../stores/library-rules.ts'
import type { Derivation, LockedLibrary } from './derivation.ts'

export interface LibraryAttributesOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly derivation: Derivation
}

/** Adds, changes and deletes attributes of library entities. */
export class LibraryAttributes {
  readonly #options: LibraryAttributesOptions

  constructor(options: LibraryAttributesOptions) {
    this.#options = options
  }

  /** @throws LibraryEntityUnknown, LibraryAttributeUnknown */
  async find(repositoryId: number, library: number, number: number): Promise<LibraryAttribute> {
    const owner = await this.#options.library.find(repositoryId, library)
    if (!owner) throw new LibraryEntityUnknown(library)
    return attributeOf(await this.#options.library.attributes(owner), library, number)
  }

  /**
   * @returns the number of the new attribute
   * @throws LibraryEntityUnknown, LibraryAttributeNameTaken, TooManyLibraryAttributes
   */
  add(repositoryId: number, library: number, texts: LibraryAttributeTexts, user: string): Promise<number> {
    return this.#options.library.transaction(async (transaction) => {
      const { owner, attributes } = await this.#lockLibrary(repositoryId, library, transaction)
      checkName(texts.name, attributes)
      if (attributes.length >= MAX_LIBRARY_ATTRIBUTES) throw new TooManyLibraryAttributes()
      const [number] = await addLibraryAttributes(owner.id, [texts], user, transaction)
      return number!
    })
  }

  /**
   * Changes an attribute. A new name replaces the old name in the rules of the library entity.
   * @throws LibraryEntityUnknown, LibraryAttributeUnknown, LibraryAttributeNameTaken
   */
  async edit(
    repositoryId: number,
    library: number,
    number: number,
    changes: LibraryAttributeChanges,
    user: string,
  ): Promise<void> {
    await this.#options.library.transaction(async (transaction) => {
      const { owner, attributes, found } = await this.#lock(repositoryId, library, number, transaction)
      const { name } = changes
      if (name !== undefined)
        checkName(
          name,
          attributes.filter((other) => other.number !== number),
        )
      await editLibraryAttribute(owner.id, number, changes, user, transaction)
      if (name !== undefined && name !== found.name)
        await this.#rename({ ...owner, repositoryId }, found, name, attributes, user, transaction)
    })
  }

  /** @throws LibraryEntityUnknown, LibraryAttributeUnknown, LibraryAttributeInUse */
  async remove(repositoryId: number, library: number, number: number): Promise<void> {
    await this.#options.library.transaction(async (transaction) => {
      const { owner, found } = await this.#lock(repositoryId, library, number, transaction)
      const user = await userOfLibraryAttribute(owner.id, number, transaction)
      if (user) throw new LibraryAttributeInUse(found.name, user)
      await removeLibraryAttribute(owner.id, number, transaction)
    })
  }

  async #rename(
    owner: LockedLibrary,
    { number }: LibraryAttribute,
    name: string,
    attributes: readonly LibraryAttribute[],
    user: string,
    transaction: Knex.Transaction,
  ): Promise<void> {
    const { rules, derivation } = this.#options
    const names = new Map(attributes.map((each) => [each.name, each.number === number ? name : each.name]))
    const renamed = []
    for (const rule of await rules.naming(owner.id, number, transaction)) {
      const { expressions } = translateRule(rule, names)
      checkRenamed(rule, expressions, [...names.values()])
      await rules.edit(rule, expressions, undefined, user, transaction)
      renamed.push({ ...rule, ...expressions })
    }
    await derivation.translateRules(owner, renamed, false, transaction)
  }

  async #lock(repositoryId: number, library: number, number: number, transaction: Knex.Transaction) {
    const { owner, attributes } = await this.#lockLibrary(repositoryId, library, transaction)
    return { owner, attributes, found: attributeOf(attributes, library, number) }
  }

  async #lockLibrary(repositoryId: number, library: number, transaction: Knex.Transaction) {
    const owner = await this.#options.library.lock(repositoryId, library, transaction)
    if (!owner) throw new LibraryEntityUnknown(library)
    return { owner, attributes: await readLibraryAttributes(transaction, owner.id) }
  }
}

/** @throws LibraryAttributeUnknown */
function attributeOf(
  attributes: readonly LibraryAttribute[],
  library: number,
  number: number,
): LibraryAttribute {
  const found = attributes.find((attribute) => attribute.number === number)
  if (!found) throw new LibraryAttributeUnknown(library, number)
  return found
}

/** @throws LibraryAttributeNameTaken */
function checkName(name: string, others: readonly LibraryAttribute[]): void {
  const folded = foldedName(name)
  if (others.some((other) => foldedName(other.name) === folded)) throw new LibraryAttributeNameTaken(name)
}

/**
 * A longer name may make an expression too long.
 * @throws LibraryRuleUnfit
 */
function checkRenamed(rule: LibraryRule, expressions: RuleExpressions, names: readonly string[]): void {
  try {
    checkLibraryRule(expressions, names)
  } catch (error) {
    throw error instanceof RuleInvalid ? new LibraryRuleUnfit(rule.name, error.message) : error
  }
}
