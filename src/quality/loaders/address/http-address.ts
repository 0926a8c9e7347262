import { printable } from '../../../lib/text.ts'
import type { Fail, GivenParameters, ParameterDescription } from '../connections/parameter-list.ts'

/** A folder of a web server. */
export interface HttpAddress {
  /** Scheme, host and path, with a slash at its end, in the form of the WHATWG URL Standard. */
  readonly address: string
}

/** The parameters of connections of the type `http`. */
export const HTTP_PARAMETERS: readonly ParameterDescription<'ADDRESS'>[] = [
  { name: 'ADDRESS', humanName: 'Address', kind: 'text', isRequired: true },
]

const MAX_ADDRESS_LENGTH = 4000

/** Checks the parameters of a connection. @param fail throws an error with this sentence */
export function readHttpParameters(given: GivenParameters, fail: Fail): HttpAddress {
  const address = given.get('ADDRESS') ?? ''
  if (address === '')
    fail('The parameter ADDRESS is missing; write an address such as https://files.example.org/reports/.')
  // An address with a secret is not repeated.
  if (/[?#]/.test(address))
    fail(
      'ADDRESS must have no query and no fragment; give the query of a signed address as addressQuery, which is stored encrypted.',
    )
  if (address.includes('@') && /^[^/]*\/\/[^/]*@/.test(address))
    fail(
      'ADDRESS must have no user and no password; give them as username and password, which are stored encrypted.',
    )
  const [, origin, path = ''] = /^(https?:\/\/[^/\\\s]+)(\/.*)?$/i.exec(address) ?? []
  if (origin === undefined || !URL.canParse(origin) || address.length > MAX_ADDRESS_LENGTH)
    fail(
      `ADDRESS: ${printable(address)} is not the address of a folder; write scheme, host and path, such as https://files.example.org/reports/.`,
    )
  const folder = path.replace(/^\//, '').replace(/\/$/, '')
  const fault = folder === '' ? undefined : faultOfPath(folder)
  if (fault !== undefined) fail(`The path in ADDRESS ${fault}.`)
  const url = new URL(origin)
  url.pathname = folder === '' ? '/' : `/${encodedPath(folder)}/`
  return { address: url.href }
}

/**
 * Why a path below an address is refused, as the end of a sentence. The path may contain a secret, so no part of it is
 * repeated.
 * @returns undefined if each part is a name that means itself
 */
export function faultOfPath(path: string): string | undefined {
  if (path.includes('?'))
    return 'has a query; leave it out, and give the query of a signed address as addressQuery, which is stored encrypted, or write %3F for a question mark in a name'
  if (path.includes('#')) return 'has a fragment; leave it out, or write %23 for a number sign in a name'
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path) || path.startsWith('/'))
    return 'is not relative; write the path below the address of the connection, without a slash at its start'
  if (/%(?![0-9a-f]{2})/i.test(path))
    return 'has a percent sign that begins no code of two hexadecimal digits; write %25 for a percent sign in a name'
  if (/[\\\p{Cc}\p{Cs}]|%(2f|5c|[01][0-9a-f]|7f)/iu.test(path))
    return 'has a backslash, an encoded slash or a control character, which no name may have'
  const isFolder = (part: string): boolean => /^(\.|%2e){0,2}$/i.test(part)
  if (path.split('/').some(isFolder))
    return 'has an empty part, or . or .. as a part; write each folder by its name'
  return undefined
}

/** A path in the form of a URL. Codes of percent signs stay, as in a copied address. @param path without faults */
export const encodedPath = (path: string): string =>
  path
    .split(/(%[0-9a-f]{2}|\/)/i)
    .map((text, index) => (index % 2 === 0 ? encodeURIComponent(text) : text))
    .join('')
