import { inTurns, type Steps } from '../../../lib/steps.ts'
import { LibraryEntityUnknown } from '../../model/errors.ts'
import {
  LibraryAttributeInUse,
  LibraryAttributeNameTaken,
  LibraryAttributeUnknown,
  LibraryRuleUnfit,
  TooManyLibraryAttributes,
} from '../../model/library-errors.ts'
import {
  MAX_LIBRARY_ATTRIBUTES,
  type LibraryAttribute,
  type LibraryAttributeTexts,
  type LibraryRule,
} from '../../model/library.ts'
import type { RuleExpressions } from '../../model/rule.ts'
import { RuleInvalid } from '../../rules/errors.ts'
import { checkLibraryRule, translateRule } from '../../rules/library-rule.ts'
import { expressionColumns } from '../../stores/rules/derived-rules.ts'
import { foldedName } from '../../stores/shared/folded-name.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import {
  addLibraryAttributes,
  editLibraryAttribute,
  removeLibraryAttribute,
  userOfLibraryAttribute,
  type LibraryAttributeChanges,
} from '../../stores/library/library-attributes.ts'
import type { LibraryRuleStore } from '../../stores/library/library-rules.ts'
import { updateRules, type RuleUpdate } from '../../stores/rules/rule-updates.ts'
import type { Derivation } from './derivation.ts'
import type { LibraryChanges } from './library-changes.ts'

export interface LibraryAttributesOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly derivation: Derivation
  readonly libraryChanges: LibraryChanges
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
    return this.#options.libraryChanges.make(repositoryId, library, {
      prepare: async (owner) => {
        const attributes = await this.#options.library.attributes(owner)
        checkName(texts.name, attributes)
        if (attributes.length >= MAX_LIBRARY_ATTRIBUTES) throw new TooManyLibraryAttributes()
      },
      decide: async ({ id }, _, transaction) => {
        const [number] = await addLibraryAttributes(id, [texts], user, transaction)
        return number!
      },
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
    const { name } = changes
    await this.#options.libraryChanges.make(repositoryId, library, {
      prepare: async (owner) => {
        const attributes = await this.#options.library.attributes(owner)
        const found = attributeOf(attributes, library, number)
        if (name === undefined) return NOTHING_RENAMED
        const others = attributes.filter((other) => other.number !== number)
        checkName(name, others)
        return name === found.name ? NOTHING_RENAMED : this.#renamed(owner.id, found, name, attributes)
      },
      decide: async ({ id }, { rules, derived }, transaction) => {
        await editLibraryAttribute(id, number, changes, user, transaction)
        await updateRules(rules, { editedBy: user }, transaction)
        await updateRules(derived, { isAnalysed: true }, transaction)
      },
    })
  }

  /** @throws LibraryEntityUnknown, LibraryAttributeUnknown, LibraryAttributeInUse */
  async remove(repositoryId: number, library: number, number: number): Promise<void> {
    await this.#options.libraryChanges.make(repositoryId, library, {
      prepare: async (owner) => attributeOf(await this.#options.library.attributes(owner), library, number),
      decide: async ({ id }, { name }, transaction) => {
        const user = await userOfLibraryAttribute(id, number, transaction)
        if (user) throw new LibraryAttributeInUse(name, user)
        await removeLibraryAttribute(id, number, transaction)
      },
    })
  }

  /** The rules that name an attribute, and their derived rules, after a new name. */
  async #renamed(
    libraryEntityId: number,
    { number }: LibraryAttribute,
    name: string,
    attributes: readonly LibraryAttribute[],
  ): Promise<RenamedRules> {
    const { rules, derivation } = this.#options
    const present = attributes.map((each) => (each.number === number ? { ...each, name } : each))
    const names = new Map(attributes.map((each, i) => [each.name, present[i]!.name]))
    const renamed = await inTurns(renamedRules(await rules.naming(libraryEntityId, number), names))
    return {
      rules: renamed.map((rule) => ({ id: rule.id, columns: expressionColumns(rule) })),
      derived: await derivation.translateRules(libraryEntityId, renamed, present, false),
    }
  }
}

interface RenamedRules {
  readonly rules: readonly RuleUpdate[]
  readonly derived: readonly RuleUpdate[]
}

const NOTHING_RENAMED: RenamedRules = { rules: [], derived: [] }

/** @throws LibraryRuleUnfit */
function* renamedRules(
  rules: readonly LibraryRule[],
  names: ReadonlyMap<string, string>,
): Steps<LibraryRule[]> {
  const renamed: LibraryRule[] = []
  for (const rule of rules) {
    const { expressions } = translateRule(rule, names)
    checkRenamed(rule, expressions, [...names.values()])
    renamed.push({ ...rule, ...expressions })
    yield
  }
  return renamed
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
