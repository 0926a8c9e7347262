import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type { LibraryAttributeInput, LibraryEntityInput } from '../../../../generated/quality/types.ts'
import type { Caller } from '../../../contract/call.ts'
import { runCommand } from '../../../contract/commands.ts'
import {
  attributeMapPath,
  libraryAttributePath,
  libraryEntityPath,
  type RepositoryRef,
} from '../../model/links.ts'
import { readPairs, readRefs } from './association-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { principalOf, requireRole } from '../shared/security.ts'

type Operations =
  | 'listLibraryEntities'
  | 'runLibraryEntitiesCommand'
  | 'countLibraryEntities'
  | 'getLibraryEntity'
  | 'runLibraryEntityCommand'
  | 'deleteLibraryEntity'
  | 'listLibraryAttributes'
  | 'runLibraryAttributesCommand'
  | 'getLibraryAttribute'
  | 'runLibraryAttributeCommand'
  | 'deleteLibraryAttribute'

type Services = Pick<
  QualityServices,
  'repositories' | 'library' | 'libraryAttributes' | 'associations' | 'promotions' | 'listings' | 'exports'
>

export const libraryHandlers = (services: Services): QualityHandlers<Operations> => {
  const { repositories, library, libraryAttributes, associations, promotions } = services
  const entities = listingOperations(services, 'libraryEntities')
  const attributes = listingOperations(services, 'libraryAttributes')

  const create = async (caller: Caller, repository: RepositoryRef, data: LibraryEntityInput) => {
    const { name: createdBy } = requireRole(caller, 'editor')
    const { entityName: name, entityDesc: description = '', attributes: given = [] } = data
    const texts = given.map(readAttribute)
    const entity = { repositoryId: repository.id, name, description, attributes: texts, createdBy }
    const number = await library.create(entity)
    return { url: libraryEntityPath(repository, number), entityId: String(number) }
  }

  return {
    listLibraryEntities: entities.list,

    runLibraryEntitiesCommand: async (request, reply) => {
      const { path, caller } = request
      const repository = await repositories.find(path.repository)
      return runCommand(request.body, {
        ...entities.commands(request, reply),
        add: async ({ data }) => reply.ok(await create(caller, repository, data)),
        create: async ({ data }) => reply.ok(await create(caller, repository, data)),
        associate: async ({ data }) => {
          const { name } = requireRole(caller, 'editor')
          const refs = readRefs(data)
          await associations.associate(repository.id, refs, data.mapping && readPairs(data.mapping), name)
          return reply.ok({ url: attributeMapPath(repository, refs.library, refs.entity) })
        },
        disassociate: async ({ data }) => {
          requireRole(caller, 'editor')
          const refs = readRefs(data)
          await associations.disassociate(repository.id, refs, String(data.deleteRules) === '1')
          return reply.ok({ url: libraryEntityPath(repository, refs.library) })
        },
        promote: async ({ data }) => {
          const { name } = requireRole(caller, 'editor')
          const refs = readRefs(data)
          const numbers = await promotions.promote(repository.id, refs, data.rules.map(Number), name)
          const url = `${libraryEntityPath(repository, refs.library)}/businessrules`
          return reply.ok({ url, rules: numbers.map(String) })
        },
      })
    },

    countLibraryEntities: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String(await library.count(id)) })
    },

    getLibraryEntity: entities.get(
      async (repository, path) => (await library.find(repository.id, path.libraryID)).number,
    ),

    runLibraryEntityCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { name: user } = principalOf(caller)
      const url = libraryEntityPath(repository, path.libraryID)
      return runCommand(body, {
        edit: async ({ data }) => {
          await library.edit(repository.id, path.libraryID, data, user)
          return reply.ok({ url })
        },
        disassociate: async ({ data: { entity, deleteRules } }) => {
          const refs = { library: path.libraryID, entity: Number(entity) }
          await associations.disassociate(repository.id, refs, String(deleteRules) === '1')
          return reply.ok({ url })
        },
      })
    },

    deleteLibraryEntity: async ({ path, query }, reply) => {
      const { id } = await repositories.find(path.repository)
      await library.remove(id, path.libraryID, query.deleteRules === '1')
      return reply.noContent()
    },

    listLibraryAttributes: attributes.list,

    runLibraryAttributesCommand: async (request, reply) =>
      runCommand(request.body, {
        ...attributes.commands(request, reply),
        add: async ({ data }) => {
          const { path, caller } = request
          const repository = await repositories.find(path.repository)
          const { name } = requireRole(caller, 'editor')
          const texts = readAttribute(data)
          const number = await libraryAttributes.add(repository.id, path.libraryID, texts, name)
          return reply.ok({ url: libraryAttributePath(repository, path.libraryID, number) })
        },
      }),

    getLibraryAttribute: attributes.get(
      async (repository, path: { repository: string; libraryID: number; attributeID: number }) =>
        (await libraryAttributes.find(repository.id, path.libraryID, path.attributeID)).number,
    ),

    runLibraryAttributeCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { libraryID, attributeID } = path
      return runCommand(body, {
        edit: async ({ data }) => {
          const { name } = principalOf(caller)
          await libraryAttributes.edit(repository.id, libraryID, attributeID, data, name)
          return reply.ok({ url: libraryAttributePath(repository, libraryID, attributeID) })
        },
      })
    },

    deleteLibraryAttribute: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await libraryAttributes.remove(id, path.libraryID, path.attributeID)
      return reply.noContent()
    },
  }
}

const readAttribute = ({ name, description = '' }: LibraryAttributeInput) => ({ name, description })
