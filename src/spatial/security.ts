import type { IncomingHttpHeaders } from 'node:http'
import type { SecurityScheme } from '../../generated/spatial/contract.ts'
import type { Caller } from '../contract/call.ts'
import type { Authenticator } from '../contract/service.ts'
import type { ApiKeys } from '../platform/credentials/api-keys.ts'
import { CredentialsRejected, type Principal } from '../platform/credentials/principal.ts'
import type { Tokens } from '../platform/credentials/tokens.ts'
import { ScopeMissing, WorkspaceMissing } from './errors.ts'

/** The right that every operation but the token endpoint asks for. */
export const READ_SCOPE = 'spatial:read'

/** Who calls; the authenticators below return nothing else. */
export function principalOf(caller: Caller): Principal {
  return caller.principal as Principal
}

/**
 * The judges of the contract's security schemes.
 * @throws CredentialsRejected, WorkspaceMissing, ScopeMissing from `judge`
 */
export function authenticators(
  tokens: Pick<Tokens, 'verify'>,
  keys: Pick<ApiKeys, 'verify'>,
): Record<SecurityScheme, Authenticator> {
  return {
    bearerAuth: {
      isTried: (headers) => triesScheme(headers, 'bearer'),
      judge: async (headers) => mayRead(await tokens.verify(credentials(headers, 'bearer'))),
    },
    ApiKeyAuth: {
      isTried: (headers) => headers['x-api-key'] !== undefined,
      judge: async (headers) => mayRead(await keys.verify(...split(String(headers['x-api-key']), '.'))),
    },
    ApikeyAuthorization: {
      isTried: (headers) => triesScheme(headers, 'apikey'),
      judge: async (headers) => mayRead(await keys.verify(...decodePair(credentials(headers, 'apikey')))),
    },
    ClientCredentials: {
      isTried: (headers) => triesScheme(headers, 'basic'),
      judge: async (headers) => keys.verify(...decodePair(credentials(headers, 'basic'))),
    },
  }
}

/** For `AUTH=none`: everybody reads. The token endpoint still asks for the key that it makes a token from. */
export function openAuthenticators(
  tokens: Pick<Tokens, 'verify'>,
  keys: Pick<ApiKeys, 'verify'>,
): Record<SecurityScheme, Authenticator> {
  const everybody: Authenticator = {
    isTried: () => true,
    judge: () => ({ id: 'everybody', rateLimit: 0 }),
  }
  return {
    ...authenticators(tokens, keys),
    bearerAuth: everybody,
    ApiKeyAuth: everybody,
    ApikeyAuthorization: everybody,
  }
}

function mayRead(principal: Principal): Principal {
  if (principal.workspaceId === undefined) throw new WorkspaceMissing()
  if (!principal.scopes.has(READ_SCOPE)) throw new ScopeMissing(READ_SCOPE)
  return principal
}

/** Whether `Authorization` holds credentials of a scheme; names of schemes have no case (RFC 9110, 11.1). */
function triesScheme({ authorization }: IncomingHttpHeaders, scheme: string): boolean {
  if (authorization === undefined) return false
  const end = authorization.indexOf(' ')
  return end === scheme.length && authorization.slice(0, end).toLowerCase() === scheme
}

/** What follows the name of the scheme in `Authorization`. */
function credentials(headers: IncomingHttpHeaders, scheme: string): string {
  return headers.authorization!.slice(scheme.length + 1).trim()
}

/** RFC 7617: the base64 of `user:password`; our keys and secrets have no colon. */
function decodePair(encoded: string): [string, string] {
  const bytes = Buffer.from(encoded, 'base64')
  const canonical = bytes.toString('base64').replaceAll('=', '')
  if (canonical !== encoded.replaceAll('=', '')) throw new CredentialsRejected('malformed')
  return split(bytes.toString('latin1'), ':')
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  if (at === -1) throw new CredentialsRejected('malformed')
  return [text.slice(0, at), text.slice(at + 1)]
}
