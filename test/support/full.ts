/** True in the full run, `.ci/full`. */
export const IS_FULL = process.env['FULL'] === '1'

/** How often or how much, in the full run and in all others. */
export const inFull = <T>(full: T, short: T): T => (IS_FULL ? full : short)
