import type { IncomingHttpHeaders } from 'node:http'
import type { SecurityScheme } from '../../../generated/spatial/contract.ts'
import type { Caller } from '../../contract/call.ts'
import type { Authenticator } from '../../contract/authenticator.ts'
import type { ApiKeys } from '../../platform/credentials/api-keys.ts'
import { credentialsOf, decodeBase64, usesScheme } from '../../platform/credentials/authorization.ts'
import { CredentialsRejected, type Principal } from '../../platform/credentials/principal.ts'
import type { Refusals } from '../../platform/credentials/refusals.ts'
import type { Tokens } from '../../platform/credentials/tokens.ts'
import { ScopeMissing, WorkspaceMissing } from '../model/errors.ts'

/** The scope that every operation except the token endpoint requires. */
export const READ_SCOPE = 'spatial:read'

/** The principal of a caller; the authenticators below return no other type. */
export function principalOf(caller: Caller): Principal {
  return caller.principal as Principal
}

/** The dependencies of the authenticators. */
export interface CredentialServices {
  readonly tokens: Pick<Tokens, 'verify'>
  readonly keys: Pick<ApiKeys, 'verify'>
  readonly refusals: Pick<Refusals, 'note'>
}

/**
 * The authenticators of the contract's security schemes.
 * @throws CredentialsRejected, WorkspaceMissing, ScopeMissing from `authenticate`
 */
export function authenticators({
  tokens,
  keys,
  refusals,
}: CredentialServices): Record<SecurityScheme, Authenticator> {
  const authenticator = (
    hasCredentials: Authenticator['hasCredentials'],
    authenticate: (headers: IncomingHttpHeaders) => Promise<Principal>,
  ): Authenticator => ({
    hasCredentials,
    authenticate: async (headers, client) => {
      try {
        return await authenticate(headers)
      } catch (error) {
        noteRefusal(refusals, error, client.address)
        throw error
      }
    },
  })
  return {
    bearerAuth: authenticator(
      (headers) => usesScheme(headers, 'bearer'),
      async (headers) => mayRead(await tokens.verify(credentialsOf(headers, 'bearer'))),
    ),
    ApiKeyAuth: authenticator(
      (headers) => headers['x-api-key'] !== undefined,
      async (headers) => mayRead(await keys.verify(...split(String(headers['x-api-key']), '.'))),
    ),
    ApikeyAuthorization: authenticator(
      (headers) => usesScheme(headers, 'apikey'),
      async (headers) => mayRead(await keys.verify(...decodePair(credentialsOf(headers, 'apikey')))),
    ),
    ClientCredentials: authenticator(
      (headers) => usesScheme(headers, 'basic'),
      async (headers) => {
        const [key, secret] = decodePair(credentialsOf(headers, 'basic'))
        return keys.verify(decodeForm(key), decodeForm(secret))
      },
    ),
  }
}

/** For `AUTH=none`: every caller may read. The token endpoint still requires an API key. */
export function openAuthenticators(services: CredentialServices): Record<SecurityScheme, Authenticator> {
  const everybody: Authenticator = {
    hasCredentials: () => true,
    authenticate: () => ({ id: 'everybody', rateLimit: 0 }),
  }
  return {
    ...authenticators(services),
    bearerAuth: everybody,
    ApiKeyAuth: everybody,
    ApikeyAuthorization: everybody,
  }
}

/** If the store is unreachable, the credentials are not known to be wrong. */
function noteRefusal(refusals: CredentialServices['refusals'], error: unknown, address: string): void {
  if (error instanceof CredentialsRejected) {
    refusals.note({ address, reason: error.reason, holder: error.key && `api-key:${error.key}` })
  } else if (error instanceof WorkspaceMissing) {
    refusals.note({ address, reason: 'workspace-missing', holder: error.holder })
  } else if (error instanceof ScopeMissing) {
    refusals.note({ address, reason: 'scope-missing', holder: error.holder })
  }
}

function mayRead(principal: Principal): Principal {
  if (principal.workspaceId === undefined) throw new WorkspaceMissing(principal.id)
  if (!principal.scopes.has(READ_SCOPE)) throw new ScopeMissing(READ_SCOPE, principal.id)
  return principal
}

/** RFC 7617: the base64 of `user:password`. Keys and secrets contain no colon. */
function decodePair(encoded: string): [string, string] {
  const bytes = decodeBase64(encoded)
  if (bytes === undefined) throw new CredentialsRejected('malformed')
  return split(bytes.toString('latin1'), ':')
}

/** RFC 6749, 2.3.1: user name and password of a client are form-encoded before Basic encoding. */
function decodeForm(text: string): string {
  if (/%(?![0-9a-f]{2})/i.test(text)) throw new CredentialsRejected('malformed')
  // Bytes that cannot be part of a key are refused by their form, regardless of their encoding.
  return text
    .replaceAll('+', ' ')
    .replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  if (at === -1) throw new CredentialsRejected('malformed')
  return [text.slice(0, at), text.slice(at + 1)]
}
