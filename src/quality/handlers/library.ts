import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { runCommand } from '../../contract/commands.ts'
import { libraryEntityPath } from '../model/links.ts'
import { listingOperations, pageOperations } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'
import { requireRole } from './security.ts'

type Operations =
  | 'listLibraryEntities'
  | 'runLibraryEntitiesCommand'
  | 'getLibraryEntity'
  | 'deleteLibraryEntity'
  | 'listLibraryAttributes'

export const libraryHandlers = (
  services: Pick<QualityServices, 'repositories' | 'library' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, library } = services
  const entities = listingOperations(services, 'libraryEntities')
  return {
    listLibraryEntities: entities.list,

    runLibraryEntitiesCommand: async (request, reply) =>
      runCommand(request.body, {
        ...entities.commands(request, reply),
        create: async ({ data: { entityName, entityDesc = '', attributes } }) => {
          const repository = await repositories.find(request.path.repository)
          const { name: createdBy } = requireRole(request.caller, 'editor')
          const number = await library.create({
            repositoryId: repository.id,
            name: entityName,
            description: entityDesc,
            attributes: attributes.map(({ name, description = '' }) => ({ name, description })),
            createdBy,
          })
          return reply.ok({ url: libraryEntityPath(repository, number), entityId: String(number) })
        },
      }),

    getLibraryEntity: entities.get(
      async (repository, path) => (await library.find(repository.id, path.libraryID)).number,
    ),

    deleteLibraryEntity: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await library.remove(id, path.libraryID)
      return reply.noContent()
    },

    listLibraryAttributes: pageOperations(services, 'libraryAttributes').list,
  }
}
