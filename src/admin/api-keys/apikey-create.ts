import type { Command } from '../command.ts'
import { UsageError } from '../command.ts'
import { withApiKeys } from './open-api-keys.ts'
import { readArguments, readRateLimit, readScope, readTtl, readWorkspace } from '../options.ts'

/** Prints `<key>.<secret>` and nothing else. The secret is not stored and cannot be printed again. */
export const apikeyCreate: Command = {
  run: async (args, context) => {
    const { values } = readArguments({
      args,
      options: {
        workspace: { type: 'string' },
        scope: { type: 'string', multiple: true },
        name: { type: 'string' },
        ttl: { type: 'string' },
        'rate-limit': { type: 'string' },
      },
    })
    if (values.workspace === undefined) {
      throw new UsageError('An API key belongs to a workspace. Give it with --workspace <id>.')
    }
    const options = {
      workspaceId: readWorkspace(values.workspace),
      scopes: readScope(values.scope).split(' '),
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.ttl === undefined ? {} : { ttlSeconds: readTtl(values.ttl) }),
      ...(values['rate-limit'] === undefined ? {} : { rateLimit: readRateLimit(values['rate-limit']) }),
    }
    const { key, secret } = await withApiKeys(context, (apiKeys) => apiKeys.create(options))
    await context.record({ about: { key, workspace: options.workspaceId, scope: options.scopes.join(' ') } })
    context.print(`${key}.${secret}`)
  },
}
