import { parseScopes, type Principal } from '../../platform/credentials/principal.ts'
import type { Tokens } from '../../platform/credentials/tokens.ts'
import { InvalidScope } from '../errors.ts'

/** How long a token of the token endpoint lives. */
const TTL_SECONDS = 3600

export interface Grant {
  readonly token: string
  readonly expiresIn: number
  readonly scope: string
}

/** Gives tokens to the holders of API keys (RFC 6749, 4.4). */
export class TokenGrants {
  readonly #tokens: Pick<Tokens, 'issue'>

  constructor(tokens: Pick<Tokens, 'issue'>) {
    this.#tokens = tokens
  }

  /**
   * @param scope rights asked for, separated by blanks; without it all rights of the key
   * @throws InvalidScope where the key has not all of them
   */
  clientCredentials(holder: Principal, scope: string | undefined): Grant {
    const granted = scope === undefined ? [...holder.scopes] : [...parseScopes(scope)]
    const missing = granted.filter((right) => !holder.scopes.has(right))
    if (missing.length > 0 || granted.length === 0) throw new InvalidScope(missing)
    const { token, expiresIn } = this.#tokens.issue({
      workspaceId: holder.workspaceId,
      scope: granted.join(' '),
      ttlSeconds: TTL_SECONDS,
      apiKey: holder.id.slice(holder.id.indexOf(':') + 1),
    })
    return { token, expiresIn, scope: granted.join(' ') }
  }
}
