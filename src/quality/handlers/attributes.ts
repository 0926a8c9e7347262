import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { attributesListing } from '../listings/attributes-listing.ts'
import type { QualityServices } from '../quality-services.ts'
import { listed } from './listed.ts'

export const attributeHandlers = ({
  repositories,
  entities,
  attributes,
  catalogueRows,
}: QualityServices): QualityHandlers<'listAttributes' | 'getAttribute'> => ({
  listAttributes: async ({ path, query, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    const { id: entityId } = await entities.find(repository.id, path.entityID)
    return reply.ok(await listed(attributesListing, catalogueRows, { repository, entityId }, query, caller))
  },

  getAttribute: async ({ path, query, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    const { id } = await attributes.find(repository.id, path.entityID, path.attributeID)
    const scope = { repository, entityId: path.entityID }
    const options = { ...query, keypatternlist: [String(id)] }
    return reply.ok(await listed(attributesListing, catalogueRows, scope, options, caller))
  },
})
