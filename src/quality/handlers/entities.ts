import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { StandardResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { runCommand } from '../../contract/commands.ts'
import { Encoded } from '../../contract/handler.ts'
import { entityPath, jobPath, type RepositoryRef } from '../model/links.ts'
import { entitiesListing } from '../listings/declared/entities-listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { QualityServices } from './quality-services.ts'
import { principalOf, requireRole } from './security.ts'
import { askerOf } from './asker-of.ts'
import { scheduleExport } from './exports.ts'
import { readNewEntity, readRawSource, readReload, readSource, readWishes } from './entity-requests.ts'
import { listed } from './listed.ts'
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
  | 'listRejectedRows'

export const entityHandlers = ({
  repositories,
  entities,
  entityRows,
  previews,
  exports,
  cataloguePages,
}: QualityServices): QualityHandlers<Operations> => {
  const page = (repository: RepositoryRef, options: GivenOptions, caller: Caller) =>
    listed(entitiesListing, cataloguePages, repository, options, caller)
  return {
    listEntities: async ({ path, query, caller }, reply) =>
      reply.ok(await page(await repositories.find(path.repository), query, caller)),

    countEntities: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String(await entities.count(id)) })
    },

    runEntitiesCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const answerPreview = (preview: StandardResponse | undefined) =>
        preview ? reply.ok(preview) : reply.noContent()
      return runCommand(body, {
        get: async ({ options }) => reply.ok(await page(repository, options, caller)),
        export: async (wanted) =>
          reply.ok(await scheduleExport(exports, repository, { of: 'entities' }, wanted, caller)),
        create: async ({ data, options }) => {
          const { name } = requireRole(caller, 'editor')
          const { entityId, jobId } = await entities.create(
            repository.id,
            readNewEntity(data, options),
            name,
            askerOf(caller),
          )
          return reply.ok({
            url: entityPath(repository, entityId),
            entityId: String(entityId),
            job: jobPath(repository, jobId),
          })
        },
        preview: async ({ data, options }) =>
          answerPreview(
            describePreview(
              await previews.preview(repository.id, readSource(data, options), askerOf(caller)),
            ),
          ),
        rawpreview: async ({ data }) => {
          const { encoding, ...reference } = readRawSource(data)
          return answerPreview(
            describeRawPreview(
              await previews.rawPreview(repository.id, reference, encoding, askerOf(caller)),
            ),
          )
        },
      })
    },

    getEntity: async ({ path, query, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { id } = await entities.find(repository.id, path.entityID)
      return reply.ok(await page(repository, { ...query, keypatternlist: [String(id)] }, caller))
    },

    runEntityCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const entity = await entities.find(repository.id, path.entityID)
      const changed = { url: entityPath(repository, entity.id), entityId: String(entity.id) }
      return runCommand(body, {
        edit: async ({ data }) => {
          await entities.edit(entity, data)
          return reply.ok(changed)
        },
        reload: async ({ data }) => {
          const { name } = principalOf(caller)
          const jobId = await entities.reload(entity, readReload(data, entity.source), readWishes(data), name)
          return reply.ok({ ...changed, job: jobPath(repository, jobId) })
        },
      })
    },

    deleteEntity: async ({ path, caller }, reply) => {
      const { id } = await repositories.find(path.repository)
      const { name } = principalOf(caller)
      await entities.delete(await entities.find(id, path.entityID), name)
      return reply.noContent()
    },

    listRows: async ({ path, query, caller }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok(new Encoded(await entityRows.page(id, path.entityID, query, askerOf(caller))))
    },

    runRowsCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      return runCommand(body, {
        get: async ({ options }) =>
          reply.ok(
            new Encoded<StandardResponse>(
              await entityRows.page(repository.id, path.entityID, options, askerOf(caller)),
            ),
          ),
        export: async (wanted) => {
          const listing = { of: 'rows', entityId: path.entityID } as const
          return reply.ok(await scheduleExport(exports, repository, listing, wanted, caller))
        },
      })
    },

    listRejectedRows: async ({ path, query, caller }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok(new Encoded(await entityRows.rejectedPage(id, path.entityID, query, askerOf(caller))))
    },
  }
}
