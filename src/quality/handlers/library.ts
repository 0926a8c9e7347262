import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { LibraryEntitiesCommandResult } from '../../../generated/quality/types.ts'
import { runCommand } from '../../contract/commands.ts'
import { libraryEntityPath, type RepositoryRef } from '../model/links.ts'
import { libraryAttributesListing } from '../listings/declared/library-attributes-listing.ts'
import { libraryEntitiesListing } from '../listings/declared/library-entities-listing.ts'
import type { QualityServices } from './quality-services.ts'
import { requireRole } from './security.ts'
import { scheduleExport } from './exports.ts'
import { listed } from './listed.ts'

type Operations =
  | 'listLibraryEntities'
  | 'runLibraryEntitiesCommand'
  | 'getLibraryEntity'
  | 'deleteLibraryEntity'
  | 'listLibraryAttributes'

export const libraryHandlers = ({
  repositories,
  library,
  exports,
  cataloguePages,
}: Pick<
  QualityServices,
  'repositories' | 'library' | 'exports' | 'cataloguePages'
>): QualityHandlers<Operations> => ({
  listLibraryEntities: async ({ path, query, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    return reply.ok(await listed(libraryEntitiesListing, cataloguePages, repository, query, caller))
  },

  runLibraryEntitiesCommand: async ({ path, body, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    return runCommand(body, {
      get: async ({ options }) =>
        reply.ok(
          await listed<RepositoryRef, LibraryEntitiesCommandResult>(
            libraryEntitiesListing,
            cataloguePages,
            repository,
            options,
            caller,
          ),
        ),
      export: async (wanted) =>
        reply.ok(await scheduleExport(exports, repository, { of: 'libraryEntities' }, wanted, caller)),
      create: async ({ data: { entityName, entityDesc = '', attributes } }) => {
        const { name: createdBy } = requireRole(caller, 'editor')
        const id = await library.create({
          repositoryId: repository.id,
          name: entityName,
          description: entityDesc,
          attributes: attributes.map(({ name, description = '' }) => ({ name, description })),
          createdBy,
        })
        return reply.ok({ url: libraryEntityPath(repository, id), entityId: String(id) })
      },
    })
  },

  getLibraryEntity: async ({ path, query, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    const { id } = await library.find(repository.id, path.libraryID)
    const options = { ...query, keypatternlist: [String(id)] }
    return reply.ok(await listed(libraryEntitiesListing, cataloguePages, repository, options, caller))
  },

  deleteLibraryEntity: async ({ path }, reply) => {
    const { id } = await repositories.find(path.repository)
    await library.remove(id, path.libraryID)
    return reply.noContent()
  },

  listLibraryAttributes: async ({ path, query, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    const entity = await library.find(id, path.libraryID)
    return reply.ok(await listed(libraryAttributesListing, cataloguePages, entity, query, caller))
  },
})
