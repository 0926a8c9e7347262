import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import type { SpatialServices } from './spatial-services.ts'
import { principalOf } from './security.ts'

export const tokenHandlers = ({ tokenGrants }: SpatialServices): SpatialHandlers<'createToken'> => ({
  createToken: async ({ body, caller }, reply) => {
    const grant = tokenGrants.clientCredentials(principalOf(caller), body)
    return reply.ok(
      { access_token: grant.token, token_type: 'Bearer', expires_in: grant.expiresIn, scope: grant.scope },
      { 'Cache-Control': 'no-store', Pragma: 'no-cache' },
    )
  },
})
