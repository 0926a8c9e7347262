import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../command.ts'
import { withApiKeys } from './open-api-keys.ts'
import { readArguments, readRateLimit } from '../options.ts'

/** Changes the rate limit of an API key. A running server applies it within a second. Prints nothing. */
export const apikeyLimit: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const [given, limit, ...rest] = positionals
    if (given === undefined || limit === undefined || rest.length > 0) {
      throw new UsageError('Give a key (`apikey list` shows them) and its requests per minute, or default.')
    }
    const key = given.split('.')[0] ?? ''
    const perMinute = limit === 'default' ? undefined : readRateLimit(limit)
    if (!(await withApiKeys(context, (apiKeys) => apiKeys.limit(key, perMinute)))) {
      throw new CommandError(`There is no API key ${key}. \`apikey list\` shows all keys.`)
    }
    await context.record({ about: { key, limit } })
  },
}
