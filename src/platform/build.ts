import { randomUUID } from 'node:crypto'

/** Inserted by scripts/bundle.mjs: a hash of all sources of the program. */
declare const BUILD_HASH: string | undefined

/**
 * Identifies this build. Run from its sources the program has no hash; each start then counts as another
 * build.
 */
export const buildId: string = typeof BUILD_HASH === 'string' ? BUILD_HASH : randomUUID()
