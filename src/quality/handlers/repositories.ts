import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { StandardResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { Encoded } from '../../contract/handler.ts'
import type { GivenOptions } from '../listings/options.ts'
import { repositoryPath } from '../model/links.ts'
import type { QualityServices } from './shared/quality-services.ts'
import { requesterOf } from './shared/requester-of.ts'
import { principalOf } from './shared/security.ts'

type Operations = 'listRepositories' | 'createRepository' | 'getRepository' | 'deleteRepository'

export const repositoryHandlers = ({
  repositories,
  listings,
}: Pick<QualityServices, 'repositories' | 'listings'>): QualityHandlers<Operations> => {
  const page = async (options: GivenOptions, caller: Caller) =>
    new Encoded<StandardResponse>(await listings.pageOfServer('repositories', options, requesterOf(caller)))
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
    deleteRepository: async ({ path }, reply) => {
      await repositories.remove(path.repository)
      return reply.noContent()
    },
  }
}
