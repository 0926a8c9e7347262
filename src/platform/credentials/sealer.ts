import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { secretOfFile } from './secret.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D recommends 96 bits. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A sealed text cannot be opened: it was sealed with another key, or it was changed. */
export class SealBroken extends Error {}

/**
 * Encrypts secrets that the server must be able to read again. The key is in `DATA_DIR/sealing-key`, apart from the
 * catalogue, so that a copy of the catalogue alone reveals nothing. The first use creates the file.
 */
export class Sealer {
  readonly #dataDir: string
  #key: Promise<Buffer> | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
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
    const secret = await secretOfFile(
      join(this.#dataDir, 'sealing-key'),
      'the secrets of all webhooks and the stored passwords of loader connections become unusable, and a new key is created',
    )
    return derived(secret)
  }
}

/** The file holds text of any length. */
const derived = (secret: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'groundtruth sealing', KEY_BYTES))
