import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { JoinDiagramText, JoinDrawing, Report } from '../../../generated/quality/types.ts'
import { Encoded } from '../../contract/handler.ts'
import { DIAGRAM_HEADER } from '../report/joins/diagram-svg.ts'
import { JOIN_REPORT_HEADER } from '../report/joins/join-report.ts'
import { REPORT_HEADER } from '../report/report.ts'
import type { QualityServices } from './shared/quality-services.ts'
import { requesterOf } from './shared/requester-of.ts'

/** Profiles and joins as pages for people. */
export const reportHandlers = ({
  repositories,
  reports,
  joinReports,
}: Pick<QualityServices, 'repositories' | 'reports' | 'joinReports'>): QualityHandlers<
  'getReport' | 'getJoinReport' | 'getJoinDiagram'
> => ({
  getReport: async ({ path, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    const page = await reports.page(id, path.entityID, requesterOf(caller))
    return reply.ok(new Encoded<Report>(page), { 'Content-Security-Policy': REPORT_HEADER })
  },

  getJoinReport: async ({ path, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    const page = await joinReports.page(id, path.joinId, requesterOf(caller))
    return reply.ok(new Encoded<Report>(page), { 'Content-Security-Policy': JOIN_REPORT_HEADER })
  },

  getJoinDiagram: async ({ path, accepts, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    const requester = requesterOf(caller)
    const headers = { 'Content-Security-Policy': DIAGRAM_HEADER }
    if (accepts === 'image/svg+xml')
      return reply.ok(new Encoded<JoinDrawing>(await joinReports.drawing(repository, requester)), headers)
    const text = new Encoded<JoinDiagramText>(await joinReports.mermaid(repository, requester))
    return accepts === 'text/plain' ? reply.okPlain(text, headers) : reply.okVndMermaid(text, headers)
  },
})
