import type { ApiKeyRecord } from '../../platform/credentials/api-keys.ts'
import type { Command } from '../command.ts'
import { withApiKeys } from './open-api-keys.ts'
import { readArguments } from '../options.ts'
import { table } from '../table.ts'

const state = ({ revokedAt, expiresAt }: ApiKeyRecord): string => {
  if (revokedAt !== undefined) return `revoked ${revokedAt}`
  if (expiresAt === undefined) return 'active'
  return Date.parse(expiresAt) <= Date.now() ? `expired ${expiresAt}` : `active until ${expiresAt}`
}

/** Prints a table of all API keys, including revoked keys. It contains no secrets. */
export const apikeyList: Command = {
  run: async (args, context) => {
    readArguments({ args, options: {} })
    const records = await withApiKeys(context, (apiKeys) => apiKeys.list())
    const rows = records.map((record) => [
      record.key,
      record.workspaceId,
      record.scopes.join(' '),
      record.rateLimit === undefined ? 'default' : String(record.rateLimit),
      record.createdAt,
      state(record),
      record.name ?? '',
    ])
    for (const line of table(['KEY', 'WORKSPACE', 'SCOPES', 'LIMIT', 'CREATED', 'STATE', 'NAME'], rows))
      context.print(line)
  },
}
