import { type Sealer, SealBroken } from '../../../platform/credentials/sealer.ts'
import { LoginUnusable } from '../../model/connection-errors.ts'
import type { SourceLogin } from '../../model/connection.ts'

/** What a login belongs to. A sealed login that is copied to another owner cannot be opened there. */
export interface LoginOwner {
  readonly repositoryId: number
  readonly connectionId: number
}

type SealedLogin = LoginOwner & SourceLogin

/** Encrypts the credentials of loader connections, for the catalogue and for the parameters of jobs. */
export class ConnectionLogins {
  readonly #sealer: Pick<Sealer, 'seal' | 'open'>

  constructor(sealer: Pick<Sealer, 'seal' | 'open'>) {
    this.#sealer = sealer
  }

  seal({ repositoryId, connectionId }: LoginOwner, login: SourceLogin): Promise<string> {
    const { user, password, token, addressQuery } = login
    return this.#sealer.seal(
      JSON.stringify({ repositoryId, connectionId, user, password, token, addressQuery }),
    )
  }

  /** @throws LoginUnusable */
  async open({ repositoryId, connectionId }: LoginOwner, sealed: string): Promise<SourceLogin> {
    let text: string
    try {
      text = await this.#sealer.open(sealed)
    } catch (error) {
      if (error instanceof SealBroken) throw new LoginUnusable(connectionId, { cause: error })
      throw error
    }
    const { user, password, token, addressQuery, ...owner } = JSON.parse(text) as SealedLogin
    if (owner.repositoryId !== repositoryId || owner.connectionId !== connectionId)
      throw new LoginUnusable(connectionId)
    return { user, password, token, addressQuery }
  }
}
