import { type KeyObject, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'

/** Issuer of this server's tokens if `JWT_ISSUER` is not set. */
const ISSUER = 'groundtruth'

/** The claims of a new token. */
export interface TokenClaims {
  /** Omitted from the token if undefined. */
  readonly workspaceId?: string | undefined
  /** Scopes separated by spaces. */
  readonly scope: string
  readonly ttlSeconds: number
  /** The API key that the token is made from. The token becomes invalid with the key. */
  readonly apiKey?: string | undefined
}

/** Issues bearer tokens: JSON Web Tokens (RFC 7519) with HS256. */
export class TokenIssuer {
  readonly #secret: KeyObject
  readonly #issuer: string
  readonly #audience: string | undefined
  readonly #now: () => number

  /**
   * @param options.issuer `iss` of the tokens; `groundtruth` if undefined
   * @param options.audience `aud` of the tokens; omitted if undefined
   * @param options.now milliseconds since 1970
   */
  constructor(options: {
    secret: KeyObject
    issuer?: string | undefined
    audience?: string | undefined
    now?: () => number
  }) {
    this.#secret = options.secret
    this.#issuer = options.issuer ?? ISSUER
    this.#audience = options.audience
    this.#now = options.now ?? Date.now
  }

  /** Issues a token that is valid from now on for `ttlSeconds`. */
  issue({ workspaceId, scope, ttlSeconds, apiKey }: TokenClaims): {
    readonly token: string
    /** Names the token in the audit trail (`jti`). */
    readonly id: string
    readonly expiresIn: number
  } {
    const issuedAt = Math.floor(this.#now() / 1000)
    const id = randomUUID()
    const claims = {
      iss: this.#issuer,
      aud: this.#audience,
      iat: issuedAt,
      exp: issuedAt + ttlSeconds,
      jti: id,
      scope,
      workspaceId,
      apiKey,
    }
    // JSON drops undefined claims; the library would reject them.
    const payload = JSON.parse(JSON.stringify(claims)) as object
    const token = jwt.sign(payload, this.#secret, { algorithm: 'HS256' })
    return { token, id, expiresIn: ttlSeconds }
  }
}
