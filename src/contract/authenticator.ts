import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Principal } from './call.ts'
import { decodeComponent } from './text.ts'

/** Judges one security scheme. */
export interface Authenticator {
  /** Tells, without judging them, whether there are credentials of this scheme. */
  readonly isTried: (headers: IncomingHttpHeaders) => boolean
  /**
   * Whose credentials they are. Only asked where the scheme is tried. What it throws becomes the answer, by the
   * service's error table: one error for credentials that do not hold, another for a role that is missing.
   */
  readonly judge: (
    headers: IncomingHttpHeaders,
    client: Client,
    needs: Pick<Needs, 'roles' | 'path'>,
  ) => Principal | Promise<Principal>
}

export type Authenticators = Readonly<Record<string, Authenticator>>

/** What a request is to be allowed for. */
export class Needs {
  /** The roles that the contract names, any of which will do; empty where credentials alone are asked for. */
  readonly roles: readonly string[]
  readonly #parameters: readonly { readonly name: string }[]
  readonly #segments: readonly string[]

  constructor(
    roles: readonly string[],
    parameters: readonly { readonly name: string }[],
    segments: readonly string[],
  ) {
    this.roles = roles
    this.#parameters = parameters
    this.#segments = segments
  }

  /**
   * The texts that stand for the path parameters, decoded. Nothing is known of them yet: what they name may not
   * exist, and a text that cannot be decoded is missing.
   */
  get path(): Readonly<Record<string, string | undefined>> {
    return Object.fromEntries(
      this.#parameters.map(({ name }, index) => [name, decodeComponent(this.#segments[index] ?? '')]),
    )
  }
}
