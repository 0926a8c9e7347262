import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requireRole } from '../shared/security.ts'

type Operations = 'listKeywords' | 'runKeywordsCommand' | 'deleteKeywordCategory' | 'deleteKeyword'

export const keywordHandlers = (
  services: Pick<QualityServices, 'repositories' | 'keywords' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, keywords } = services
  const listed = listingOperations(services, 'keywords')
  return {
    listKeywords: listed.list,

    runKeywordsCommand: async (request, reply) =>
      runCommand(request.body, {
        ...listed.commands(request, reply),
        add: async ({ data: { name, category: given } }) => {
          const { id } = await repositories.find(request.path.repository)
          requireRole(request.caller, 'editor')
          const category = given === undefined ? undefined : Number(given)
          const added = await keywords.add(id, name, category)
          return reply.ok({ category: String(added.category), keyword: String(added.keyword) })
        },
      }),

    deleteKeywordCategory: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await keywords.remove(id, { category: path.category, keyword: 0 })
      return reply.noContent()
    },

    // The keyword 0 stands for the category.
    deleteKeyword: async ({ path: { repository, category, keyword } }, reply) => {
      const { id } = await repositories.find(repository)
      await keywords.remove(id, { category, keyword })
      return reply.noContent()
    },
  }
}
