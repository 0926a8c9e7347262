import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logging.ts'
import { OperatorError } from '../platform/operator-error.ts'

/** The arguments are wrong. The message says how to correct them. The process exits with 2. */
export class UsageError extends Error {}

/** The command was understood but failed. The message says why. The process exits with 1. */
export class CommandError extends OperatorError {}

/** The context in which a command runs. */
export interface CommandContext {
  readonly config: Config
  readonly logger: Logger
  /** Writes a line of the result to standard output. */
  readonly print: (line: string) => void
  /** Writes a line about the result to standard error. */
  readonly tell: (line: string) => void
}

/** A command of the administrator. */
export interface Command {
  /** The words of the command: `apikey create`. */
  readonly name: string
  /** The arguments after the words, for the usage. */
  readonly synopsis: string
  readonly description: string
  /** The exit code if the command fails; the default is 1. */
  readonly failureCode?: number
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
