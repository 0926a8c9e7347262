import type { AuditDeclaration } from '../../contract/changes.ts'
import type { Principal } from './shared/security.ts'

/** Which requests are in the audit trail, and what an entry says of them. */
export const qualityAudit: AuditDeclaration = {
  changes: {
    changingReads: ['verifyDependency', 'verifyAttributeDependency'],
    // Each of them answers from what is there. A preview reads a source, and a test tries a rule on some rows.
    readingOperations: ['unmaskValue', 'runDatasourcesCommand', 'runDataschemasCommand'],
    readingCommands: ['get', 'list', 'preview', 'rawpreview', 'check', 'suggest', 'corrections'],
    readingCommandsOf: [
      'runEntityBusinessRulesCommand test',
      'runAttributeBusinessRulesCommand test',
      'runLoaderConnectionCommand test',
    ],
  },
  actorOf: (principal) => `user:${(principal as Principal).name}`,
  repositoryOf: ({ operation, request }) =>
    operation?.id === 'createRepository'
      ? (request?.body as { readonly name: string }).name
      : (request?.path as { readonly repository?: string } | undefined)?.repository,
}
