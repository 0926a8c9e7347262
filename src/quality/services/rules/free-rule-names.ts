import type { Rule } from '../../model/rule.ts'
import { foldedName } from '../../stores/shared/folded-name.ts'

/** Names for new rules that no rule of the entity has. */
export class FreeNames {
  readonly #taken: Set<string>

  /** @param rules of the entity */
  constructor(rules: readonly Pick<Rule, 'name'>[]) {
    this.#taken = new Set(rules.map(({ name }) => foldedName(name)))
  }

  /** The name, with a number if it is taken. */
  take(wanted: string): string {
    let name = wanted
    for (let i = 2; this.#taken.has(foldedName(name)); i++) name = `${wanted} (${i})`
    this.#taken.add(foldedName(name))
    return name
  }
}
