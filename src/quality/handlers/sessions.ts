import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Session } from '../../../generated/quality/types.ts'
import type { Refusals } from '../../platform/credentials/refusals.ts'
import type { BrowserSessions, OpenSession } from '../services/accounts/browser-sessions.ts'
import { noteRefusal, principalOf } from './shared/security.ts'
import { removedCookie, schemeFor, sessionCookie } from './shared/session-cookies.ts'

/** Says who is signed in. */
const NO_STORE = { 'Cache-Control': 'no-store' } as const

export const sessionHandlers = ({
  browserSessions,
  refusals,
}: {
  readonly browserSessions: BrowserSessions
  readonly refusals: Pick<Refusals, 'note'>
}): QualityHandlers<'openSession' | 'getSession' | 'closeSession'> => {
  const describe = async (
    user: { readonly userId: number; readonly name: string; readonly isAdministrator: boolean },
    session: OpenSession | undefined,
  ): Promise<Session> => ({
    username: user.name,
    isAdministrator: user.isAdministrator,
    ...(session && { expiresAt: session.endsAt }),
    repositories: await browserSessions.rolesOf(user.userId),
  })
  return {
    openSession: async ({ body, caller }, reply) => {
      const { address, origin } = caller.client
      const scheme = schemeFor(origin)
      try {
        const { id, access, ...session } = await browserSessions.open(scheme, body, address)
        const headers = { ...NO_STORE, 'Set-Cookie': sessionCookie(scheme, id) }
        return reply.ok(await describe(access, session), headers)
      } catch (error) {
        noteRefusal(refusals, error, address)
        throw error
      }
    },
    getSession: async ({ caller }, reply) => {
      const principal = principalOf(caller)
      return reply.ok(await describe(principal, principal.session), NO_STORE)
    },
    closeSession: async ({ caller }, reply) => {
      // The operation takes cookies only.
      await browserSessions.close(principalOf(caller).session!)
      return reply.noContent({ 'Set-Cookie': removedCookie(schemeFor(caller.client.origin)) })
    },
  }
}
