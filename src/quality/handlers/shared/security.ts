import type { IncomingHttpHeaders } from 'node:http'
import type { SecurityScheme } from '../../../../generated/quality/contract.ts'
import type { Authenticator } from '../../../contract/authenticator.ts'
import type { Caller, Principal as AnyPrincipal } from '../../../contract/call.ts'
import { CredentialsMissing } from '../../../contract/faults.ts'
import { cookieAuthenticator } from '../../../contract/cookie-credentials.ts'
import { credentialsOf, decodeBase64, usesScheme } from '../../../platform/credentials/authorization.ts'
import type { Refusals } from '../../../platform/credentials/refusals.ts'
import { covers, isRole, type Role } from '../../model/roles.ts'
import type { BrowserSessions, OpenSession } from '../../services/accounts/browser-sessions.ts'
import { readPassword, type Credentials } from '../../services/accounts/credentials.ts'
import type { Logins } from '../../services/accounts/logins.ts'
import { isRepositoryName } from '../../services/repositories.ts'
import { CredentialsRefused, RepositoryUnknown, RoleMissing, TooManyAttempts } from '../../model/errors.ts'
import type { Access } from '../../model/access.ts'
import type { BrowserScheme } from '../../model/session-scheme.ts'
import { SESSION_COOKIES } from './session-cookies.ts'

/** The authenticated user and the user's rights. */
export interface Principal extends AnyPrincipal {
  readonly userId: number
  readonly name: string
  /** True if the user is an administrator of the whole server, with all rights in every repository. */
  readonly isAdministrator: boolean
  /** Name of the repository in the request's path. The repository need not exist. */
  readonly repository: string | undefined
  /** Undefined if the repository does not exist. */
  readonly repositoryId: number | undefined
  /** The user's role in that repository. An administrator of the server has the role administrator. */
  readonly role: Role | undefined
  /** The session of the browser; undefined if the credentials were HTTP Basic. */
  readonly session: OpenSession | undefined
}

/**
 * The principal of a caller; the authenticators below return no other type. Only for operations that require
 * credentials.
 */
export function principalOf(caller: Caller): Principal {
  if (caller.principal === undefined) throw new CredentialsMissing('The request carries no credentials.')
  return caller.principal as Principal
}

/**
 * For commands that need a higher role than their operation.
 * @throws RoleMissing
 */
export function requireRole(caller: Caller, needed: Role): Principal {
  const principal = principalOf(caller)
  if (!covers(principal.role, needed)) throw new RoleMissing(principal.name, needed, principal.repository)
  return principal
}

/** Longest credentials, in bytes of their base64. Names, passwords and sessions of the maximum length fit. */
const MAX_LENGTH = 8192

/**
 * Authenticates by the contract's security schemes: a name with a password, or the cookie of a session.
 * @throws CredentialsRefused, TooManyAttempts, RoleMissing, RepositoryUnknown from `authenticate`
 */
export function authenticators({
  logins,
  browserSessions,
  refusals,
}: {
  readonly logins: Pick<Logins, 'authenticate'>
  readonly browserSessions: Pick<BrowserSessions, 'authenticate'>
  readonly refusals: Pick<Refusals, 'note'>
}): Record<SecurityScheme, Authenticator> {
  const noting = async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      noteRefusal(refusals, error, address)
      throw error
    }
  }
  const bySession = (scheme: BrowserScheme): Authenticator =>
    cookieAuthenticator(SESSION_COOKIES[scheme], (id, { address }, { roles, path: { repository } }) =>
      noting(address, async () => {
        const { access, ...session } = await browserSessions.authenticate(scheme, id, repository)
        return allowed(access, session, roles, repository)
      }),
    )
  return {
    basicAuth: {
      hasCredentials: (headers) => usesScheme(headers, 'basic'),
      authenticate: (headers, { address }, { roles, path: { repository } }) =>
        noting(address, async () => {
          const access = await logins.authenticate(readCredentials(headers), address, repository)
          return allowed(access, undefined, roles, repository)
        }),
    },
    session: bySession('session'),
    hostSession: bySession('hostSession'),
  }
}

/**
 * The principal of a user who has the required role. A role that the contract names is required in the repository of
 * the request's path; without a repository in the path, only administrators of the server have the role. A missing
 * repository is reported here: otherwise a user without a role could reach a repository that is created before the
 * handler looks it up.
 * @param roles one of them is required, if there are any
 * @throws RoleMissing, RepositoryUnknown
 */
function allowed(
  access: Access,
  session: OpenSession | undefined,
  roles: readonly string[],
  repository: string | undefined,
): Principal {
  const { userId, name, isAdministrator, repositoryId } = access
  const role = isAdministrator ? 'administrator' : access.role
  const id = `user:${userId}`
  const principal = { id, userId, name, isAdministrator, repository, repositoryId, role, session }
  const needed = roles.filter(isRole)
  if (needed.length === 0) return principal
  if (repository !== undefined && repositoryId === undefined) {
    // The contract rejects invalid names.
    if (isRepositoryName(repository)) throw new RepositoryUnknown(repository)
  } else if (!needed.some((one) => covers(role, one))) {
    throw new RoleMissing(name, needed[0]!, repository)
  }
  return principal
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** RFC 7617: the base64 of `name:password` in UTF-8; the name ends at the first colon. */
function readCredentials(headers: IncomingHttpHeaders): Credentials {
  const encoded = credentialsOf(headers, 'basic')
  const bytes = encoded.length <= MAX_LENGTH ? decodeBase64(encoded) : undefined
  const text = bytes && decodeUtf8(bytes)
  const colon = text?.indexOf(':') ?? -1
  if (text === undefined || colon === -1) throw new CredentialsRefused('malformed')
  const credentials = readPassword(text.slice(0, colon), text.slice(colon + 1))
  if (credentials === undefined) throw new CredentialsRefused('malformed')
  return credentials
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** If the catalogue is unreachable, the credentials were not checked, so no refusal is counted. */
export function noteRefusal(refusals: Pick<Refusals, 'note'>, error: unknown, address: string): void {
  if (error instanceof CredentialsRefused) {
    refusals.note({ address, reason: error.reason, holder: error.user && `user:${error.user}` })
  } else if (error instanceof TooManyAttempts) {
    refusals.note({ address, reason: 'too-many-attempts' })
  } else if (error instanceof RoleMissing) {
    refusals.note({ address, reason: 'role-missing', holder: `user:${error.user}` })
  }
}
