import { setTimeout as sleep } from 'node:timers/promises'
import { Generations } from '../../lib/generations.ts'
import { limitKeyOf } from '../../platform/client-address.ts'
import { TooManyAttempts } from '../model/errors.ts'

/** Attempts that a key has at once, and the seconds in which it gets one back. */
interface Rate {
  readonly burst: number
  readonly secondsEach: number
}

/** Of one user from one address. */
const OF_PAIR: Rate = { burst: 5, secondsEach: 30 }
/** Of one address, whatever users it tries. */
const OF_ADDRESS: Rate = { burst: 30, secondsEach: 6 }
/** Of one user, from wherever. */
const OF_USER: Rate = { burst: 20, secondsEach: 10 }

/** What an attempt waits where somebody is trying out passwords of this user. */
const UNDER_ATTACK_MS = 2000

/** Keys of which none is forgotten early; one address alone cannot make more than it has attempts. */
const MAX_KEYS = 20_000

/** Buckets of attempts, by key, that fill up again with time. */
class Buckets {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Generations<{ left: number; at: number }>(MAX_KEYS)

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  /** Seconds until there is an attempt to take, 0 where there is one. */
  wait(key: string): number {
    const left = this.#left(key)
    return left >= 1 ? 0 : Math.ceil((1 - left) * this.#rate.secondsEach)
  }

  /** Takes an attempt, if there is one. */
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
 * Slows down whoever tries out credentials. An address has a few attempts at a user and some more at all users
 * together; when they are used up it is told to come back, and nothing is judged until then. Attempts at one user
 * from ever new addresses are let through, but wait: refusing them would shut out the user, who is at yet another
 * address. In IPv6 an address is its /64 network.
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
   * Refuses where this address has no attempt at this user left, right credentials too: else the answer would tell
   * right from wrong at any speed.
   * @throws TooManyAttempts
   */
  check(user: string, address: string): void {
    refuse(this.#pairs.wait(pairOf(user, address)))
  }

  /**
   * Spends one attempt, before it is known how it ends; `forgive` gives it back.
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
