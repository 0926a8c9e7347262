import type { Knex } from 'knex'
import type { Logger } from '../logging.ts'

/** Passes what the database library has to say on to the log. */
export const libraryLog = (logger: Logger): Knex.Logger => ({
  debug: (message: unknown) => logger.debug({ detail: message }, 'Debug message of the database library.'),
  deprecate: (method: string, alternative: string) =>
    logger.warn({ method, alternative }, 'The database library reports a deprecated method.'),
  warn: (message: unknown) => logger.warn({ detail: message }, 'Warning of the database library.'),
  error: (message: unknown) => logger.error({ detail: message }, 'Error of the database library.'),
})
