import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Generations } from '../../../lib/generations.ts'
import { limitKeyOf } from '../../../platform/client-address.ts'
import { TooManyAttempts } from '../../model/errors.ts'
import { attemptsLeft, type LoginAttempts, type Rate } from '../../stores/accounts/login-attempts.ts'

/** Of a user from an address. */
const OF_PAIR: Rate = { burst: 5, eachMs: 30_000 }
/** Of an address, over all users. */
const OF_ADDRESS: Rate = { burst: 30, eachMs: 6000 }
/** Of a user, over all addresses. */
const OF_USER: Rate = { burst: 20, eachMs: 10_000 }

/** Delay of an attempt while an attack on this user's password is suspected. */
const UNDER_ATTACK_MS = 2000

/** Keys that are certain to be remembered. A single address cannot create more keys than it has attempts. */
const MAX_KEYS = 20_000

/** The interval at which rows without a meaning are deleted, while passwords are guessed. */
const PRUNE_MS = 60_000

/** The keys of the three buckets of an attempt. */
interface Keys {
  readonly pair: string
  readonly address: string
  readonly user: string
}

/**
 * Slows down guessing of credentials, over all servers of the catalogue. An address has a few attempts per user and
 * some more over all users together. When they are used up, credentials from the address are rejected without a check
 * until attempts are regained. If many addresses try one user, attempts from new addresses are delayed, not rejected: a
 * rejection would lock out the real user, who has yet another address. An IPv6 address counts as its /64 network.
 *
 * The catalogue decides. It is written only after a wrong password, and one statement takes the attempt: of wrong
 * passwords on several servers at once, no more are told to be wrong than there are attempts, and the others are
 * rejected as if they had not been checked. This server also counts its attempts in progress, so that no more of them
 * are checked.
 */
export class Slowdown {
  readonly #store: Pick<LoginAttempts, 'read' | 'take' | 'takeAny' | 'prune'>
  readonly #now: () => number
  /** When buckets are full again, as far as this server has seen: a read may be older than its own last write. */
  readonly #seen = new Generations<{ readonly fullAt: number }>(MAX_KEYS)
  readonly #inProgress = new Map<string, number>()
  #prunedAt = -Infinity

  /** @param now milliseconds since 1970 */
  constructor(store: Pick<LoginAttempts, 'read' | 'take' | 'takeAny' | 'prune'>, now = Date.now) {
    this.#store = store
    this.#now = now
  }

  /** The key under which the catalogue has the attempts at a user from an address. */
  keyOf(user: string, address: string): string {
    return keysOf(user, address).pair
  }

  /**
   * Throws if this address has no attempt at this user left, even if the credentials are right. Otherwise the answer
   * would reveal right credentials at any speed.
   * @param fullAt what the catalogue has under the key of the two
   * @throws TooManyAttempts
   */
  check(user: string, address: string, fullAt: number | undefined): void {
    const { pair } = keysOf(user, address)
    this.#see(pair, fullAt)
    refuse(this.#wait(pair, OF_PAIR))
  }

  /**
   * Makes an attempt. It counts if it is wrong, and does not count if it could not be checked.
   * @throws TooManyAttempts before or after the check; then nobody is told its outcome
   */
  async attempt(user: string, address: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const keys = keysOf(user, address)
    await this.#look(keys)
    refuse(this.#wait(keys.pair, OF_PAIR))
    refuse(this.#wait(keys.address, OF_ADDRESS))
    const isUnderAttack = this.#wait(keys.user, OF_USER) > 0
    const reserved = new Set(Object.values(keys) as string[])
    for (const key of reserved) this.#inProgress.set(key, this.#reserved(key) + 1)
    // A bucket that the attempt was taken from must not count it a second time.
    const release = (key: string): void => {
      if (!reserved.delete(key)) return
      const rest = this.#reserved(key) - 1
      if (rest === 0) this.#inProgress.delete(key)
      else this.#inProgress.set(key, rest)
    }
    try {
      if (isUnderAttack) await sleep(UNDER_ATTACK_MS)
      const outcome = await isRight()
      await (outcome ? this.#confirm(keys) : this.#take(keys, release))
      return outcome
    } finally {
      for (const key of reserved) release(key)
    }
  }

  /** Rejects a right password if wrong ones have used up the attempts since it began, perhaps on another server. */
  async #confirm(keys: Keys): Promise<void> {
    await this.#look(keys)
    refuse(this.#wait(keys.pair, OF_PAIR, 0))
    refuse(this.#wait(keys.address, OF_ADDRESS, 0))
  }

  async #take(keys: Keys, release: (key: string) => void): Promise<void> {
    const now = this.#now()
    for (const [key, rate] of [
      [keys.address, OF_ADDRESS],
      [keys.pair, OF_PAIR],
    ] as const) {
      const fullAt = await this.#store.take(key, rate, now)
      release(key)
      if (fullAt !== undefined) this.#see(key, fullAt)
      else {
        await this.#look(keys)
        refuse(Math.max(1, this.#wait(key, rate, 0)))
      }
    }
    this.#see(keys.user, await this.#store.takeAny(keys.user, OF_USER, now))
    if (now - this.#prunedAt < PRUNE_MS) return
    this.#prunedAt = now
    await this.#store.prune(now)
  }

  async #look(keys: Keys): Promise<void> {
    for (const [key, fullAt] of await this.#store.read(Object.values(keys) as string[]))
      this.#see(key, fullAt)
  }

  /** The time of a bucket only grows. */
  #see(key: string, fullAt: number | undefined): void {
    if (fullAt !== undefined && fullAt > (this.#seen.get(key)?.fullAt ?? 0)) this.#seen.set(key, { fullAt })
  }

  #reserved(key: string): number {
    return this.#inProgress.get(key) ?? 0
  }

  /** Seconds until an attempt is available; 0 if an attempt is available now. */
  #wait(key: string, rate: Rate, inProgress = this.#reserved(key)): number {
    const left = Math.max(0, attemptsLeft(this.#seen.get(key)?.fullAt, rate, this.#now()) - inProgress)
    return left >= 1 ? 0 : Math.ceil(((1 - left) * rate.eachMs) / 1000)
  }
}

function keysOf(user: string, address: string): Keys {
  const network = limitKeyOf(address)
  return {
    pair: hashed('pair', network, user),
    address: hashed('address', network),
    user: hashed('user', user),
  }
}

const hashed = (...parts: string[]): string => hash('sha256', JSON.stringify(parts), 'hex')

function refuse(seconds: number): void {
  if (seconds > 0) throw new TooManyAttempts(seconds)
}
