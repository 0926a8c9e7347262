/** The credential in a text that was pasted, which may be the whole value of the header. */
export const credentialIn = (text: string): string => text.trim().replace(/^Bearer\s+/i, '')

/** Servers and proxies refuse a request whose headers are long. */
const MAX_LENGTH = 8000

/** @returns why a text cannot be sent in a header; undefined if it can */
export function faultOfCredential(credential: string): string | undefined {
  if (!/^[\x21-\x7e]+$/.test(credential))
    return 'A token or key has only letters, digits and signs, without blanks.'
  if (credential.length > MAX_LENGTH) return 'A token or key has at most 8,000 characters.'
  return undefined
}
