import { type JsonWebKey, type KeyObject, X509Certificate, createPublicKey } from 'node:crypto'
import type { Algorithm } from 'jsonwebtoken'
import { OperatorError } from '../operator-error.ts'

/** A file of public keys cannot be used. The message says how to correct it. */
export class PublicKeyError extends OperatorError {}

interface PublicKey {
  readonly id: string | undefined
  /** The only algorithm whose signatures this key checks. A token cannot choose another algorithm. */
  readonly algorithm: Algorithm
  readonly key: KeyObject
}

const MIN_RSA_BITS = 2048

/** Algorithms by type of key or by curve. A key without `alg` is for the first algorithm. */
const ALGORITHMS: Readonly<Record<string, readonly Algorithm[]>> = {
  rsa: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  prime256v1: ['ES256'],
  secp384r1: ['ES384'],
  secp521r1: ['ES512'],
}

/** The public keys of a foreign issuer of tokens. */
export class PublicKeys {
  readonly #keys: readonly PublicKey[]

  constructor(keys: readonly PublicKey[]) {
    this.#keys = keys
  }

  /**
   * The key that checks a token's signature. With an id: the key of that id, or else the only key without an
   * id. Without an id: the only key of the algorithm. Undefined if there is no such key or more than one.
   * @param algorithm `alg` of the token
   * @param id `kid` of the token
   */
  find(algorithm: string, id: string | undefined): KeyObject | undefined {
    const fitting = this.#keys.filter((key) => key.algorithm === algorithm)
    const named = id === undefined ? fitting : fitting.filter((key) => key.id === id)
    const candidates = named.length > 0 ? named : fitting.filter((key) => key.id === undefined)
    return candidates.length === 1 ? candidates[0]!.key : undefined
  }
}

/**
 * Reads a public key or a certificate in PEM.
 * @throws PublicKeyError
 */
export function readPublicKey(path: string, pem: string): PublicKeys {
  refusePrivatePem(path, pem)
  const blocks = pem.match(/-----BEGIN [A-Z0-9 ]+-----/g) ?? []
  if (blocks.length !== 1) {
    throw new PublicKeyError(
      `${path} holds ${blocks.length} PEM blocks: keep only one public key or certificate in it, ` +
        'or list several keys in a JWK set (JWT_JWKS_FILE).',
    )
  }
  const key = parsed(
    () => (blocks[0].includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem)),
    `${path} is not a public key or certificate in PEM. Export the issuer's key again.`,
  )
  const algorithm = algorithmsOf(key)?.[0]
  if (algorithm === undefined) {
    throw new PublicKeyError(
      `${path} holds a key of an unsupported type. Use an RSA key, or an EC key of the curve P-256, P-384 or P-521.`,
    )
  }
  refuseShort(path, key)
  return new PublicKeys([{ id: undefined, algorithm, key }])
}

/**
 * Reads a JWK set (RFC 7517). Skips keys for other uses (`use`, `key_ops`) and of other types.
 * @throws PublicKeyError
 */
export function readKeySet(path: string, text: string): PublicKeys {
  refusePrivatePem(path, text)
  const set: unknown = parsed(() => JSON.parse(text) as unknown, `${path} is not JSON. ${KEY_SET}`)
  const members: unknown = typeof set === 'object' && set !== null && 'keys' in set ? set.keys : undefined
  if (!Array.isArray(members) || !members.every(isObject)) {
    throw new PublicKeyError(`${path} is not a JWK set. ${KEY_SET}`)
  }
  const keys = members.flatMap((member, index) => readMember(path, member as JsonWebKey, index + 1))
  if (keys.length === 0) {
    throw new PublicKeyError(
      `${path} holds no key for checking signatures (RSA, or EC of the curves P-256, P-384, P-521): ` +
        'every token of its issuer would be refused.',
    )
  }
  const names = new Set(keys.map(({ id, algorithm }) => `${algorithm} ${id}`))
  if (names.size < keys.length) {
    throw new PublicKeyError(
      `${path} holds two keys with the same kid and algorithm. Give each key its own kid.`,
    )
  }
  return new PublicKeys(keys)
}

const KEY_SET = 'It must contain {"keys": […]}, as the issuer publishes it at its jwks_uri.'

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readMember(path: string, jwk: JsonWebKey, number: number): PublicKey[] {
  const place = `Key ${number} of ${path}`
  // RFC 7518, 6.2.2, 6.3.2 and 6.4: the members of secret keys.
  if (jwk.d !== undefined || jwk.kty === 'oct') throw privateKey(place)
  if (jwk.kty !== 'RSA' && jwk.kty !== 'EC') return []
  const { use, key_ops: operations, kid: id, alg } = jwk
  if (use !== undefined && use !== 'sig') return []
  if (operations !== undefined && !(Array.isArray(operations) && operations.includes('verify'))) return []
  if (id !== undefined && typeof id !== 'string')
    throw new PublicKeyError(`${place} has a kid that is not a string.`)
  const key = parsed(
    () => createPublicKey({ key: jwk, format: 'jwk' }),
    `${place} is not a valid key. Download the set from its issuer again.`,
  )
  const possible = algorithmsOf(key)
  const algorithm = alg === undefined ? possible?.[0] : possible?.find((name) => name === alg)
  if (algorithm === undefined) return []
  refuseShort(place, key)
  return [{ id, algorithm, key }]
}

const algorithmsOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) =>
  ALGORITHMS[
    asymmetricKeyType === 'ec' ? (asymmetricKeyDetails?.namedCurve ?? '') : (asymmetricKeyType ?? '')
  ]

function refusePrivatePem(path: string, text: string): void {
  if (/-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text)) throw privateKey(path)
}

function privateKey(place: string): PublicKeyError {
  return new PublicKeyError(
    `${place} holds a private key or a secret, which is not needed and must not be stored here: ` +
      'store only the public key, and replace the key pair if others could read the file.',
  )
}

function refuseShort(place: string, key: KeyObject): void {
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (bits !== undefined && bits < MIN_RSA_BITS) {
    throw new PublicKeyError(
      `${place} is an RSA key of ${bits} bits, which is too weak. Use a key of at least ${MIN_RSA_BITS} bits.`,
    )
  }
}

function parsed<T>(read: () => T, sentence: string): T {
  try {
    return read()
  } catch (error) {
    throw new PublicKeyError(sentence, { cause: error })
  }
}
