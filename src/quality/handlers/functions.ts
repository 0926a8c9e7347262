import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { describeFunctions } from '../expressions/describe-functions.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { QualityServices } from './quality-services.ts'

const described = describeFunctions(FUNCTIONS)

export const functionHandlers = ({
  repositories,
}: Pick<QualityServices, 'repositories'>): QualityHandlers<'listFunctions'> => ({
  listFunctions: async ({ path, query }, reply) => {
    await repositories.find(path.repository)
    const functions = described.filter(
      ({ group, name }) => group === (query.group ?? group) && name === (query.name ?? name),
    )
    return reply.ok({ functions })
  },
})
