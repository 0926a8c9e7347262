import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Caller } from '../../contract/call.ts'
import { repositoryPath } from '../model/links.ts'
import type { GivenOptions } from '../listings/options.ts'
import { repositoriesListing } from '../listings/declared/repositories-listing.ts'
import type { CataloguePages } from '../listings/catalogue-pages.ts'
import { principalOf } from './security.ts'
import type { Repositories } from '../services/repositories.ts'
import { listed } from './listed.ts'

export const repositoryHandlers = ({
  repositories,
  cataloguePages,
}: {
  readonly repositories: Repositories
  readonly cataloguePages: CataloguePages
}): QualityHandlers<'listRepositories' | 'createRepository' | 'getRepository' | 'deleteRepository'> => {
  const page = (options: GivenOptions, caller: Caller) =>
    listed(repositoriesListing, cataloguePages, undefined, options, caller)
  return {
    listRepositories: async ({ query, caller }, reply) => reply.ok(await page(query, caller)),
    createRepository: async ({ body, caller }, reply) => {
      const { name } = principalOf(caller)
      const url = repositoryPath(await repositories.create(body.name, body.description ?? '', name))
      return reply.created({ url }, { Location: url })
    },
    getRepository: async ({ path, query, caller }, reply) => {
      const { name } = await repositories.find(path.repository)
      return reply.ok(await page({ ...query, keypatternlist: [name] }, caller))
    },
    deleteRepository: async ({ path, caller }, reply) => {
      await repositories.remove(path.repository, principalOf(caller).name)
      return reply.noContent()
    },
  }
}
