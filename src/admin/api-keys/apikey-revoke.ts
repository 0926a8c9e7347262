import type { Command } from '../command.ts'
import { CommandError } from '../command.ts'
import { withApiKeys } from './open-api-keys.ts'
import { onlyArgument, readArguments } from '../options.ts'

/**
 * Revokes an API key and all tokens made from it. A running server applies it within a second. Prints
 * nothing.
 */
export const apikeyRevoke: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const key = onlyArgument(positionals, 'the key to revoke (`apikey list` shows them)').split('.')[0] ?? ''
    if (!(await withApiKeys(context, (apiKeys) => apiKeys.revoke(key)))) {
      throw new CommandError(`There is no API key ${key}. \`apikey list\` shows all keys.`)
    }
    await context.record({ about: { key } })
  },
}
