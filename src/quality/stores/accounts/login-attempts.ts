import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'

/** The attempts that a key has at first, and the milliseconds in which it regains an attempt. */
export interface Rate {
  readonly burst: number
  readonly eachMs: number
}

/** Clocks of servers may differ, and a clock may be set back. A later time than a bucket can have means nothing. */
const SKEW_MS = 60_000

/** The latest time at which a bucket that was used up by now can be full again. */
const latest = ({ burst, eachMs }: Rate, now: number): number => now + burst * eachMs + SKEW_MS

/** The attempts that a key has left at a time; not always a whole number. */
export function attemptsLeft(fullAt: number | undefined, rate: Rate, now: number): number {
  if (fullAt === undefined || fullAt <= now || fullAt > latest(rate, now)) return rate.burst
  return Math.max(0, rate.burst - (fullAt - now) / rate.eachMs)
}

/** Expired rows that are deleted by one statement. */
const PORTION = 1000

interface Row {
  key: string
  full_at: number
}

/**
 * Token buckets of attempts in the catalogue. A bucket is the time at which it is full again, so that taking an attempt
 * is one addition, which the database makes atomic. Each statement changes one row, so that none waits in a circle.
 */
export class LoginAttempts {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /** When the buckets of keys are full again, in milliseconds since 1970. A key without a row is full. */
  async read(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#lookups<Row>('login_attempts').whereIn('key', keys).select('key', 'full_at')
    return new Map(rows.map(({ key, full_at }) => [key, full_at]))
  }

  /**
   * Takes an attempt, if an attempt is left.
   * @param now milliseconds since 1970
   * @returns when the bucket is full again; undefined if no attempt was left
   */
  async take(key: string, rate: Rate, now: number): Promise<number | undefined> {
    const { burst, eachMs } = rate
    return this.#add(key, now + eachMs, (query) =>
      query.merge({ full_at: this.#next(rate, now) } as unknown as Row).where((either) => {
        void either
          .where('login_attempts.full_at', '<=', now + (burst - 1) * eachMs)
          .orWhere('login_attempts.full_at', '>', latest(rate, now))
      }),
    )
  }

  /** Takes an attempt, or uses up the rest of one. @returns when the bucket is full again */
  async takeAny(key: string, rate: Rate, now: number): Promise<number | undefined> {
    const cap = now + rate.burst * rate.eachMs
    const next = this.#next(rate, now)
    const capped = this.#catalogue.knex.raw('case when ? > ? then ? else ? end', [next, cap, cap, next])
    return this.#add(key, now + rate.eachMs, (query) => query.merge({ full_at: capped } as unknown as Row))
  }

  /** Deletes the rows of buckets that are full. */
  async prune(now: number): Promise<void> {
    const { knex } = this.#catalogue
    const full = await knex<Row>('login_attempts').where('full_at', '<', now).limit(PORTION).select('key')
    for (const { key } of full)
      await knex<Row>('login_attempts').where({ key }).where('full_at', '<', now).delete()
  }

  /** When a bucket is full again after one more attempt. */
  #next(rate: Rate, now: number): Knex.Raw {
    return this.#catalogue.knex.raw(
      'case when login_attempts.full_at > ? and login_attempts.full_at <= ? then login_attempts.full_at + ? else ? end',
      [now, latest(rate, now), rate.eachMs, now + rate.eachMs],
    )
  }

  async #add(
    key: string,
    first: number,
    merge: (query: Knex.OnConflictQueryBuilder<Row, unknown>) => Knex.QueryBuilder,
  ): Promise<number | undefined> {
    const inserted = this.#catalogue.knex<Row>('login_attempts').insert({ key, full_at: first })
    const conflict = inserted.onConflict('key') as unknown as Knex.OnConflictQueryBuilder<Row, unknown>
    const rows = await merge(conflict).returning<Pick<Row, 'full_at'>[]>('full_at')
    return rows[0]?.full_at
  }
}
