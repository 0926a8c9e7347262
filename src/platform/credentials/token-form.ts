/** What the header of a token says about its signature. */
export interface TokenHeader {
  readonly algorithm: string
  readonly keyId: string | undefined
}

/** Far above the length of real tokens. Longer tokens are not worth the time of a check. */
const MAX_LENGTH = 8192
const MAX_KEY_ID_LENGTH = 256

/**
 * Reads the header of a JSON Web Token in canonical form, before anything in it is trusted. Stricter than the
 * library that checks the signature: base64url must not have spare bits (otherwise one token would have many
 * spellings, each with a budget), names must be unique (RFC 7519, 4), and critical extensions are refused
 * (RFC 7515, 4.1.11; RFC 7797), since none is supported.
 * @returns undefined if the text is not such a token
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

/** The number of names in the outermost JSON object: the colons outside of strings at depth 1. */
function countNames(json: string): number {
  let depth = 0
  let names = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    else if (token === ':' && depth === 1) names++
  }
  return names
}
