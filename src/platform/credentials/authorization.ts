/** The header `Authorization` (RFC 9110, 11.6.2). */
import type { IncomingHttpHeaders } from 'node:http'

/** Whether it holds credentials of a scheme; names of schemes have no case (RFC 9110, 11.1). */
export function triesScheme({ authorization }: IncomingHttpHeaders, scheme: string): boolean {
  if (authorization === undefined) return false
  const end = authorization.indexOf(' ')
  return end === scheme.length && authorization.slice(0, end).toLowerCase() === scheme
}

/** What follows the name of the scheme. */
export function credentialsOf(headers: IncomingHttpHeaders, scheme: string): string {
  return headers.authorization!.slice(scheme.length + 1).trim()
}

/** The bytes behind a base64 in its one possible spelling, with or without its padding; undefined for any other. */
export function decodeBase64(encoded: string): Buffer | undefined {
  const bytes = Buffer.from(encoded, 'base64')
  const canonical = bytes.toString('base64')
  return encoded === canonical || encoded === canonical.replaceAll('=', '') ? bytes : undefined
}
