import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { jobPath } from '../../model/links.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { readDiscovery, readJoinChange, readJoinKeys, readNewJoin } from './join-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requireRole } from '../shared/security.ts'

type Operations =
  | 'listEntityJoins'
  | 'runEntityJoinsCommand'
  | 'deleteEntityJoins'
  | 'listEntityPermanentJoins'
  | 'runEntityPermanentJoinsCommand'
  | 'listEntityDiscoveredJoins'
  | 'runEntityDiscoveredJoinsCommand'

/** The joins that have an entity on one of their sides. */
export const entityJoinHandlers = (
  services: Pick<QualityServices, 'repositories' | 'joins' | 'joinJobs' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, joins, joinJobs } = services
  const all = listingOperations(services, 'entityJoins')
  const permanent = listingOperations(services, 'entityPermanentJoins')
  const discovered = listingOperations(services, 'entityDiscoveredJoins')
  return {
    listEntityJoins: discovered.list,

    runEntityJoinsCommand: async (request, reply) => {
      const { path, body, caller } = request
      const { entityID: entity } = path
      return runCommand(body, {
        ...all.commands(request, reply),
        create: async ({ data }) => {
          const { name: user } = requireRole(caller, 'editor')
          const repository = await repositories.find(path.repository)
          const job = await joinJobs.create(repository.id, entity, readNewJoin(data), readWishes(data), user)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
        discover: async ({ data }) => {
          const { name: user } = requireRole(caller, 'editor')
          const repository = await repositories.find(path.repository)
          const wishes = readWishes(data)
          const job = await joinJobs.discover(repository.id, entity, readDiscovery(data), wishes, user)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
        edit: async ({ data: { joinKeys, ...changes } }) => {
          const { name: user } = requireRole(caller, 'editor')
          const repository = await repositories.find(path.repository)
          const named = { keys: readJoinKeys(joinKeys), entity }
          await joins.edit(repository.id, named, readJoinChange(changes), user)
          return reply.noContent()
        },
      })
    },

    deleteEntityJoins: async ({ path, body }, reply) => {
      const { id } = await repositories.find(path.repository)
      await joins.remove(id, { keys: readJoinKeys(body.data.joinKeys), entity: path.entityID })
      return reply.noContent()
    },

    listEntityPermanentJoins: permanent.list,
    runEntityPermanentJoinsCommand: permanent.command,
    listEntityDiscoveredJoins: discovered.list,
    runEntityDiscoveredJoinsCommand: discovered.command,
  }
}
