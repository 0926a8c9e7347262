import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { WITH_LIBRARY_NAME } from '../../listings/declared/catalogue/library-rules-listing.ts'
import { jobPath, libraryEntityPath, libraryRulePath } from '../../model/links.ts'
import { readPairs, readRefsOfPath } from './association-requests.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { commandOptions, listingOperations, pageOperations } from '../shared/listing-operations.ts'
import { pageOfQuery } from '../shared/page-of-query.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { readRule, readRuleChange } from '../rules/rule-requests.ts'
import { principalOf, requireRole } from '../shared/security.ts'

type Operations =
  | 'listLibraryRules'
  | 'runLibraryRulesCommand'
  | 'countLibraryRules'
  | 'listLibraryEntityRules'
  | 'runLibraryEntityRulesCommand'
  | 'getLibraryRule'
  | 'runLibraryRuleCommand'
  | 'deleteLibraryRule'
  | 'listAssociatedRules'

type Services = Pick<QualityServices, 'repositories' | 'libraryRules' | 'ruleCopies' | 'listings' | 'exports'>

export const libraryRuleHandlers = (services: Services): QualityHandlers<Operations> => {
  const { repositories, libraryRules, ruleCopies } = services
  const all = listingOperations(services, 'libraryRules')
  const ofLibrary = listingOperations(services, 'libraryEntityRules')
  return {
    listLibraryRules: (request, reply) => all.list({ ...request, query: pageOfQuery(request.query) }, reply),

    runLibraryRulesCommand: async (request, reply) => {
      const { path, caller } = request
      return runCommand(request.body, {
        ...all.commands(request, reply),
        list: async ({ data, options }) => {
          const libraries = data?.libraries?.map(Number)
          const columns = options?.columns ?? WITH_LIBRARY_NAME
          const query = { ...commandOptions(request, options), columns, libraries }
          return all.list({ path, query, caller }, reply)
        },
        run: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          const { name } = requireRole(caller, 'editor')
          const refs = data.rules.map(({ library, rule }) => ({
            library: Number(library),
            rule: rule === undefined ? undefined : Number(rule),
          }))
          const job = await libraryRules.run(repository.id, refs, readWishes(data), name)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
      })
    },

    countLibraryRules: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String(await libraryRules.count(id)) })
    },

    listLibraryEntityRules: ofLibrary.list,

    runLibraryEntityRulesCommand: async (request, reply) => {
      const { path, caller } = request
      return runCommand(request.body, {
        ...ofLibrary.commands(request, reply),
        add: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          const { name } = requireRole(caller, 'editor')
          const number = await libraryRules.add(repository.id, path.libraryID, readRule(data), name)
          return reply.ok({ url: libraryRulePath(repository, path.libraryID, number) })
        },
        copy: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          const { name } = requireRole(caller, 'editor')
          const refs = readRefsOfPath(data, { library: path.libraryID })
          const rules = data.rules.map(Number)
          const job = await ruleCopies.schedule(repository.id, refs, rules, readPairs(data.mappings), name)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
      })
    },

    getLibraryRule: ofLibrary.get(
      async (repository, path: { repository: string; libraryID: number; ruleID: number }) =>
        (await libraryRules.find(repository.id, path.libraryID, path.ruleID)).number,
    ),

    runLibraryRuleCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { libraryID: library, ruleID: rule } = path
      const { name } = principalOf(caller)
      return runCommand(body, {
        edit: async ({ data }) => {
          await libraryRules.edit(repository.id, library, rule, readRuleChange(data), name)
          return reply.ok({ url: libraryRulePath(repository, library, rule) })
        },
        run: async ({ data = {} }) => {
          const job = await libraryRules.run(repository.id, [{ library, rule }], readWishes(data), name)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
      })
    },

    deleteLibraryRule: async ({ path, query }, reply) => {
      const repository = await repositories.find(path.repository)
      await libraryRules.remove(repository.id, path.libraryID, path.ruleID, query.deleteRules === '1')
      return reply.ok({ url: libraryEntityPath(repository, path.libraryID) })
    },

    listAssociatedRules: pageOperations(services, 'associatedRules').list,
  }
}
