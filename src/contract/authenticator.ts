import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Principal } from './call.ts'
import type { Effect } from './same-origin.ts'
import { decodeComponent } from './text.ts'

/** Authenticates the requests of one security scheme. */
export interface Authenticator {
  /**
   * True if browsers attach the credentials to requests by themselves. Such credentials do not count if the request has
   * credentials of another scheme of the operation, which somebody has sent on purpose.
   */
  readonly isSentByBrowsers?: boolean
  /** True if the request carries credentials of this scheme, valid or not. */
  readonly hasCredentials: (headers: IncomingHttpHeaders, client: Client) => boolean
  /**
   * Authenticates the credentials. Called only if the request carries credentials of the scheme. Its error
   * becomes the answer by the service's error table: one error for invalid credentials, another for a missing
   * role.
   */
  readonly authenticate: (
    headers: IncomingHttpHeaders,
    client: Client,
    requirement: Pick<AccessRequirement, 'roles' | 'path' | 'effect'>,
  ) => Principal | Promise<Principal>
}

export type Authenticators = Readonly<Record<string, Authenticator>>

/** The access that a request needs. */
export class AccessRequirement {
  /** The roles in the contract, one of which is sufficient; empty if credentials alone are sufficient. */
  readonly roles: readonly string[]
  readonly effect: Effect
  readonly #parameters: readonly { readonly name: string }[]
  readonly #segments: readonly string[]

  constructor(
    roles: readonly string[],
    parameters: readonly { readonly name: string }[],
    segments: readonly string[],
    effect: Effect = 'none',
  ) {
    this.roles = roles
    this.effect = effect
    this.#parameters = parameters
    this.#segments = segments
  }

  /**
   * The decoded texts of the path parameters. They are not validated yet: the named resource may not exist,
   * and a text that cannot be decoded is missing.
   */
  get path(): Readonly<Record<string, string | undefined>> {
    return Object.fromEntries(
      this.#parameters.map(({ name }, index) => [name, decodeComponent(this.#segments[index] ?? '')]),
    )
  }
}
