import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { readJoinId } from '../../model/join-key.ts'
import { jobPath } from '../../model/links.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { readJoinChange, readSwitch } from './join-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { principalOf } from '../shared/security.ts'

type Operations =
  | 'listJoins'
  | 'runJoinsCommand'
  | 'countJoins'
  | 'listPermanentJoins'
  | 'runPermanentJoinsCommand'
  | 'listDiscoveredJoins'
  | 'runDiscoveredJoinsCommand'
  | 'listJoinJobs'
  | 'runJoinJobsCommand'
  | 'countJoinJobs'
  | 'getJoin'
  | 'runJoinCommand'
  | 'deleteJoin'
  | 'getVennDiagram'
  | 'runVennDiagramCommand'

/** The joins of a repository, and single joins. */
export const joinHandlers = (
  services: Pick<QualityServices, 'repositories' | 'joins' | 'joinJobs' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, joins, joinJobs } = services
  const all = listingOperations(services, 'joins')
  const permanent = listingOperations(services, 'permanentJoins')
  const discovered = listingOperations(services, 'discoveredJoins')
  const jobs = listingOperations(services, 'joinJobs')
  const diagram = listingOperations(services, 'vennDiagram')
  return {
    listJoins: all.list,
    runJoinsCommand: all.command,

    countJoins: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String(await joins.count(id)) })
    },

    listPermanentJoins: permanent.list,
    runPermanentJoinsCommand: permanent.command,
    listDiscoveredJoins: discovered.list,
    runDiscoveredJoinsCommand: discovered.command,

    listJoinJobs: jobs.list,
    runJoinJobsCommand: jobs.command,

    countJoinJobs: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String(await joins.countJobs(id)) })
    },

    getJoin: all.get(async (repository, { joinId }: { repository: string; joinId: string }) => {
      await joins.findId(repository.id, joinId)
      return joinId
    }),

    runJoinCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { name: user } = principalOf(caller)
      const key = readJoinId(path.joinId)!
      return runCommand(body, {
        run: async ({ data = {} }) => {
          const createIndex = readSwitch(data.createJoinIndex)
          const job = await joinJobs.run(repository.id, key, createIndex, readWishes(data), user)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
        edit: async ({ data }) => {
          await joins.edit(repository.id, { keys: [key] }, readJoinChange(data), user)
          return reply.noContent()
        },
      })
    },

    deleteJoin: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await joins.remove(id, { keys: [readJoinId(path.joinId)!] })
      return reply.noContent()
    },

    getVennDiagram: diagram.list,
    runVennDiagramCommand: diagram.command,
  }
}
