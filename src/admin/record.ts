import { MIGRATIONS } from '../migrations.ts'
import { AuditStore } from '../platform/audit/audit-store.ts'
import { AuditTrail } from '../platform/audit/audit-trail.ts'
import { catalogueServer, openCatalogue } from '../platform/catalogue/open-catalogue.ts'
import { serverNameOf } from '../platform/server-name.ts'
import { CommandError, type CommandContext, type Recorded } from './command.ts'
import { describeFault } from './fault.ts'
import type { Operator } from './operator.ts'

/**
 * Writes the entry of a command to the audit trail.
 * @param what the words of the command
 * @throws CommandError
 */
export async function recordCommand(
  { config, logger }: Pick<CommandContext, 'config' | 'logger'>,
  { account, sudo }: Operator,
  what: string,
  { about, repository, outcome = 'done' }: Recorded,
): Promise<void> {
  try {
    const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
    try {
      const trail = new AuditTrail({
        store: new AuditStore(catalogue),
        server: serverNameOf(config),
        logger,
      })
      await trail.record({
        actor: `account:${account}`,
        by: 'command',
        what,
        repository,
        about: { ...about, ...(sudo !== undefined && { sudo }) },
        requestId: undefined,
        traceId: undefined,
        outcome,
      })
    } finally {
      await catalogue.close()
    }
  } catch (error) {
    throw new CommandError(`The audit trail could not be written. ${describeFault(error)}`, { cause: error })
  }
}
