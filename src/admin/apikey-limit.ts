import type { Command } from './command.ts'
import { CommandError, UsageError } from './command.ts'
import { withApiKeys } from './open-api-keys.ts'
import { readArguments, readRateLimit } from './options.ts'

/** Changes the limit of an API key, on a running server within a second. Prints nothing. */
export const apikeyLimit: Command = {
  name: 'apikey limit',
  synopsis: '<key> <number>|default',
  description: "Change how many requests a minute an API key may make; default is the server's own limit.",
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const [given, limit, ...rest] = positionals
    if (given === undefined || limit === undefined || rest.length > 0) {
      throw new UsageError('Give a key (`apikey list` shows them) and its requests a minute, or default.')
    }
    const key = given.split('.')[0] ?? ''
    const perMinute = limit === 'default' ? undefined : readRateLimit(limit)
    if (!(await withApiKeys(context, (apiKeys) => apiKeys.limit(key, perMinute)))) {
      throw new CommandError(`There is no API key ${key}: \`apikey list\` shows those that there are.`)
    }
  },
}
