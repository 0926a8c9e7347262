import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { sealingSecret, type SecretSettings } from './secret.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D recommends 96 bits. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A sealed text cannot be opened: it was sealed with another key, or it was changed. */
export class SealBroken extends Error {}

/**
 * Encrypts secrets that the server must be able to read again. The key is never in the catalogue, so that a copy of the
 * catalogue alone reveals nothing. The first use creates it if the settings do not give one.
 */
export class Sealer {
  readonly #settings: SecretSettings
  #key: Promise<Buffer> | undefined

  constructor(settings: SecretSettings) {
    this.#settings = settings
  }

  /** @throws SecretError if the file of the key cannot be used */
  async seal(text: string): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, await this.#read(), nonce, { authTagLength: TAG_BYTES })
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  }

  /** @throws SealBroken, SecretError if the file of the key cannot be used */
  async open(sealed: string): Promise<string> {
    const bytes = Buffer.from(sealed, 'base64')
    const key = await this.#read()
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch (error) {
      throw new SealBroken('The text was sealed with another key, or it was changed.', { cause: error })
    }
  }

  #read(): Promise<Buffer> {
    this.#key ??= this.#load().catch((error: unknown) => {
      // The operator may correct the file.
      this.#key = undefined
      throw error
    })
    return this.#key
  }

  async #load(): Promise<Buffer> {
    return derived(await sealingSecret(this.#settings))
  }
}

/** The file holds text of any length. */
const derived = (secret: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'groundtruth sealing', KEY_BYTES))
