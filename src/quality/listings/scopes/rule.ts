import type { Entity } from '../../model/entity.ts'
import type { EntityFinder } from './entity.ts'
import { ENTITY, RULE } from './owner.ts'
import { inRepository } from './scope.ts'

interface RuleFinder extends EntityFinder {
  readonly rules: {
    /** @throws RuleUnknown */
    idOf(entity: Pick<Entity, 'id' | 'number'>, number: number): Promise<number>
  }
}

/** What the catalogue has about a rule of an entity. */
export const ruleScope = inRepository({
  owners: [ENTITY, RULE],
  find: async ({ entities, rules }: RuleFinder, repository, { entityId: number, ruleId }) => {
    const entity = await entities.find(repository.id, number)
    return { repository, entityId: entity.id, ruleId: await rules.idOf(entity, ruleId) }
  },
})
