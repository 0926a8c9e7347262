import { createHmac, sign } from 'node:crypto'
import {
  SECRET,
  ISSUER,
  rsa,
  ec,
  attacker,
  now,
  claims,
  encode,
  signed,
  hmac,
  rs256,
  es256,
  HS,
  RS,
  ES,
  own,
  foreign,
  changed,
  without,
  publicJwk,
  pem,
} from './forged-tokens.ts'

const none = () => Buffer.alloc(0)
const [head, body, signature] = foreign(claims).split('.') as [string, string, string]
const flipped = Buffer.from(signature, 'base64url')
flipped[0]! ^= 1
/** The same signature in another spelling: no byte takes up the last bits of its last letter. */
const respeltSignature = (token: string): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return token.slice(0, -1) + letters[letters.indexOf(token.at(-1)!) ^ 1]!
}

/** Tokens that must not hold, each by its name, by what they try. */
export const TOKEN_ATTACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no signature is asked for': {
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
        [`alg "${alg}" without a signature`, signed({ alg, typ: 'JWT' }, claims, none)],
        [`alg "${alg}" with one`, signed({ alg, typ: 'JWT' }, claims, hmac(SECRET))],
      ]),
    ),
    'no alg': signed({ typ: 'JWT' }, claims, hmac(SECRET)),
    'alg null': signed({ alg: null }, claims, hmac(SECRET)),
    'alg as a list': signed({ alg: ['HS256'] }, claims, hmac(SECRET)),
    'alg in other letters': signed({ alg: 'hs256' }, claims, hmac(SECRET)),
    'alg with a blank': signed({ alg: 'HS256 ' }, claims, hmac(SECRET)),
  },
  'a public key is taken for a secret': {
    'the PEM': signed(HS, claims, hmac(pem)),
    'the PEM without its last newline': signed(HS, claims, hmac(pem.trimEnd())),
    'the PEM with the lines of Windows': signed(HS, claims, hmac(pem.replaceAll('\n', '\r\n'))),
    'the DER': signed(HS, claims, hmac(rsa.publicKey.export({ type: 'spki', format: 'der' }))),
    'the PKCS#1': signed(HS, claims, hmac(rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }))),
    'the JWK': signed(HS, claims, hmac(JSON.stringify(publicJwk(rsa.publicKey)))),
    'the modulus': signed(HS, claims, hmac(Buffer.from(publicJwk(rsa.publicKey).n!, 'base64url'))),
    'the PEM, by the kid of the key': signed({ ...HS, kid: 'r' }, claims, hmac(pem)),
    'the PEM, in HS512': signed({ alg: 'HS512' }, claims, hmac(pem, 'sha512')),
  },
  'a key is used with an algorithm of another': {
    'our secret in HS512': signed({ alg: 'HS512' }, claims, hmac(SECRET, 'sha512')),
    'our secret in RS256': signed(RS, claims, hmac(SECRET)),
    'RS256 by the kid of the EC key': signed({ ...RS, kid: 'e' }, claims, rs256(rsa.privateKey)),
    'ES256 by the kid of the RSA key': signed({ ...ES, kid: 'r' }, claims, es256(ec.privateKey)),
    'RS512 by the key of RS256': signed({ ...RS, alg: 'RS512' }, claims, (content) =>
      sign('sha512', content, rsa.privateKey),
    ),
    'ES256 with a DER signature': signed(ES, claims, (content) => sign('sha256', content, ec.privateKey)),
    'ES256 with a signature of zeros': signed(ES, claims, () => Buffer.alloc(64)),
  },
  'a key of the attacker': {
    'in RS256': signed(RS, claims, rs256(attacker.rsa.privateKey)),
    'in ES256': signed(ES, claims, es256(attacker.ec.privateKey)),
    'in HS256': signed(HS, claims, hmac('x'.repeat(32))),
    'of no bytes': signed(HS, claims, hmac('')),
    'brought along as jwk': signed(
      { ...ES, jwk: publicJwk(attacker.ec.publicKey) },
      claims,
      es256(attacker.ec.privateKey),
    ),
    'brought along as jwk alone': signed(
      { alg: 'ES256', jwk: publicJwk(attacker.ec.publicKey) },
      claims,
      es256(attacker.ec.privateKey),
    ),
    'at a jku': signed({ ...ES, jku: 'http://127.0.0.1:9/jwks.json' }, claims, es256(attacker.ec.privateKey)),
    'at an x5u': signed({ ...RS, x5u: 'http://127.0.0.1:9/a.pem' }, claims, rs256(attacker.rsa.privateKey)),
    'in an x5c': signed(
      { ...RS, x5c: [attacker.rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] },
      claims,
      rs256(attacker.rsa.privateKey),
    ),
  },
  'a kid leads astray': Object.fromEntries(
    [
      '../../../../dev/null',
      '/dev/null',
      'file:///dev/null',
      "x' UNION SELECT 'secret' --",
      'e\0',
      'e ',
      'E',
      '',
      '__proto__',
      'constructor',
      'x'.repeat(257),
      '$(id)',
      ['e'],
      { $ne: '' },
      null,
      0,
      true,
    ].flatMap((kid) => [
      [`${JSON.stringify(kid)} in ES256`.slice(0, 60), signed({ ...ES, kid }, claims, es256(ec.privateKey))],
      [`${JSON.stringify(kid)} in HS256`.slice(0, 60), signed({ ...HS, kid }, claims, hmac(''))],
    ]),
  ),
  'an extension that must be understood is not': {
    crit: foreign(claims, { ...ES, crit: ['exp'] }),
    'an empty crit': foreign(claims, { ...ES, crit: [] }),
    'b64 false': foreign(claims, { ...ES, b64: false, crit: ['b64'] }),
    'b64 false and no crit': foreign(claims, { ...ES, b64: false }),
    'a payload that is not encoded': `${encode({ ...HS, b64: false })}.${JSON.stringify(claims)}.${createHmac(
      'sha256',
      SECRET,
    )
      .update(`${encode({ ...HS, b64: false })}.${JSON.stringify(claims)}`)
      .digest('base64url')}`,
  },
  'issuer or audience are others': {
    'another issuer': foreign(changed({ iss: 'https://evil.example' })),
    'no issuer': foreign(without('iss')),
    'an issuer with a slash more': foreign(changed({ iss: `${ISSUER}/` })),
    'issuers as a list': foreign(changed({ iss: [ISSUER] })),
    'the issuer of our own default': own(changed({ iss: 'groundtruth' })),
    'another audience': foreign(changed({ aud: 'mail' })),
    'a list of other audiences': foreign(changed({ aud: ['mail', 'map', 'maps '] })),
    'no audience': foreign(without('aud')),
    'no audiences': foreign(changed({ aud: [] })),
    'an audience in a list in a list': foreign(changed({ aud: [['maps']] })),
    'an audience that is an object': foreign(changed({ aud: { maps: true } })),
  },
  'the time is another': {
    'not valid yet': foreign(changed({ nbf: now + 3600 })),
    'not valid before a text': foreign(changed({ nbf: String(now - 60) })),
    'no expiry': foreign(without('exp')),
    expired: foreign(changed({ exp: now - 60 })),
    'expired within the tolerance of clocks': foreign(changed({ exp: now - 1 })),
    'an expiry of zero': foreign(changed({ exp: 0 })),
    'an expiry below zero': foreign(changed({ exp: -1 })),
    'an expiry as a text': foreign(changed({ exp: String(now + 3600) })),
    'an expiry of null': foreign(changed({ exp: null })),
    'an expiry as a list': foreign(changed({ exp: [now + 3600] })),
    'an expiry in milliseconds': foreign(changed({ exp: (now + 3600) * 1000 })),
    'an expiry beyond all numbers': foreign(
      JSON.stringify(claims).replace(`"exp":${claims.exp}`, '"exp":1e999'),
    ),
  },
  'the text of a token was changed': {
    'no signature': `${head}.${body}.`,
    'no signature and no point': `${head}.${body}`,
    'half a signature': `${head}.${body}.${signature.slice(0, 43)}`,
    'a signature of one letter': `${head}.${body}.A`,
    'a bit of the signature': `${head}.${body}.${flipped.toString('base64url')}`,
    'other claims': `${head}.${encode(changed({ workspaceId: 'other' }))}.${signature}`,
    'another header': `${encode({ ...ES, typ: 'at+jwt' })}.${body}.${signature}`,
    'padding behind it': `${head}.${body}.${signature}==`,
    'padding within': `${head}=.${body}.${signature}`,
    'base64 for base64url': `${head}.${body}.${Buffer.from(signature, 'base64url').toString('base64')}`,
    'spare bits of a signature in HS256': respeltSignature(own(claims)),
    'spare bits of a signature in ES256': respeltSignature(foreign(claims)),
    'spare bits of a signature in RS256': respeltSignature(signed(RS, claims, rs256(rsa.privateKey))),
    'a point more': `${head}.${body}.${signature}.`,
    'a part more': `${head}.${body}.${signature}.${signature}`,
    'a blank within': `${head}. ${body}.${signature}`,
    'five parts, as if encrypted': `${head}.${body}.${signature}.${body}.${signature}`,
  },
  'the JSON is read in two ways': {
    'a claim twice': foreign(JSON.stringify(claims).replace('{', '{"scope":"other:read",')),
    'a claim twice, once with escapes': foreign(
      JSON.stringify(claims).replace('{', '{"\\u0073cope":"other:read",'),
    ),
    'alg twice': foreign(claims, JSON.stringify(ES).replace('{', '{"alg":"none",')),
    'kid twice': foreign(claims, JSON.stringify(ES).replace('{', '{"kid":"x",')),
    'a token within a token': foreign(JSON.stringify(foreign(claims)), { ...ES, cty: 'JWT' }),
    'claims in a list': foreign(JSON.stringify([claims])),
    'claims that are null': foreign('null'),
    'no JSON': foreign('{'),
    'JSON with a remainder': foreign(`${JSON.stringify(claims)}x`),
    'a prototype': foreign(
      JSON.stringify(without('scope')).replace('{', '{"__proto__":{"scope":"spatial:read"},'),
    ),
  },
  'the scope is nearly the one': Object.fromEntries(
    [
      ['spatial:read'],
      { 'spatial:read': true },
      'SPATIAL:READ',
      'spatial:readx',
      'xspatial:read',
      'spatial:',
      'spatial:*',
      '*',
      'spatial:read,other',
      'spatial:read\tother',
      'spatial:read\0',
      '',
      null,
      true,
    ].map((scope) => [JSON.stringify(scope), foreign(changed({ scope }))]),
  ),
  'the workspace is none': Object.fromEntries(
    ['', null, 5, ['demo'], { id: 'demo' }].map((workspaceId) => [
      JSON.stringify(workspaceId),
      foreign(changed({ workspaceId })),
    ]),
  ),
  'it is too much': {
    'a payload of nine thousand letters': foreign(changed({ more: 'x'.repeat(9000) })),
    'brackets in thousands': foreign(`{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`),
  },
}
