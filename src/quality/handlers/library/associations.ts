import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type { AttributeMap } from '../../../../generated/quality/types.ts'
import { runCommand } from '../../../contract/commands.ts'
import { jobPath } from '../../model/links.ts'
import type { LibraryAttribute, MappedAttribute } from '../../model/library.ts'
import { readPairs, readRefsOfPath } from './association-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { principalOf } from '../shared/security.ts'

type Operations =
  'listAssociatedEntities' | 'runAssociatedEntitiesCommand' | 'getAttributeMap' | 'runAttributeMapCommand'

export const associationHandlers = (
  services: Pick<QualityServices, 'repositories' | 'associations' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, associations } = services
  const entities = listingOperations(services, 'associatedEntities')
  return {
    listAssociatedEntities: entities.list,
    runAssociatedEntitiesCommand: entities.command,

    getAttributeMap: async ({ path: { repository, libraryID: library, entityID: entity } }, reply) => {
      const { id } = await repositories.find(repository)
      const { attributes, pairs } = await associations.mapping(id, { library, entity })
      return reply.ok(describeMap(attributes, pairs))
    },

    runAttributeMapCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      return runCommand(body, {
        edit: async ({ data }) => {
          const refs = readRefsOfPath(data, { library: path.libraryID, entity: path.entityID })
          const { name } = principalOf(caller)
          const job = await associations.editMapping(repository.id, refs, readPairs(data.mapping), name)
          return reply.ok({ job: jobPath(repository, job.number) })
        },
      })
    },
  }
}

/** An entry for each library attribute; a null is an empty string. */
function describeMap(
  attributes: readonly LibraryAttribute[],
  pairs: readonly MappedAttribute[],
): AttributeMap {
  const byNumber = new Map(pairs.map((pair) => [pair.libraryAttribute, pair]))
  const attributeMapList = attributes.map(({ number, name }) => {
    const pair = byNumber.get(number)
    return {
      realAttribute: {
        id: pair ? String(pair.attribute) : '',
        columnsisedName: pair?.attributeName ?? '',
        humanisedName: pair?.humanName ?? '',
      },
      libraryAttribute: { id: String(number), name },
      score: pair ? String(pair.score) : '',
    }
  })
  return { attributeMapList }
}
