/** The names of attributes in rules that are promoted to the library. */
import { InvalidExpression } from '../../expressions/errors.ts'
import { RuleNotPromotable } from '../../model/library-errors.ts'
import type { LibraryAttribute, MappedPair } from '../../model/library.ts'
import { translateRule } from '../../rules/library-rule.ts'
import type { RuleWithKeywords } from '../../stores/rules/derived-rules.ts'
import { foldedName } from '../../stores/shared/folded-name.ts'
import type { PresentAttribute } from '../../stores/library/library-associations.ts'

/**
 * The attributes that rules name, by the names in the rules.
 * @throws RuleNotPromotable if a rule names something else
 */
export function namedAttributes(
  rules: readonly RuleWithKeywords[],
  attributes: readonly PresentAttribute[],
): Map<string, PresentAttribute> {
  // Human names take precedence.
  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]))
  for (const attribute of attributes) byName.set(attribute.humanName, attribute)
  const named = new Map<string, PresentAttribute>()
  for (const rule of rules)
    for (const name of namesOfRule(rule)) {
      const attribute = byName.get(name)
      if (!attribute)
        throw new RuleNotPromotable(
          rule.name,
          `it names ${name}, which is not an attribute of the entity. Change its expressions first.`,
        )
      named.set(name, attribute)
    }
  return named
}

/** @throws RuleNotPromotable */
function namesOfRule(rule: RuleWithKeywords): readonly string[] {
  try {
    return translateRule(rule, new Map()).missing
  } catch (error) {
    throw error instanceof InvalidExpression ? new RuleNotPromotable(rule.name, error.message) : error
  }
}

/** The library attributes that an entity has not mapped yet, and those to add. */
export class FreeAttributes {
  readonly added: { readonly name: string; readonly description: string }[] = []
  readonly #free: Map<string, { readonly number: number }>
  readonly #taken: Set<string>

  constructor(attributes: readonly LibraryAttribute[], mapped: readonly MappedPair[]) {
    const used = new Set(mapped.map(({ libraryAttribute }) => libraryAttribute))
    const free = attributes.filter(({ number }) => !used.has(number))
    this.#free = new Map(free.map((attribute) => [foldedName(attribute.name), attribute]))
    this.#taken = new Set(attributes.map(({ name }) => foldedName(name)))
  }

  /**
   * The free attribute of a name, or a new one. If another attribute of the entity is mapped to the attribute of this
   * name, the new one has a numbered name.
   */
  take(wanted: string): { readonly number: number } {
    const free = this.#free.get(foldedName(wanted))
    this.#free.delete(foldedName(wanted))
    if (free) return free
    let name = wanted
    for (let number = 2; this.#taken.has(foldedName(name)); number++) name = `${wanted} (${number})`
    this.#taken.add(foldedName(name))
    this.added.push({ name, description: '' })
    return { number: -this.added.length }
  }
}
