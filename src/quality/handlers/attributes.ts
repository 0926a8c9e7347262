import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { listingOperations } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'

export const attributeHandlers = (
  services: Pick<QualityServices, 'repositories' | 'attributes' | 'listings' | 'exports'>,
): QualityHandlers<'listAttributes' | 'runAttributesCommand' | 'getAttribute'> => {
  const attributes = listingOperations(services, 'attributes')
  return {
    listAttributes: attributes.list,
    runAttributesCommand: attributes.command,
    getAttribute: attributes.get(
      async (repository, path) =>
        (await services.attributes.find(repository.id, path.entityID, path.attributeID)).id,
    ),
  }
}
