import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { InvalidData } from '../../model/errors.ts'
import { isSessionForm } from './credentials.ts'
import { TooManyAttempts } from '../../model/errors.ts'

/** The cost of a hash: N is 2 to the power of `ln`, and a hash needs 128·N·r bytes. */
export interface ScryptCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** 32 MiB and about 0.4 s; one of the equivalent sets of OWASP's Password Storage Cheat Sheet. */
const COST: ScryptCost = { ln: 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Concurrent hashes. They run in libuv's thread pool, which files and databases use too. */
const AT_ONCE = 2
/** Some seconds of work. Further requests would wait too long for an answer. */
const MAX_WAITING = 40
const BUSY_SECONDS = 5

/** The form of hashes in the catalogue: `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, salt and hash in base64. */
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 1024

/**
 * Rejects an invalid password: too short or too long (in characters), with control characters, or in the form of a
 * session.
 * @param pointer place of the password in the request's body
 * @throws InvalidData
 */
export function checkPassword(password: string, pointer: string): void {
  const refuse = (detail: string): never => {
    throw new InvalidData([{ pointer, detail }])
  }
  const { length } = [...password]
  if (length < MIN_PASSWORD || length > MAX_PASSWORD)
    refuse(`A password has ${MIN_PASSWORD} to ${MAX_PASSWORD.toLocaleString('en')} characters.`)
  if (/[\p{Cc}\p{Cs}]/u.test(password)) refuse('A password must not contain control characters.')
  if (isSessionForm(password))
    refuse('A password must not be a JSON object with a member "session"; sessions use that form.')
}

/**
 * Makes and checks hashes of passwords (scrypt, RFC 7914), a few at a time. Passwords are compared in Unicode's form
 * NFC.
 */
export class Passwords {
  readonly #cost: ScryptCost
  #running = 0
  readonly #waiting: (() => void)[] = []

  /** @param cost of new hashes; existing hashes keep their own */
  constructor(cost: ScryptCost = COST) {
    this.#cost = cost
  }

  /** @throws TooManyAttempts if too many hashes are waiting already */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const { ln, r, p } = this.#cost
    const hash = await this.#derive(password, salt, this.#cost, HASH_BYTES)
    return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${hash.toString('base64')}`
  }

  /**
   * True if the password matches the hash. Without a hash (unknown user, or no password) it does the same amount of
   * work and returns false.
   * @throws TooManyAttempts if too many hashes are waiting already
   */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    if (stored === undefined) {
      await this.#derive(password, randomBytes(SALT_BYTES), this.#cost, HASH_BYTES)
      return false
    }
    const [, ln, r, p, salt, hash] = STORED.exec(stored) ?? []
    if (salt === undefined || hash === undefined)
      throw new Error('The catalogue holds a hash in an unknown form.')
    const expected = Buffer.from(hash, 'base64')
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
    const derived = await this.#derive(password, Buffer.from(salt, 'base64'), cost, expected.length)
    // HMAC pads short keys with NULs, so a password followed by NULs has the same hash (RFC 2104, 2).
    return timingSafeEqual(expected, derived) && !password.includes('\0')
  }

  async #derive(password: string, salt: Buffer, { ln, r, p }: ScryptCost, length: number): Promise<Buffer> {
    await this.#turn()
    try {
      return await new Promise((resolve, reject) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
        scrypt(password.normalize('NFC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      })
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  /** Waits for a free slot. A finished hash passes its slot to the next waiting hash. */
  async #turn(): Promise<void> {
    if (this.#running < AT_ONCE) this.#running++
    else if (this.#waiting.length >= MAX_WAITING) throw new TooManyAttempts(BUSY_SECONDS)
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
