import { send, type Answer } from './http-answer.ts'
import type { TestServer } from './server.ts'

/** Where the spatial service's paths start. */
export const ROOT = '/v1/ogcapi/enrich'

export interface Link {
  readonly href: string
  readonly rel: string
  readonly type: string
  readonly title: string
}

export interface Page {
  readonly type: string
  readonly features: { id: number; geometry: { type: string; coordinates: number[] }; properties: object }[]
  readonly numberReturned: number
  readonly numberMatched?: number
  readonly timeStamp: string
  readonly links: Link[]
}

export interface ErrorBody {
  readonly id: string
  readonly errors: { code: string; detail: string }[]
}

/** A client that follows the contract: it sends a bearer token, unless other headers of authorization are given. */
export class SpatialClient {
  readonly server: TestServer
  readonly token: string

  static async of(server: TestServer): Promise<SpatialClient> {
    return new SpatialClient(server, await server.token())
  }

  constructor(server: TestServer, token: string) {
    this.server = server
    this.token = token
  }

  /** @param target path below the service's root, or an absolute URL as links hold it */
  get(target: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.bare(target, { Authorization: `Bearer ${this.token}`, ...headers })
  }

  /** Sends no credentials but those in the headers. */
  bare(target: string, headers: Record<string, string> = {}): Promise<Answer> {
    const url = target.startsWith('http') ? target : `${this.server.url}${ROOT}${target}`
    return send(url, { headers })
  }

  async page(target: string): Promise<Page> {
    const { status, body, text } = await this.get(target)
    if (status !== 200) throw new Error(`${target} → ${status}: ${text}`)
    return body
  }
}

export const codesOf = (answer: Answer): string[] => (answer.body as ErrorBody).errors.map(({ code }) => code)

export const linkOf = (links: readonly Link[], rel: string): Link | undefined =>
  links.find((link) => link.rel === rel)

export const basic = ({ key, secret }: { key: string; secret: string }): string =>
  Buffer.from(`${key}:${secret}`).toString('base64')

/** Sends a form to the token endpoint. */
export function askForToken(
  server: TestServer,
  apiKey: { key: string; secret: string } | undefined,
  form: Record<string, string> = { grant_type: 'client_credentials' },
): Promise<Answer> {
  return send(`${server.url}/auth/v2/token`, {
    method: 'POST',
    headers: apiKey ? { Authorization: `Basic ${basic(apiKey)}` } : {},
    body: new URLSearchParams(form),
  })
}
