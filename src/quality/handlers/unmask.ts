import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { unmask } from '../values/forms/unmask.ts'
import type { QualityServices } from './quality-services.ts'

export const unmaskHandlers = ({
  repositories,
}: Pick<QualityServices, 'repositories'>): QualityHandlers<'unmaskValue'> => ({
  unmaskValue: async ({ path, body }, reply) => {
    await repositories.find(path.repository)
    return reply.ok({ value: unmask(body.data) })
  },
})
