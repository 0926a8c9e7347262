import { hasCatalogue } from '../platform/catalogue/open-catalogue.ts'
import type { Config } from '../platform/config.ts'
import { signingSecret } from '../platform/credentials/secret.ts'
import { TokenIssuer } from '../platform/credentials/token-issuer.ts'
import type { Command } from './command.ts'
import { readArguments, readScope, readTtl, readWorkspace } from './options.ts'

const DEFAULT_TTL_SECONDS = 3600

/** True if the secret is a setting and no server has kept data here, so that there is no trail to write to. */
const isWithoutData = (config: Config): boolean => config.jwtSecret !== undefined && !hasCatalogue(config)

/**
 * Prints a bearer token and nothing else. Needs only the signing secret, and no server.
 */
export const token: Command = {
  keepsRights: isWithoutData,
  run: async (args, { config, record, print }) => {
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
    })
    const { token, id } = issuer.issue(claims)
    const { workspaceId: workspace, scope } = claims
    if (!isWithoutData(config))
      await record({ about: { token: id, scope, ...(workspace !== undefined && { workspace }) } })
    print(token)
  },
}
