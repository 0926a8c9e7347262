import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logging.ts'
import { OperatorError } from '../platform/operator-error.ts'

/** The command was typed wrongly; the message says what to type. The process ends with 2. */
export class UsageError extends Error {}

/** The command was understood and could not be done; the message says why. The process ends with 1. */
export class CommandError extends OperatorError {}

/** What a command works with. */
export interface CommandContext {
  readonly config: Config
  readonly logger: Logger
  /** Writes a line of the result to standard output. */
  readonly print: (line: string) => void
  /** Writes a line about the result to standard error. */
  readonly tell: (line: string) => void
}

/** One command of the administrator. */
export interface Command {
  /** Its words: `apikey create`. */
  readonly name: string
  /** What follows the words, for the usage. */
  readonly synopsis: string
  readonly description: string
  /**
   * @param args what stands behind the command's words
   * @throws UsageError, CommandError
   */
  readonly run: (args: string[], context: CommandContext) => Promise<void>
}
