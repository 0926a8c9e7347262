import type { IncomingMessage } from 'node:http'
import { printable } from '../../../lib/text.ts'
import type { SourceLogin } from '../../model/connection.ts'
import { SourceUnreadable } from '../errors.ts'
import { type AttemptTimes, told } from '../http/attempts.ts'
import { httpGet, type HttpHeaders } from '../http/http-get.ts'
import type { AddressedFile } from './addressed-file.ts'
import { encodedPath, type HttpAddress } from './http-address.ts'
import { statusFault } from './status-fault.ts'

/** Redirects within a server that one request follows. */
const MAX_REDIRECTS = 5

const REDIRECTS = [301, 302, 303, 307, 308]

/** A file of a web server. */
export class HttpFile implements AddressedFile {
  readonly name: string
  readonly host: string
  readonly #url: URL
  readonly #headers: HttpHeaders

  /** @param name path below the address, without faults; empty for the address itself */
  constructor({ address }: HttpAddress, login: SourceLogin, name: string) {
    this.name = name
    this.#url = new URL(address + encodedPath(name))
    if (login.addressQuery !== undefined) this.#url.search = login.addressQuery
    this.host = `The server ${this.#url.host}`
    this.#headers = authorization(login)
  }

  async open(headers: HttpHeaders, times: AttemptTimes, signal: AbortSignal): Promise<IncomingMessage> {
    const response = await this.answer(headers, times, signal)
    const { statusCode = 0 } = response
    if ([200, 206, 416].includes(statusCode)) return response
    response.destroy()
    throw statusFault(this.host, statusCode, this.name)
  }

  /**
   * The answer with any status, after redirects within the server. A redirect never leaves it: another host may not be
   * listed, and would receive the credentials.
   * @throws TransientFault, SourceUnreadable, or the signal's reason
   */
  async answer(headers: HttpHeaders, times: AttemptTimes, signal: AbortSignal): Promise<IncomingMessage> {
    let url = this.#url
    for (let redirects = 0; ; redirects++) {
      const response = await told(this.host, () =>
        httpGet(url, times, signal, { ...this.#headers, ...headers }),
      )
      const { location } = response.headers
      if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return response
      response.destroy()
      if (redirects === MAX_REDIRECTS)
        throw new SourceUnreadable(
          `${this.host} redirects more than ${MAX_REDIRECTS} times; write the address that the file has in the end.`,
        )
      url = this.#target(url, location)
    }
  }

  #target(from: URL, location: string): URL {
    if (!URL.canParse(location, from.href))
      throw new SourceUnreadable(`${this.host} redirects to an address that is not valid.`)
    const target = new URL(location, from)
    const isWithout = target.username === '' && target.password === ''
    if (target.origin === from.origin && isWithout) return target
    // The rest of the address may contain a secret.
    throw new SourceUnreadable(
      `${this.host} redirects to ${printable(`${target.protocol}//${target.host}`)}, which is not followed, because a redirect must stay on the server; add a connection with the address that the file has there.`,
    )
  }
}

function authorization({ user, password, token }: SourceLogin): HttpHeaders {
  if (token !== undefined) return { Authorization: `Bearer ${token}` }
  if (user === undefined && password === undefined) return {}
  const basic = Buffer.from(`${user ?? ''}:${password ?? ''}`).toString('base64')
  return { Authorization: `Basic ${basic}` }
}
