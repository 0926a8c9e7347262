/** What a token says of its signature. */
export interface TokenHeader {
  readonly algorithm: string
  readonly keyId: string | undefined
}

/** Far above what issuers make; what is longer is not worth the time that it would take. */
const MAX_LENGTH = 8192
const MAX_KEY_ID_LENGTH = 256

/**
 * Reads the header of a JSON Web Token in its one possible spelling, before anything of it is believed.
 * Stricter than the library that checks the signature: base64url has no bits to spare (or one token would have
 * many spellings, each with a budget), no name stands twice (RFC 7519, 4), and extensions that must be
 * understood are refused (RFC 7515, 4.1.11; RFC 7797), since none is.
 * @returns undefined where this is no such token
 */
export function readTokenHeader(token: string): TokenHeader | undefined {
  if (token.length > MAX_LENGTH) return undefined
  const parts = token.split('.')
  if (parts.length !== 3 || !parts.every(isCanonical)) return undefined
  const header = readObject(parts[0]!)
  if (header === undefined || readObject(parts[1]!) === undefined) return undefined
  const { alg, kid } = header
  if (typeof alg !== 'string' || 'crit' in header || 'b64' in header) return undefined
  if (kid === undefined) return { algorithm: alg, keyId: undefined }
  return typeof kid === 'string' && kid.length <= MAX_KEY_ID_LENGTH
    ? { algorithm: alg, keyId: kid }
    : undefined
}

const isCanonical = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part

function readObject(part: string): Record<string, unknown> | undefined {
  const text = Buffer.from(part, 'base64url').toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return countNames(text) === Object.keys(value).length ? (value as Record<string, unknown>) : undefined
}

/** How many names stand in the text of a JSON object itself: as many as colons outside of texts at depth 1. */
function countNames(json: string): number {
  let depth = 0
  let names = 0
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === ':' && depth === 1) names++
  }
  return names
}
