import { RULE_FOLDER } from './owner.ts'
import { inRepository } from './scope.ts'

interface RuleFolderFinder {
  readonly ruleFolders: {
    /** @throws RuleFolderUnknown */
    find(repositoryId: number, number: number): Promise<{ readonly id: number }>
  }
}

/** A rule folder. */
export const ruleFolderScope = inRepository({
  owners: [RULE_FOLDER],
  find: async ({ ruleFolders }: RuleFolderFinder, repository, { folderId: number }) => {
    const { id: folderId } = await ruleFolders.find(repository.id, number)
    return { repository, folderId }
  },
})
