import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** Tokens made by hand, and the keys of the server, of the issuer that it trusts, and of an attacker. */
export const SECRET = 'the secret of the server, in 32 bytes or more'
export const ISSUER = 'https://id.example'
export const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
export const attacker = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
}

export const now = Math.floor(Date.now() / 1000)
export const claims = {
  iss: ISSUER,
  aud: 'maps',
  exp: now + 3600,
  workspaceId: 'demo',
  scope: 'spatial:read',
}
export type Json = Readonly<Record<string, unknown>>

export const encode = (part: Json | string): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

/** Made by hand: the library would refuse to make most of these. */
export const signed = (
  header: Json | string,
  payload: Json | string,
  signer: (content: Buffer) => Buffer,
): string => {
  const content = `${encode(header)}.${encode(payload)}`
  return `${content}.${signer(Buffer.from(content)).toString('base64url')}`
}
export const hmac =
  (key: string | Buffer, hash = 'sha256') =>
  (content: Buffer) =>
    createHmac(hash, key).update(content).digest()
export const rs256 = (key: KeyObject) => (content: Buffer) => sign('sha256', content, key)
export const es256 = (key: KeyObject) => (content: Buffer) =>
  sign('sha256', content, { key, dsaEncoding: 'ieee-p1363' })

export const HS = { alg: 'HS256', typ: 'JWT' }
export const RS = { alg: 'RS256', typ: 'JWT', kid: 'r' }
export const ES = { alg: 'ES256', typ: 'JWT', kid: 'e' }
/** As the server makes its own, but for what is given. */
export const own = (payload: Json | string, header: Json | string = HS) =>
  signed(header, payload, hmac(SECRET))
/** As the issuer makes them, but for what is given. */
export const foreign = (payload: Json | string, header: Json | string = ES) =>
  signed(header, payload, es256(ec.privateKey))
export const changed = (change: Json): Json => ({ ...claims, ...change })
export const without = (name: keyof typeof claims): Json => {
  const { [name]: _, ...others } = claims
  return others
}
export const publicJwk = (key: KeyObject) => key.export({ format: 'jwk' })
export const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string
