import type { AuditEntry } from '../platform/audit/audit-entry.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logging.ts'
import { OperatorError } from '../platform/operator-error.ts'

/** The arguments are wrong. The message says how to correct them. The process exits with 2. */
export class UsageError extends Error {}

/** The command was understood but failed. The message says why. The process exits with 1. */
export class CommandError extends OperatorError {}

/** A file misses its rules. The process exits with 1, also if failures of the command have another exit code. */
export class RulesMissed extends CommandError {}

/** What an entry of the audit trail says of a command, besides its name. */
export type Recorded = Pick<AuditEntry, 'about'> & { readonly repository?: string; readonly outcome?: string }

/** The context in which a command runs. */
export interface CommandContext {
  readonly config: Config
  readonly logger: Logger
  /**
   * Writes what the command did to the audit trail. Each command that changes something calls it after the change and
   * before it prints the result.
   */
  readonly record: (recorded: Recorded) => Promise<void>
  /** Writes a line of the result to standard output. */
  readonly print: (line: string) => void
  /** Writes a line about the result to standard error. */
  readonly tell: (line: string) => void
}

/** A command of the administrator. */
export interface Command {
  /** The exit code if the command fails; the default is 1. */
  readonly failureCode?: number
  /** True if the files that the command writes are not only for their owner: the user may pass them on. */
  readonly writesForOthers?: true
  /**
   * True if the command keeps the rights of the user who runs it, since it needs no data, or gives its files to the owner
   * itself. Otherwise root gives up its rights for those of the owner of DATA_DIR.
   */
  readonly keepsRights?: (config: Config) => boolean
  /**
   * @param args the arguments after the command's words
   * @throws UsageError, CommandError
   */
  readonly run: (args: string[], context: CommandContext) => Promise<void>
}
