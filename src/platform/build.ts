import { randomUUID } from 'node:crypto'

/** Put in by scripts/build.mjs: a hash of everything that the program is made from. */
declare const BUILD_HASH: string | undefined

/**
 * Tells this state of the program from every other one. Run from its sources it has no hash: then each start
 * counts as another state.
 */
export const buildId: string = typeof BUILD_HASH === 'string' ? BUILD_HASH : randomUUID()
