import type { ConnectionFolders } from '../../../src/quality/loaders/source-files.ts'

/** For tests that load from uploads alone. */
export const NO_CONNECTIONS: ConnectionFolders = {
  folder: () => Promise.reject(new Error('This test has no loader connections.')),
}
