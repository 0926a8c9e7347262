import type { ServedLoad } from '../../listings/served-load.ts'
import type { DependencySides } from '../../model/dependency.ts'
import { DependencyIsRule } from '../../model/dependency-errors.ts'
import { EntityUnknown, NotProfiled } from '../../model/errors.ts'
import type { RuleDefinition } from '../../model/rule.ts'
import { RuleNameTaken } from '../../model/rule-errors.ts'
import { ruleOfDependency } from '../../rules/rule-of-dependency.ts'
import type { RuleStore } from '../../stores/rules/rules.ts'
import type { Dependencies } from './dependencies.ts'
import { FreeNames } from '../rules/free-rule-names.ts'
import type { Rules } from '../rules/rules.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

export interface DependencyRulesOptions {
  readonly dependencies: Pick<Dependencies, 'ofLoad'>
  readonly loads: Pick<ServedLoads, 'read'>
  readonly rules: Pick<Rules, 'checked'>
  readonly store: Pick<RuleStore, 'ofEntity' | 'insert' | 'transaction'>
}

/** Makes keys and dependencies business rules. */
export class DependencyRules {
  readonly #options: DependencyRulesOptions

  constructor(options: DependencyRulesOptions) {
    this.#options = options
  }

  /**
   * Adds a rule for each key or dependency, all or none.
   * @param threshold percentage of rows without a duplicate or conflict that the rules need
   * @returns the numbers of the rules in the entity, in the order of the request
   * @throws EntityUnknown, NotProfiled, DependencyUnknown, DependencyUnusable, DependencyIsRule, RuleInvalid
   */
  async make(
    repositoryId: number,
    entityNumber: number,
    wanted: readonly DependencySides[],
    threshold: number,
    user: string,
  ): Promise<number[]> {
    const { loads, rules, store } = this.#options
    const { entity, distinct } = await loads.read(repositoryId, entityNumber, async (load) => {
      if (load.entity.state !== 'Fully Loaded') throw new NotProfiled(load.entity.state)
      const byExpression = new Map<string, RuleDefinition>()
      for (const sides of wanted) {
        const rule = await this.#ruleOf(load, sides, threshold)
        byExpression.set(rule.expression, rule)
      }
      return { entity: load.entity, distinct: [...byExpression.values()] }
    })
    const place = { entity: entityNumber, attribute: 0 }
    for (const rule of distinct) await rules.checked(repositoryId, place, rule, async () => undefined)
    const present = await store.ofEntity(entity.id)
    return store.transaction(async (transaction) => {
      const names = new FreeNames(present)
      const added: number[] = []
      for (const one of distinct) {
        const same = present.find((rule) => rule.expression === one.expression && rule.filter === undefined)
        if (same) throw new DependencyIsRule(same)
        const definition = { ...one, name: names.take(one.name) }
        const rule = {
          repositoryId,
          entityId: entity.id,
          attributeId: 0,
          definition,
          keywords: undefined,
          createdBy: user,
        }
        const number = await store.insert(rule, transaction)
        if (number === null) throw new EntityUnknown(entityNumber)
        if (number === undefined) throw new RuleNameTaken(definition.name)
        added.push(number)
      }
      return added
    })
  }

  async #ruleOf(load: ServedLoad, sides: DependencySides, threshold: number): Promise<RuleDefinition> {
    const { definition } = await this.#options.dependencies.ofLoad(load, sides)
    const nameOf = async (id: number) => (await load.attribute(id)).humanName
    const lhsNames = await Promise.all(definition.lhs.map(nameOf))
    const rhsName = definition.rhs === undefined ? undefined : await nameOf(definition.rhs)
    return ruleOfDependency({ definition, lhsNames, rhsName }, threshold)
  }
}
