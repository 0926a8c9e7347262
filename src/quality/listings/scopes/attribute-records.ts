import type { ServedLoad } from '../served-load.ts'
import { ATTRIBUTE, ENTITY } from './owner.ts'
import { inRepository } from './scope.ts'

interface LoadFinder {
  readonly loads: {
    /** @throws EntityUnknown */
    read<T>(repositoryId: number, entityNumber: number, work: (load: ServedLoad) => Promise<T>): Promise<T>
  }
}

/** What the catalogue has about an attribute, such as its rules and keys. */
export const attributeRecordsScope = inRepository({
  owners: [ENTITY, ATTRIBUTE],
  find: ({ loads }: LoadFinder, repository, { entityId: number, attributeId }) =>
    loads.read(repository.id, number, async (load) => {
      await load.attribute(attributeId)
      const { entity } = load
      return { repository, entity, entityId: entity.id, attributeId }
    }),
})
