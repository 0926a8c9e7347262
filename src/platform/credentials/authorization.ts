/** The header `Authorization` (RFC 9110, 11.6.2). */
import type { IncomingHttpHeaders } from 'node:http'

/**
 * True if the header holds credentials of a scheme. Names of schemes are case-insensitive (RFC 9110, 11.1).
 */
export function usesScheme({ authorization }: IncomingHttpHeaders, scheme: string): boolean {
  if (authorization === undefined) return false
  const end = authorization.indexOf(' ')
  return end === scheme.length && authorization.slice(0, end).toLowerCase() === scheme
}

/** The credentials after the name of the scheme. */
export function credentialsOf(headers: IncomingHttpHeaders, scheme: string): string {
  return headers.authorization!.slice(scheme.length + 1).trim()
}

/** Decodes base64 in its canonical form, with or without padding; undefined for any other form. */
export function decodeBase64(encoded: string): Buffer | undefined {
  const bytes = Buffer.from(encoded, 'base64')
  const canonical = bytes.toString('base64')
  return encoded === canonical || encoded === canonical.replaceAll('=', '') ? bytes : undefined
}
