import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import type { RuleFolderChanges } from '../../model/rule-folder.ts'
import { jobPath, ruleFolderPath } from '../../model/links.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { readRuleId } from './rule-requests.ts'
import { principalOf, requireRole } from '../shared/security.ts'

type Operations =
  | 'listRuleFolders'
  | 'runRuleFoldersCommand'
  | 'getRuleFolder'
  | 'runRuleFolderCommand'
  | 'deleteRuleFolder'
  | 'listRuleFolderRules'
  | 'runRuleFolderRulesCommand'
  | 'listRuleFolderResults'
  | 'runRuleFolderResultsCommand'

export const ruleFolderHandlers = (
  services: Pick<QualityServices, 'repositories' | 'ruleFolders' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, ruleFolders } = services
  const folders = listingOperations(services, 'ruleFolders')
  const rules = listingOperations(services, 'ruleFolderRules')
  const results = listingOperations(services, 'ruleFolderResults')
  return {
    listRuleFolders: folders.list,

    runRuleFoldersCommand: async (request, reply) =>
      runCommand(request.body, {
        ...folders.commands(request, reply),
        add: async ({ data: { name, description = '', folderID = 0 } }) => {
          const repository = await repositories.find(request.path.repository)
          const { name: createdBy } = requireRole(request.caller, 'editor')
          const place = { repositoryId: repository.id, parent: Number(folderID) }
          const number = await ruleFolders.add({ ...place, name, description, createdBy })
          return reply.noContent({ Location: ruleFolderPath(repository, number) })
        },
      }),

    getRuleFolder: folders.get(
      async (repository, path: { repository: string; folder: number }) =>
        (await ruleFolders.find(repository.id, path.folder)).number,
    ),

    runRuleFolderCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { name: user } = principalOf(caller)
      const edit = async ({ data }: { readonly data: RuleFolderChanges }) => {
        await ruleFolders.edit(repository.id, path.folder, data, user)
        return reply.ok({ url: ruleFolderPath(repository, path.folder) })
      }
      return runCommand(body, { rename: edit, edit })
    },

    deleteRuleFolder: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await ruleFolders.remove(id, path.folder)
      return reply.noContent()
    },

    listRuleFolderRules: rules.list,

    runRuleFolderRulesCommand: async (request, reply) => {
      const { path, caller, body } = request
      const repository = await repositories.find(path.repository)
      const url = `${ruleFolderPath(repository, path.folder)}/businessrules`
      return runCommand(body, {
        ...rules.commands(request, reply),
        add: async ({ data }) => {
          requireRole(caller, 'editor')
          await ruleFolders.addRules(repository.id, path.folder, data.rules.map(readRuleId))
          return reply.ok({ url })
        },
        remove: async ({ data }) => {
          requireRole(caller, 'editor')
          await ruleFolders.removeRules(repository.id, path.folder, data.rules.map(readRuleId))
          return reply.ok({ url })
        },
        run: async ({ data = {} }) => {
          const { name } = requireRole(caller, 'editor')
          const job = await ruleFolders.run(repository.id, path.folder, readWishes(data), name)
          return reply.ok({ url: jobPath(repository, job.number) })
        },
      })
    },

    listRuleFolderResults: results.list,
    runRuleFolderResultsCommand: results.command,
  }
}
