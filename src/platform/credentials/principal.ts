/** The caller, as far as the credentials identify it. */
export interface Principal {
  readonly kind: 'token' | 'api-key'
  /**
   * Stable for a credential and free of its secret. Requests are counted and logged under this id. Tokens
   * made from an API key have the id of the key, so that issuing tokens does not multiply its budget.
   */
  readonly id: string
  readonly workspaceId: string | undefined
  readonly scopes: ReadonlySet<string>
  /** Requests per minute, if this credential has its own limit; 0 for no limit. */
  readonly rateLimit?: number
}

export type RejectionReason =
  | 'malformed'
  | 'bad-signature'
  | 'unknown-key'
  | 'expired'
  | 'not-yet-valid'
  | 'wrong-issuer'
  | 'wrong-audience'
  | 'unknown'
  | 'revoked'

const SENTENCES: Readonly<Record<RejectionReason, string>> = {
  malformed: 'The credentials are not well-formed.',
  'bad-signature': 'The token is not signed by a key of this server.',
  'unknown-key': 'The token names an algorithm or a key that this server does not accept.',
  expired: 'The credentials have expired. Get new credentials.',
  'not-yet-valid': 'The token is not valid yet.',
  'wrong-issuer': 'The token was issued by an issuer that this server does not trust.',
  'wrong-audience': 'The token was made for another audience.',
  unknown: 'There is no such API key, or its secret is another.',
  revoked: 'The API key behind the credentials has been revoked.',
}

/** The credentials are invalid. The message is safe to show to the caller. */
export class CredentialsRejected extends Error {
  readonly reason: RejectionReason
  /** The API key of the credentials, if it exists; for the log. */
  readonly key: string | undefined
  constructor(reason: RejectionReason, key?: string) {
    super(SENTENCES[reason])
    this.name = 'CredentialsRejected'
    this.reason = reason
    this.key = key
  }
}

/** The scopes in a text, separated by spaces (RFC 6749 3.3). */
export const parseScopes = (scope: string): ReadonlySet<string> => new Set(scope.split(' ').filter(Boolean))

const SCOPE = /^[\x21\x23-\x5B\x5D-\x7E]+( [\x21\x23-\x5B\x5D-\x7E]+)*$/

/** True if a text is one or more scopes in the syntax of RFC 6749 3.3. */
export const isScope = (text: string): boolean => SCOPE.test(text)
