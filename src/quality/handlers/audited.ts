import type { AuditDeclaration } from '../../contract/changes.ts'
import type { Session } from '../../../generated/quality/types.ts'
import { qualityContract } from '../../../generated/quality/contract.ts'
import type { Principal } from './shared/security.ts'

/** Which requests are in the audit trail, and what an entry says of them. */
export const qualityAudit: AuditDeclaration = {
  changes: {
    changingReads: qualityContract.operations.flatMap(({ id, schedulesJob }) => (schedulesJob ? [id] : [])),
    // Each of them answers from what is there. A preview reads a source, and a test tries a rule on some rows.
    readingOperations: ['unmaskValue', 'runDatasourcesCommand', 'runDataschemasCommand'],
    readingCommands: ['get', 'list', 'preview', 'rawpreview', 'check', 'suggest', 'corrections'],
    readingCommandsOf: [
      'runEntityBusinessRulesCommand test',
      'runAttributeBusinessRulesCommand test',
      'runLoaderConnectionCommand test',
      'runRuleFilesCommand plan',
    ],
  },
  actorOf: (principal) => `user:${(principal as Principal).name}`,
  actorInAnswer: ({ operation }, { body }) =>
    operation?.id === 'openSession' ? `user:${(body as Session).username}` : undefined,
  repositoryOf: ({ operation, request }) =>
    operation?.id === 'createRepository'
      ? (request?.body as { readonly name: string }).name
      : (request?.path as { readonly repository?: string } | undefined)?.repository,
}
