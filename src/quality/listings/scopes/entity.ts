import type { Entity } from '../../model/entity.ts'
import { ENTITY } from './owner.ts'
import { inRepository } from './scope.ts'

export interface EntityFinder {
  readonly entities: {
    /** @throws EntityUnknown */
    find(repositoryId: number, number: number): Promise<Entity>
  }
}

/** What the catalogue has about an entity. */
export const entityScope = inRepository({
  owners: [ENTITY],
  find: async ({ entities }: EntityFinder, repository, { entityId: number }) => {
    const entity = await entities.find(repository.id, number)
    return { repository, entity, entityId: entity.id }
  },
})
