import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Caller } from '../../contract/call.ts'
import { runCommand } from '../../contract/commands.ts'
import type { RepositoryRef } from '../model/links.ts'
import { attributesListing } from '../listings/declared/attributes-listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { QualityServices } from './quality-services.ts'
import { scheduleExport } from './exports.ts'
import { listed } from './listed.ts'

export const attributeHandlers = ({
  repositories,
  entities,
  attributes,
  exports,
  cataloguePages,
}: QualityServices): QualityHandlers<'listAttributes' | 'runAttributesCommand' | 'getAttribute'> => {
  const page = async (repository: RepositoryRef, entityId: number, options: GivenOptions, caller: Caller) => {
    await entities.find(repository.id, entityId)
    return listed(attributesListing, cataloguePages, { repository, entityId }, options, caller)
  }
  return {
    listAttributes: async ({ path, query, caller }, reply) =>
      reply.ok(await page(await repositories.find(path.repository), path.entityID, query, caller)),

    runAttributesCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      return runCommand(body, {
        get: async ({ options }) => reply.ok(await page(repository, path.entityID, options, caller)),
        export: async (wanted) => {
          const listing = { of: 'attributes', entityId: path.entityID } as const
          return reply.ok(await scheduleExport(exports, repository, listing, wanted, caller))
        },
      })
    },

    getAttribute: async ({ path, query, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { id } = await attributes.find(repository.id, path.entityID, path.attributeID)
      const scope = { repository, entityId: path.entityID }
      const options = { ...query, keypatternlist: [String(id)] }
      return reply.ok(await listed(attributesListing, cataloguePages, scope, options, caller))
    },
  }
}
