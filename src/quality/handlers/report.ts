import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Report } from '../../../generated/quality/types.ts'
import { Encoded } from '../../contract/handler.ts'
import type { QualityServices } from './quality-services.ts'
import { requesterOf } from './requester-of.ts'
import { REPORT_HEADER } from '../report/report.ts'

export const reportHandlers = ({
  repositories,
  reports,
}: Pick<QualityServices, 'repositories' | 'reports'>): QualityHandlers<'getReport'> => ({
  getReport: async ({ path, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    const page = await reports.page(id, path.entityID, requesterOf(caller))
    return reply.ok(new Encoded<Report>(page), { 'Content-Security-Policy': REPORT_HEADER })
  },
})
