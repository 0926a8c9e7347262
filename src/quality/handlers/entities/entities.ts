import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type { StandardResponse } from '../../../../generated/quality/types.ts'
import { runCommand } from '../../../contract/commands.ts'
import { entityPath, jobPath, type RepositoryRef } from '../../model/links.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { principalOf, requireRole } from '../shared/security.ts'
import { requesterOf } from '../shared/requester-of.ts'
import {
  readNewEntity,
  readRawSource,
  readReload,
  readSource,
  readWishes,
  type TypeOfConnection,
} from './entity-requests.ts'
import { listingOperations, pageOperations } from '../shared/listing-operations.ts'
import { describePreview, describeRawPreview } from './previews.ts'

type Operations =
  | 'listEntities'
  | 'runEntitiesCommand'
  | 'countEntities'
  | 'getEntity'
  | 'runEntityCommand'
  | 'deleteEntity'
  | 'listRows'
  | 'runRowsCommand'
  | 'listRowDetails'
  | 'listRejectedRows'

export const entityHandlers = (services: QualityServices): QualityHandlers<Operations> => {
  const { repositories, entities, previews, connections } = services
  const listed = listingOperations(services, 'entities')
  const rows = listingOperations(services, 'rows')
  const typeIn =
    ({ id }: RepositoryRef): TypeOfConnection =>
    async (connectionId) =>
      (await connections.find(id, connectionId)).type
  return {
    listEntities: listed.list,

    countEntities: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String(await entities.count(id)) })
    },

    runEntitiesCommand: async (request, reply) => {
      const { path, body, caller } = request
      const repository = await repositories.find(path.repository)
      const answerPreview = (preview: StandardResponse | undefined) =>
        preview ? reply.ok(preview) : reply.noContent()
      return runCommand(body, {
        ...listed.commands(request, reply),
        create: async ({ data, options }) => {
          const { name } = requireRole(caller, 'editor')
          const created = await entities.create(
            repository.id,
            await readNewEntity(data, options, typeIn(repository)),
            name,
            requesterOf(caller),
          )
          return reply.ok({
            url: entityPath(repository, created.entity.number),
            entityId: String(created.entity.number),
            job: jobPath(repository, created.job.number),
          })
        },
        preview: async ({ data, options }) =>
          answerPreview(
            describePreview(
              await previews.preview(
                repository.id,
                await readSource(data, options, typeIn(repository)),
                requesterOf(caller),
              ),
            ),
          ),
        rawpreview: async ({ data }) => {
          const reference = await readRawSource(data, typeIn(repository))
          return answerPreview(
            describeRawPreview(await previews.rawPreview(repository.id, reference, requesterOf(caller))),
          )
        },
      })
    },

    getEntity: listed.get(
      async (repository, path) => (await entities.find(repository.id, path.entityID)).number,
    ),

    runEntityCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const entity = await entities.find(repository.id, path.entityID)
      const changed = { url: entityPath(repository, entity.number), entityId: String(entity.number) }
      return runCommand(body, {
        edit: async ({ data }) => {
          await entities.edit(entity, data)
          return reply.ok(changed)
        },
        reload: async ({ data = {} }) => {
          const { name } = principalOf(caller)
          const given = await readReload(data, entity.source, typeIn(repository))
          const job = await entities.reload(entity, given, readWishes(data), name)
          return reply.ok({ ...changed, job: jobPath(repository, job.number) })
        },
      })
    },

    deleteEntity: async ({ path, caller }, reply) => {
      const { id } = await repositories.find(path.repository)
      const { name } = principalOf(caller)
      await entities.delete(await entities.find(id, path.entityID), name)
      return reply.noContent()
    },

    listRows: rows.list,
    runRowsCommand: rows.command,
    listRowDetails: pageOperations(services, 'rowDetails').list,
    listRejectedRows: pageOperations(services, 'rejected').list,
  }
}
