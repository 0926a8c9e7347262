/** Who is asking, as far as credentials tell. */
export interface Principal {
  readonly kind: 'token' | 'api-key'
  /**
   * Stable for a credential, and nothing of its secret: rates are counted and lines are logged under it. Tokens
   * made from an API key have the id of the key, so that making tokens does not multiply its budget.
   */
  readonly id: string
  readonly workspaceId: string | undefined
  readonly scopes: ReadonlySet<string>
  /** Requests a minute, where this credential has a limit of its own; 0 for none. */
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
  'unknown-key': 'The token names no algorithm and key that this server checks signatures with.',
  expired: 'The credentials have expired: get new ones.',
  'not-yet-valid': 'The token is not valid yet.',
  'wrong-issuer': 'The token was issued by somebody else than this server trusts.',
  'wrong-audience': 'The token was made for another audience.',
  unknown: 'There is no such API key, or its secret is another.',
  revoked: 'The API key behind the credentials has been revoked.',
}

/** The credentials do not hold. The message is safe to show to whoever sent them. */
export class CredentialsRejected extends Error {
  readonly reason: RejectionReason
  /** The API key that they are of, where there is such a key; for the log. */
  readonly key: string | undefined
  constructor(reason: RejectionReason, key?: string) {
    super(SENTENCES[reason])
    this.name = 'CredentialsRejected'
    this.reason = reason
    this.key = key
  }
}

/** The scopes in a text of them, separated by blanks (RFC 6749 3.3). */
export const parseScopes = (scope: string): ReadonlySet<string> => new Set(scope.split(' ').filter(Boolean))

const SCOPE = /^[\x21\x23-\x5B\x5D-\x7E]+( [\x21\x23-\x5B\x5D-\x7E]+)*$/

/** Whether a text is one or more scopes in the syntax of RFC 6749 3.3. */
export const isScope = (text: string): boolean => SCOPE.test(text)
