import { setTimeout as sleep } from 'node:timers/promises'
import { Generations } from '../../../lib/generations.ts'
import { limitKeyOf } from '../../../platform/client-address.ts'
import { TooManyAttempts } from '../../model/errors.ts'

/** The attempts that a key has at first, and the seconds in which it regains an attempt. */
interface Rate {
  readonly burst: number
  readonly secondsEach: number
}

/** Of a user from an address. */
const OF_PAIR: Rate = { burst: 5, secondsEach: 30 }
/** Of an address, over all users. */
const OF_ADDRESS: Rate = { burst: 30, secondsEach: 6 }
/** Of a user, over all addresses. */
const OF_USER: Rate = { burst: 20, secondsEach: 10 }

/** Delay of an attempt while an attack on this user's password is suspected. */
const UNDER_ATTACK_MS = 2000

/** Keys that are certain to be remembered. A single address cannot create more keys than it has attempts. */
const MAX_KEYS = 20_000

/** Token buckets of attempts by key. They refill over time. */
class Buckets {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Generations<{ left: number; at: number }>(MAX_KEYS)

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  /** Seconds until an attempt is available; 0 if an attempt is available now. */
  wait(key: string): number {
    const left = this.#left(key)
    return left >= 1 ? 0 : Math.ceil((1 - left) * this.#rate.secondsEach)
  }

  /** Takes an attempt, if an attempt is left. */
  take(key: string): void {
    this.#set(key, Math.max(0, this.#left(key) - 1))
  }

  giveBack(key: string): void {
    this.#set(key, Math.min(this.#rate.burst, this.#left(key) + 1))
  }

  #left(key: string): number {
    const bucket = this.#buckets.get(key)
    if (bucket === undefined) return this.#rate.burst
    const refilled = (this.#now() - bucket.at) / 1000 / this.#rate.secondsEach
    return Math.min(this.#rate.burst, bucket.left + refilled)
  }

  #set(key: string, left: number): void {
    this.#buckets.set(key, { left, at: this.#now() })
  }
}

/**
 * Slows down guessing of credentials. An address has a few attempts per user and some more over all users together.
 * When they are used up, credentials from the address are rejected without a check until attempts are regained. If
 * many addresses try one user, attempts from new addresses are delayed, not rejected: a rejection would lock out the
 * real user, who has yet another address. An IPv6 address counts as its /64 network.
 */
export class Slowdown {
  readonly #pairs: Buckets
  readonly #addresses: Buckets
  readonly #users: Buckets

  /** @param now clock in milliseconds that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#pairs = new Buckets(OF_PAIR, now)
    this.#addresses = new Buckets(OF_ADDRESS, now)
    this.#users = new Buckets(OF_USER, now)
  }

  /**
   * Throws if this address has no attempt at this user left, even if the credentials are right. Otherwise the answer
   * would reveal right credentials at any speed.
   * @throws TooManyAttempts
   */
  check(user: string, address: string): void {
    refuse(this.#pairs.wait(pairOf(user, address)))
  }

  /**
   * Spends an attempt before its outcome is known; `forgive` gives it back.
   * @throws TooManyAttempts
   */
  async spend(user: string, address: string): Promise<void> {
    this.check(user, address)
    refuse(this.#addresses.wait(limitKeyOf(address)))
    const isUnderAttack = this.#users.wait(user) > 0
    this.#pairs.take(pairOf(user, address))
    this.#addresses.take(limitKeyOf(address))
    this.#users.take(user)
    if (isUnderAttack) await sleep(UNDER_ATTACK_MS)
  }

  forgive(user: string, address: string): void {
    this.#pairs.giveBack(pairOf(user, address))
    this.#addresses.giveBack(limitKeyOf(address))
    this.#users.giveBack(user)
  }
}

const pairOf = (user: string, address: string): string => `${limitKeyOf(address)} ${user}`

function refuse(seconds: number): void {
  if (seconds > 0) throw new TooManyAttempts(seconds)
}
