/** Where a Trino is, and as whom its clients come. */
export interface TrinoAddress {
  /** Scheme, host and port. */
  readonly origin: string
  readonly user: string
  readonly catalog: string
  readonly schema: string
  /** Undefined if the server asks for none. */
  readonly credentials?: TrinoCredentials | undefined
  /** Values of session properties by their names. */
  readonly session: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  /** How the server names the root of its storage. It ends with a slash. */
  readonly location: string
}

export type TrinoCredentials =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'token'; readonly token: string }

/** An address that cannot be used. The message is the end of a sentence that names the setting. It repeats no part of it. */
export class TrinoAddressFault extends Error {}

const PARAMETERS = ['ssl', 'tags', 'location', 'token']
const SESSION = 'session.'
const NAME = /^[a-z][a-z0-9_]{0,63}$/
const PROPERTY = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?$/
const TAG = /^[\x21-\x2b\x2d-\x7e]+$/

/**
 * Reads `trino://user:password@host:port/catalog/schema`. Parameters: `ssl=true` for TLS; `token` with a JWT;
 * `session.<name>=<value>` for session properties; `tags=a,b` for client tags; `location`, see `TrinoAddress`.
 * @throws TrinoAddressFault
 */
export function readTrinoAddress(text: string): TrinoAddress {
  const url = urlOf(text)
  const parameters = [...url.searchParams]
  const unknown = parameters.find(([name]) => !PARAMETERS.includes(name) && !name.startsWith(SESSION))
  if (unknown !== undefined)
    throw new TrinoAddressFault(
      `but it has an unknown parameter: write ${PARAMETERS.join(', ')} and session.<name> only`,
    )
  const [, catalog = '', schema = '', ...rest] = url.pathname.split('/')
  if (!NAME.test(catalog) || !NAME.test(schema) || rest.length > 0)
    throw new TrinoAddressFault(
      'but a catalog and a schema must follow the host, in small letters, digits and underscores, such as trino://user@host:8080/iceberg/groundtruth',
    )
  const ssl = url.searchParams.get('ssl') ?? 'false'
  if (ssl !== 'true' && ssl !== 'false') throw new TrinoAddressFault('but its ssl must be true or false')
  const credentials = credentialsOf(url)
  if (credentials !== undefined && ssl === 'false')
    throw new TrinoAddressFault('but Trino takes a password or a token over TLS only: add ?ssl=true')
  return {
    origin: new URL(`${ssl === 'true' ? 'https' : 'http'}://${url.host}`).origin,
    user: decoded(url.username),
    catalog,
    schema,
    credentials,
    session: sessionOf(parameters),
    tags: tagsOf(url.searchParams.get('tags')),
    location: locationOf(url.searchParams.get('location') ?? 'local:///'),
  }
}

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'trino:' || url.hostname === '' || url.hash !== '')
    throw new TrinoAddressFault(
      'but it must be an address such as trino://user@host:8080/iceberg/groundtruth',
    )
  if (url.username === '')
    throw new TrinoAddressFault('but it needs the user of Trino before the host: trino://user@host:8080/…')
  if (!/^[\x21-\x7e]+$/.test(decoded(url.username)))
    throw new TrinoAddressFault('but its user must be in ASCII')
  return url
}

function credentialsOf(url: URL): TrinoCredentials | undefined {
  const token = url.searchParams.get('token')
  if (token !== null && !/^[\w.~+/=-]+$/.test(token))
    throw new TrinoAddressFault('but its token must be a JWT')
  if (token !== null && url.password !== '')
    throw new TrinoAddressFault('but it has a password and a token: leave one of them out')
  if (token !== null) return { kind: 'token', token }
  return url.password === '' ? undefined : { kind: 'password', password: decoded(url.password) }
}

function sessionOf(parameters: readonly (readonly [string, string])[]): Record<string, string> {
  const session = parameters.flatMap(([name, value]) =>
    name.startsWith(SESSION) ? [[name.slice(SESSION.length), value] as const] : [],
  )
  if (session.some(([name]) => !PROPERTY.test(name)))
    throw new TrinoAddressFault(
      'but a session property in it has no name such as session.query_max_run_time or session.iceberg.compression_codec',
    )
  return Object.fromEntries(session)
}

function tagsOf(text: string | null): string[] {
  const tags = text === null ? [] : text.split(',')
  if (!tags.every((tag) => TAG.test(tag)))
    throw new TrinoAddressFault('but its tags must be words in ASCII with commas between them')
  return tags
}

function locationOf(text: string): string {
  if (!/^[a-z][a-z0-9]*:\/\/[^'?#\p{Cc}]*$/u.test(text))
    throw new TrinoAddressFault('but its location must be an address such as local:/// or file:///lake/')
  return text.endsWith('/') ? text : `${text}/`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new TrinoAddressFault('but it has a percent sign that begins no code: write %25 for a percent sign')
  }
}
