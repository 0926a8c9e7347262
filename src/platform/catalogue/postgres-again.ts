import { setTimeout as sleep } from 'node:timers/promises'
import { isOutdatedPlan, stateIn } from './postgres-errors.ts'

/** PostgreSQL ends one of the transactions that wait for each other, or that it cannot bring into an order. */
const VICTIMS: ReadonlySet<string> = new Set(['40P01', '40001'])

/** A statement that is prepared cannot run any more after a change of its tables. The next attempt has another connection. */
const isUndone = (error: unknown): boolean => VICTIMS.has(stateIn(error) ?? '') || isOutdatedPlan(error)

const MAX_ATTEMPTS = 5
/** The first pause is at most so long, and each further pause twice as long. */
const PAUSE_MS = 20

/**
 * Runs work again if PostgreSQL has undone it for the sake of another transaction. The work starts from the beginning,
 * after a pause of random length, so that the same transactions do not meet again.
 * @param mayRepeat is asked after an attempt
 * @throws the error of the last attempt
 */
export async function again<T>(work: () => PromiseLike<T>, mayRepeat = () => true): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !mayRepeat() || !isUndone(error)) throw error
      await sleep(Math.random() * PAUSE_MS * 2 ** (attempt - 1))
    }
}
