import type { AuditDeclaration } from '../../contract/changes.ts'

/** Which requests are in the audit trail: only the issuing of tokens changes anything. */
export const spatialAudit: AuditDeclaration = {
  changes: { changingReads: [], readingOperations: [], readingCommands: [], readingCommandsOf: [] },
  actorOf: ({ id }) => id,
}
