import { signingSecret } from '../platform/credentials/secret.ts'
import { TokenIssuer } from '../platform/credentials/token-issuer.ts'
import type { Command } from './command.ts'
import { readArguments, readScope, readTtl, readWorkspace } from './options.ts'

const DEFAULT_TTL_SECONDS = 3600

/**
 * Prints a bearer token and nothing else. Needs only the signing secret, neither a server nor the catalogue.
 */
export const token: Command = {
  keepsRights: ({ jwtSecret }) => jwtSecret !== undefined,
  run: async (args, { config, logger, print }) => {
    const { values } = readArguments({
      args,
      options: {
        workspace: { type: 'string' },
        scope: { type: 'string', multiple: true },
        ttl: { type: 'string' },
      },
    })
    const claims = {
      workspaceId: values.workspace === undefined ? undefined : readWorkspace(values.workspace),
      scope: readScope(values.scope),
      ttlSeconds: values.ttl === undefined ? DEFAULT_TTL_SECONDS : readTtl(values.ttl),
    }
    const issuer = new TokenIssuer({
      secret: await signingSecret(config),
      issuer: config.jwtIssuer,
      audience: config.jwtAudience,
      logger,
    })
    print(issuer.issue(claims).token)
  },
}
