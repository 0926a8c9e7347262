import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { repositoryPath } from '../model/links.ts'
import { pageOperations, type PageServices } from './listing-operations.ts'
import type { QualityServices } from './quality-services.ts'
import { principalOf } from './security.ts'

type Operations = 'listRepositories' | 'createRepository' | 'getRepository' | 'deleteRepository'

export const repositoryHandlers = (
  services: PageServices & Pick<QualityServices, 'repositories'>,
): QualityHandlers<Operations> => {
  const { repositories } = services
  const pages = pageOperations(services, 'repositories')
  return {
    listRepositories: pages.list,
    createRepository: async ({ body, caller }, reply) => {
      const { name } = principalOf(caller)
      const url = repositoryPath(await repositories.create(body.name, body.description ?? '', name))
      return reply.created({ url }, { Location: url })
    },
    getRepository: pages.get(async ({ name }) => name),
    deleteRepository: async ({ path, caller }, reply) => {
      await repositories.remove(path.repository, principalOf(caller).name)
      return reply.noContent()
    },
  }
}
