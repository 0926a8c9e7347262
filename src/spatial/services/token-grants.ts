import { isScope, parseScopes, type Principal } from '../../platform/credentials/principal.ts'
import type { Tokens } from '../../platform/credentials/tokens.ts'
import { InvalidScope, SecondIdentification } from '../model/errors.ts'

/** Lifetime of a token from the token endpoint. */
const TTL_SECONDS = 3600

export interface Grant {
  readonly token: string
  readonly expiresIn: number
  readonly scope: string
}

/** The form fields of a client besides the grant type. */
export interface GrantForm {
  readonly scope?: string | undefined
  readonly client_id?: string | undefined
  readonly client_secret?: string | undefined
}

/** Issues tokens to the holders of API keys (RFC 6749, 4.4). */
export class TokenGrants {
  readonly #tokens: Pick<Tokens, 'issue'>

  constructor(tokens: Pick<Tokens, 'issue'>) {
    this.#tokens = tokens
  }

  /**
   * @param form fields of the request; an empty field counts as omitted (RFC 6749, 3.2). `scope`: requested
   * scopes separated by spaces; if omitted, all scopes of the key
   * @throws InvalidScope if the key does not have all of them; SecondIdentification if the form identifies
   * the client a second time (RFC 6749, 2.3: one method per request). `client_id` is allowed if it names the
   * same key.
   */
  clientCredentials(holder: Principal, form: GrantForm): Grant {
    const key = holder.id.slice(holder.id.indexOf(':') + 1)
    if (form.client_secret || (form.client_id && form.client_id !== key)) throw new SecondIdentification()
    if (form.scope && !isScope(form.scope)) throw new InvalidScope([])
    const granted = form.scope ? [...parseScopes(form.scope)] : [...holder.scopes]
    const missing = granted.filter((right) => !holder.scopes.has(right))
    if (missing.length > 0) throw new InvalidScope(missing)
    const { token, expiresIn } = this.#tokens.issue({
      workspaceId: holder.workspaceId,
      scope: granted.join(' '),
      ttlSeconds: TTL_SECONDS,
      apiKey: key,
    })
    return { token, expiresIn, scope: granted.join(' ') }
  }
}
