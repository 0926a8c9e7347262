import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { attributePath } from '../../model/links.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'

export const attributeHandlers = (
  services: Pick<QualityServices, 'repositories' | 'attributes' | 'listings' | 'exports'>,
): QualityHandlers<'listAttributes' | 'runAttributesCommand' | 'getAttribute' | 'runAttributeCommand'> => {
  const attributes = listingOperations(services, 'attributes')
  return {
    listAttributes: attributes.list,
    runAttributesCommand: attributes.command,
    getAttribute: attributes.get(
      async (repository, path) =>
        (await services.attributes.find(repository.id, path.entityID, path.attributeID)).id,
    ),

    runAttributeCommand: async ({ path, body }, reply) => {
      const repository = await services.repositories.find(path.repository)
      const { entityID, attributeID } = path
      return runCommand(body, {
        rename: async ({ data }) => {
          await services.attributes.rename(repository.id, entityID, attributeID, data.name)
          return reply.ok({ url: attributePath(repository, entityID, attributeID) })
        },
      })
    },
  }
}
