import { LIBRARY_ENTITY } from './owner.ts'
import { inRepository } from './scope.ts'

interface LibraryFinder {
  readonly library: {
    /** @throws LibraryEntityUnknown */
    find(repositoryId: number, number: number): Promise<{ readonly id: number }>
  }
}

/** An entity of the library. */
export const libraryEntityScope = inRepository({
  owners: [LIBRARY_ENTITY],
  find: async ({ library }: LibraryFinder, repository, { libraryId }) => ({
    ...(await library.find(repository.id, libraryId)),
    repository,
  }),
})
