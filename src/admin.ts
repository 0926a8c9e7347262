/** The administrator's command line: `npm run -s admin -- <command>`. */
import { fileURLToPath } from 'node:url'
import { describeFault } from './admin/fault.ts'
import { type Command, RulesMissed, UsageError } from './admin/command.ts'
import { COMMANDS } from './admin/commands.ts'
import { OPERATOR } from './admin/operator.ts'
import { withoutCommands } from './lib/text.ts'
import { createForOwnerOnly } from './platform/data-dir.ts'
import { loadConfig, unknownNames } from './platform/config.ts'
import { becomeOwner, checkFiles, foreignOwner } from './platform/data-owner.ts'
import { createErrorLogger } from './platform/logging.ts'
import { OperatorError } from './platform/operator-error.ts'
import { tolerateClosedStreams } from './platform/standard-streams.ts'
import { ADMIN } from './lib/admin-command.ts'
import { FeaturesRejected } from './spatial/import/rejections.ts'

const usage = [
  `Usage: ${ADMIN} <command>`,
  ...COMMANDS.flatMap(({ name, synopsis, description }) => [
    `  ${name} ${synopsis}`.trimEnd(),
    `      ${description}`,
  ]),
  'Exit codes: 0 the command succeeded, 1 it failed, 2 the arguments are wrong or rules could not be run, 3 features were rejected and nothing was imported.',
  'A time is a number followed by s, m, h or d. DATA_DIR and the other settings come from the environment.',
].join('\n')

const complain = (message: string): void => {
  process.stderr.write(`${withoutCommands(message)}\n`)
}

/**
 * Takes the rights of the owner of DATA_DIR, if root runs the command, so that the server can use what it writes.
 * @throws OperatorError if this user cannot work on the data
 */
const useData = async (dataDir: string): Promise<void> => {
  const owner = await foreignOwner(dataDir)
  if (owner) await becomeOwner(owner, dataDir, fileURLToPath(import.meta.url))
  await checkFiles(dataDir)
}

/** Runs the command that the arguments name and returns the exit code of the process. */
const main = async (args: string[]): Promise<number> => {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  const named = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => word === args[index]))
  let command: Command | undefined
  try {
    if (named === undefined) {
      throw new UsageError(
        args.length === 0 ? 'Give a command.' : `There is no command "${args.slice(0, 2).join(' ')}".`,
      )
    }
    command = await named.load()
    // The files of other commands are in DATA_DIR or a backup of it.
    if (!command.writesForOthers) createForOwnerOnly()
    unknownNames(process.env).forEach(complain)
    const config = loadConfig(process.env)
    // The user of a command wants its result, not a log, unless LOG_LEVEL asks for a log.
    const logger = createErrorLogger(process.env.LOG_LEVEL === undefined ? 'warn' : config.logLevel)
    if (command.keepsRights?.(config) !== true) await useData(config.dataDir)
    await command.run(args.slice(named.name.split(' ').length), {
      config,
      logger,
      record: async (recorded) => {
        const { recordCommand } = await import('./admin/record.ts')
        await recordCommand({ config, logger }, OPERATOR, named.name, recorded)
      },
      print: (line) => void process.stdout.write(`${withoutCommands(line)}\n`),
      tell: complain,
    })
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${usage}`)
      return 2
    }
    complain(error instanceof OperatorError ? error.message : describeFault(error))
    if (error instanceof FeaturesRejected) return 3
    return error instanceof RulesMissed ? 1 : (command?.failureCode ?? 1)
  }
}

// A command whose reader is gone, such as `head`, still does its work to the end.
tolerateClosedStreams((error) => {
  complain(
    `The result could not be written to standard output (${error.code}). Write it to a place with free space.`,
  )
  process.once('exit', () => (process.exitCode ||= 1))
})
process.exitCode = await main(process.argv.slice(2))
