import { LIBRARY_ENTITY, RULE } from './owner.ts'
import { inRepository } from './scope.ts'

interface LibraryRuleFinder {
  readonly libraryRules: {
    /** @throws LibraryEntityUnknown, LibraryRuleUnknown */
    find(repositoryId: number, library: number, number: number): Promise<{ readonly id: number }>
  }
}

/** A rule of the library. */
export const libraryRuleScope = inRepository({
  owners: [LIBRARY_ENTITY, RULE],
  find: async ({ libraryRules }: LibraryRuleFinder, repository, { libraryId, ruleId }) => {
    const { id: libraryRuleId } = await libraryRules.find(repository.id, libraryId, ruleId)
    return { repository, libraryRuleId }
  },
})
