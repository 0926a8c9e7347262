import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { QualityServices } from './shared/quality-services.ts'
import { principalOf } from './shared/security.ts'
import { changePassword } from '../services/accounts/accounts.ts'

export const accountHandlers = (
  services: Pick<QualityServices, 'accounts' | 'logins'>,
): QualityHandlers<'login' | 'changePassword'> => ({
  login: async ({ caller }, reply) => {
    const { name, role } = principalOf(caller)
    // Without a repository, or a role in it, the security requirement of the operation has rejected the request.
    return reply.ok({ authenticated: true, username: name, role: role! })
  },
  changePassword: async ({ body, caller }, reply) => {
    await changePassword(services, principalOf(caller).name, body, caller.client.address)
    return reply.noContent()
  },
})
