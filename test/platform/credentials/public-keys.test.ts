import { expect } from 'chai'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { PublicKeyError, readKeySet, readPublicKey } from '../../../src/platform/credentials/public-keys.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { failureOf } from '../support.ts'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const edwards = generateKeyPairSync('ed25519')

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string
const jwk = (key: KeyObject, members: object = {}) => ({ ...key.export({ format: 'jwk' }), ...members })
const setOf = (...keys: unknown[]) => readKeySet('/keys.json', JSON.stringify({ keys }))

const sentenceOf = async (work: () => unknown): Promise<string> => {
  const error = await failureOf(work)
  expect(error).to.be.instanceOf(PublicKeyError)
  return (error as Error).message
}

describe('a public key file', () => {
  it('holds an RSA key, a key of an elliptic curve, or a certificate, each for one algorithm', () => {
    for (const [pem, algorithm] of [
      [spki(rsa.publicKey), 'RS256'],
      [rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }) as string, 'RS256'],
      [spki(ec.publicKey), 'ES256'],
      [spki(p384.publicKey), 'ES384'],
      [makeCertificate().cert, 'ES256'],
    ] as const) {
      const keys = readPublicKey('/key.pem', pem)
      for (const tried of ['RS256', 'RS384', 'PS256', 'ES256', 'ES384', 'HS256', 'none']) {
        expect(keys.find(tried, undefined) !== undefined, `${algorithm} ${tried}`).to.equal(
          tried === algorithm,
        )
      }
      expect(keys.find(algorithm, 'any id')).to.equal(keys.find(algorithm, undefined))
    }
  })

  for (const [what, pem, sentence] of [
    ['a private key', pkcs8(ec.privateKey), /^\/key\.pem holds a private key .* only the public key/],
    ['an RSA key below 2048 bits', spki(weak.publicKey), /^\/key\.pem is an RSA key of 1024 bits.*2048/],
    ['a key of another kind', spki(edwards.publicKey), /Use an RSA key, or an EC key of the curve/],
    ['nothing', '', /holds 0 PEM blocks/],
    ['two keys', spki(ec.publicKey) + spki(rsa.publicKey), /holds 2 PEM blocks.*JWT_JWKS_FILE/],
    ['a damaged key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n', /is not a public key/],
    [
      'a damaged certificate',
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
      /is not a public key or certificate/,
    ],
  ] as const) {
    it(`with ${what} is refused by a sentence`, async () => {
      const message = await sentenceOf(() => readPublicKey('/key.pem', pem))
      expect(message).to.match(sentence).and.match(/\.$/)
      expect(message).to.not.include('MI')
    })
  }
})

describe('a JWK set', () => {
  it('gives the key of an id for its own algorithm alone', () => {
    const keys = setOf(
      jwk(rsa.publicKey, { kid: 'r', alg: 'RS256', use: 'sig' }),
      jwk(ec.publicKey, { kid: 'e' }),
    )
    expect(keys.find('RS256', 'r')?.asymmetricKeyType).to.equal('rsa')
    expect(keys.find('ES256', 'e')?.asymmetricKeyType).to.equal('ec')
    expect(keys.find('ES256', 'r')).to.be.undefined
    expect(keys.find('RS256', 'e')).to.be.undefined
    expect(keys.find('RS512', 'r')).to.be.undefined
    expect(keys.find('HS256', 'r')).to.be.undefined
    expect(keys.find('RS256', 'unknown')).to.be.undefined
    expect(keys.find('RS256', '__proto__')).to.be.undefined
  })

  it('gives a key to a token without an id only where exactly one fits', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const keys = setOf(
      jwk(rsa.publicKey, { kid: 'r' }),
      jwk(ec.publicKey, { kid: 'e1' }),
      jwk(other.publicKey, { kid: 'e2' }),
    )
    expect(keys.find('RS256', undefined)).to.exist
    expect(keys.find('ES256', undefined)).to.be.undefined
    expect(keys.find('ES256', 'e2')).to.exist
  })

  it('binds a key to the algorithm that it names', () => {
    const keys = setOf(jwk(rsa.publicKey, { kid: 'r', alg: 'PS384' }))
    expect(keys.find('PS384', 'r')).to.exist
    expect(keys.find('RS256', 'r')).to.be.undefined
  })

  it('may contain keys for other purposes, which are ignored', () => {
    const keys = setOf(
      jwk(rsa.publicKey, { kid: 'enc', use: 'enc' }),
      jwk(rsa.publicKey, { kid: 'oaep', alg: 'RSA-OAEP' }),
      jwk(rsa.publicKey, { kid: 'ops', key_ops: ['encrypt'] }),
      jwk(ec.publicKey, { kid: 'mixed', alg: 'RS256' }),
      jwk(edwards.publicKey, { kid: 'ed' }),
      jwk(ec.publicKey, { kid: 'good', key_ops: ['verify'] }),
    )
    for (const id of ['enc', 'oaep', 'ops', 'mixed', 'ed']) {
      for (const algorithm of ['RS256', 'ES256', 'EdDSA'])
        expect(keys.find(algorithm, id), id).to.be.undefined
    }
    expect(keys.find('ES256', 'good')).to.exist
  })

  for (const [what, text, sentence] of [
    ['no JSON', '{', /is not JSON\. It must contain \{"keys": \[…\]\}/],
    ['no list of keys', '{"keys":{}}', /is not a JWK set/],
    ['an entry that is no object', '{"keys":[null]}', /is not a JWK set/],
    ['no key', '{"keys":[]}', /holds no key .* every token of its issuer would be refused/],
    ['a PEM file', pkcs8(ec.privateKey), /holds a private key/],
    [
      'a private key',
      JSON.stringify({ keys: [jwk(rsa.privateKey)] }),
      /^Key 1 of .* private key or a secret/,
    ],
    ['a secret', '{"keys":[{"kty":"oct","k":"AAAA"}]}', /^Key 1 of .* private key or a secret/],
    ['a short RSA key', JSON.stringify({ keys: [jwk(weak.publicKey)] }), /^Key 1 of .* 1024 bits/],
    ['half a key', '{"keys":[{"kty":"RSA","e":"AQAB"}]}', /^Key 1 of .* is not a valid key/],
    [
      'a point beside its curve',
      JSON.stringify({ keys: [jwk(ec.publicKey, { x: 'AAAA' })] }),
      /is not a valid key/,
    ],
    [
      'an id that is no text',
      JSON.stringify({ keys: [jwk(ec.publicKey, { kid: 5 })] }),
      /kid that is not a string/,
    ],
    [
      'two keys of one id',
      JSON.stringify({
        keys: [
          jwk(ec.publicKey, { kid: 'a' }),
          jwk(makeCertificate().privateKey, { kid: 'a', d: undefined }),
        ],
      }),
      /two keys with the same kid/,
    ],
  ] as const) {
    it(`with ${what} is refused by a sentence`, async () => {
      const message = await sentenceOf(() => readKeySet('/keys.json', text))
      expect(message).to.match(sentence).and.match(/\.$/)
    })
  }
})
